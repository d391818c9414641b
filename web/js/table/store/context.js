/** Context: what the modules of a table share, and how an async step there tells whether it is stale. */

import { latestOnly } from "../../core/async.js";

/** @import { Answer } from "../../core/types.d.ts" */

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
 * @property {boolean} thinksAhead whether bots think while cards still move
 * @property {(task: () => Promise<unknown>) => Promise<boolean>} guard runs a task, and lets `recovery.js` handle a refusal; whether there was none
 */

/** Show what an answer says of the match. @param {TableContext} table @param {Answer} answer */
export function showAnswer({ store, saver, forcedCard }, answer) {
  saver.takeRecord(answer);
  if (answer.view) forcedCard.noteView(answer.view);
  store.change({ type: "answered", answer });
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
