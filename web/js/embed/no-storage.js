/**
 * No storage: a table in another site's page keeps nothing. Some browsers refuse storage to foreign frames anyway; here
 * every kind of storage is put out of reach before a script asks for it. So two tables in one page do not disturb each
 * other or the person's own match at the site itself.
 */

const refuse = () => {
  throw new DOMException("A table in another site's page keeps nothing.", "SecurityError");
};
for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(globalThis, name, { get: refuse });
Object.defineProperty(globalThis, "BroadcastChannel", { value: undefined });
for (const name of ["serviceWorker", "locks"]) Reflect.deleteProperty(Navigator.prototype, name);
