/**
 * Turns: what the person does at the table, and the bots' turns, asked for one by one with a pause between. The
 * engine decides everything; this file only asks and passes the answers to the store.
 */

import { onward } from "./onward.js";
import { pause } from "./pace.js";

/** @import { Action, Answer, Dealing, Match, Refusal } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} needs.ask
 * @param {(milliseconds: number) => Promise<void>} needs.sleep
 * @param {() => Promise<void>} needs.keep the match as it stands
 * @param {() => void} needs.soon keep it soon: the table has acted by itself
 * @param {(refusal: Refusal | undefined) => Promise<void>} needs.failed
 */
export function createTurns({ store, ask, sleep, keep, soon, failed }) {
  // Grows whenever the person does something: a pause that ends later than that goes on no more.
  let era = 0;
  // Grows with every match sat down to, and with leaving it.
  let sitting = 0;
  /** What the table itself is doing at the moment. @type {Promise<unknown>} */
  let stepping = Promise.resolve();

  return { act, next, undo, claim, leaveIt, deal, hurry, goOn, sit, here };

  /** Another match, or none: whatever was going on at the table goes on no more. */
  function sit() {
    era += 1;
    sitting += 1;
    return here();
  }

  /** Whether it is still the table it is now: nobody has sat down to another since, nor left. @returns {() => boolean} */
  function here() {
    const mine = sitting;
    return () => mine === sitting;
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

  async function next() {
    const { match } = store.state();
    if (!match || match.busy || match.view.waits_for !== "deal") return;
    await tell({ op: "next" });
  }

  /** Back to what the person last decided in this deal. */
  async function undo() {
    const { match } = store.state();
    if (!match?.view.can_undo || match.busy) return;
    // A bot's thought on the play that is taken back is called off.
    if (match.view.waits_for === "bot") void ask({ op: "cancel" });
    await tell({ op: "undo" });
  }

  /** The rest is the person's, and the engine says so too. */
  async function claim() {
    const { match } = store.state();
    if (match?.view.prompt?.kind === "play" && match.view.prompt.claim && !match.busy)
      await tell({ op: "claim" });
  }

  /** What may be answered by the person is left to the table: the partner speaks for the pair. */
  async function leaveIt() {
    const { match } = store.state();
    if (match && !match.busy && isTablesTurn(match)) await tell({ op: "step" });
  }

  /** How the cards are dealt from here on. @param {Dealing} pace */
  async function deal(pace) {
    const mine = (era += 1);
    store.change({ type: "dealing", pace });
    await stepping;
    if (pace === "paused") await keep();
    if (mine === era) await goOn();
  }

  /** @param {{ op: string, [field: string]: unknown }} question @returns {Promise<void>} */
  async function tell(question) {
    const mine = (era += 1);
    const isHere = here();
    store.change({ type: "ask" });
    // The table may just be dealing a card: what is asked is asked of the table as it stands after that.
    await stepping;
    const { match } = store.state();
    if (!match || !isHere()) return;
    if (!match.busy) store.change({ type: "ask" });
    const answer = await ask({ ...question, turn: match.view.turn });
    // What comes when the table has been left belongs to nobody: neither to the opening nor to another match.
    if (!isHere()) return;
    if (!answer.ok) return failed(answer.error);
    store.change({ type: "answered", answer });
    await keep();
    if (mine === era) await goOn();
  }

  /** Let the table act, with a pause before each act, until a person is wanted. @returns {Promise<void>} */
  async function goOn() {
    const mine = era;
    for (;;) {
      const { match, settings } = store.state();
      if (!match || mine !== era) return;
      const what = onward(match, settings);
      // While the cards move and are looked at, the bot to come thinks already.
      if (what === "step" && match.view.waits_for === "bot") void ask({ op: "think", turn: match.view.turn });
      if (match.lingering) {
        if (settings.clickOn) return;
        await sleep(pause(match, settings.speed));
        if (mine !== era) return;
        store.change({ type: "gather" });
      }
      if (what === "wait") return;
      if (!match.lingering) await sleep(pause(match, settings.speed));
      if (mine !== era) return;
      if (what === "pass") return act({ kind: "pass" });
      if (what === "only") return act({ kind: "play", cards: onlyPlay(match) });
      const stepped = step(match.view.turn);
      stepping = stepped;
      const answer = await stepped;
      if (mine !== era || !answer) return;
      if (!answer.ok) return failed(answer.error);
      if (answer.view && !["bot", "table"].includes(answer.view.waits_for)) await keep();
      else soon();
    }
  }

  /** One act of the table, shown as soon as it is known. @param {number} turn @returns {Promise<Answer | null>} */
  async function step(turn) {
    const isHere = here();
    const answer = await ask({ op: "step", turn });
    if (!isHere()) return null;
    if (answer.ok) store.change({ type: "answered", answer });
    return answer;
  }

  /** The person has looked at the trick for long enough. */
  async function hurry() {
    if (!store.state().match?.lingering) return;
    era += 1;
    store.change({ type: "gather" });
    await goOn();
  }
}

/** @param {Match} match */
function isTablesTurn(match) {
  return match.view.waits_for === "bot" || match.view.waits_for === "table";
}

/** @param {Match} match */
function onlyPlay({ view }) {
  return (view.prompt?.kind === "play" && view.prompt.only) || [];
}
