/**
 * Turns: what the person does at the table. What the bots and the table do between is in `steps.js`, what is shown without
 * an act in `cover-requests.js`. The engine decides everything; this file only asks and passes the answers to the store.
 */

import { createLooks } from "./cover-requests.js";
import { createMoment } from "./generation.js";
import { isTablesTurn } from "./next-step.js";
import { createSteps } from "./steps.js";

/** @import { Action, Answer, Asking, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine about the match at the table
 * @param {(answer: Answer) => void} needs.show show what an answer tells of the match
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {() => void} needs.keep keep the match as it stands
 * @param {() => void} needs.soon keep it soon: the table has acted by itself
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 * @param {boolean} [needs.thinksAhead] whether bots think while cards still move
 */
export function createTurns({ store, engine, show, sleep, keep, soon, failed, thinksAhead = true }) {
  const moment = createMoment();
  const steps = createSteps({ store, engine, show, sleep, keep, soon, failed, thinksAhead, moment, act });
  const { uncover, cover, catchUp } = createLooks({ store, engine, show, keep, failed, moment, steps });
  const { goOn, deal, pace, hurry } = steps;
  const { here } = moment;

  return { act, next, undo, claim, leaveIt, deal, pace, hurry, goOn, catchUp, sit, here, uncover, cover };

  /** The match has changed or been left: cancel whatever was in progress at the table. */
  function sit() {
    moment.sit();
    steps.forget();
    return here();
  }

  /**
   * An act of the person. A second one while the first is with the engine is a double tap and is dropped.
   * @param {Action} action
   */
  async function act(action) {
    const { match } = store.state();
    if (!match || match.busy || (match.view.waits_for !== "you" && !match.view.prompt)) return;
    await tell((turn) => engine.act({ turn, action }));
  }

  /** Have the next deal dealt. */
  async function next() {
    const { match } = store.state();
    if (!match || match.busy || match.view.waits_for !== "deal") return;
    await tell((turn) => engine.deal({ turn }));
  }

  /**
   * Go back to what the person last decided in this deal. Where people of the other side are asked first, the question
   * is put to them, with all cards covered.
   * @param {Asking} [agreed] what they agreed to
   */
  async function undo(agreed) {
    const { match } = store.state();
    if (!match?.view.can_undo || match.busy) return;
    // At devices of their own the others are asked there.
    const { takes_back: seat = null, asks = [] } = match.view.cover ?? {};
    if (agreed) await tell((turn) => engine.undo({ turn, seat: agreed.seat, agreed: agreed.asks[0] }));
    else if (seat && asks.length) {
      await cover();
      store.change({ type: "asking", asking: { seat, asks } });
    } else await tell((turn) => engine.undo({ turn }));
  }

  /** Claim the remaining tricks. */
  async function claim() {
    const { match } = store.state();
    if (match?.view.prompt?.kind === "play" && match.view.prompt.claim && !match.busy)
      await tell((turn) => engine.claimTricks({ turn }));
  }

  /** Leave to the table what the person may answer: the partner speaks for the pair. */
  async function leaveIt() {
    const { match } = store.state();
    if (match && !match.busy && isTablesTurn(match.view)) await tell((turn) => engine.step({ turn }));
  }

  /** Send something the person does, and let the table go on from there. @param {(turn: number) => Promise<Answer>} send @returns {Promise<void>} */
  async function tell(send) {
    const isWanted = moment.begin();
    const isHere = here();
    store.change({ type: "ask" });
    // The table may be dealing a card: wait, because the question is about the table after it.
    const earlier = await steps.callOff();
    const { match } = store.state();
    if (!match || !isHere()) return;
    if (!match.busy) store.change({ type: "ask" });
    const answer = await send((earlier?.view ?? match.view).turn);
    // An answer after the match has been left is dropped.
    if (!isHere()) return;
    if (!answer.ok) {
      await failed(answer.error);
      // Whoever was too late to declare, say, stops nothing: the table goes on by itself.
      const { match: now, crash } = store.state();
      if (isWanted() && isHere() && now && !crash && isTablesTurn(now.view)) await goOn();
      return;
    }
    show(answer);
    keep();
    if (isWanted()) await goOn();
  }
}
