/**
 * Names that typings of libraries use and that are not in the page's own set: TypeScript cannot load the types of a
 * page and of a service worker together, and Pyodide's typings also serve Node.
 */

/** Workbox's typings: https://w3c.github.io/ServiceWorker/#extendableevent */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** Workbox's typings: https://w3c.github.io/ServiceWorker/#fetchevent */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Response | Promise<Response>): void;
}

/** Workbox's typings: https://w3c.github.io/ServiceWorker/#client */
interface Client {
  readonly id: string;
  readonly url: string;
}

/** Pyodide's typings */
declare module "node:stream/web" {
  export type ReadableStream<T = unknown> = globalThis.ReadableStream<T>;
  export type WritableStream<T = unknown> = globalThis.WritableStream<T>;
}

/** Pyodide's typings */
declare module "node:net" {
  export type Socket = unknown;
}
