/** Back: cards face down. */

import { html } from "lit-html";
import { properties } from "../parts/properties.js";

/**
 * Cards face down, as many as there are. What they are nobody here knows. Each knows which it is; how many there are
 * is for what holds them, so that one card more or less changes nothing of the others.
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

/** For what holds cards face down: how many there are. @param {number} count */
export function countOf(count) {
  return properties({ "--count": String(count) });
}
