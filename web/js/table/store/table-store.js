/**
 * Table store: the engine, the match that is played and what is saved of it. How a match comes to the table is in `matches.js`,
 * the person's actions in `turns.js`, what follows a refusal in `recovery.js`.
 */

import { createRequests, refusalOf } from "../../core/requests.js";
import { createMatchSaver } from "../../core/storage/match-saver.js";
import { createEngineFunctions } from "../../messages/engine-functions.js";
import { createBotPrefetch } from "./bot-prefetch.js";
import { createCardChoice } from "./card-choice.js";
import { catchUp, coverHands, createCoverQueue, uncoverHand } from "./cover-requests.js";
import { createForcedCard } from "./forced-card.js";
import { createGeneration } from "./context.js";
import { moveCard, sortHand } from "./hand-order.js";
import { createMatches, giveUpMatch, joinTable, leaveMatch } from "./matches.js";
import { createRevival, handleRefusal, refreshView } from "./recovery.js";
import { setDealing, setPace, skipWait } from "./steps.js";
import {
  claimTricks,
  dealNext,
  handOver,
  letPartnerDecide,
  performAction,
  setAgreements,
  takeOver,
  undoAction,
} from "./turns.js";

/** @import { Action, Engine, Question } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Tabs } from "../../core/storage/tab-locks.js" */
/** @import { TableContext } from "./context.js" */

/**
 * @typedef {Omit<import("./matches.js").MatchNeeds, "createId" | "onContradiction"> & {
 *   store: Store,
 *   bootEngine: () => Promise<Engine>,
 *   sleep: (milliseconds: number) => Promise<void>,
 *   createId?: () => string,
 *   onContradiction?: () => unknown,
 *   tabs: Tabs,
 *   thinksAhead?: boolean,
 *   now?: () => number,
 *   holdBack?: (action: Action) => Promise<boolean> | false,
 *   standIn?: import("../../core/types.d.ts").StandIn | null,
 *   whenConnected?: (cuts: number) => Promise<unknown>,
 * }} Needs `bootEngine` starts it, or starts it again; `whenConnected` resolves once the site answers; `standIn` answers until it is there; `thinksAhead`: bots think while cards still move; `holdBack`: an
 *   action waits until the person is sure, and may not be made then
 */

/** Requests that begin a match: their answer brings all lines of its record. */
const BEGINS = new Set(["new", "resume"]);
/** Requests whose answer is the match as it stands then: it brings the new lines of its record. */
const TELLS_RECORD = new Set(
  "act step deal undo claim_tricks hand_over take_over set_agreements hint coach view cover_cards uncover_seat".split(
    " ",
  ),
);

/** @typedef {ReturnType<typeof createTable>} Table */

