/**
 * The fallback store: the device's store while it has room, and memory if the device refuses or is full. What is in
 * memory is written once there is room (`pending-writes.js`); nothing on the device is lost meanwhile.
 */

import { memoryStore } from "./memory-store.js";
import { createWaiting } from "./pending-writes.js";

/** @import { KeptStore, Step, Unless, Where } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {() => Promise<KeptStore>} needs.device opens the device's store; rejects where it is refused
 * @param {(where: Where) => void} needs.tell where things are kept from now on
 */
export function createFallbackStore({ device, tell }) {
  const memory = memoryStore();
  const waiting = createWaiting(memory);
  /** @type {Where} */
  let where = "opening";

  /** @type {Promise<KeptStore | null>} */
  const opened = Promise.resolve()
    .then(device)
    .then(
      (stored) => {
        moved("device");
        return stored;
      },
      () => {
        moved("refused");
        return null;
      },
    );

  /** @param {Where} to */
  function moved(to) {
    if (where === to) return;
    where = to;
    tell(to);
  }

  /** Writes are queued and run in order. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * @param {Step[]} steps
   * @param {Unless} [unless]
   * @param {boolean} [isStrict] fail where there is no room, and do not take memory instead
   * @returns {Promise<boolean>} false where `unless` said so
   */
  function write(steps, unless, isStrict = false) {
    const done = last.then(() => written(steps, unless, isStrict));
    last = done.catch(() => {}); // whoever asked for the write is told
    return done;
  }

  /** @param {Step[]} steps @param {Unless} [unless] @param {boolean} [isStrict] @returns {Promise<boolean>} */
  async function written(steps, unless, isStrict) {
    const stored = await opened;
    if (!stored) return memory.write(steps, unless);
    // What waited for room is written first, unless this write only frees room.
    const makesRoom = steps.every(({ value, change }) => value === undefined && !change);
    if (!makesRoom) await waiting.catchUp(stored);
    const guard = unless && waiting.sinceHeld(unless);
    try {
      if (!(await stored.write(await waiting.whole(steps), guard))) {
        await waiting.forget(steps);
        return false;
      }
      await waiting.forget(steps);
    } catch (error) {
      if (isStrict) throw error;
      if (guard?.is(await stored.get(guard.store, guard.key))) {
        await waiting.forget(steps);
        return false;
      }
      await waiting.holdBack(stored, steps);
      moved("full");
      return true;
    }
    await waiting.catchUp(stored);
    if (waiting.isEmpty()) moved("device");
    return true;
  }

  /** @param {Step["store"]} store @param {string} key @returns {Promise<unknown>} */
  async function get(store, key) {
    const stored = await opened;
    return !stored || waiting.has({ store, key }) ? memory.get(store, key) : stored.get(store, key);
  }

  /** @param {Step["store"]} store @returns {Promise<{ key: string, value: unknown }[]>} */
  async function all(store) {
    const stored = await opened;
    const held = await memory.all(store);
    if (!stored) return held;
    const there = (await stored.all(store)).filter(({ key }) => !waiting.has({ store, key }));
    return [...there, ...held.filter(({ key }) => waiting.has({ store, key }))];
  }

  return {
    where: () => where,
    write,
    get,
    all,
    /** Forget everything. */
    async clear() {
      waiting.clear();
      await memory.clear();
      await (await opened)?.clear();
    },
  };
}
