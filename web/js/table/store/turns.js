/**
 * Turns: what the person does at the table, and the acts of the bots and of the table, asked for one by one with a
 * pause between. The engine decides everything; this file only asks and passes the answers to the store.
 */

import { createAhead } from "./ahead.js";
import { isPaced, isTablesTurn, onward } from "./onward.js";
import { isAtOnce, pause } from "./pace.js";

/** @import { Action, Answer, Dealing, Match, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/** @typedef {import("../../core/types.d.ts").Question} Question */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: Question) => Promise<Answer>} needs.ask about the match at the table
 * @param {(answer: Answer) => void} needs.show show what an answer tells of the match
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {() => void} needs.keep keep the match as it stands
 * @param {() => void} needs.soon keep it soon: the table has acted by itself
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 * @param {boolean} [needs.thinksAhead] whether bots think while cards still move
 */
export function createTurns({ store, ask, show, sleep, keep, soon, failed, thinksAhead = true }) {
  // Grows with every act of the person; a pause that ends later is then void.
  let era = 0;
  // Grows whenever a match is begun or left.
  let matches = 0;
  /** The act of the table that is being asked for. @type {Promise<unknown>} */
  let stepping = Promise.resolve();
  const ahead = createAhead(ask);
  /** What was last asked about the cover. @type {Promise<unknown>} */
  let looking = Promise.resolve();
  /** How often the person has covered all cards. */
  let covers = 0;

  return { act, next, undo, claim, leaveIt, deal, pace, hurry, goOn, catchUp, sit, here, uncover, cover };

  /** The match has changed or been left: cancel whatever was in progress at the table. */
  function sit() {
    era += 1;
    matches += 1;
    ahead.forget();
    return here();
  }

  /** Tells later whether it is still the same match. @returns {() => boolean} */
  function here() {
    const mine = matches;
    return () => mine === matches;
  }

  /**
   * An act of the person. A second one while the first is with the engine is a double tap and is dropped.
   * @param {Action} action
   */
  async function act(action) {
    const { match } = store.state();
    if (!match || match.busy || (match.view.waits_for !== "you" && !match.view.prompt)) return;
    await tell({ op: "act", action });
  }

  /** Have the next deal dealt. */
  async function next() {
    const { match } = store.state();
    if (!match || match.busy || match.view.waits_for !== "deal") return;
    await tell({ op: "next" });
  }

  /**
   * Go back to what the person last decided in this deal. Where people of the other side are asked first, the question
   * is put to them, with all cards covered.
   * @param {import("../../core/types.d.ts").Asking} [agreed] what they agreed to
   */
  async function undo(agreed) {
    const { match } = store.state();
    if (!match?.view.can_undo || match.busy) return;
    // At devices of their own the others are asked there.
    const { takes_back: seat = null, asks = [] } = match.view.cover ?? {};
    if (agreed) await tell({ op: "undo", seat: agreed.seat, agreed: agreed.asks[0] });
    else if (seat && asks.length) {
      await cover();
      store.change({ type: "asking", asking: { seat, asks } });
    } else await tell({ op: "undo" });
  }

  /** Show the cards of a person, and of nobody else. @param {import("../../core/types.d.ts").Seat} seat */
  async function uncover(seat) {
    const { match } = store.state();
    if (match?.view.cover && !match.busy) await look({ op: "uncover", seat });
  }

  /** Cover all cards: on the screen at once, whatever the engine is doing. */
  async function cover() {
    if (!store.state().match?.view.cover) return;
    covers += 1;
    store.change({ type: "covered" });
    await look({ op: "cover" });
  }

  /** Ask for a change of the cover, one after the other; the table continues. @param {Question} question */
  async function look(question) {
    const mine = (era += 1);
    const before = covers;
    const isHere = here();
    const asked = looking.then(async () => {
      await stepping;
      // An act of a bot meanwhile is shown before the cover changes.
      const earlier = await ahead.callOff();
      if (!isHere()) return;
      if (earlier) show(earlier);
      const answer = await ask(question);
      if (!isHere()) return;
      // Whoever looked has covered the cards again before they could be shown, and so they are not.
      if (covers !== before) store.change({ type: "covered" });
      if (answer.ok) show(answer);
      else await failed(answer.error);
    });
    looking = asked.catch(() => {}); // whoever asked is told
    await asked;
    if (mine === era && isHere()) void goOn();
  }

  /** Others have done something at their devices: show it, and go on from there. */
  async function catchUp() {
    const isHere = here();
    const asked = looking.then(async () => {
      await stepping;
      const { match } = store.state();
      // The answer that is waited for brings it.
      if (!match || match.busy || !isHere()) return;
      const mine = (era += 1);
      const answer = await ask({ op: "view" });
      if (!isHere() || !answer.ok || !answer.view) return;
      show(answer);
      keep();
      if (mine === era) void goOn();
    });
    looking = asked.catch(() => {});
    await asked;
  }

  /** Claim the remaining tricks. */
  async function claim() {
    const { match } = store.state();
    if (match?.view.prompt?.kind === "play" && match.view.prompt.claim && !match.busy)
      await tell({ op: "claim" });
  }

  /** Leave to the table what the person may answer: the partner speaks for the pair. */
  async function leaveIt() {
    const { match } = store.state();
    if (match && !match.busy && isTablesTurn(match.view)) await tell({ op: "step" });
  }

  /** How the cards are dealt from here on. @param {Dealing} pace */
  async function deal(pace) {
    const mine = (era += 1);
    store.change({ type: "dealing", pace });
    await stepping;
    if (pace === "paused") keep();
    if (mine === era) await goOn();
  }

  /** Ask for something the person does, and let the table go on from there. @param {Question} question @returns {Promise<void>} */
  async function tell(question) {
    const mine = (era += 1);
    const isHere = here();
    store.change({ type: "ask" });
    // The table may be dealing a card: wait, because the question is about the table after it.
    await stepping;
    const earlier = await ahead.callOff();
    const { match } = store.state();
    if (!match || !isHere()) return;
    if (!match.busy) store.change({ type: "ask" });
    const answer = await ask({ ...question, turn: (earlier?.view ?? match.view).turn });
    // An answer after the match has been left is dropped.
    if (!isHere()) return;
    if (!answer.ok) {
      await failed(answer.error);
      // Whoever was too late to declare, say, stops nothing: the table goes on by itself.
      const { match: now, trouble } = store.state();
      if (mine === era && isHere() && now && !trouble && isTablesTurn(now.view)) await goOn();
      return;
    }
    show(answer);
    keep();
    if (mine === era) await goOn();
  }

  /** Let the table act, with a pause before each act, until a person is wanted. @returns {Promise<void>} */
  async function goOn() {
    const mine = era;
    for (;;) {
      const { match, settings } = store.state();
      if (!match || mine !== era) return;
      const what = onward(match, settings);
      // The bot thinks while cards move; its act is shown after the pause.
      if (thinksAhead && what === "step" && match.view.waits_for === "bot" && !match.view.prompt)
        ahead.think(match.view.turn);
      if (match.lingering) {
        // The last trick of a lesson lies there while the lesson speaks of it.
        if (match.view.waits_for === "lesson") return;
        // Where others wait at devices of their own, nobody's tap is waited for.
        if ((settings.clickOn && !match.view.apart) || match.pace === "paused") return;
        await sleep(pause(match, settings.speed));
        if (mine !== era) return;
        store.change({ type: "gather" });
      }
      if (what === "wait") return;
      if (!match.lingering) await sleep(pause(match, settings.speed));
      if (mine !== era) return;
      if (what === "pass") return act({ kind: "pass" });
      if (what === "only") return act({ kind: "play", cards: onlyPlay(match) });
      const answer = await shownStep(match.view.turn);
      if (!answer) return;
      // What is shown is stored, even if another call continues from here.
      if (answer.view && !["bot", "table"].includes(answer.view.waits_for)) keep();
      else if (answer.ok) soon();
      if (mine !== era) return;
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
    const isHere = here();
    const { match, settings } = store.state();
    // Cards that come without a pause come in one answer.
    const until = match && isAtOnce(match, settings.speed) ? { until: "asked" } : {};
    const stepped = ask({ op: "step", turn, ...until }).then((answer) => {
      if (isHere() && answer.ok) show(answer);
      return answer;
    });
    stepping = stepped;
    const answer = await stepped;
    return isHere() ? answer : null;
  }

  /** How the bots play until the person is asked. @param {import("../../core/types.d.ts").Pace} to */
  async function pace(to) {
    const { match } = store.state();
    if (!match || !isPaced(match)) return;
    const mine = (era += 1);
    store.change({ type: "pace", pace: to });
    await stepping;
    if (to === "paused") keep();
    if (mine === era) await goOn();
  }

  /** The person has looked long enough: at the trick that lies there, or at how the bots play. */
  async function hurry() {
    const { match } = store.state();
    if (!match || match.busy) return;
    if (!match.lingering) return pace(match.pace === "paused" ? "live" : "fast");
    era += 1;
    if (match.pace === "paused") store.change({ type: "pace", pace: "live" });
    store.change({ type: "gather" });
    await goOn();
  }
}

/** @param {Match} match */
function onlyPlay({ view }) {
  return (view.prompt?.kind === "play" && view.prompt.only) || [];
}
