/**
 * Unkept: in the place of the browser's database one that is always empty. PyScript waits for its database of
 * installed packages before it starts Python, and there are none. Where storage is refused (a foreign frame, a
 * sandbox) opening the real one fails and takes the worker with it; and nobody needs to wait for a disk.
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
