/**
 * Opened: the match that is looked through, of this device or of a link, and its replay. The engine says what a deal looks
 * like at a step.
 */

import { latestOnly } from "../../core/async.js";
import { headFrom } from "../../core/storage/match-summaries.js";
import { isOneDeal } from "./history-state.js";

/** How long each step is shown during automatic replay. */
const PLAY_MS = 1_100;

/** The act of the deal that a link opens at, behind what it carries (engine/followsuit/links/LINKS.md). */
const AT_ACT = /~(\d{1,4})$/;

/** @import { Answer, EngineFunctions, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Opened, PastChange, Shown } from "./types.d.ts" */

/** Whether it is not known how the deals of a match that is over ended. @param {Head} head */
const isBare = ({ status, deals }) => status === "over" && !deals.length;

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {EngineFunctions} needs.engine
 * @param {Archive} needs.archive
 * @param {(past: PastChange) => void} needs.change
 * @param {(code: string) => void} needs.tell
 * @param {() => Promise<void>} needs.changed stored data has changed
 * @param {() => Promise<void>} needs.reread
 * @param {(name: string, text: string) => void} needs.saveFile
 * @param {() => Promise<unknown>} needs.whenReady
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 */
export function createOpened({
  store,
  engine,
  archive,
  change,
  tell,
  changed,
  reread,
  saveFile,
  whenReady,
  sleep,
}) {
  const startLook = latestOnly();

  /** Open a match, to see its deals; once the engine is there. @param {string} id @param {boolean} [isAgain] @returns {Promise<void>} */
  async function show(id, isAgain = false) {
    const isLatest = startLook();
    change({ refusal: null, news: null, sure: null });
    const head = store.state().heads.find((one) => one.id === id);
    const record = await archive.loadRecord(id);
    if (!head || record === null) return reread();
    const answer = await engine.openRecord({ record, seat: head.you });
    if (!isLatest()) return;
    if (answer.ok) {
      const { deals, players } = /** @type {Answer & Pick<Opened, "deals" | "players">} */ (answer);
      return change({ opened: { head: await filled(head, answer), record, deals, players, shown: null } });
    }
    const refusal = answer.error ?? { code: "internal" };
    if (refusal.code === "engine_died") {
      tell("history-wait");
      await whenReady();
      const isWanted = isLatest() && !isAgain && store.state().panel === "history";
      if (isWanted) await show(id, true);
      return;
    }
    // It cannot be read: set it aside, so that it causes no further errors.
    const { message = "", code } = refusal;
    await archive.quarantine({ code, message, game: head.game, text: record }, id);
    await changed();
    return change({ refusal });
  }

  /** A head that was kept without an engine, with what the engine says of its deals. @param {Head} head @param {Answer} answer */
  async function filled(head, answer) {
    if (!isBare(head)) return head;
    const { deals } = headFrom(head, answer);
    const whole = { ...head, deals };
    await archive.updateHead(whole);
    await changed();
    return whole;
  }

  /** Have the engine say how the matches ended that were kept without one, until one is looked through. */
  async function fill() {
    const isLatest = startLook.peek();
    const bare = store.state().heads.filter(isBare);
    if (bare.length) await whenReady();
    for (const head of bare) {
      const record = await archive.loadRecord(head.id);
      if (!isLatest()) return;
      const answer = record === null ? null : await engine.openRecord({ record, seat: head.you });
      if (answer?.ok) await filled(head, answer);
    }
  }

  /** @param {number} deal @param {number} step */
  async function at(deal, step) {
    const isLatest = startLook();
    const answer = await engine.showStep({ deal, step });
    const { opened } = store.state().history;
    if (!isLatest() || !opened) return;
    if (!answer.ok) return change({ refusal: /** @type {Refusal} */ (answer.error) });
    const { view, hands, events } = /** @type {Answer & Shown} */ (/** @type {unknown} */ (answer));
    change({ opened: { ...opened, shown: { deal, step, view, hands, events } } });
  }

  /** Show the deal that a link carries. Nothing of it is stored. @param {string} link */
  const openLink = (link) => showSent(link, async () => ({ link }));

  /** Show the match of a file that was saved here. Nothing of it is stored. @param {() => Promise<string>} read */
  const takeDropped = (read) => showSent("", async () => ({ record: await read() }));

  /**
   * Show what somebody sent, once the engine is there.
   * @param {string} link empty for a file
   * @param {() => Promise<{ link: string } | { record: string }>} carried
   */
  async function showSent(link, carried) {
    const isLatest = startLook();
    const act = Number(AT_ACT.exec(link)?.[1] ?? -1);
    change({ opened: null, linked: { link, refusal: null }, refusal: null, news: null, sure: null });
    store.change({ type: "panel", panel: "history" });
    const sent = await carried().catch(() => ({ record: "" }));
    await whenReady();
    if (!isLatest()) return;
    const answer = await engine.openRecord(sent);
    const record = "record" in sent ? sent.record : (answer.record ?? "");
    if (!isLatest()) return;
    if (!answer.ok) {
      const refusal = answer.error ?? { code: "internal" };
      // A file that is too long for a record is none.
      const isNone = "record" in sent && refusal.code === "bad_field";
      change({ linked: { link, refusal: isNone ? { ...refusal, code: "not_a_record" } : refusal } });
      return;
    }
    const { deals, players } = /** @type {Answer & Pick<Opened, "deals" | "players">} */ (answer);
    const head = headFrom({ id: "", began: 0, changed: 0 }, answer);
    change({ linked: null, opened: { head, record, deals, players, shown: null, isLinked: true } });
    const [only] = deals;
    if (deals.length > 1 || !only) return;
    if (act >= 0 && act <= only.steps) return at(only.number, act);
    await at(only.number, 0);
    // Where cards are dealt one by one, begin after the last card.
    const { opened } = store.state().history;
    const isEmpty = Object.values(opened?.shown?.hands ?? {}).every((cards) => !cards.length);
    if (isEmpty && only.stops[1] !== undefined) await at(only.number, only.stops[1]);
  }

  /** Replay automatically, a step at a time, until it is stopped, left or at the end. */
  async function play() {
    const opened = store.state().history.opened;
    if (!opened?.shown) return;
    const last = opened.deals.find(({ number }) => number === opened.shown?.deal)?.steps ?? 0;
    const { deal, step } = opened.shown;
    change({ opened: { ...opened, isPlaying: !opened.isPlaying } });
    if (opened.isPlaying) return;
    if (step >= last) await at(deal, 0);
    for (;;) {
      await sleep(PLAY_MS);
      const now = store.state().history.opened;
      if (!now?.isPlaying || store.state().panel !== "history") return;
      if (now.shown?.deal !== deal || now.shown.step >= last) {
        change({ opened: { ...now, isPlaying: false } });
        return;
      }
      await at(deal, now.shown.step + 1);
    }
  }

  return {
    /** @param {string} id */
    show: (id) => show(id),
    fill,
    openLink,
    takeDropped,
    play,
    /** @param {number} deal @param {number} step */
    at(deal, step) {
      const { opened } = store.state().history;
      if (opened?.isPlaying) change({ opened: { ...opened, isPlaying: false } });
      return at(deal, step);
    },
    /** Back from a deal to its match, from a match to the list. */
    back() {
      startLook();
      const { opened } = store.state().history;
      if (opened && isOneDeal(opened)) {
        store.change({ type: "panel", panel: null });
        return;
      }
      const back = opened?.shown ? { ...opened, shown: null, board: null, isPlaying: false } : null;
      change({ opened: back, sure: null, refusal: null });
    },
    /** The record of the opened match as a file. */
    saveRecord() {
      const { opened } = store.state().history;
      if (opened) saveFile(`${opened.head.game}-${opened.head.id}.deal`, opened.record);
    },
  };
}
