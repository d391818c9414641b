/**
 * Match saver: stores the match at the table after every act. The record is the engine's: its answers bring the new lines,
 * and only these are written (`current-record.js`). Beside the record lie the engine's figures of finished deals, so that
 * matches can be listed and counted without reading records (`match-list.js`).
 *
 * Nothing waits for the device: writes are handed to the store, which keeps their order.
 */

import { headFrom, headOf, isHead } from "./match-summaries.js";
import { createHeldRecord } from "./current-record.js";
import { forgetFirstHand, keepFirstHand, loadFirstHand } from "./first-hand.js";
import { unlessRefused } from "../requests.js";
import { linesOf, textOf } from "./text-lines.js";
import { createMatchList } from "./match-list.js";

/** @import { Store } from "../store.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Tabs } from "./tab-locks.js" */
/** @import { Head } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createMatchSaver>} MatchSaver */
/** What is known of a match that is kept. @typedef {Pick<Head, "id" | "began" | "version"> & Partial<Head>} KnownHead */

/** The least time between two writes while the table acts by itself, in milliseconds. */
const OFTEN = 250;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../types.d.ts").EngineFunctions} needs.engine
 * @param {Documents} needs.documents
 * @param {Tabs} needs.tabs
 * @param {() => number} [needs.now]
 * @param {() => void} needs.onTakenOver the match at the table is played in another tab now
 * @param {() => import("../types.d.ts").PlayedAhead | null} [needs.listPlayed] what was asked of a match of which there is no record yet
 */
