/**
 * Keyed text: words and figures whose element is replaced when they change. Changed in place, a centred word moves, and
 * the browser counts that as a layout shift.
 */

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

/**
 * A figure in a cell of its own. It is isolated: from right to left too, a minus stays before its number.
 * @param {unknown} value
 * @param {unknown} [more] content after it that changes with it
 * @param {string} [key] a new element is made when this changes; the figure by default
 */
export function replacedFigure(value, more = "", key = String(value)) {
  return keyed(key, html`<bdi>${value}${more}</bdi>`);
}

/**
 * A sentence in a paragraph of its own.
 * @param {string} sentence
 * @param {unknown} [more] content after it
 */
export function replacedLine(sentence, more = "") {
  return keyed(sentence, html`<p>${sentence} ${more}</p>`);
}
