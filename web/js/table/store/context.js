/** Context: what the modules of a table share, and how an async step there tells whether it is stale. */

import { latestOnly } from "../../core/async.js";
import { countShown, extendTimeline } from "../../motion/deal-timeline.js";
import { countDealt } from "./dealing.js";
import { intervalOfDeal } from "./next-step.js";

/** @import { Answer, DealTimeline, View } from "../../core/types.d.ts" */

/**
 * @typedef {object} TableContext
 * @property {import("../../core/store.js").Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine answers about the match at the table, or throws `RequestRefused`
 * @property {import("../../core/storage/match-saver.js").MatchSaver} saver
 * @property {Generation} generation
 * @property {import("./bot-prefetch.js").BotPrefetch} prefetch
 * @property {import("./cover-requests.js").CoverQueue} coverQueue
 * @property {import("./forced-card.js").ForcedCard} forcedCard
 * @property {(milliseconds: number) => Promise<void>} sleep
 * @property {() => number} now in milliseconds
 * @property {boolean} thinksAhead whether bots think while cards still move
 * @property {(task: () => Promise<unknown>) => Promise<boolean>} guard runs a task, and lets `recovery.js` handle a refusal; whether there was none
 */

/** Show what an answer says of the match. @param {TableContext} table @param {Answer} answer */
export function showAnswer(table, answer) {
  const { store, saver, forcedCard } = table;
  saver.takeRecord(answer);
  if (answer.view) forcedCard.noteView(answer.view);
  requestFirstCards(table, answer.view);
  store.change({ type: "answered", answer, ...timeCards(table, answer.view) });
}

/**
 * Request the first cards of a deal before its table is drawn: the engine deals meanwhile.
 * @param {TableContext} table
 * @param {View | undefined} view
 */
export function requestFirstCards({ engine, prefetch }, view) {
  if (view?.phase !== "dealing" || view.waits_for !== "table" || view.multiplayer || countDealt(view)) return;
  const { turn } = view;
  prefetch.requestAct(turn, () => engine.step({ turn, until: "asked" }));
}

/**
 * When the cards of a view that are dealt one by one are shown.
 * @param {TableContext} table
 * @param {View | undefined} view
 * @returns {{ timeline?: DealTimeline, isBehind?: boolean }} `isBehind`: not all are shown at once
 */
function timeCards({ store, now }, view) {
  const { match, settings } = store.state();
  if (!match || view?.phase !== "dealing" || view.deal !== match.view.deal) return {};
  const interval = intervalOfDeal({ view, dealing: match.dealing }, settings.speed);
  const timeline = extendTimeline(match.timeline ?? null, countDealt(match.view), interval, now());
  // Where people have devices of their own nothing waits for what is shown.
  const isBehind = !view.multiplayer && countShown(timeline, now()) < countDealt(view);
  return { timeline, isBehind };
}

/** Another match begins, or this one is left: whatever is in progress is void. @param {TableContext} table */
export function startMatch({ generation, prefetch }) {
  prefetch.discardAct();
  return generation.startMatch();
}

/** @typedef {ReturnType<typeof createGeneration>} Generation */

export function createGeneration() {
  const nextMatch = latestOnly();
  const startAction = latestOnly();
  return {
    /** Returns whether it is still the same match. */
    sameMatch: nextMatch.peek,
    /** Returns whether the person has done nothing since. */
    stillCurrent: startAction.peek,
    /** The person does something: what was begun before is void. Returns as `stillCurrent`. */
    startAction,
    /** The match is another one, or was left. Returns as `sameMatch`. */
    startMatch() {
      startAction();
      return nextMatch();
    },
  };
}
