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
 * @param {() => Promise<KeptStore>} needs.openDevice
 * @param {(where: Where) => void} [needs.onStorageChange] where things are kept from now on
 * @param {() => string} [needs.createId] a name nobody has
 * @param {() => number} [needs.now]
 */
export function createArchive({
  openDevice,
  onStorageChange = () => {},
  createId = () => String(Math.random()),
  now = Date.now,
}) {
  const { storageState, writeSteps, loadValue, loadAll, clearAll } = createFallbackStore({
    openDevice,
    onStorageChange,
  });

  return {
    storageState,

    /** Every match, the newest first; anything that is not a match is set aside. @returns {Promise<Head[]>} */
    async loadHeads() {
      const found = await loadAll("matches");
      const torn = found.filter(({ value }) => !isHead(value));
      for (const { key, value } of torn)
        await this.quarantine(
          {
            code: "unreadable",
            message: "",
            game: null,
            text: JSON.stringify({ head: value, record: await this.loadRecord(key) }),
          },
          key,
        );
      return newestFirst(/** @type {Head[]} */ (found.map(({ value }) => value).filter(isHead)));
    },

    /** @param {string} id @returns {Promise<string | null>} */
    async loadRecord(id) {
      const lines = await loadValue("records", id);
      return Array.isArray(lines) ? textOf(lines) : null;
    },

    /** @param {string} id @returns {Promise<Head | null>} */
    async loadHead(id) {
      const head = await loadValue("matches", id);
      return isHead(head) ? head : null;
    },

    /**
     * Open a match for a session: from now on only that session may write it.
     * @param {string} id
     * @param {string} session
     * @returns {Promise<{ head: Head, record: string } | null>} null where there is none
     */
    async claimMatch(id, session) {
      await writeSteps([
        {
          store: "matches",
          key: id,
          change: (found) => (isHead(found) ? { ...found, session } : found),
        },
      ]);
      const [head, record] = await Promise.all([this.loadHead(id), this.loadRecord(id)]);
      return head && record !== null ? { head, record } : null;
    },

    /**
     * Store the current match. False if another session has opened it since; then nothing is written.
     * @param {Head} head
     * @param {string[]} lines of its record
     * @param {number} [from] the first line that is new since the match was kept last
     * @returns {Promise<boolean>}
     */
    saveMatch(head, lines, from = 0) {
      return writeSteps(
        [
          { store: "matches", key: head.id, value: head },
          { store: "records", key: head.id, value: lines, from },
        ],
        {
          store: "matches",
          key: head.id,
          isMet: (found) => isHead(found) && found.session !== head.session,
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
    async importAll(matches, aside, isAll = false, sheets = []) {
      /** @type {Step[]} */
      const gone = [];
      if (isAll)
        for (const store of /** @type {const} */ (["matches", "records", "aside", "sheets"]))
          gone.push(...(await loadAll(store)).map(({ key }) => ({ store, key })));
      const put = [
        ...matches.flatMap(({ record, ...head }) => [
          /** @type {Step} */ ({ store: "matches", key: head.id, value: head }),
          /** @type {Step} */ ({ store: "records", key: head.id, value: linesOf(record) }),
        ]),
        ...aside.map((one) => /** @type {Step} */ ({ store: "aside", key: one.id, value: one })),
        ...sheets.map((one) => /** @type {Step} */ ({ store: "sheets", key: one.id, value: one })),
      ];
      await writeSteps([...gone, ...put], undefined, true);
    },

    /**
     * Store one match; in memory where the device has no room.
     * @param {Head} head
     * @param {string} record
     * @returns {Promise<boolean>} whether there was room for it
     */
    async addMatch(head, record) {
      await writeSteps([
        { store: "matches", key: head.id, value: head },
        { store: "records", key: head.id, value: linesOf(record) },
      ]);
      return storageState() !== "full";
    },

    /** @param {Head} head whose record stays as it is */
    async updateHead(head) {
      await writeSteps([{ store: "matches", key: head.id, value: head }]);
    },

    /** @param {string[]} ids */
    async dropMatches(...ids) {
      if (!ids.length) return;
      await writeSteps(
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
    async quarantine(found, id) {
      const one = { ...found, id: createId(), at: now() };
      await writeSteps([
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
    async loadQuarantined() {
      const found = (await loadAll("aside")).map(({ value }) => /** @type {Aside} */ (value));
      return found.filter((one) => typeof one?.text === "string").sort((one, two) => two.at - one.at);
    },

    /** @param {string} id */
    async dropQuarantined(id) {
      await writeSteps([{ store: "aside", key: id }]);
    },

    /** Every score sheet that is kept, as `features/score-sheet` writes it. @returns {Promise<unknown[]>} */
    async loadSheets() {
      return (await loadAll("sheets")).map(({ value }) => value);
    },

    /**
     * Keep a score sheet. False where `isOther` says so of what is kept; then nothing is written.
     * @param {string} id
     * @param {unknown} [sheet] none to throw it away
     * @param {(found: unknown) => boolean} [isOther]
     */
    saveSheet(id, sheet, isOther = () => false) {
      return writeSteps([{ store: "sheets", key: id, value: sheet }], {
        store: "sheets",
        key: id,
        isMet: isOther,
      });
    },

    clearAll,
  };
}
