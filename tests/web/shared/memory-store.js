/** The memory store: stores documents until the page is closed. */

/** @import { DocumentStore } from "../../../web/js/core/storage/types.d.ts" */

/** @returns {DocumentStore} */
export function memoryStore() {
  /** @type {Map<string, { head: unknown, lines: string[] | undefined }>} */
  const stored = new Map();
  return {
    loadHeads: async () => [...stored].map(([id, { head }]) => ({ id, head: structuredClone(head) })),
    loadHead: async (id) => structuredClone(stored.get(id)?.head),
    loadLines: async (id) => structuredClone(stored.get(id)?.lines),
    async writeAll(changes, guard) {
      if (guard?.isMet(stored.get(guard.id)?.head)) return false;
      for (const { id, head, lines } of changes) {
        if (head) stored.set(id, structuredClone({ head, lines: lines ?? stored.get(id)?.lines }));
        else stored.delete(id);
      }
      return true;
    },
    clearAll: async () => stored.clear(),
  };
}
