/**
 * Alone: a table in another site's page keeps nothing, as browsers that refuse storage to foreign frames have it
 * anyway. What would keep something is put out of reach before anything asks for it; so two tables in one page do not
 * disturb each other, nor the person's own match at the site itself, and nothing is left behind.
 */

const refuse = () => {
  throw new DOMException("A table in another site's page keeps nothing.", "SecurityError");
};
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, { get: refuse });
Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined });
for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(Navigator.prototype, name);
