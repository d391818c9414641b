/** Middle: the tricks that nobody has taken yet, the indicator, the cards that found the caller; and the caller's mark. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { countCards, zoneOf } from "../../js/core/zones.js";
import { cardsDown, laidCards, smallCards } from "../../js/cards/laid.js";
import { cardFace } from "../../js/cards/card-face.js";
import { suitMark } from "../../js/cards/marks.js";
import { trickOnTable } from "../../js/motion/card-places.js";
import { ownOf } from "./own.js";
import { positionOf } from "../../js/parts/seat-positions.js";
import { cardName, cardNames, sideOf, subjectOf } from "../../js/text/names.js";

/** @import { Match, Seat, View, Zone } from "../../js/core/types.d.ts" */
/** @import { Say } from "../../js/text/sentences.js" */

/**
 * @param {{ say: Say }} text
 * @param {Match} match
 */
export function middle({ say }, match) {
  const { view } = match;
  const parts = [pileView(say, match), indicatorView(say, match)].filter((part) => part !== nothing);
  return html`${turnedUpView(say, view)} ${parts.length ? html`<div class="heap">${parts}</div>` : nothing}`;
}

/**
 * The tricks on the pile, their number, and at whom the run points. A trick that is looked at is not there yet, and what it
 * took is not gone yet.
 * @param {Say} say
 * @param {Match} match
 */
function pileView(say, { view, lingering }) {
  const pile = zoneOf(view, "pile");
  if (!pile) return nothing;
  const last = lingering ? view.tricks?.at(-1) : undefined;
  const takes = last?.takes ?? 0;
  const lying = countCards(pile);
  const count = !last ? lying : takes ? takes - 1 : lying - 1;
  const winner = /** @type {Seat | null} */ (pile.owner ?? null);
  const facts = { ...subjectOf(view, winner ?? view.you), count: lying, run: ownOf(view).pile_run ?? 0 };
  const label = lying ? say("review-pile", facts) : say("pile-empty");
  return html`<div
    class="tricks-pile"
    role="img"
    aria-label=${label}
    data-pile
    data-whose=${winner ? sideWord(view, winner) : nothing}
    ?data-empty=${count <= 0}
  >
    ${cardsDown(view.game, Math.max(1, Math.min(count, 6)))}
    ${keyed(count, html`<b aria-hidden="true">${Math.max(0, count)}</b>`)}
    ${winner ? html`<i aria-hidden="true" data-place=${positionOf(view, winner)}></i>` : nothing}
  </div>`;
}

/** @param {View} view @param {Seat} seat */
function sideWord(view, seat) {
  return sideOf(view, seat) === sideOf(view) ? "us" : "them";
}

/**
 * The card whose suit is trump: face down until it is asked for, and then face up until the trick is gathered.
 * @param {Say} say
 * @param {Match} match
 */
function indicatorView(say, match) {
  const { view } = match;
  const laid = zoneOf(view, "indicator");
  if (!laid) return nothing;
  const [card = null] = laid.cards ?? [];
  const isDown = isFaceDown(laid);
  if (!isDown && !trickOnTable(match)?.turned_at) return nothing;
  const known =
    isDown && card ? say("indicator-own", { card: cardName(say, card) }) : say("review-indicator");
  return keyed(
    isDown,
    isDown || !card
      ? html`<div class="indicator" role="img" aria-label=${known} data-down>
          ${cardsDown(view.game, 1)} ${card ? html`<span aria-hidden="true">${smallCards([card])}</span>` : nothing}
        </div>`
      : html`<div class="indicator" role="img" aria-label=${say("indicator-up", { card: cardName(say, card) })}>
          <span class="card" aria-hidden="true">${cardFace(card)}</span>
        </div>`,
  );
}

/** Whether nobody but the caller may know it. @param {Zone} laid */
function isFaceDown({ cards, secret }) {
  return Boolean(secret) || !cards;
}

/** The cards that were turned up for the first ace, until trump is named. @param {Say} say @param {View} view */
function turnedUpView(say, view) {
  const { phase, prompt } = view;
  const { turned_up: turned } = ownOf(view);
  if (!turned || phase !== "naming") return nothing;
  const words = say("turned-up", { cards: cardNames(say, turned.cards.slice(-1)) });
  return html`<div class="turned-up" ?data-asked=${prompt !== null}>
    <p>${words}</p>
    <div class="turned-cards" role="img" aria-label=${cardNames(say, turned.cards)}>${
      turned.cards.length > 7 ? smallCards(turned.cards) : laidCards(say, turned.cards)
    }</div>
  </div>`;
}

/**
 * The caller's mark, at its plate: the suit that was named, or a card face down.
 * @param {Say} say
 * @param {View} view
 * @param {Seat} seat
 */
export function call(say, view, seat) {
  if (!view.seats[seat].roles.includes("caller")) return nothing;
  const { trump } = view;
  const laid = zoneOf(view, "indicator");
  if (laid && isFaceDown(laid))
    return html`<span class="call" data-call="contract" aria-hidden="true">?</span>`;
  if (!trump) return nothing;
  return html`<span class="call called" data-call="contract" role="img" aria-label=${say("called", { ...subjectOf(view, seat), suit: trump })}
    >${suitMark(trump)}</span
  >`;
}
