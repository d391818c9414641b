/** Devices: documents on devices of their own, with room or without. */

import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { idbStore } from "../../../web/js/core/storage/idb.js";

/** @typedef {import("../../../web/js/core/storage/types.d.ts").DocumentStore} DocumentStore */

let devices = 0;
export const newDevice = () => `device ${(devices += 1)}`;

/** @param {string} name @param {(store: DocumentStore) => DocumentStore} [spoil] */
export function documentsOn(name, spoil = (store) => store) {
  /** @type {string[]} */
  const told = [];
  const documents = createDocuments({
    openDevice: async () => spoil(await idbStore({ name })),
    onStorageChange: (where) => told.push(where),
    now: () => 5000,
  });
  return { documents, told };
}

/** A device without room, until there is. */
export function crowded() {
  const state = { isFull: true };
  return {
    state,
    spoil: (/** @type {DocumentStore} */ store) => ({
      ...store,
      writeAll: /** @type {DocumentStore["writeAll"]} */ (
        (changes, guard) => {
          if (state.isFull && changes.some(({ head }) => head))
            return Promise.reject(new DOMException("full", "QuotaExceededError"));
          return store.writeAll(changes, guard);
        }
      ),
    }),
  };
}

/** So many lines of a record. @param {number} count @param {string} [what] */
export const linesOf = (count, what = "line") => Array.from({ length: count }, (_, at) => `${what} ${at}`);
