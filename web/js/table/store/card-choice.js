/**
 * Card choice: several cards are chosen one tap after another. Each tap is one request to the engine, which answers with
 * the cards chosen now and with why they may not be played, if so. No card can be chosen while the coach judges a play.
 */

import { ifCurrent, serialQueue } from "../../core/async.js";
import { refusalOf } from "../../core/requests.js";
import { isAskedStill, isDealt } from "./dealing.js";
import { isMultiCard, mayTake } from "./extra-actions.js";
import { liftCards } from "./hand-order.js";

/** @import { Action, Match, RefusalData, State, View } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/**
 * @param {Pick<TableContext, "store" | "engine">} table
 * @param {(action: Action) => Promise<void>} performAction
 */
export function createCardChoice({ store, engine }, performAction) {
  // Taps are answered in the order they were made.
  const runTap = serialQueue();
  return {
    /** A card of the hand is tapped: it is taken up or let go. @param {string} card @param {string} key */
    toggleCard: (card, key) => runTap(() => toggleCard(card, key)),
    /**
     * A card is tapped while seats may declare: the first tap says what it declares, or why nothing; the next one declares.
     * @param {string} card
     * @param {string} key
     */
    tapToDeclare: (card, key) => runTap(() => tapToDeclare(card, key)),
    /** Cards of the hand are taken up in the place of those that are. @param {readonly string[]} cards */
    takeUpCards: (cards) => runTap(() => takeUpCards(cards)),
    raiseCards,
  };

  /** @param {readonly string[]} cards */
  async function takeUpCards(cards) {
    const { match } = store.state();
    const [card] = cards;
    if (!match || match.busy || card === undefined) return;
    const { prompt, hand } = match.view;
    if (isDealt(match.view) || isMultiCard(prompt))
      await raiseCards([...cards], liftCards(hand, cards, match.raised ?? []));
    else if (mayTake(prompt, card)) store.change({ type: "choose", card });
  }

  /** @param {string} card @param {string} key */
  async function tapToDeclare(card, key) {
    const { match } = store.state();
    if (!match || match.busy || !isDealt(match.view)) return;
    const { raised = [], chosen, tried } = match;
    if (raised.includes(key) && tried?.refusal === null)
      return performAction({ kind: "declare", cards: chosen });
    await toggleCard(card, key);
    const refusal = store.state().match?.tried?.refusal;
    // A refusal is also heard; the cards stay up, so that another one can be shown with them.
    if (refusal) store.change({ type: "refuse", refusal, card });
  }

  /** @param {string} card @param {string} key */
  async function toggleCard(card, key) {
    const { match } = store.state();
    if (!match || match.busy) return;
    const { turn, hand } = match.view;
    const up = match.raised ?? [];
    if (up.includes(key)) return letGo(card, key);
    // Nothing can be played before the engine answers, or the cards chosen before this tap are played.
    showChosen(match.chosen, up);
    const isCurrent = () => isAskedStill(match.view, store.state().match?.view);
    const request = { turn, card, chosen: match.chosen, ...purposeOf(match.view) };
    try {
      const answer = await ifCurrent(isCurrent, engine.selectCards(request));
      const cards = answer?.cards ?? [];
      if (answer) showChosen(cards, liftCards(hand, cards, up, key), answer.refusal ?? null);
    } catch (error) {
      showChosen(match.chosen, up, match.tried?.refusal);
      store.change({ type: "refuse", refusal: refusalOf(error), card });
    }
  }

  /** The card lies down at once. @param {string} card @param {string} key */
  async function letGo(card, key) {
    const { chosen = [], raised = [] } = store.state().match ?? {};
    const at = chosen.indexOf(card);
    const rest = chosen.filter((_, index) => index !== at);
    const up = raised.filter((one) => one !== key);
    await raiseCards(rest, up);
  }

  /** These cards are up at once; whether they may be played is asked. @param {string[]} cards @param {string[]} raised their keys */
  async function raiseCards(cards, raised) {
    const view = store.state().match?.view;
    showChosen(cards, raised);
    if (!cards.length || !view) return;
    const request = { turn: view.turn, chosen: cards, ...purposeOf(view) };
    const answer = await engine.selectCards(request).catch((error) => ({ refusal: refusalOf(error) }));
    const { match } = store.state();
    if (isAskedStill(view, match?.view) && match?.raised === raised)
      showChosen(cards, raised, answer.refusal ?? null);
  }

  /** @param {string[]} cards @param {string[]} raised @param {RefusalData | null} [refusal] left out while it is not known */
  function showChosen(cards, raised, refusal) {
    const tried = refusal === undefined || !cards.length ? null : { refusal };
    store.change({ type: "chosen", cards, raised, tried });
  }
}

/** What the cards are chosen for. @param {View} view @returns {{ kind?: "bury" | "declare" }} */
function purposeOf(view) {
  if (isDealt(view)) return { kind: "declare" };
  return view.prompt?.kind === "bury" ? { kind: "bury" } : {};
}

/** What a tap on the hand changes. @type {Set<string>} */
const TAKEN_UP = new Set(["chosen", "raised", "tried", "refusal"]);

/** Whether two states differ in nothing but the cards that are taken up. @param {State} now @param {State} before */
export function isOnlyChoice(now, before) {
  const isSame = (/** @type {keyof State} */ part) => part === "match" || now[part] === before[part];
  const [match, was] = [now.match, before.match];
  return (
    match !== null &&
    was !== null &&
    /** @type {(keyof State)[]} */ (Object.keys(now)).every(isSame) &&
    /** @type {(keyof Match)[]} */ (Object.keys(match)).every(
      (part) => TAKEN_UP.has(part) || match[part] === was[part],
    )
  );
}

/** @param {Pick<Match, "explanations">} match */
export function isHeld({ explanations }) {
  return Boolean(explanations?.isJudging || explanations?.coach?.isOpen);
}
