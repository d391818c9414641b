/** The memory store: stores data until the page is closed. */

/** @import { KeptStore, StoreName } from "./types.d.ts" */

/** @returns {KeptStore} */
export function memoryStore() {
  /** @type {Record<StoreName, Map<string, unknown>>} */
  const stores = { matches: new Map(), records: new Map(), aside: new Map(), sheets: new Map() };
  return {
    loadAll: async (store) =>
      [...stores[store]].map(([key, value]) => ({ key, value: structuredClone(value) })),
    loadValue: async (store, key) => structuredClone(stores[store].get(key)),
    async writeSteps(steps, unless) {
      if (unless?.isMet(stores[unless.store].get(unless.key))) return false;
      for (const { store, key, value, change } of steps) {
        const now = change ? change(stores[store].get(key)) : value;
        if (now === undefined) stores[store].delete(key);
        else stores[store].set(key, structuredClone(now));
      }
      return true;
    },
    async clearAll() {
      for (const store of Object.values(stores)) store.clear();
    },
  };
}
