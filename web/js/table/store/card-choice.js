/**
 * Choice: several cards are chosen one tap after another. Each tap is one question to the engine, which answers with
 * the cards chosen now and with why they may not be played, if so.
 */

import { liftCards } from "./equal-cards.js";

/** @import { Answer, Prompt, Refusal } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {import("../../core/types.d.ts").EngineFunctions} needs.engine
 * @returns {(card: string, key: string) => Promise<void>} called when a card of the hand is tapped: it is taken up or let go
 */
export function createChoice({ store, engine }) {
  /** Taps are answered in the order they were made. @type {Promise<void>} */
  let last = Promise.resolve();

  /** @param {string} card @param {string} key */
  async function touch(card, key) {
    const { match } = store.state();
    if (!match || match.busy) return;
    const { turn, hand, prompt } = match.view;
    const up = match.raised ?? [];
    if (up.includes(key)) return letGo(card, key);
    // Until it is known what is chosen now nothing can be played: the cards chosen before would be.
    choose(match.chosen, up);
    const answer = await engine.selectCards({ turn, card, chosen: match.chosen, ...purpose(prompt) });
    if (store.state().match?.view.turn !== turn) return;
    const { cards = [], refusal = null } = answer;
    if (answer.ok) return choose(cards, liftCards(hand, cards, up, key), refusal);
    choose(match.chosen, up, match.tried?.refusal);
    store.change({ type: "refuse", refusal: answer.error ?? { code: "internal" }, card });
  }

  /** The card lies down at once; whether the others may be played is asked. @param {string} card @param {string} key */
  async function letGo(card, key) {
    const { chosen = [], raised = [], view } = store.state().match ?? {};
    const at = chosen.indexOf(card);
    const rest = chosen.filter((_, index) => index !== at);
    const up = raised.filter((one) => one !== key);
    choose(rest, up);
    if (!rest.length || !view) return;
    const { turn } = view;
    const answer = await engine.selectCards({ turn, chosen: rest, ...purpose(view.prompt) });
    const { match } = store.state();
    if (match?.view.turn !== turn || match.raised !== up) return;
    choose(rest, up, answer.ok ? (answer.refusal ?? null) : (answer.error ?? { code: "internal" }));
  }

  /** @param {string[]} cards @param {string[]} lifted @param {Refusal | null} [refusal] left out while it is not known */
  function choose(cards, lifted, refusal) {
    const tried = refusal === undefined || !cards.length ? null : { refusal };
    store.change({ type: "chosen", cards, raised: lifted, tried });
  }

  return (card, key) => {
    last = last.then(() => touch(card, key));
    return last;
  };
}

/** What the cards are chosen for. @param {Prompt | null} prompt */
function purpose(prompt) {
  return prompt?.kind === "bury" ? { kind: /** @type {const} */ ("bury") } : {};
}
