/** Card: one card as an element, face up or face down. */

import { html } from "lit-html";
import { back, face } from "./cards/face.js";
import { vars } from "./vars.js";

/**
 * A card that lies somewhere and is not pressed.
 * @param {string} card
 * @param {string} name what it is, for those who do not see it
 */
export function cardUp(card, name) {
  return html`<span class="card" role="img" aria-label=${name} data-card=${card}>${face(card)}</span>`;
}

/**
 * Cards face down, as many as there are. What they are nobody here knows.
 * @param {string} game
 * @param {number} count
 */
export function cardsDown(game, count) {
  return Array.from(
    { length: count },
    (_, index) =>
      html`<span class="card" ${vars({ "--o": String(index - (count - 1) / 2) })}>${back(game)}</span>`,
  );
}
