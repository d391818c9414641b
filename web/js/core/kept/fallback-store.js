/**
 * The fallback store: the device's store while it has room, and memory if the device refuses or is full. What is in
 * memory is written once there is room; nothing on the device is lost meanwhile.
 */

import { isHead } from "./heads.js";
import { memoryStore } from "./memory.js";

/** @import { KeptStore, Step, Unless, Where } from "./types.d.ts" */

/** The session that may write a match; null where there is no match. @param {unknown} head */
const sessionOf = (head) => (isHead(head) ? head.session : null);

/**
 * @param {object} needs
 * @param {() => Promise<KeptStore>} needs.device opens the device's store; rejects where it is refused
 * @param {(where: Where) => void} needs.tell where things are kept from now on
 */
export function createFallbackStore({ device, tell }) {
  const memory = memoryStore();
  /** @type {Where} */
  let where = "opening";
  /**
   * The names of what is in memory because the device had no room: for these, memory is authoritative. For a match with
   * the session that had the device's copy open, so that one opened elsewhere since is noticed.
   * @type {Map<string, string | null>}
   */
  const inMemory = new Map();

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

  /** @param {Step} step */
  const name = ({ store, key }) => `${store}/${key}`;

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
    if (!makesRoom) await catchUp(stored);
    const guard = unless && sinceHeld(unless);
    try {
      if (!(await stored.write(await whole(steps), guard))) {
        await forget(steps);
        return false;
      }
      await forget(steps);
    } catch (error) {
      if (isStrict) throw error;
      if (guard?.is(await stored.get(guard.store, guard.key))) {
        await forget(steps);
        return false;
      }
      await holdBack(stored, steps);
      moved("full");
      return true;
    }
    await catchUp(stored);
    if (!inMemory.size) moved("device");
    return true;
  }

  /**
   * The same condition, if the device's copy is unchanged since memory took over.
   * @param {Unless} unless
   * @returns {Unless}
   */
  function sinceHeld(unless) {
    const session = inMemory.get(name(unless));
    return { ...unless, is: (found) => unless.is(found) && (!session || sessionOf(found) !== session) };
  }

  /**
   * Steps as the device needs them: it lacks what is held in memory. @param {Step[]} steps @returns {Promise<Step[]>}
   */
  async function whole(steps) {
    return Promise.all(
      steps.map(async ({ from, change, ...step }) => {
        if (!inMemory.has(name(step))) return { ...step, ...(change && { change }), ...(from && { from }) };
        return change ? { ...step, value: change(await memory.get(step.store, step.key)) } : step;
      }),
    );
  }

  /** From here on the device is authoritative for these. @param {Pick<Step, "store" | "key">[]} steps */
  async function forget(steps) {
    for (const step of steps) inMemory.delete(name(step));
    await memory.write(steps.map(({ store, key }) => ({ store, key })));
  }

  /** Hold these in memory, in place of the device's copies. @param {KeptStore} stored @param {Step[]} steps */
  async function holdBack(stored, steps) {
    for (const { store, key, value, change } of steps) {
      const now = change ? change(await get(store, key)) : value;
      const one = name({ store, key });
      if (!inMemory.has(one))
        inMemory.set(one, store === "matches" ? sessionOf(await stored.get(store, key)) : null);
      await memory.write([{ store, key, value: now }]);
    }
  }

  /**
   * Write what waited for room, each match by itself. One that another session has opened meanwhile is that session's:
   * what was held of it is dropped.
   * @param {KeptStore} stored
   */
  async function catchUp(stored) {
    /** @type {Map<string, Step[]>} */
    const waiting = new Map();
    for (const one of inMemory.keys()) {
      const [store, key] = /** @type {[Step["store"], string]} */ ([
        one.slice(0, one.indexOf("/")),
        one.slice(one.indexOf("/") + 1),
      ]);
      const together = store === "aside" ? one : key;
      const step = { store, key, value: await memory.get(store, key) };
      waiting.set(together, [...(waiting.get(together) ?? []), step]);
    }
    for (const steps of waiting.values()) {
      const head = steps.find(({ store }) => store === "matches");
      const mine = sessionOf(head?.value);
      const unless = head && sinceHeld({ ...head, is: (found) => isHead(found) && found.session !== mine });
      await stored.write(steps, unless).then(
        () => forget(steps),
        () => {}, // there is still no room: they wait on
      );
    }
  }

  /** @param {Step["store"]} store @param {string} key @returns {Promise<unknown>} */
  async function get(store, key) {
    const stored = await opened;
    return !stored || inMemory.has(name({ store, key })) ? memory.get(store, key) : stored.get(store, key);
  }

  /** @param {Step["store"]} store @returns {Promise<{ key: string, value: unknown }[]>} */
  async function all(store) {
    const stored = await opened;
    const held = await memory.all(store);
    if (!stored) return held;
    const there = (await stored.all(store)).filter(({ key }) => !inMemory.has(name({ store, key })));
    return [...there, ...held.filter(({ key }) => inMemory.has(name({ store, key })))];
  }

  return {
    where: () => where,
    write,
    get,
    all,
    /** Forget everything. */
    async clear() {
      inMemory.clear();
      await memory.clear();
      await (await opened)?.clear();
    },
  };
}
