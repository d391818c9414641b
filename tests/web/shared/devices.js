/** Devices: archives on devices of their own, with room or without. */

import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createArchive } from "../../../web/js/core/storage/archive.js";
import { idbStore } from "../../../web/js/core/storage/idb.js";

/** @typedef {import("../../../web/js/core/storage/types.d.ts").KeptStore} KeptStore */

let devices = 0;
export const newDevice = () => `device ${(devices += 1)}`;

/** @param {string} name @param {(store: KeptStore) => KeptStore} [spoil] */
export function archiveOn(name, spoil = (store) => store) {
  /** @type {string[]} */
  const told = [];
  let serial = 0;
  const archive = createArchive({
    openDevice: async () => spoil(await idbStore({ name })),
    onStorageChange: (where) => told.push(where),
    createId: () => `fresh ${(serial += 1)}`,
    now: () => 5000,
  });
  return { archive, told };
}

/** A device without room, until there is. */
export function crowded() {
  const state = { isFull: true };
  return {
    state,
    spoil: (/** @type {KeptStore} */ store) => ({
      ...store,
      writeSteps: /** @type {KeptStore["writeSteps"]} */ (
        (steps, unless) => {
          if (state.isFull && steps.some(({ value }) => value !== undefined))
            return Promise.reject(new DOMException("full", "QuotaExceededError"));
          return store.writeSteps(steps, unless);
        }
      ),
    }),
  };
}

/** So many lines of a record. @param {number} count @param {string} [what] */
export const linesOf = (count, what = "line") => Array.from({ length: count }, (_, at) => `${what} ${at}`);
