/**
 * The fallback store: the device's store while it has room, and memory if the device refuses or is full. What is in
 * memory is written once there is room (`pending-writes.js`); nothing on the device is lost meanwhile.
 */

import { serialQueue } from "../async.js";
import { memoryStore } from "./memory-store.js";
import { createPendingWrites } from "./pending-writes.js";

/** @import { KeptStore, Step, Unless, Where } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Promise<KeptStore>} needs.openDevice opens the device's store; rejects where it is refused
 * @param {(where: Where) => void} needs.onStorageChange where things are kept from now on
 */
export function createFallbackStore({ openDevice, onStorageChange }) {
  const memory = memoryStore();
  const waiting = createPendingWrites(memory);
  /** @type {Where} */
  let where = "opening";

  /** @type {Promise<KeptStore | null>} */
  const opened = Promise.resolve()
    .then(openDevice)
    .then(
      (stored) => {
        setStorageState("device");
        return stored;
      },
      () => {
        setStorageState("refused");
        return null;
      },
    );

  /** @param {Where} to */
  function setStorageState(to) {
    if (where === to) return;
    where = to;
    onStorageChange(to);
  }

  /** Writes run in order. */
  const inTurn = serialQueue();

  /**
   * @param {Step[]} steps
   * @param {Unless} [unless]
   * @param {boolean} [isStrict] fail where there is no room, and do not take memory instead
   * @returns {Promise<boolean>} false where `unless` said so
   */
  function writeSteps(steps, unless, isStrict = false) {
    return inTurn(() => writeNow(steps, unless, isStrict));
  }

  /** @param {Step[]} steps @param {Unless} [unless] @param {boolean} [isStrict] @returns {Promise<boolean>} */
  async function writeNow(steps, unless, isStrict) {
    const stored = await opened;
    if (!stored) return memory.writeSteps(steps, unless);
    // What waited for room is written first, unless this write only frees room.
    const makesRoom = steps.every(({ value, change }) => value === undefined && !change);
    if (!makesRoom) await waiting.writePending(stored);
    const guard = unless && waiting.guardPending(unless);
    try {
      if (!(await stored.writeSteps(await waiting.completeSteps(steps), guard))) {
        await waiting.dropPending(steps);
        return false;
      }
      await waiting.dropPending(steps);
    } catch (error) {
      if (isStrict) throw error;
      if (guard?.isMet(await stored.loadValue(guard.store, guard.key))) {
        await waiting.dropPending(steps);
        return false;
      }
      await waiting.holdSteps(stored, steps);
      setStorageState("full");
      return true;
    }
    await waiting.writePending(stored);
    if (waiting.isEmpty()) setStorageState("device");
    return true;
  }

  /** @param {Step["store"]} store @param {string} key @returns {Promise<unknown>} */
  async function loadValue(store, key) {
    const stored = await opened;
    return !stored || waiting.isPending({ store, key })
      ? memory.loadValue(store, key)
      : stored.loadValue(store, key);
  }

  /** @param {Step["store"]} store @returns {Promise<{ key: string, value: unknown }[]>} */
  async function loadAll(store) {
    const stored = await opened;
    const held = await memory.loadAll(store);
    if (!stored) return held;
    const there = (await stored.loadAll(store)).filter(({ key }) => !waiting.isPending({ store, key }));
    return [...there, ...held.filter(({ key }) => waiting.isPending({ store, key }))];
  }

  return {
    storageState: () => where,
    writeSteps,
    loadValue,
    loadAll,
    /** Forget everything. */
    async clearAll() {
      waiting.clearPending();
      await memory.clearAll();
      await (await opened)?.clearAll();
    },
  };
}
