/** Card number: the place of a card in the hand, at its upper edge, so that it can be called by it. */

import { html } from "lit-html";

/** The style sheet writes it: the card's own letter and it are no words together. @param {number} number from 1 */
export function cardNumber(number) {
  return html`<i class="card-number" data-number=${number} aria-hidden="true"></i>`;
}
