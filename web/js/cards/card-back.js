/** Back: cards face down. */

import { html } from "lit-html";
import { properties } from "../parts/style-properties.js";

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
