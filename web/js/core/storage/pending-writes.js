/**
 * Pending writes: what is in memory because the device had no room, until it has. For these things memory is authoritative.
 */

import { isHead } from "./match-summaries.js";

/** @import { KeptStore, Step, Unless } from "./types.d.ts" */

/** The session that may write a match; null where there is no match. @param {unknown} head */
const sessionOf = (head) => (isHead(head) ? head.session : null);

/** @param {Pick<Step, "store" | "key">} step */
const stepKey = ({ store, key }) => `${store}/${key}`;

/** @param {KeptStore} memory */
export function createPendingWrites(memory) {
  /**
   * What waits, by name. For a match with the session that had the device's copy open, so that one opened elsewhere since is
   * noticed.
   * @type {Map<string, string | null>}
   */
  const inMemory = new Map();

  return {
    isPending,
    isEmpty: () => inMemory.size === 0,
    clearPending: () => inMemory.clear(),
    guardPending,
    completeSteps,
    dropPending,
    holdSteps,
    writePending,
  };

  /** Whether this waits. @param {Pick<Step, "store" | "key">} one */
  function isPending(one) {
    return inMemory.has(stepKey(one));
  }

  /**
   * The same condition, if the device's copy is unchanged since memory took over. What the device never had room for is not gone.
   * @param {Unless} unless
   * @returns {Unless}
   */
  function guardPending(unless) {
    const session = inMemory.get(stepKey(unless));
    const isUnknown = (/** @type {unknown} */ found) => found === undefined && isPending(unless);
    return {
      ...unless,
      isMet: (found) =>
        !isUnknown(found) && unless.isMet(found) && (!session || sessionOf(found) !== session),
    };
  }

  /**
   * Steps as the device needs them: it lacks what is held in memory. @param {Step[]} steps @returns {Promise<Step[]>}
   */
  async function completeSteps(steps) {
    return Promise.all(
      steps.map(async ({ from, change, ...step }) => {
        if (!isPending(step)) return { ...step, ...(change && { change }), ...(from && { from }) };
        return change ? { ...step, value: change(await memory.loadValue(step.store, step.key)) } : step;
      }),
    );
  }

  /** From here on the device is authoritative for these. @param {Pick<Step, "store" | "key">[]} steps */
  async function dropPending(steps) {
    for (const step of steps) inMemory.delete(stepKey(step));
    await memory.writeSteps(steps.map(({ store, key }) => ({ store, key })));
  }

  /** Hold these in memory, in place of the device's copies. @param {KeptStore} stored @param {Step[]} steps */
  async function holdSteps(stored, steps) {
    for (const { store, key, value, change } of steps) {
      const one = stepKey({ store, key });
      const now = change ? change(await (inMemory.has(one) ? memory : stored).loadValue(store, key)) : value;
      if (!inMemory.has(one))
        inMemory.set(one, store === "matches" ? sessionOf(await stored.loadValue(store, key)) : null);
      await memory.writeSteps([{ store, key, value: now }]);
    }
  }

  /**
   * Write what waited for room, each match by itself. One that another session has opened meanwhile is that session's:
   * what was held of it is dropped.
   * @param {KeptStore} stored
   */
  async function writePending(stored) {
    /** @type {Map<string, Step[]>} */
    const waiting = new Map();
    for (const one of inMemory.keys()) {
      const [store, key] = /** @type {[Step["store"], string]} */ ([
        one.slice(0, one.indexOf("/")),
        one.slice(one.indexOf("/") + 1),
      ]);
      const together = store === "aside" ? one : key;
      const step = { store, key, value: await memory.loadValue(store, key) };
      waiting.set(together, [...(waiting.get(together) ?? []), step]);
    }
    for (const steps of waiting.values()) {
      const head = steps.find(({ store }) => store === "matches");
      const mine = sessionOf(head?.value);
      const unless =
        head && guardPending({ ...head, isMet: (found) => isHead(found) && found.session !== mine });
      await stored.writeSteps(steps, unless).then(
        () => dropPending(steps),
        () => {}, // there is still no room: they wait on
      );
    }
  }
}
