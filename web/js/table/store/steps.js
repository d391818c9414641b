/**
 * Steps: the acts at the table, the person's and those of the bots. The bots' are requested one by one, with a pause before
 * each, until a person is asked. The engine decides everything; this file only asks and shows.
 */

import { ifCurrent } from "../../core/async.js";
import { showAnswer } from "./context.js";
import { playForced } from "./forced-card.js";
import { changeInterval, timeOfCount } from "../../motion/deal-timeline.js";
import { countDealt } from "./dealing.js";
import { intervalOfDeal, isPaced, isTablesTurn, nextStep, pauseFor } from "./next-step.js";

/** @import { Action, Answer, Dealing, Pace } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/** @type {Action} */
const PASS = { kind: "pass" };

/**
 * Send something the person does, and let the table go on from there.
 * @param {TableContext} table
 * @param {(turn: number) => Promise<Answer>} send
 */
export async function sendAction(table, send) {
  const { store, generation, prefetch, saver } = table;
  const isCurrent = generation.startAction();
  const isSameMatch = generation.sameMatch();
  store.change({ type: "ask" });
  const isDone = await table.guard(async () => {
    // The table may be dealing a card: wait, because the action is about the table after it.
    const earlier = await prefetch.cancelAct();
    const { match } = store.state();
    if (!match || !isSameMatch()) return;
    if (!match.busy) store.change({ type: "ask" });
    const answer = await ifCurrent(isSameMatch, send((earlier?.view ?? match.view).turn));
    if (!answer) return;
    showAnswer(table, answer);
    saver.saveMatch();
  });
  const { match, crash } = store.state();
  // A declaration that comes too late stops nothing: the table goes on by itself.
  const goesOn = isDone || (match && !crash && isTablesTurn(match.view));
  if (goesOn && isCurrent() && isSameMatch()) await continuePlay(table);
}

/** Let the table act, with a pause before each act, until a person is asked. @param {TableContext} table @returns {Promise<void>} */
export async function continuePlay(table) {
  const { store, engine, generation, prefetch, saver, sleep } = table;
  const isCurrent = generation.stillCurrent();
  for (;;) {
    const { match, settings } = store.state();
    if (!match || !isCurrent()) return;
    const next = nextStep(match, settings);
    const { turn } = match.view;
    // The bot thinks while cards move; its act is shown after the pause.
    if (table.thinksAhead && next === "step" && match.view.waits_for === "bot" && !match.view.prompt)
      prefetch.requestAct(turn, () => engine.step({ turn, hold_end: true }));
    // The device with the engine says when others see it, and this one with them: it is not to be told how long this one looked.
    const isForcedApart = next === "only" && Boolean(match.view.multiplayer);
    if (isForcedApart)
      prefetch.requestAct(
        turn,
        () => engine.act({ action: playForced(match.view), turn }),
        table.forcedCard.getDelay(),
      );
    if (match.lingering) {
      // The last trick of a task lies there while the task speaks of it.
      if (match.view.waits_for === "task") return;
      if (waitsForTap(match, settings) || match.pace === "paused") return;
      await sleep(pauseFor(match, settings.speed));
      if (!isCurrent()) return;
      store.change({ type: "gather" });
    }
    if (next === "wait") return;
    if (match.told) {
      await whenShown(table);
      if (!isCurrent()) return;
      store.change({ type: "shown" });
      continue;
    }
    const isDealing = next === "step" && match.view.phase === "dealing";
    if (!match.lingering && !isDealing) await sleep(pauseFor(match, settings.speed));
    if (!isCurrent()) return;
    if (next !== "step" && !isForcedApart) {
      const action = next === "pass" ? PASS : playForced(match.view);
      return sendAction(table, (turn) => engine.act({ action, turn }));
    }
    const answer = await showAct(table, match.view.turn).catch((error) => {
      if (isCurrent()) throw error;
      return null;
    });
    // An earlier call that waited for the same act has shown it; this one goes on from there.
    if (!answer) continue;
    // What is shown is stored, even if another call continues from here.
    if (answer.view && !isTablesTurn(answer.view)) saver.saveMatch();
    else saver.saveThrottled();
  }
}