export function createMatchSaver({
  store,
  engine,
  documents,
  tabs,
  now = Date.now,
  onTakenOver,
  listPlayed = () => null,
}) {
  /** The match at the table: its head as it was kept last, as far as it is known. */
  /** @type {KnownHead | null} */
  let current = null;
  /** What is known of a match that was left before there was an engine to write its record. @type {{ before: KnownHead, own?: string[] | null } | null} */
  let left = null;
  /** Identity of the current session; null when no match is open. @type {object | null} */
  let session = null;
  const record = createHeldRecord();
  const { rereadDocuments, changeDocuments, saveListed, stampTime, endRivals, endMatch, trackWrite } =
    createMatchList({
      store,
      documents,
      tabs,
      now,
    });
  let keptAt = 0;
  /** @type {Promise<unknown>} */
  let writing = Promise.resolve();

  const saving = {
    rereadDocuments,
    changeDocuments,
    saveListed,
    stampTime,

    /**
     * Open a match that is kept.
     * @param {string} id
     * @param {boolean} [here] even if another tab has it
     * @returns {Promise<"elsewhere" | "gone" | "left" | import("./types.d.ts").StoredDocument<Head>>} `left`: the person left meanwhile
     */
    async openSaved(id, here = false) {
      const mine = {};
      session = mine;
      if (here) await tabs.takeOverMatch(id);
      else if (!(await tabs.holdMatch(id))) return session === mine ? "elsewhere" : "left";
      // Where it cannot be read, a notice says so.
      const found = session === mine ? await documents.claimDocument(id).catch(() => null) : null;
      if (session !== mine) {
        // A match opened since has its own lock.
        if (!session) tabs.releaseMatch();
        return "left";
      }
      if (!isHead(found?.head)) {
        tabs.releaseMatch();
        current = null;
        return "gone";
      }
      current = found.head;
      record.holdRecord(linesOf(found.text));
      return found;
    },

    /** Begin to keep a new match. @param {string} id @param {string | null} [challenge] the link of the challenge it is */
    async startSaving(id, challenge = null) {
      session = {};
      current = { id, began: now(), version: 0, ...(challenge ? { challenge } : {}) };
      record.holdRecord();
      await tabs.holdMatch(id);
    },

    /** The engine's revision of the record that is held: for `since`. */
    revision: () => record.currentRecord().revision,

    /** Take over what is new in the record from an answer that is shown. */
    takeRecord: record.takeRecord,

    /** The seed of the match at the table; empty where there is none. */
    currentSeed: () => (current ? record.currentRecord().seed : ""),

    /** Ask for the figures of past deals, where they were not kept beside the record. */
    async fetchFigures() {
      const { match } = store.state();
      if (!current || !match || (current.deals?.length ?? 0) >= match.view.deal - 1) return;
      const { id } = current;
      const request = engine.openRecord({ record: textOf(record.currentRecord().lines) });
      const opened = await unlessRefused(request);
      // Another match may be opened meanwhile.
      if (opened && current?.id === id)
        current = { ...current, deals: headFrom({ id: "", began: 0, changed: 0 }, opened).deals };
    },

    /** The match at the table, as it is shown; null where there is none. */
    currentMatch() {
      const { lines } = record.currentRecord();
      return current && lines.length ? { id: current.id, record: textOf(lines) } : null;
    },

    /** Store the match as it is shown. */
    saveMatch() {
      keptAt = now();
      const { match } = store.state();
      // A moment tried again is not the state of the match.
      if (!current || !match || match.view.task) return;
      if (!record.currentRecord().lines.length) {
        const played = listPlayed();
        if (played) keepFirstHand(current.id, played);
        return;
      }
      const isNew = current.changed === undefined;
      const { figures } = record.currentRecord();
      const stamp = stampTime(current.id);
      const head = { ...headOf(current, match.view, figures, stamp.changed, match.own), ...stamp };
      const { lines, from } = record.handOver();
      const mine = session;
      current = head;
      store.change({ type: "document", document: head });
      const kept = documents.saveDocument(head, lines, { from });
      trackWrite(kept);
      writing = kept
        .then(async (isMine) => {
          if (isMine) tabs.announceChange();
          else if (session === mine) onTakenOver();
          if (!isNew) return;
          forgetFirstHand(head.id);
          await endRivals(head);
        })
        // Callers wait for its end, successful or not. The store has told that the match is not kept; a rival that could not
        // be ended stands in the list beside it.
        .catch(() => {});
    },

    /** The table has acted by itself: store it, but not every time. */
    saveThrottled() {
      // A clock may be set back.
      if (Math.abs(now() - keptAt) >= OFTEN) saving.saveMatch();
    },

    /** Close the match. */
    closeMatch() {
      if (current && !record.currentRecord().lines.length)
        left = { before: current, own: store.state().match?.own };
      session = null;
      current = null;
      record.holdRecord();
      // Finish pending writes before another tab may have the match; but a match opened since needs the lock.
      void writing.then(() => session ?? tabs.releaseMatch());
    },

    /** Keep the match that was left before there was an engine to write its record, now that the engine has been told of it. */
    async keepLeft() {
      if (!left) return;
      const { before, own } = left;
      left = null;
      const answer = await engine.view();
      const told = createHeldRecord();
      told.takeRecord(answer);
      const { lines, figures } = told.currentRecord();
      if (!lines.length) return;
      const stamp = stampTime(before.id);
      const head = { ...headOf(before, answer.view, figures, stamp.changed, own), ...stamp };
      await changeDocuments(() => documents.saveDocument(head, lines));
      forgetFirstHand(head.id);
    },

    /** The match that was left is given up. */
    forgetLeft() {
      if (left) forgetFirstHand(left.before.id);
      left = null;
    },

    /** A first hand that was begun on an earlier visit; null where there is none, or another tab has it. */
    async findFirstHand() {
      const kept = loadFirstHand();
      return kept && !(await tabs.isHeld(kept.id)) ? kept : null;
    },

    /** A first hand of an earlier visit is not shown: it is kept once the engine has been told of it. @param {string} id */
    leaveFirstHand: (id) => void (left = { before: { id, began: now(), version: 0 } }),

    /** A match that was closed is given up. @param {string} id */
    async giveUpSaved(id) {
      await writing;
      await changeDocuments(async () => {
        const { head } = (await documents.loadDocument(id)) ?? {};
        if (isHead(head) && head.status === "standing") await endMatch(head);
      });
    },

    /**
     * Quarantine the match at the table, because it cannot be read.
     * @param {string} id
     * @param {import("../types.d.ts").RefusalData & { text: string }} found
     */
    async quarantineMatch(id, { code, message = "", facts = {}, text }) {
      const { heads } = store.state();
      const game = heads.find((head) => head.id === id)?.game ?? null;
      saving.closeMatch();
      await changeDocuments(() => documents.setAside(id, { code, message, facts, game, text }));
    },

    /** Resolves when everything begun is written. */
    whenWritten: () => writing,
  };
  return saving;
}