/** @param {Needs} needs */
export function createTable({
  store,
  bootEngine,
  sleep,
  seatNames,
  createSeed,
  createId = createSeed,
  documents,
  tabs,
  thinksAhead = true,
  now = () => performance.now(),
  holdBack = () => false,
  onContradiction = () => {},
  standIn = null,
  whenConnected = () => new Promise(() => {}),
}) {
  const requests = createRequests({
    store,
    bootEngine,
    standIn,
    onDeath: () => void guard(revival.reviveEngine),
    onNews: () => void guard(() => catchUp(table)),
    onWait: () => saver.saveMatch(),
    onTold: () => void guard(() => (store.state().match ? catchUp(table) : saver.keepLeft())),
  });
  /** @param {Question} question */
  const ask = (question) =>
    requests.ask({
      ...question,
      ...(BEGINS.has(question.op) && { since: 0 }),
      ...(TELLS_RECORD.has(question.op) && { since: saver.revision() }),
    });
  const engine = createEngineFunctions(ask);
  const { hasEngine, replaceEngine, canBeginWithout, resumeWithout, listPlayed } = requests;
  const saver = createMatchSaver({ store, engine, documents, tabs, onTakenOver, listPlayed });
  /** @type {TableContext} */
  const table = {
    ...{ store, engine, saver, sleep, now, thinksAhead, guard },
    generation: createGeneration(),
    prefetch: createBotPrefetch(engine, sleep),
    forcedCard: createForcedCard(now),
    coverQueue: createCoverQueue(),
  };
  const matches = createMatches(table, {
    documents,
    seatNames,
    createSeed,
    createId,
    onContradiction,
    hasEngine,
    canBeginWithout,
    resumeWithout,
  });
  const revival = createRevival({ store, restartEngine: () => guard(restartEngine), whenConnected });

  /** @param {() => Promise<unknown>} task */
  async function guard(task) {
    try {
      await task();
      return true;
    } catch (error) {
      const refusal = refusalOf(error);
      await guard(() => handleRefusal(table, refusal));
      return false;
    }
  }

  /** The same function within the guard. @template {unknown[]} A @param {(...given: A) => Promise<unknown>} run */
  const guardTask =
    (run) =>
    async (/** @type {A} */ ...given) =>
      void (await guard(() => run(...given)));

  /** A function of this table. @template {unknown[]} A @param {(table: TableContext, ...given: A) => Promise<unknown>} run */
  const bound = (run) => guardTask((/** @type {A} */ ...given) => run(table, ...given));

  /** Why something does not begin; null where it does. @template {unknown[]} A @param {(...given: A) => Promise<unknown>} run */
  const returnRefusal =
    (run) =>
    (/** @type {A} */ ...given) =>
      run(...given).then(() => null, refusalOf);

  async function startEngine() {
    if (!(await requests.startEngine())) return;
    const { pendingStart, match } = store.state();
    if (match) await matches.resumeFromRecord();
    else if (pendingStart === "resume") await matches.resumeAwaited();
    else if (pendingStart === "new") await matches.startNew();
  }

  async function restartEngine() {
    store.change({ type: "retry" });
    await startEngine();
  }

  /** Another tab has taken the match over: close it here. */
  function onTakenOver() {
    leaveMatch(table);
    store.change({ type: "notice", code: "elsewhere" });
    void saver.rereadDocuments();
  }

  /** After an engine failure: resume from the last record, or from the view if there is none. */
  async function recoverMatch() {
    const { match } = store.state();
    store.change({ type: "crash", crash: null });
    if (!match) return;
    if (saver.currentMatch()) await matches.resumeFromRecord();
    else await refreshView(table);
  }

  /** An action of the person: resets the count of automatic restarts. @param {Action} action */
  async function act(action) {
    // Nobody judges it while there is no engine: it is not kept waiting for that.
    if (hasEngine()) {
      revival.resetDeaths();
      const held = holdBack(action);
      if (held && (await held)) return;
    }
    await guard(() => performAction(table, action));
  }

  return {
    engine,
    saver,
    saveMatch: () => saver.saveMatch(),
    onTakenOver,
    replaceEngine,
    // The engine and the match as a whole.
    startEngine: guardTask(startEngine),
    restartEngine: guardTask(restartEngine),
    recoverMatch: guardTask(recoverMatch),
    startNew: guardTask(matches.startNew),
    resumeFirstHand: guardTask(matches.resumeFirstHand),
    resumeSaved: guardTask(matches.resumeSaved),
    openRecord: guardTask(matches.openRecord),
    playChallenge: guardTask(matches.playChallenge),
    startTask: returnRefusal(matches.startTask),
    leaveMatch: () => leaveMatch(table),
    joinTable: bound(joinTable),
    giveUpMatch: bound(giveUpMatch),
    // What the person does at the table.
    performAction: act,
    dealNext: bound(dealNext),
    undoAction: bound(undoAction),
    uncoverHand: bound(uncoverHand),
    coverHands: bound(coverHands),
    claimTricks: bound(claimTricks),
    handOver: bound(handOver),
    takeOver: bound(takeOver),
    letPartnerDecide: bound(letPartnerDecide),
    setAgreements: bound(setAgreements),
    setDealing: bound(setDealing),
    setPace: bound(setPace),
    skipWait: bound(skipWait),
    ...createCardChoice(table, act),
    moveCard: (/** @type {number} */ from, /** @type {number} */ to) => moveCard(table, from, to),
    sortHand: () => sortHand(table),
  };
}
