/** Bot prefetch: requests a bot's act while the cards of the last one still move. The act is shown after its pause. */

import { unlessRefused } from "../../core/requests.js";

/** @import { Answer, EngineFunctions } from "../../core/types.d.ts" */

/** @typedef {{ turn: number, answer: Promise<Answer>, isDone: boolean }} Prefetch an act that is requested and not shown yet */
/** @typedef {ReturnType<typeof createBotPrefetch>} BotPrefetch */

/** @param {EngineFunctions} engine */
export function createBotPrefetch(engine) {
  /** @type {Prefetch | null} */
  let current = null;
  /** The act of the table that is requested now and shown at once. @type {Promise<unknown>} */
  let step = Promise.resolve();

  return {
    /** Remember the act of the table that is requested now. @param {Promise<unknown>} answer */
    trackStep(answer) {
      step = answer.catch(() => {});
    },
    /** Wait until that act is shown. */
    whenStepped: () => step,
    /**
     * Request a bot's act before it is to be shown. The engine holds back one that would end the deal, since nothing
     * could be taken back after it.
     * @param {number} turn
     */
    requestAct(turn) {
      if (current?.turn === turn) return;
      /** @type {Prefetch} */
      const asked = { turn, answer: engine.step({ turn, hold_end: true }), isDone: false };
      const end = () => (asked.isDone = true);
      asked.answer.then(end, end);
      current = asked;
    },
    /** The act requested at a turn, if there is one. @param {number} turn */
    actAt: (turn) => (current?.turn === turn ? current : null),
    /** Take the act over to show it; false where it was cancelled meanwhile. @param {Prefetch} asked */
    takeAct(asked) {
      if (current !== asked) return false;
      current = null;
      return true;
    },
    /** Wait for the act that is shown at once, and cancel the one after it. @returns {Promise<Answer | null>} the latter where it was made all the same */
    async cancelAct() {
      await step;
      const asked = current;
      current = null;
      if (!asked) return null;
      if (!asked.isDone) void unlessRefused(engine.cancelThinking());
      const answer = await unlessRefused(asked.answer);
      return answer?.view ? answer : null;
    },
    discardAct() {
      current = null;
    },
  };
}
