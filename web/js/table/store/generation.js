/** Generation: tells an async step at the table whether it is stale: a newer action was made, or the match was left. */

import { latestOnly } from "../../core/async.js";

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
