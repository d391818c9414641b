/** Documents for the tests: in memory, with what a test puts there. */

import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { memoryStore } from "./memory-store.js";

/** @typedef {import("../../../web/js/core/storage/types.d.ts").Head} Head */

/** Nobody else is there. */
export const ALONE = {
  holdMatch: async () => true,
  takeOverMatch: async () => {},
  releaseMatch: () => {},
  isHeld: async () => false,
  announceChange: () => {},
};

/** @param {Partial<Head>} [change] @returns {Head} */
export function head(change = {}) {
  return {
    id: "the match",
    kind: "record",
    title: "",
    version: 0,
    game: "two_hundred",
    rules: "reference",
    you: "S",
    side: "NS",
    levels: { W: "casual", N: "casual", E: "casual" },
    began: 1000,
    changed: 2000,
    status: "standing",
    deal: 1,
    deals: [],
    assisted: false,
    ...change,
  };
}

/** What the engine answers of a match of Two Hundred that it has opened to look at. @param {unknown[]} deals @param {Record<string, unknown>} [more] */
export function openedMatch(deals, more = {}) {
  return {
    ...{ ok: true, game: "two_hundred", rules: "reference", you: "S", players: {}, over: false, deals },
    ...more,
  };
}

/**
 * Documents on a device that lets us; `again`: as another tab has them.
 * @param {(Head & { record: string })[]} [matches]
 */
export async function documentsOf(matches = []) {
  const kept = memoryStore();
  const again = () => createDocuments({ openDevice: async () => kept });
  const documents = again();
  await documents.importAll(matches.map(({ record, ...one }) => ({ ...one, text: record })));
  return { documents, kept, again };
}

/** Locks as a browser has them, for several tabs. @returns {LockManager} */
export function browserLocks() {
  /** @type {Map<string, (error: Error) => void>} */
  const held = new Map();
  const manager = {
    /** @param {string} name @param {LockOptions} options @param {(lock: object | null) => unknown} callback */
    async request(name, { steal }, callback) {
      if (held.has(name) && !steal) return callback(null);
      held.get(name)?.(new DOMException("stolen", "AbortError"));
      const stolen = new Promise((_, reject) => held.set(name, reject));
      const mine = held.get(name);
      try {
        return await Promise.race([callback({ name }), stolen]);
      } finally {
        if (held.get(name) === mine) held.delete(name);
      }
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
  return /** @type {LockManager} */ (/** @type {unknown} */ (manager));
}

let revisions = 0;

/**
 * An answer as the engine gives it to a question with `since`: with the record's lines, all of them.
 * @template {{ ok: boolean }} A
 * @param {{ since?: unknown }} question
 * @param {A} answer
 * @param {string} record
 * @param {import("../../../web/js/core/storage/types.d.ts").Figures | null} [figures]
 */
export function withRecord({ since }, answer, record, figures = null) {
  if (since === undefined || !answer.ok || "record_lines" in answer) return answer;
  const lines = record.replace(/\n$/, "").split("\n");
  return { ...answer, record_lines: { revision: (revisions += 1), keep: 0, lines, figures } };
}
