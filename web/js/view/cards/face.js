/**
 * Face and back: a card as a picture, without a word about what it may do. The index is big enough to be read
 * from the strip that a fan leaves free; what is right of it is for the pleasure of it.
 */

import { html, svg } from "lit-html";
import { block } from "./blocks.js";
import { courtFigure } from "./courts.js";
import { FOOLS_CAP, jokerFigure } from "./joker.js";
import { piecedPip, plainPip } from "./pips.js";

const COURTS = new Set(["K", "Q", "J"]);
const JOKERS = new Set(["SJ", "BJ"]);

/**
 * The face of a card.
 * @param {string} card as the engine writes it: `"TD"`, `"SJ"`
 */
export function face(card) {
  if (JOKERS.has(card)) return joker(card);
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  return html`<svg class="face" data-suit=${suit} viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    ${COURTS.has(rank) ? courtFigure(rank, suit) : number(rank, suit)}
    <text class="face-rank" x=${rank === "T" ? 6 : 14} y="74">${rank === "T" ? "10" : rank}</text>
    <svg x="16" y="88" width="46" height="46" viewBox="0 0 100 100">${plainPip(suit)}</svg>
  </svg>`;
}

/** @param {string} rank @param {string} suit */
function number(rank, suit) {
  const size = rank === "A" ? 140 : 112;
  return svg`<svg x=${190 - size} y=${268 - size} width=${size} height=${size} viewBox="0 0 100 100">
    ${piecedPip(suit)}
  </svg>`;
}

/** A fool with three bells, in the dyes of the suit; the big one in all of them. @param {string} card */
function joker(card) {
  const isBig = card === "BJ";
  return html`<svg
    class="face face-joker"
    data-suit=${isBig ? "H" : "S"}
    ?data-big=${isBig}
    viewBox="0 0 200 280"
    aria-hidden="true"
    focusable="false"
  >
    ${jokerFigure()}
    <svg x="8" y="14" width="62" height="58" viewBox="0 0 100 100"><path class="tint-suit" d=${FOOLS_CAP} /></svg>
    ${[..."JOKER"].map((letter, index) => svg`<text class="face-letter" x="38" y=${112 + index * 36}>${letter}</text>`)}
  </svg>`;
}

/**
 * The back of a card: the block of the game that is played.
 * @param {string} game
 */
export function back(game) {
  return html`<svg class="back" viewBox="0 0 200 280" aria-hidden="true" focusable="false">
    <rect class="piece-ground" width="200" height="280" />
    <svg x="20" y="60" width="160" height="160" viewBox="0 0 100 100">${block(game)}</svg>
    ${[0, 1, 2, 3, 4].map(
      (i) => svg`<polygon class="piece-b" points=${`${i * 40},0 ${i * 40 + 40},0 ${i * 40 + 20},24`} />
        <polygon class="piece-b" points=${`${i * 40},280 ${i * 40 + 40},280 ${i * 40 + 20},256`} />`,
    )}
  </svg>`;
}
