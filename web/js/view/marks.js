/** Marks: the few small pictures that are not cards. */

import { html, svg } from "lit-html";
import { block } from "./cards/blocks.js";
import { FOOLS_CAP } from "./cards/joker.js";
import { plainPip } from "./cards/pips.js";

/** A circle, struck through: no suit is trump. */
const NO_SUIT =
  "M14 50a36 36 0 1 0 72 0a36 36 0 1 0-72 0zm12 0a24 24 0 0 1 38-20L30 64a24 24 0 0 1-4-14zm10 20l34-34a24 24 0 0 1-34 34z";

/** A star of the cloth: wins a trick, opens a summary. */
export function star() {
  return html`<svg class="mark mark-star" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${block("two_hundred")}
  </svg>`;
}

/** A suit, or the sign for none. @param {string} suit */
export function suitMark(suit) {
  const drawn = suit === "NT" ? svg`<path class="tint-suit" d=${NO_SUIT} />` : plainPip(suit);
  return html`<svg class="mark" data-suit=${suit} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${drawn}
  </svg>`;
}

/** A crown, pieced of three triangles on a band. */
export function crown() {
  return html`<svg class="mark mark-crown" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path d="M12 34L32 68H12zM50 18L76 68H24zM88 34V68H68zM12 72H88V84H12z" />
  </svg>`;
}

/** @param {string} path */
function control(path) {
  return html`<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path fill="currentcolor" d=${path} />
  </svg>`;
}

/** Two bars. */
export const pauseMark = () => control("M22 16h20v68H22zM58 16h20v68H58z");
/** A triangle. */
export const playMark = () => control("M24 12L86 50L24 88z");
/** Two triangles. */
export const hurryMark = () => control("M8 18L50 50L8 82zM50 18L92 50L50 82z");
/** Two triangles against a bar. */
export const skipMark = () => control("M6 18L42 50L6 82zM42 18L78 50L42 82zM80 18h12v64H80z");

/** A fool's cap with three bells, for a joker's index. */
export function jokerMark() {
  return html`<svg class="mark mark-joker" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${svg`<path class="tint-suit" d=${FOOLS_CAP} />`}
  </svg>`;
}

/** Three bars. */
export function menuMark() {
  return html`<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path class="mark-line" d="M18 28h64M18 50h64M18 72h64" />
  </svg>`;
}

/** A cross. */
export function closeMark() {
  return html`<svg class="mark" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    <path class="mark-line" d="M26 26l48 48M74 26l-48 48" />
  </svg>`;
}

/** The game's block, quilted into the middle of the cloth. @param {string} game */
export function medallion(game) {
  return html`<svg class="medallion" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
    ${block(game)}
  </svg>`;
}
