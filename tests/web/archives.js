/** Archives for the tests: in memory, with what a test puts into them. */

import { createArchive } from "../../web/js/store/kept/archive.js";
import { memoryShelf } from "../../web/js/store/kept/memory.js";

/** @typedef {import("../../web/js/store/kept/types.d.ts").Head} Head */

/** Nobody else is there. */
export const ALONE = {
  hold: async () => true,
  takeOver: async () => {},
  release: () => {},
  isHeld: async () => false,
  changed: () => {},
};

/** @param {Partial<Head>} [change] @returns {Head} */
export function head(change = {}) {
  return {
    id: "the match",
    game: "two_hundred",
    rules: "reference",
    you: "S",
    levels: { W: "casual", N: "casual", E: "casual" },
    began: 1000,
    changed: 2000,
    status: "standing",
    deal: 1,
    deals: [],
    assisted: false,
    sitting: "",
    ...change,
  };
}

/**
 * An archive on a device that lets us.
 * @param {(Head & { record: string })[]} [matches]
 */
export async function archiveOf(matches = []) {
  const shelf = memoryShelf();
  const archive = createArchive({ device: async () => shelf });
  await archive.put(matches, []);
  return { archive, shelf };
}
