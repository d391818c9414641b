/**
 * Saving: stores the match at the table after every act. The record is the engine's: its answers bring the new lines,
 * and only these are written (`current-record.js`). Beside the record lie the engine's figures of finished deals, so that
 * matches can be listed and counted without reading records (`match-list.js`).
 *
 * Nothing waits for the device: writes are handed to the archive, which keeps their order.
 */

import { headFrom, headOf } from "./match-summaries.js";
import { createHeldRecord } from "./current-record.js";
import { linesOf, textOf } from "./record-lines.js";
import { createListing } from "./match-list.js";

/** @import { Store } from "../store.js" */
/** @import { Archive } from "./archive.js" */
/** @import { Tabs } from "./tab-locks.js" */
/** @import { Head } from "./types.d.ts" */

/** The least time between two writes while the table acts by itself, in milliseconds. */
const OFTEN = 250;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../types.d.ts").EngineFunctions} needs.engine
 * @param {Archive} needs.archive
 * @param {Tabs} needs.tabs
 * @param {() => string} needs.fresh a name nobody has
 * @param {() => number} [needs.now]
 * @param {() => void} needs.elsewhere the match at the table is played in another tab now
 */
export function createSaving({ store, engine, archive, tabs, fresh, now = Date.now, elsewhere }) {
  /** The match at the table: its head as it was kept last, as far as it is known. */
  /** @type {(Pick<Head, "id" | "began" | "session"> & Partial<Head>) | null} */
  let current = null;
  /** Identity of the current session; null when no match is open. @type {object | null} */
  let session = null;
  const record = createHeldRecord();
  const { reread, later, retire, end, handing } = createListing({ store, archive, tabs, now });
  let keptAt = 0;
  /** @type {Promise<unknown>} */
  let writing = Promise.resolve();

  const saving = {
    reread,
    later,

    /**
     * Open a match that is kept.
     * @param {string} id
     * @param {boolean} [here] even if another tab has it
     * @returns {Promise<"elsewhere" | "gone" | "left" | { record: string, head: Head }>} `left`: the person left meanwhile
     */
    async sitDown(id, here = false) {
      const mine = {};
      session = mine;
      if (here) await tabs.takeOver(id);
      else if (!(await tabs.hold(id))) return session === mine ? "elsewhere" : "left";
      const found = session === mine ? await archive.take(id, fresh()) : null;
      if (session !== mine) {
        // A match opened since has its own lock.
        if (!session) tabs.release();
        return "left";
      }
      if (!found) {
        tabs.release();
        current = null;
        return "gone";
      }
      current = found.head;
      record.begin(linesOf(found.record));
      return found;
    },

    /** Begin to keep a new match. @param {string} id @param {string | null} [challenge] the link of the challenge it is */
    async begin(id, challenge = null) {
      session = {};
      current = { id, began: now(), session: fresh(), ...(challenge ? { challenge } : {}) };
      record.begin();
      await tabs.hold(id);
    },

    /** The engine's revision of the record that is held: for `since`. */
    since: () => record.now().revision,

    /** Take over what is new in the record from an answer that is shown. */
    take: record.take,

    /** The seed of the match at the table; empty where there is none. */
    seed: () => (current ? record.now().seed : ""),

    /** Ask for the figures of past deals, where they were not kept beside the record. */
    async complete() {
      const { match } = store.state();
      if (!current || !match || (current.deals?.length ?? 0) >= match.view.deal - 1) return;
      const { id } = current;
      const opened = await engine.openRecord({ record: textOf(record.now().lines) });
      // Another match may be opened meanwhile.
      if (opened.ok && current?.id === id)
        current = { ...current, deals: headFrom({ id: "", began: 0, changed: 0 }, opened).deals };
    },

    /** The match at the table, as it is shown; null where there is none. */
    standing() {
      const { lines } = record.now();
      return current && lines.length ? { id: current.id, record: textOf(lines) } : null;
    },

    /** Store the match as it is shown. */
    keep() {
      keptAt = now();
      const { match } = store.state();
      // A moment tried again is not the state of the match.
      if (!current || !match || match.view.puzzle || !record.now().lines.length) return;
      const isNew = current.changed === undefined;
      const head = headOf(current, match.view, record.now().figures, later(current.id), match.own);
      const { lines, from } = record.handOver();
      current = head;
      store.change({ type: "head", head });
      const kept = archive.keep(head, lines, from);
      handing(kept);
      writing = kept
        .then(async (isMine) => {
          if (isMine) tabs.changed();
          else if (current?.session === head.session) elsewhere();
          if (isNew) await retire(head);
        })
        // Callers wait for its end, successful or not. The archive has told that the match is not kept; a rival that could not
        // be ended stands in the list beside it.
        .catch(() => {});
    },

    /** The table has acted by itself: store it, but not every time. */
    soon() {
      if (now() - keptAt >= OFTEN) saving.keep();
    },

    /** Close the match. */
    leave() {
      session = null;
      current = null;
      record.begin();
      // Finish pending writes before another tab may have the match; but a match opened since needs the lock.
      void writing.then(() => session ?? tabs.release());
    },

    /** A match that was closed is given up. @param {string} id */
    async giveUp(id) {
      await writing;
      const head = (await archive.heads()).find((one) => one.id === id);
      if (head?.status === "standing") await end(head);
      await reread();
      tabs.changed();
    },

    /**
     * Set the match at the table aside, because it cannot be read.
     * @param {string} id
     * @param {{ code: string, message: string, text: string }} found
     */
    async setAside(id, { code, message, text }) {
      const { heads } = store.state();
      const game = heads.find((head) => head.id === id)?.game ?? null;
      await archive.setAside({ code, message, game, text }, id);
      saving.leave();
      await reread();
      tabs.changed();
    },

    /** Resolves when everything begun is written. */
    settled: () => writing,
  };
  return saving;
}
