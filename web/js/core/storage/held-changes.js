/** Held changes: what the device did not take, and waits in memory until it does. */

/** @import { DocumentChange, Guard } from "./types.d.ts" */

/** @param {unknown} head @returns {number} 0 where there is none */
export const versionOf = (head) =>
  Number(/** @type {{ version?: number } | undefined} */ (head)?.version) || 0;

/** Whether a head was written after all, though the writing seemed to fail. @param {unknown} found @param {unknown} tried */
export const isSameHead = (found, tried) => JSON.stringify(found) === JSON.stringify(tried);

export function createHeldChanges() {
  /** By id; `base` is the version that the device has, `tried` the head that it was given without an answer. @type {Map<string, DocumentChange & { base: number, tried: unknown }>} */
  const held = new Map();

  /** Changes as the device needs them: it lacks what is held. @param {DocumentChange[]} changes @returns {DocumentChange[]} */
  function completeChanges(changes) {
    return changes.map((change) => {
      const before = held.get(change.id);
      if (!before || !change.head) return change;
      const lines = change.lines ?? before.lines;
      return { id: change.id, head: change.head, ...(lines && { lines }) };
    });
  }

  return {
    completeChanges,

    /** @param {string} id @returns {DocumentChange | undefined} */
    findHeld: (id) => held.get(id),
    /** All of them, in the order they came. */
    listHeld: () => [...held.values()],

    /**
     * @param {DocumentChange[]} changes
     * @param {(id: string) => unknown} headOnDevice the head that was seen there last
     * @param {boolean} [isTried] whether the device was asked to write them
     */
    holdChanges(changes, headOnDevice, isTried = false) {
      for (const change of completeChanges(changes)) {
        const { id, head } = change;
        const before = held.get(id);
        const base = before?.base ?? (head ? head.version - 1 : versionOf(headOnDevice(id)));
        held.set(id, { ...change, from: 0, base, tried: isTried ? head : before?.tried });
      }
    },

    /** @param {DocumentChange[]} changes that wait no more */
    dropHeld(changes) {
      for (const { id } of changes) held.delete(id);
    },
    dropAll: () => held.clear(),

    /** A condition on what the device has, of a document that is held: whether it is another tab's. @param {Guard} guard @returns {Guard} */
    guardHeld(guard) {
      const one = held.get(guard.id);
      if (!one) return guard;
      return {
        ...guard,
        isMet: (found) =>
          found !== undefined && versionOf(found) !== one.base && !isSameHead(found, one.tried),
      };
    },
  };
}
