/**
 * The service worker: keeps one whole version of the site on the device and serves it from there (its WebAssembly, which
 * is named by its content, from the browser's own cache first: below). Of the languages it keeps those that this device
 * has been spoken to in, and no sounds where data is to be saved: the page says so in a cache (web/js/offline).
 *
 * A version is installed whole or not at all: every file is checked against its SHA-256, and one that is missing or
 * other than expected, or a script that no browser would run, fails the installation, so that the version before stays;
 * the pages are told why. What an earlier worker kept badly is asked for anew. A new version waits until the person
 * asks for it, or until no page of ours is open: two versions are never mixed. Bundled to `sw.js` at the site's root
 * by build/published/offline.py, which says below what there is.
 */
import { setCacheNameDetails } from "workbox-core";
import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute, setCatchHandler } from "workbox-routing";
import { typeFault, retryDelay } from "../runtime/answers.js";

/** @typedef {{url: string, revision: string | null, integrity: string}} Entry */
/** @typedef {Event & {data: any, ports: MessagePort[], waitUntil(work: Promise<unknown>): void}} WorkerEvent */
/**
 * What a service worker has and a window has not, as far as it is used here.
 * @typedef {object} Worker
 * @property {() => Promise<void>} skipWaiting
 * @property {Location} location
 * @property {{matchAll(which: object): Promise<{postMessage(message: unknown): void}[]>}} clients
 * @property {(name: "install" | "activate" | "message", hear: (event: WorkerEvent) => void) => void} addEventListener
 */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
setCacheNameDetails({ prefix: "follow-suit" });
const { "": forEverybody, sound, ...languages } = __FOLLOWSUIT_PRECACHE__;
const kept = new PrecacheController({
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse && !fault(request.url, cachedResponse) ? cachedResponse : null,
      cacheWillUpdate: async ({ request, response }) => {
        const found = fault(request.url, response);
        if (found) throw new TypeError(found);
        return response;
      },
      fetchDidSucceed: async ({ request, response }) => {
        if (response.status !== 429) return response;
        await new Promise((over) => setTimeout(over, retryDelay(response.headers)));
        return fetch(request.clone());
      },
    },
  ],
});
const all = [forEverybody, sound, ...Object.values(languages)].flat();
// Whatever else of it is asked for is kept once it has come.
kept.addToCacheList(all);

worker.addEventListener("install", (event) =>
  event.waitUntil(
    wished()
      .then((more) => keep(event, [...forEverybody, ...more]))
      .catch(tellWhy),
  ),
);
worker.addEventListener("activate", (event) => {
  void kept.activate(/** @type {any} */ (event));
  // They may be of other bots than this version has.
  event.waitUntil(caches.delete(OPENINGS));
});

/** Why an answer is of no use to whoever asks later. @param {string} address @param {Response} answer @returns {string | undefined} */
function fault(address, { status, headers }) {
  return status === 200 ? typeFault(address, headers) : `${address}: status ${status}`;
}

/** Tell the pages why this version is not kept. @param {Error} error @returns {Promise<never>} */
async function tellWhy(error) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: "NOT_KEPT", reason: error.message });
  throw error;
}

/** What is to be kept besides what everybody has: all of it where no page has said. @returns {Promise<Entry[]>} */
async function wished() {
  const said = await caches.match("wishes.json", { cacheName: "follow-suit-wishes" });
  if (!said) return all;
  const wishes = await said.json();
  return [
    wishes.sound ? sound : [],
    ...wishes.languages.map((/** @type {string} */ code) => languages[code] ?? []),
  ].flat();
}

/** Keep what is not kept yet, each file as its checksum says. @param {WorkerEvent} event @param {Entry[]} entries */
async function keep(event, entries) {
  for (const { url, revision, integrity } of entries) {
    const params = { cacheKey: kept.getCacheKeyForURL(url), integrity };
    const ask = (/** @type {RequestCache} */ cache) =>
      kept.strategy.handle({
        event: /** @type {any} */ (event),
        request: new Request(url, { integrity, cache, credentials: "same-origin" }),
        params,
      });
    try {
      await ask(revision ? "reload" : "default");
    } catch (error) {
      // The browser's own cache may hold what the server sent before its owner mended it.
      if (revision) throw named(error, url);
      await ask("reload").catch((again) => Promise.reject(named(again, url)));
    }
  }
}

/** An error that says which file it is about. @param {unknown} error @param {string} url */
function named(error, url) {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(said.includes(url) ? said : `${url}: ${said}`);
}

