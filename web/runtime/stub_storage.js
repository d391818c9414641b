/**
 * Replaces `indexedDB` by an empty stub and `BroadcastChannel` by one that sends nothing. PyScript waits for its database
 * of installed packages before it starts Python, and opens a channel for a service worker; neither is used here. Where
 * the browser refuses storage (a frame in another site, a sandbox) opening either would fail and stop the engine.
 */

/** @typedef {{onsuccess?: (event: {target: {result: unknown}}) => void}} Request */

/** @param {unknown} [result] @returns {Request} a request that succeeds a moment later */
function succeed(result) {
  /** @type {Request} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const nothing = () => succeed();
const store = { getAllKeys: () => succeed([]), get: nothing, put: nothing, delete: nothing, clear: nothing };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(self, "indexedDB", { value: { open: () => succeed(database) } });

class SilentChannel {
  postMessage() {}
  close() {}
}
Object.defineProperty(self, "BroadcastChannel", { value: SilentChannel });
