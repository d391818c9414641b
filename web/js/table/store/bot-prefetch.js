/** Ahead: the bot's act that is asked for while the cards of the last one still move. It is shown after its pause. */

/** @import { Answer, EngineFunctions } from "../../core/types.d.ts" */
/** @typedef {{ turn: number, answer: Promise<Answer>, isDone: boolean }} Thought an act that is asked for and not shown yet */

/** @param {EngineFunctions} engine */
export function createAhead(engine) {
  /** @type {Thought | null} */
  let thought = null;

  return {
    /**
     * Ask for a bot's act before it is to be shown. One that would end the deal is held back by the engine, since
     * nothing could be taken back after it.
     * @param {number} turn
     */
    think(turn) {
      if (thought?.turn === turn) return;
      /** @type {Thought} */
      const asked = { turn, answer: engine.step({ turn, hold_end: true }), isDone: false };
      void asked.answer.then(() => (asked.isDone = true));
      thought = asked;
    },
    /** The act asked for at a turn, if one is. @param {number} turn */
    at: (turn) => (thought?.turn === turn ? thought : null),
    /** It has come and is to be shown; false where it was called off meanwhile. @param {Thought} asked */
    shows(asked) {
      if (thought !== asked) return false;
      thought = null;
      return true;
    },
    /** Call off the act that was asked for. @returns {Promise<Answer | null>} the act where it was made all the same */
    async callOff() {
      const asked = thought;
      thought = null;
      if (!asked) return null;
      if (!asked.isDone) void engine.cancelThinking();
      const answer = await asked.answer;
      return answer.ok && answer.view ? answer : null;
    },
    forget() {
      thought = null;
    },
  };
}
