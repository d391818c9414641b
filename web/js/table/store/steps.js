/**
 * Steps: the acts of the bots and of the table, asked for one by one with a pause between, until a person is wanted; and
 * how fast they come. The engine decides everything; this file only asks and shows.
 */

import { createAhead } from "./bot-prefetch.js";
import { isPaced, nextStep } from "./next-step.js";
import { isAtOnce, pauseFor } from "./pace.js";

/** @import { Action, Answer, Dealing, Match, Pace, Question, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Moment } from "./generation.js" */

/** @typedef {ReturnType<typeof createSteps>} Steps */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine about the match at the table
 * @param {(answer: Answer) => void} needs.show show what an answer tells of the match
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {() => void} needs.keep keep the match as it stands
 * @param {() => void} needs.soon keep it soon: the table has acted by itself
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 * @param {boolean} needs.thinksAhead whether bots think while cards still move
 * @param {Moment} needs.moment
 * @param {(action: Action) => Promise<void>} needs.act what is done for the person, who has nothing to decide
 */
export function createSteps({ store, engine, show, sleep, keep, soon, failed, thinksAhead, moment, act }) {
  /** The act of the table that is being asked for. @type {Promise<unknown>} */
  let stepping = Promise.resolve();
  const ahead = createAhead(engine);

  return { goOn, deal, pace, hurry, callOff, forget: ahead.forget, settled: () => stepping };

  /** Let the table act, with a pause before each act, until a person is wanted. @returns {Promise<void>} */
  async function goOn() {
    const isWanted = moment.now();
    for (;;) {
      const { match, settings } = store.state();
      if (!match || !isWanted()) return;
      const what = nextStep(match, settings);
      // The bot thinks while cards move; its act is shown after the pause.
      if (thinksAhead && what === "step" && match.view.waits_for === "bot" && !match.view.prompt)
        ahead.think(match.view.turn);
      if (match.lingering) {
        // The last trick of a lesson lies there while the lesson speaks of it.
        if (match.view.waits_for === "lesson") return;
        // Where others wait at devices of their own, nobody's tap is waited for.
        if ((settings.tapToContinue && !match.view.apart) || match.pace === "paused") return;
        await sleep(pauseFor(match, settings.speed));
        if (!isWanted()) return;
        store.change({ type: "gather" });
      }
      if (what === "wait") return;
      if (!match.lingering) await sleep(pauseFor(match, settings.speed));
      if (!isWanted()) return;
      if (what === "pass") return act({ kind: "pass" });
      if (what === "only") return act({ kind: "play", cards: onlyPlay(match) });
      const answer = await shownStep(match.view.turn);
      if (!answer) return;
      // What is shown is stored, even if another call continues from here.
      if (answer.view && !["bot", "table"].includes(answer.view.waits_for)) keep();
      else if (answer.ok) soon();
      if (!isWanted()) return;
      if (!answer.ok) return failed(answer.error);
    }
  }

  /** One act of a bot or of the table, shown. @param {number} turn @returns {Promise<Answer | null>} null where it is not shown */
  async function shownStep(turn) {
    const asked = ahead.at(turn);
    if (!asked) return step(turn);
    const answer = await asked.answer;
    // The caller that called it off continues from here.
    if (!ahead.shows(asked)) return null;
    if (answer["held"]) return step(turn);
    if (answer.ok) show(answer);
    return answer;
  }

  /** One act of the table, asked for now and shown as soon as it is known. @param {number} turn @returns {Promise<Answer | null>} */
  async function step(turn) {
    const isHere = moment.here();
    const { match, settings } = store.state();
    // Cards that come without a pause come in one answer.
    const until = match && isAtOnce(match, settings.speed) ? { until: /** @type {const} */ ("asked") } : {};
    const stepped = engine.step({ turn, ...until }).then((answer) => {
      if (isHere() && answer.ok) show(answer);
      return answer;
    });
    stepping = stepped;
    const answer = await stepped;
    return isHere() ? answer : null;
  }

  /** Wait for the act that is asked for now, and call off the one after it. @returns {Promise<Answer | null>} the latter where it was made all the same */
  async function callOff() {
    await stepping;
    return ahead.callOff();
  }

  /** How the cards are dealt from here on. @param {Dealing} to */
  async function deal(to) {
    const isWanted = moment.begin();
    store.change({ type: "dealing", pace: to });
    await stepping;
    if (to === "paused") keep();
    if (isWanted()) await goOn();
  }

  /** How the bots play until the person is asked. @param {Pace} to */
  async function pace(to) {
    const { match } = store.state();
    if (!match || !isPaced(match)) return;
    const isWanted = moment.begin();
    store.change({ type: "pace", pace: to });
    await stepping;
    if (to === "paused") keep();
    if (isWanted()) await goOn();
  }

  /** The person has looked long enough: at the trick that lies there, or at how the bots play. */
  async function hurry() {
    const { match } = store.state();
    if (!match || match.busy) return;
    if (!match.lingering) return pace(match.pace === "paused" ? "live" : "fast");
    moment.begin();
    if (match.pace === "paused") store.change({ type: "pace", pace: "live" });
    store.change({ type: "gather" });
    await goOn();
  }
}

/** @param {Match} match */
function onlyPlay({ view }) {
  return (view.prompt?.kind === "play" && view.prompt.only) || [];
}
