/**
 * Replay store: the match that is looked through, of this device or of a link, and its replay. The engine says what a deal looks
 * like at a step.
 */

import { ifCurrent, latestOnly } from "../../core/async.js";
import { createGuard, refusalOf, unlessRefused } from "../../core/requests.js";
import { headFrom } from "../../core/storage/match-summaries.js";
import { isOnlyDeal } from "./history-state.js";

/** How long each step is shown during automatic replay. */
const PLAY_MS = 1_100;

/** @import { RecordOverview } from "../../core/types.d.ts" */
/** @import { OpenedDocument } from "../../messages/messages.d.ts" */
/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { HistoryContext } from "./store.js" */

/** Whether it is not known how the deals of a match that is over ended. @param {Head} head */
const lacksDeals = ({ status, deals }) => status === "over" && !deals.length;

/** @param {HistoryContext} context */
export function createReplay(context) {
  const { store, engine, documents, saver, getState, change, showNotice, whenReady, sleep } = context;
  const startLook = latestOnly();
  const guard = createGuard((refusal) => getState().opened && change({ refusal }));

  /** Open a match, to see its deals; once the engine is there. @param {string} id @param {boolean} [isAgain] @returns {Promise<void>} */
  async function openMatch(id, isAgain = false) {
    const isLatest = startLook();
    change({ refusal: null, notice: null, confirming: null });
    const head = store.state().heads.find((one) => one.id === id);
    const record = await documents.loadText(id);
    if (!head || record === null) return saver.rereadDocuments();
    const answer = await ifCurrent(isLatest, engine.openRecord({ record, seat: head.you })).catch(
      handleRefusal,
    );
    if (!answer) return;
    const { deals, players } = answer;
    change({ opened: { head: await fillDeals(head, answer), record, deals, players, replay: null } });

    /** @param {unknown} error */
    async function handleRefusal(error) {
      const refusal = refusalOf(error);
      const { message = "", facts = {}, code } = refusal;
      if (code === "engine_died") {
        showNotice("history-wait");
        await whenReady();
        const isWanted = isLatest() && !isAgain && store.state().panel === "history";
        if (isWanted) await openMatch(id, true);
        return null;
      }
      // It cannot be read: set it aside, so that it causes no further errors.
      const found = { code, message, facts, game: head?.game ?? null, text: record ?? "" };
      await saver.changeDocuments(() => documents.setAside(id, found));
      change({ refusal });
      return null;
    }
  }

  /** A head that was kept without an engine, with what the engine says of its deals. @param {Head} head @param {RecordOverview} answer */
  async function fillDeals(head, answer) {
    if (!lacksDeals(head)) return head;
    const { deals } = headFrom(head, answer);
    const whole = { ...head, deals };
    await saver.changeDocuments(() => documents.saveDocument(whole));
    return whole;
  }

  /** Have the engine say how the matches ended that were kept without one, until one is looked through. */
  async function fillAllDeals() {
    const isLatest = startLook.peek();
    const bare = store.state().heads.filter(lacksDeals);
    if (bare.length) await whenReady();
    for (const head of bare) {
      const record = await documents.loadText(head.id);
      if (!isLatest()) return;
      const answer = record && (await unlessRefused(engine.openRecord({ record, seat: head.you })));
      if (answer) await fillDeals(head, answer);
    }
  }

  /** @param {number} deal @param {number} step */
  const showStep = (deal, step) =>
    guard(async () => {
      const answer = await ifCurrent(startLook(), engine.showStep({ deal, step }));
      const { opened } = getState();
      if (!answer || !opened) return;
      const { view, hands, events } = answer;
      change({ opened: { ...opened, replay: { deal, step, view, hands, events } } });
    });

  /** @param {unknown} error */
  const showRefusal = (error) => (change({ received: { refusal: refusalOf(error) } }), null);

  /**
   * Show what somebody sent; nothing of it is stored. Until its kind is known it is on its way here, and stays here where it
   * is refused.
   * @param {Promise<OpenedDocument>} reading
   */
  async function openDocument(reading) {
    const isLatest = startLook();
    change({ opened: null, received: { refusal: null }, refusal: null, notice: null, confirming: null });
    store.change({ type: "panel", panel: "history" });
    const read = await ifCurrent(isLatest, reading).catch(showRefusal);
    if (!read) return;
    if (read.kind !== "record") return change({ received: null });
    const { text: record, value, problems } = read;
    const answer = await ifCurrent(isLatest, engine.openRecord({ record })).catch(showRefusal);
    if (!answer) return;
    const { deals, players } = answer;
    const head = headFrom({ id: "", began: 0, changed: 0 }, answer);
    change({ received: null, opened: { head, record, deals, players, replay: null, isReceived: true } });
    const [only] = deals;
    // What was not understood is said beside the deals.
    if (deals.length > 1 || !only || problems.length) return;
    const { act } = value;
    if (act !== null && act <= only.steps) return showFirst(act);
    await showFirst(0);
    // Where cards are dealt one by one, begin after the last card.
    const { opened: now } = getState();
    const isEmpty = Object.values(now?.replay?.hands ?? {}).every((cards) => !cards.length);
    if (isEmpty && only.stops[1] !== undefined) await showFirst(only.stops[1]);

    /** @param {number} begins */
    async function showFirst(begins) {
      const { opened } = getState();
      if (opened) change({ opened: { ...opened, begins } });
      await showStep(only.number, begins);
    }
  }

  /** Replay automatically, a step at a time, until it is stopped, left or at the end. */
  async function togglePlaying() {
    const opened = getState().opened;
    if (!opened?.replay) return;
    const last = opened.deals.find(({ number }) => number === opened.replay?.deal)?.steps ?? 0;
    const { deal, step } = opened.replay;
    change({ opened: { ...opened, isPlaying: !opened.isPlaying } });
    if (opened.isPlaying) return;
    if (step >= last) await showStep(deal, 0);
    for (;;) {
      await sleep(PLAY_MS);
      const now = getState().opened;
      if (!now?.isPlaying || store.state().panel !== "history") return;
      if (now.replay?.deal !== deal || now.replay.step >= last) {
        change({ opened: { ...now, isPlaying: false } });
        return;
      }
      await showStep(deal, now.replay.step + 1);
    }
  }

  return {
    /** @param {string} id */
    openMatch: (id) => openMatch(id),
    fillAllDeals,
    openDocument,
    togglePlaying,
    /** @param {number} deal @param {number} step */
    showStep(deal, step) {
      const { opened } = getState();
      if (opened?.isPlaying) change({ opened: { ...opened, isPlaying: false } });
      return showStep(deal, step);
    },
    /** Back from a deal to its match, from a match to the list. */
    goBack() {
      startLook();
      const { opened } = getState();
      if (opened && isOnlyDeal(opened)) {
        store.change({ type: "panel", panel: null });
        return;
      }
      const back = opened?.replay ? { ...opened, replay: null, board: null, isPlaying: false } : null;
      change({ opened: back, confirming: null, refusal: null });
    },
    /** The record of the opened match as a file. */
    saveRecord() {
      const { opened } = getState();
      if (opened) context.saveFile(`${opened.head.game}-${opened.head.id}.deal`, opened.record);
    },
  };
}