/** Put what is kept of some addresses in place anew, past every cache. @param {string[]} addresses */
async function renew(addresses) {
  const cache = await caches.open(kept.strategy.cacheName);
  for (const address of addresses) {
    const { integrity } = all.find(({ url }) => new URL(url, worker.location.href).href === address) ?? {};
    const found = await fetch(address, { cache: "reload", ...(integrity && { integrity }) }).catch(
      () => null,
    );
    const key = kept.getCacheKeyForURL(address);
    if (found && key && !fault(address, found)) await cache.put(key, found);
    else await found?.arrayBuffer(); // into the browser's own cache
  }
}

// A browser keeps compiled WebAssembly with the response it came from: after a first visit, with the one in the HTTP
// cache. The precache's copy has no compiled code, and is the fallback.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".wasm"),
  async ({ request: { url } }) => (await already(url)) ?? (await kept.matchPrecache(url)) ?? fetch(url),
);

/** What the browser's own cache holds of an address, without asking the network. @param {string} url */
async function already(url) {
  try {
    const found = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return found.ok ? found : undefined;
  } catch {
    return undefined; // that is how a browser says that it holds nothing
  }
}

// First hands are kept as they are drawn. Without a network another of the game does as well, and none is no failure.
const OPENINGS = "follow-suit-openings";
const SCRIPT = { "Content-Type": "text/javascript" };
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.href.startsWith(new URL("openings/", worker.location.href).href),
  async ({ request }) => {
    const cache = await caches.open(OPENINGS);
    try {
      const kept = await cache.match(request.url);
      const found = kept ?? (await fetch(request));
      if (!kept && !fault(request.url, found)) await cache.put(request.url, found.clone());
      return found;
    } catch {
      const folder = new URL("./", request.url).href;
      const another = (await cache.keys()).find(({ url }) => url.startsWith(folder));
      return (
        (another && (await cache.match(another))) ?? new Response("export default null", { headers: SCRIPT })
      );
    }
  },
);

// The pages for programmers are kept as they are visited: the network's while there is one, else the one seen last.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.method === "GET" && isLater(url.href),
  async ({ request, url }) => {
    const cache = await caches.open("follow-suit-later");
    const address = url.origin + url.pathname;
    try {
      const found = await fetch(request);
      if (!fault(address, found)) await cache.put(address, found.clone());
      return found;
    } catch (error) {
      const kept = await cache.match(address);
      if (kept) return kept;
      throw error;
    }
  },
);

/** Whether an address is in a folder that is kept when it is visited. @param {string} address */
function isLater(address) {
  return ["docs/", "play-with-python/", "wheels/"].some((folder) =>
    address.startsWith(new URL(folder, worker.location.href).href),
  );
}

// The address of a language's home page leads to the page that is kept, which speaks that language.
const root = new URL("./", worker.location.href);
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && homeOf(url) !== undefined && !url.searchParams.has("nosw"),
  async ({ url }) => {
    const kept = new URL(root);
    kept.search = url.search;
    if (!url.searchParams.has("lang")) kept.searchParams.set("lang", homeOf(url) ?? "");
    return Response.redirect(kept.href);
  },
);

/** The language whose home page this is, by its code. @param {URL} url */
function homeOf(url) {
  const path = url.href.startsWith(root.href) ? url.pathname.slice(root.pathname.length) : "";
  return /^in\/([\w-]+)\/(?:index\.html)?$/.exec(path)?.[1];
}

// A page is the same page with any parameter but this one, which asks for the network.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/^(?!nosw$)/] }));

// An unknown address of ours gets the 404 page offline too.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const page = await kept.matchPrecache("404.html");
        if (!page) throw error;
        return new Response(page.body, { status: 404, headers: page.headers });
      }
    },
    { denylist: [/[?&]nosw(&|=|$)/] },
  ),
);

// A precached page that the browser has evicted is fetched from the network.
setCatchHandler(async ({ request }) => (request.mode === "navigate" ? fetch(request.url) : Response.error()));

worker.addEventListener("message", (event) => {
  if (event.data?.type === "SKIP_WAITING") void worker.skipWaiting();
  // The wishes have changed, or may not have come whole. Without a network: the next time.
  if (event.data?.type === "KEEP")
    event.waitUntil(
      wished()
        .then((more) => keep(event, more))
        .catch(() => {}),
    );
  // The engine did not start from what is kept.
  if (event.data?.type === "RENEW")
    event.waitUntil(renew(event.data.addresses).finally(() => event.ports[0]?.postMessage(null)));
});