/**
 * Whether a complete trick stays until a tap: not where others wait at devices of their own, nor where a bot plays on.
 * @param {import("../../core/types.d.ts").Match} match
 * @param {import("../../core/types.d.ts").Settings} settings
 */
function waitsForTap({ view }, { tapToContinue }) {
  return tapToContinue && !view.multiplayer && !view.handed_over;
}

/** Wait until all cards that were dealt are shown. @param {TableContext} table */
async function whenShown({ store, sleep, now }) {
  const { match } = store.state();
  if (match?.timeline) await sleep(Math.max(0, timeOfCount(match.timeline, countDealt(match.view)) - now()));
}

/** One act of a bot or of the table, shown. @param {TableContext} table @param {number} turn @returns {Promise<Answer | null>} null where it is not shown */
async function showAct(table, turn) {
  const { prefetch } = table;
  const asked = prefetch.actAt(turn);
  if (!asked) return showStep(table, turn);
  // The caller that cancelled it continues from here.
  const answer = await ifCurrent(() => prefetch.takeAct(asked), asked.answer);
  if (answer?.held) return showStep(table, turn);
  if (answer) showAnswer(table, answer);
  return answer;
}

/** One act of the table, requested now and shown as soon as it is known. @param {TableContext} table @param {number} turn @returns {Promise<Answer | null>} */
function showStep(table, turn) {
  const { store, engine, generation, prefetch } = table;
  // The cards of a deal come in a few answers, and are shown by the clock.
  const isDealing = store.state().match?.view.phase === "dealing";
  const until = isDealing ? { until: /** @type {const} */ ("asked") } : {};
  const shown = ifCurrent(generation.sameMatch(), engine.step({ turn, ...until })).then((answer) => {
    if (answer) showAnswer(table, answer);
    return answer;
  });
  prefetch.trackStep(shown);
  return shown;
}

/** How the cards are dealt from here on. @param {TableContext} table @param {Dealing} pace */
export function setDealing(table, pace) {
  return changePace(table, { type: "dealing", pace });
}

/** How the bots play until the person is asked. @param {TableContext} table @param {Pace} pace */
export async function setPace(table, pace) {
  const { match } = table.store.state();
  if (match && isPaced(match)) await changePace(table, { type: "pace", pace });
}

/** @param {TableContext} table @param {{ type: "dealing", pace: Dealing } | { type: "pace", pace: Pace }} change */
async function changePace(table, change) {
  const isCurrent = table.generation.startAction();
  table.store.change(
    change.type === "dealing" ? { ...change, timeline: retimeDeal(table, change.pace) } : change,
  );
  await table.prefetch.whenStepped();
  if (change.pace === "paused") table.saver.saveMatch();
  if (isCurrent()) await continuePlay(table);
}

/** When the cards that are not shown yet are, at another pace. @param {TableContext} table @param {Dealing} dealing */
function retimeDeal({ store, now }, dealing) {
  const { match, settings } = store.state();
  if (!match?.timeline) return null;
  const { view, timeline } = match;
  const interval = intervalOfDeal({ view, dealing }, settings.speed);
  return changeInterval(timeline, interval, now(), countDealt(view));
}

/** The person has looked long enough: at the trick that lies there, or at how the bots play. @param {TableContext} table */
export async function skipWait(table) {
  const { store, generation } = table;
  const { match } = store.state();
  if (!match || match.busy) return;
  if (!match.lingering) return setPace(table, match.pace === "paused" ? "live" : "fast");
  generation.startAction();
  if (match.pace === "paused") store.change({ type: "pace", pace: "live" });
  store.change({ type: "gather" });
  await continuePlay(table);
}
