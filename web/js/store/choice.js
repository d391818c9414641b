/**
 * Choice: several cards are chosen one tap after another. What a tap chooses, and whether what is chosen may be
 * played, says the engine.
 */

import { lift } from "./lifting.js";

/** @import { Answer } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {(question: { op: string, [field: string]: unknown }) => Promise<Answer>} needs.ask
 * @returns {(card: string, key: string) => Promise<void>} a card of the hand is tapped: taken up or let go
 */
export function createChoice({ store, ask }) {
  /** Taps are answered in the order they were made. @type {Promise<void>} */
  let last = Promise.resolve();
  let serial = 0;

  /** @param {string} card @param {string} key */
  async function touch(card, key) {
    const { match } = store.state();
    if (!match || match.busy) return;
    const { turn, hand } = match.view;
    const up = match.lifted ?? [];
    if (up.includes(key)) {
      const at = match.chosen.indexOf(card);
      choose(
        match.chosen.filter((_, index) => index !== at),
        up.filter((one) => one !== key),
      );
      return;
    }
    const answer = await ask({ op: "complete", turn, card, chosen: match.chosen });
    if (store.state().match?.view.turn !== turn) return;
    if (answer.ok) choose(answer.cards ?? [], lift(hand, answer.cards ?? [], up, key));
    else store.change({ type: "refuse", refusal: answer.error ?? { code: "internal" }, card });
  }

  /** @param {string[]} cards @param {string[]} lifted */
  function choose(cards, lifted) {
    store.change({ type: "chosen", cards, lifted });
    if (cards.length) void tryOut(cards);
  }

  /** @param {string[]} cards */
  async function tryOut(cards) {
    serial += 1;
    const mine = serial;
    const { match } = store.state();
    const { prompt, turn } = match?.view ?? {};
    if (prompt?.kind !== "play" && prompt?.kind !== "bury") return;
    const answer = await ask({ op: "try", turn, action: { kind: prompt.kind, cards } });
    if (mine !== serial || store.state().match?.view.turn !== turn) return;
    const refusal = answer.ok ? (answer.refusal ?? null) : (answer.error ?? { code: "internal" });
    store.change({ type: "tried", refusal });
  }

  return (card, key) => {
    last = last.then(() => touch(card, key));
    return last;
  };
}
