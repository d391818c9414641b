/**
 * Card choice: several cards are chosen one tap after another. Each tap is one request to the engine, which answers with
 * the cards chosen now and with why they may not be played, if so.
 */

import { ifCurrent, serialQueue } from "../../core/async.js";
import { refusalOf } from "../../core/requests.js";
import { liftCards } from "./equal-cards.js";

/** @import { Prompt, Refusal } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/**
 * @param {Pick<TableContext, "store" | "engine">} table
 * @returns {(card: string, key: string) => Promise<void>} called when a card of the hand is tapped: it is taken up or let go
 */
export function createCardChoice({ store, engine }) {
  // Taps are answered in the order they were made.
  const runTap = serialQueue();
  return (card, key) => runTap(() => toggleCard(card, key));

  /** @param {string} card @param {string} key */
  async function toggleCard(card, key) {
    const { match } = store.state();
    if (!match || match.busy) return;
    const { turn, hand, prompt } = match.view;
    const up = match.raised ?? [];
    if (up.includes(key)) return letGo(card, key);
    // Until the engine has answered nothing can be played: the cards chosen before would be.
    showChosen(match.chosen, up);
    const isSameTurn = () => store.state().match?.view.turn === turn;
    const request = { turn, card, chosen: match.chosen, ...purposeOf(prompt) };
    try {
      const answer = await ifCurrent(isSameTurn, engine.selectCards(request));
      const cards = answer?.cards ?? [];
      if (answer) showChosen(cards, liftCards(hand, cards, up, key), answer.refusal ?? null);
    } catch (error) {
      showChosen(match.chosen, up, match.tried?.refusal);
      store.change({ type: "refuse", refusal: refusalOf(error), card });
    }
  }

  /** The card lies down at once; whether the others may be played is asked. @param {string} card @param {string} key */
  async function letGo(card, key) {
    const { chosen = [], raised = [], view } = store.state().match ?? {};
    const at = chosen.indexOf(card);
    const rest = chosen.filter((_, index) => index !== at);
    const up = raised.filter((one) => one !== key);
    showChosen(rest, up);
    if (!rest.length || !view) return;
    const { turn } = view;
    const request = { turn, chosen: rest, ...purposeOf(view.prompt) };
    const answer = await engine.selectCards(request).catch((error) => ({ refusal: refusalOf(error) }));
    const { match } = store.state();
    if (match?.view.turn === turn && match.raised === up) showChosen(rest, up, answer.refusal ?? null);
  }

  /** @param {string[]} cards @param {string[]} raised @param {Refusal | null} [refusal] left out while it is not known */
  function showChosen(cards, raised, refusal) {
    const tried = refusal === undefined || !cards.length ? null : { refusal };
    store.change({ type: "chosen", cards, raised, tried });
  }
}

/** What the cards are chosen for. @param {Prompt | null} prompt @returns {{ kind?: "bury" }} */
function purposeOf(prompt) {
  return prompt?.kind === "bury" ? { kind: "bury" } : {};
}
