/**
 * Archive: the matches that are kept, and what was set aside. On the device where it lets us; in memory where it
 * refuses or is full, and then nothing of what lies on the device already is touched.
 */

import { isHead, newestFirst } from "./heads.js";
import { linesOf, textOf } from "./lines.js";
import { memoryStore } from "./memory.js";

/** @import { Aside, Head, KeptStore, Step, Unless, Where } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createArchive>} Archive */

/**
 * @param {object} needs
 * @param {() => Promise<KeptStore>} needs.device
 * @param {(where: Where) => void} [needs.tell] where things are kept from now on
 * @param {() => string} [needs.fresh] a name nobody has
 * @param {() => number} [needs.now]
 */
export function createArchive({
  device,
  tell = () => {},
  fresh = () => String(Math.random()),
  now = Date.now,
}) {
  const memory = memoryStore();
  /** @type {Where} */
  let where = "opening";
  // Names of what lies in memory because the device had no room: memory's word counts for these.
  /** @type {Set<string>} */
  const inMemory = new Set();

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

  /** Writings are made one after the other, in the order they were asked for. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /**
   * @param {Step[]} steps
   * @param {Unless} [unless]
   * @param {boolean} [isStrict] fail where there is no room, and do not take memory instead
   * @returns {Promise<boolean>} false where `unless` said so
   */
  function write(steps, unless, isStrict = false) {
    const done = last.then(() => written(steps, unless, isStrict));
    last = done.catch(() => {});
    return done;
  }

  /** @param {Step[]} steps @param {Unless} [unless] @param {boolean} [isStrict] @returns {Promise<boolean>} */
  async function written(steps, unless, isStrict) {
    const stored = await opened;
    if (!stored) return memory.write(steps, unless);
    // What waited for room comes first; where room is only made, it comes after.
    const makesRoom = steps.every(({ value, change }) => value === undefined && !change);
    try {
      const waiting = makesRoom ? [] : await heldBack();
      if (!(await stored.write([...waiting, ...steps], unless))) return false;
      await onDevice([...waiting, ...steps]);
    } catch (error) {
      if (isStrict) throw error;
      await inPlace(steps);
      moved("full");
      return true;
    }
    if (inMemory.size) {
      const waiting = await heldBack();
      await stored.write(waiting).then(
        () => onDevice(waiting),
        () => {},
      );
    }
    if (!inMemory.size) moved("device");
    return true;
  }

  /** These lie on the device now. @param {Step[]} steps */
  async function onDevice(steps) {
    for (const step of steps) inMemory.delete(name(step));
    await memory.write(steps.map(({ store, key }) => ({ store, key })));
  }

  /** These lie in memory, in the place of what the device has. @param {Step[]} steps */
  async function inPlace(steps) {
    for (const { store, key, value, change } of steps) {
      const now = change ? change(await get(store, key)) : value;
      await memory.write([{ store, key, value: now }]);
      inMemory.add(name({ store, key }));
    }
  }

  /** What is in memory because the device had no room. @returns {Promise<Step[]>} */
  async function heldBack() {
    return Promise.all(
      [...inMemory].map(async (one) => {
        const [store, key] = /** @type {[Step["store"], string]} */ ([
          one.slice(0, one.indexOf("/")),
          one.slice(one.indexOf("/") + 1),
        ]);
        return { store, key, value: await memory.get(store, key) };
      }),
    );
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

    /** Every match, the newest first; what is no match is set aside. @returns {Promise<Head[]>} */
    async heads() {
      const found = await all("matches");
      const torn = found.filter(({ value }) => !isHead(value));
      for (const { key, value } of torn)
        await this.setAside(
          {
            code: "unreadable",
            message: "",
            game: null,
            text: JSON.stringify({ head: value, record: await this.record(key) }),
          },
          key,
        );
      return newestFirst(/** @type {Head[]} */ (found.map(({ value }) => value).filter(isHead)));
    },

    /** @param {string} id @returns {Promise<string | null>} */
    async record(id) {
      const lines = await get("records", id);
      return Array.isArray(lines) ? textOf(lines) : null;
    },

    /** @param {string} id @returns {Promise<Head | null>} */
    async head(id) {
      const head = await get("matches", id);
      return isHead(head) ? head : null;
    },

    /**
     * Open a match for a session: from now on only that session may write it.
     * @param {string} id
     * @param {string} session
     * @returns {Promise<{ head: Head, record: string } | null>} null where there is none
     */
    async take(id, session) {
      await write([
        {
          store: "matches",
          key: id,
          change: (found) => (isHead(found) ? { ...found, session } : found),
        },
      ]);
      const [head, record] = await Promise.all([this.head(id), this.record(id)]);
      return head && record !== null ? { head, record } : null;
    },

    /**
     * Keep a match as it stands. False where another session has opened it since: then nothing is written.
     * @param {Head} head
     * @param {string[]} lines of its record
     * @param {number} [from] the first line that is new since the match was kept last
     * @returns {Promise<boolean>}
     */
    keep(head, lines, from = 0) {
      return write(
        [
          { store: "matches", key: head.id, value: head },
          { store: "records", key: head.id, value: lines, from },
        ],
        {
          store: "matches",
          key: head.id,
          is: (found) => isHead(found) && found.session !== head.session,
        },
      );
    },

    /**
     * Put matches and what was set aside, all of it or nothing.
     * @param {(Head & { record: string })[]} matches
     * @param {Aside[]} aside
     * @param {boolean} [isAll] in the place of everything there is
     * @throws where there is no room
     */
    async put(matches, aside, isAll = false) {
      /** @type {Step[]} */
      const gone = [];
      if (isAll)
        for (const store of /** @type {const} */ (["matches", "records", "aside"]))
          gone.push(...(await all(store)).map(({ key }) => ({ store, key })));
      const put = [
        ...matches.flatMap(({ record, ...head }) => [
          /** @type {Step} */ ({ store: "matches", key: head.id, value: head }),
          /** @type {Step} */ ({ store: "records", key: head.id, value: linesOf(record) }),
        ]),
        ...aside.map((one) => /** @type {Step} */ ({ store: "aside", key: one.id, value: one })),
      ];
      await write([...gone, ...put], undefined, true);
    },

    /** @param {Head} head whose record stays as it is */
    async mark(head) {
      await write([{ store: "matches", key: head.id, value: head }]);
    },

    /** @param {string[]} ids */
    async drop(...ids) {
      if (!ids.length) return;
      await write(
        ids.flatMap((key) => [
          /** @type {Step} */ ({ store: "matches", key }),
          /** @type {Step} */ ({ store: "records", key }),
        ]),
      );
    },

    /**
     * Set something aside; the match it was found in goes in the same breath.
     * @param {Pick<Aside, "code" | "message" | "game" | "text">} found
     * @param {string} [id] of the match
     */
    async setAside(found, id) {
      const one = { ...found, id: fresh(), at: now() };
      await write([
        { store: "aside", key: one.id, value: one },
        ...(id === undefined
          ? []
          : [
              /** @type {Step} */ ({ store: "matches", key: id }),
              /** @type {Step} */ ({ store: "records", key: id }),
            ]),
      ]);
    },

    /** What was set aside, the newest first. @returns {Promise<Aside[]>} */
    async aside() {
      const found = (await all("aside")).map(({ value }) => /** @type {Aside} */ (value));
      return found.filter((one) => typeof one?.text === "string").sort((one, two) => two.at - one.at);
    },

    /** @param {string} id */
    async dropAside(id) {
      await write([{ store: "aside", key: id }]);
    },

    /** Forget everything. */
    async clear() {
      inMemory.clear();
      await memory.clear();
      await (await opened)?.clear();
    },
  };
}
