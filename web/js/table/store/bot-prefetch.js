/** Bot prefetch: requests a bot's act while the cards of the last one still move. The act is shown after its pause. */

import { unlessRefused } from "../../core/requests.js";

/** @import { Answer, EngineFunctions } from "../../core/types.d.ts" */

/** @typedef {{ turn: number, answer: Promise<Answer>, isDone: boolean, stop: () => void }} Prefetch an act that is requested and not shown yet */
/** @typedef {ReturnType<typeof createBotPrefetch>} BotPrefetch */

/** The answer of an act that was cancelled before it was asked for. @type {Answer} */
const STOPPED = { ok: true };

/** @param {EngineFunctions} engine @param {(milliseconds: number) => Promise<void>} sleep */
export function createBotPrefetch(engine, sleep) {
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
     * Request an act before it is to be shown. Of a bot's the engine holds back one that would end the deal, since nothing
     * could be taken back after it.
     * @param {number} turn
     * @param {() => Promise<Answer>} send
     * @param {number} [delay] after how many milliseconds, unless it is cancelled before
     */
    requestAct(turn, send, delay = 0) {
      if (current?.turn === turn) return;
      let stop = () => {};
      const answer = delay
        ? new Promise((resolve) => {
            stop = () => resolve(STOPPED);
            void sleep(delay).then(() => resolve(current === asked ? send() : STOPPED));
          })
        : send();
      /** @type {Prefetch} */
      const asked = { turn, answer, isDone: false, stop };
      const end = () => (asked.isDone = true);
      answer.then(end, end);
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
      asked.stop();
      if (!asked.isDone) void unlessRefused(engine.cancelThinking());
      const answer = await unlessRefused(asked.answer);
      return answer?.view ? answer : null;
    },
    discardAct() {
      current = null;
    },
  };
}
