/**
 * Unkept: in the place of the browser's database one that is always empty, and in the place of channels between tabs
 * some that say nothing. PyScript waits for its database of installed packages before it starts Python, and there are
 * none; it opens a channel as soon as it is read, for a service worker that is not used here. Where storage is refused
 * (a foreign frame, a sandbox) opening either fails and takes the engine with it; and nobody needs to wait for a disk.
 */

/** @typedef {{onsuccess?: (event: {target: {result: unknown}}) => void}} Request */

/** @param {unknown} [result] @returns {Request} a request answered a moment later */
function answered(result) {
  /** @type {Request} */
  const request = {};
  queueMicrotask(() => request.onsuccess?.({ target: { result } }));
  return request;
}

const nothing = () => answered();
const store = { getAllKeys: () => answered([]), get: nothing, put: nothing, delete: nothing, clear: nothing };
const database = { transaction: () => ({ objectStore: () => store }), close() {} };

Object.defineProperty(self, "indexedDB", { value: { open: () => answered(database) } });

class Silent {
  postMessage() {}
  close() {}
}
Object.defineProperty(self, "BroadcastChannel", { value: Silent });
