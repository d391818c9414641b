/**
 * Looks: what is shown anew at the table without an act in the game. Whose cards are uncovered, where several people share
 * a device; and what others have done, where each has one. Asked for one after the other; the table goes on after each.
 */

/** @import { Answer, Question, Refusal, Seat } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Moment } from "./generation.js" */
/** @import { Steps } from "./steps.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine about the match at the table
 * @param {(answer: Answer) => void} needs.show show what an answer tells of the match
 * @param {() => void} needs.keep keep the match as it stands
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 * @param {Moment} needs.moment
 * @param {Steps} needs.steps
 */
export function createLooks({ store, engine, show, keep, failed, moment, steps }) {
  /** What was last asked. @type {Promise<unknown>} */
  let looking = Promise.resolve();
  /** How often the person has covered all cards. */
  let covers = 0;

  return { uncover, cover, catchUp };

  /** Show the cards of a person, and of nobody else. @param {Seat} seat */
  async function uncover(seat) {
    const { match } = store.state();
    if (match?.view.cover && !match.busy) await look(() => engine.uncoverSeat({ seat }));
  }

  /** Cover all cards: on the screen at once, whatever the engine is doing. */
  async function cover() {
    if (!store.state().match?.view.cover) return;
    covers += 1;
    store.change({ type: "covered" });
    await look(() => engine.coverCards());
  }

  /** Ask for a change of the cover; the table continues. @param {() => Promise<Answer>} send */
  async function look(send) {
    const isWanted = moment.begin();
    const before = covers;
    const isHere = moment.here();
    const asked = looking.then(async () => {
      // An act of a bot meanwhile is shown before the cover changes.
      const earlier = await steps.callOff();
      if (!isHere()) return;
      if (earlier) show(earlier);
      const answer = await send();
      if (!isHere()) return;
      // Whoever looked has covered the cards again before they could be shown, and so they are not.
      if (covers !== before) store.change({ type: "covered" });
      if (answer.ok) show(answer);
      else await failed(answer.error);
    });
    looking = asked.catch(() => {}); // whoever asked is told
    await asked;
    if (isWanted() && isHere()) void steps.goOn();
  }

  /** Others have done something at their devices: show it, and go on from there. */
  async function catchUp() {
    const isHere = moment.here();
    const asked = looking.then(async () => {
      await steps.settled();
      const { match } = store.state();
      // The answer that is waited for brings it.
      if (!match || match.busy || !isHere()) return;
      const isWanted = moment.begin();
      const answer = await engine.view();
      if (!isHere() || !answer.ok || !answer.view) return;
      show(answer);
      keep();
      if (isWanted()) void steps.goOn();
    });
    looking = asked.catch(() => {});
    await asked;
  }
}
