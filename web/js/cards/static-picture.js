/**
 * Static picture: a picture that never changes, made into a template once, which is cloned whole and not rendered again: a hand
 * has a thousand elements, and a card is dealt every few frames.
 */

import { html, unsafeStatic } from "lit-html/static.js";

/** @import { TemplateResult } from "lit-html" */

/** @type {Map<string, TemplateResult>} */
const made = new Map();

/**
 * @param {string} name of the picture, and of no other
 * @param {() => string} draw its HTML; called once. It must not contain anything a person typed
 * @returns {TemplateResult}
 */
export function drawOnce(name, draw) {
  const known = made.get(name);
  if (known) return known;
  const picture = html`${unsafeStatic(draw())}`;
  made.set(name, picture);
  return picture;
}

/**
 * Flat pieces, each written as its class and its corners.
 * @param {readonly string[]} pieces
 * @param {string} [prefix] of the classes
 */
export function drawPolygons(pieces, prefix = "") {
  return pieces
    .map((piece) => {
      const cut = piece.indexOf(" ");
      return `<polygon class="${prefix}${piece.slice(0, cut)}" points="${piece.slice(cut + 1)}"></polygon>`;
    })
    .join("");
}
