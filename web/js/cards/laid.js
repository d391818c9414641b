/** Laid: cards as they lie: small ones, rows of them, and cards face down. */

import { html, nothing } from "lit-html";
import { cardName } from "../text/names.js";
import { cardFace } from "./card-face.js";
import { jokerMark, suitMark } from "./marks.js";
import { properties } from "../parts/directives.js";

/** @import { Say } from "../text/sentences.js" */

/**
 * Whether the card before it is equal.
 * @param {readonly string[]} cards
 * @param {number} index
 */
function isTwin(cards, index) {
  return cards[index] === cards[index - 1];
}

/**
 * The cards of a play, face up.
 * @param {Say} say
 * @param {readonly string[]} cards
 * @param {Record<string, number>} [worth] the points of each card that counts
 */
export function laidCards(say, cards, worth = {}) {
  return cards.map(
    (card, index) =>
      html`<span
        class="card"
        role="img"
        aria-label=${cardName(say, card)}
        data-card=${card}
        ?data-twin=${isTwin(cards, index)}
        >${cardFace(card)}${worthMark(worth[card])}</span
      >`,
  );
}

/** A card's points, as a mark on it; a setting hides it in the style sheet. @param {number | undefined} points */
export function worthMark(points) {
  return points ? html`<b class="worth" data-worth=${points}></b>` : nothing;
}

/**
 * Small cards, pairs together.
 * @param {readonly string[]} cards
 */
export function smallCards(cards) {
  return html`<span class="small-cards" aria-hidden="true"
    >${cards.map((card, index) => html`<span ?data-twin=${isTwin(cards, index)}>${smallCard(card)}</span>`)}</span
  >`;
}

/** A small card: its index only. @param {string} card */
export function smallCard(card) {
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  if (suit === "J")
    return html`<span class="small-card" translate="no" data-suit=${rank === "B" ? "H" : "S"} data-joker>${jokerMark()}</span>`;
  return html`<span class="small-card" translate="no" data-suit=${suit}
    >${rank === "T" ? "10" : rank}${suitMark(suit)}</span
  >`;
}

/**
 * Cards face down. Each card has its index as a property; the count is a property of their container, so that a card
 * more or less does not change the others.
 * @param {string} game
 * @param {number} count
 */
export function cardsDown(game, count) {
  return Array.from(
    { length: count },
    (_, index) =>
      html`<span class="card card-back" data-block=${game} ${properties({ "--i": String(index) })}></span>`,
  );
}

/** The count of cards face down, for the element that holds them. @param {number} count */
export function countOf(count) {
  return properties({ "--count": String(count) });
}
