/**
 * Face: the picture of a card. Its index fits the strip that a fan leaves free; the rest is decoration. The second
 * index, in the corner a fan covers, is small and upright: turned, a nine would read as a six. Backs are pictures of
 * the style sheet.
 */

import { courtFigure } from "./courts.js";
import { FOOLS_CAP, JOKER_LETTERS, jokerFigure } from "./joker.js";
import { drawRank } from "./rank-outlines.js";
import { pipsOf } from "./number-cards.js";
import { plainPip } from "./pips.js";
import { drawOnce } from "./static-picture.js";

const COURTS = new Set(["K", "Q", "J"]);
const JOKERS = new Set(["SJ", "BJ"]);

/**
 * The face of a card.
 * @param {string} card as the engine writes it: `"TD"`, `"SJ"`
 */
export function cardFace(card) {
  return drawOnce(`face ${card}`, () => (JOKERS.has(card) ? jokerFace(card) : suitFace(card)));
}

/** @param {string} card */
function suitFace(card) {
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  const name = rank === "T" ? "10" : rank;
  return `<svg class="face" data-suit="${suit}" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    ${COURTS.has(rank) ? courtFigure(rank, suit) : pipsOf(rank, suit)}
    ${rank === "T" ? drawRank(name, { start: 7 }, 74, 80, 10) : drawRank(name, { start: 14 }, 74, 86)}
    <svg x="16" y="88" width="46" height="46" viewBox="0 0 100 100">${plainPip(suit)}</svg>
    ${COURTS.has(rank) ? '<path class="face-stock" d="M200 280V248H148L132 280z"></path>' : ""}
    ${drawRank(name, { end: 168 }, 273, 28)}
    <svg x="169" y="252.5" width="21" height="21" viewBox="0 0 100 100">${plainPip(suit)}</svg>
  </svg>`;
}

/** A fool with three bells, in the dyes of the suit; the big one in all of them. @param {string} card */
function jokerFace(card) {
  const isBig = card === "BJ";
  const letters = JOKER_LETTERS.map(
    (letter, index) =>
      `<path class="face-letter" d="${letter}" transform="translate(28 ${86 + index * 36})"></path>`,
  );
  return `<svg class="face face-joker" data-suit="${isBig ? "H" : "S"}" ${isBig ? "data-big" : ""} viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    ${jokerFigure()}
    <svg x="8" y="14" width="62" height="58" viewBox="0 0 100 100"><path class="tint-suit" d="${FOOLS_CAP}"></path></svg>
    ${letters.join("")}
  </svg>`;
}
