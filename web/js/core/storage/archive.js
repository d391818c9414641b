/**
 * Archive: the stored matches, and unreadable data that was set aside; on the device, or in memory
 * (`fallback-store.js`).
 */

import { createFallbackStore } from "./fallback-store.js";
import { isHead, newestFirst } from "./match-summaries.js";
import { linesOf, textOf } from "./record-lines.js";

/** @import { Aside, Head, KeptStore, Step, Where } from "./types.d.ts" */

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
  const { where, write, get, all, clear } = createFallbackStore({ device, tell });

  return {
    where,

    /** Every match, the newest first; anything that is not a match is set aside. @returns {Promise<Head[]>} */
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
     * Store the current match. False if another session has opened it since; then nothing is written.
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
     * @param {{ id: string }[]} [sheets] score sheets
     * @throws where there is no room
     */
    async put(matches, aside, isAll = false, sheets = []) {
      /** @type {Step[]} */
      const gone = [];
      if (isAll)
        for (const store of /** @type {const} */ (["matches", "records", "aside", "sheets"]))
          gone.push(...(await all(store)).map(({ key }) => ({ store, key })));
      const put = [
        ...matches.flatMap(({ record, ...head }) => [
          /** @type {Step} */ ({ store: "matches", key: head.id, value: head }),
          /** @type {Step} */ ({ store: "records", key: head.id, value: linesOf(record) }),
        ]),
        ...aside.map((one) => /** @type {Step} */ ({ store: "aside", key: one.id, value: one })),
        ...sheets.map((one) => /** @type {Step} */ ({ store: "sheets", key: one.id, value: one })),
      ];
      await write([...gone, ...put], undefined, true);
    },

    /**
     * Store one match; in memory where the device has no room.
     * @param {Head} head
     * @param {string} record
     * @returns {Promise<boolean>} whether there was room for it
     */
    async add(head, record) {
      await write([
        { store: "matches", key: head.id, value: head },
        { store: "records", key: head.id, value: linesOf(record) },
      ]);
      return where() !== "full";
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
     * Set something aside; the match it was found in goes in the same transaction.
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

    /** Every score sheet that is kept, as `features/score-sheet` writes it. @returns {Promise<unknown[]>} */
    async sheets() {
      return (await all("sheets")).map(({ value }) => value);
    },

    /**
     * Keep a score sheet. False where `isOther` says so of what is kept; then nothing is written.
     * @param {string} id
     * @param {unknown} [sheet] none to throw it away
     * @param {(found: unknown) => boolean} [isOther]
     */
    keepSheet(id, sheet, isOther = () => false) {
      return write([{ store: "sheets", key: id, value: sheet }], { store: "sheets", key: id, is: isOther });
    },

    clear,
  };
}
