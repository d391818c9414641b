/** Joker: a fool in a cap of three horns, pieced like the courts. Drawn on a card of 200 × 280. */

import { drawPolygons } from "./static-picture.js";

/** Three horns on a band, a bell on each; on a square of 100. */
export const FOOLS_CAP =
  "M20 72L6 34L34 48L50 14L66 48L94 34L80 72zM20 78H80V90H20zM0 26L7 18L14 26L7 34zM43 8L50 0L57 8L50 16zM86 26L93 18L100 26L93 34z";

/** Pieces as `class points`; `gold` is weld on the big joker and pale on the small one. */
const PIECES = [
  "tint-2 70,280 92,226 128,206 128,280",
  "gold 128,206 164,226 186,280 128,280",
  "gold-deep 92,226 110,216 104,280 84,280",
  "tint-4 164,226 146,216 152,280 172,280",
  "linen 88,214 128,202 108,244",
  "pale 128,202 168,214 148,244",
  "linen 108,244 128,202 148,244 128,258",
  "bell 88,214 95,222 88,230 81,222",
  "bell 168,214 175,222 168,230 161,222",
  "bell 128,252 135,260 128,268 121,260",
  "skin-shade 116,184 140,184 144,210 128,220 112,210",
  "skin 100,112 128,112 128,198 114,190 96,156",
  "skin-deep 156,112 128,112 128,198 142,190 160,156",
  "skin-shade 128,136 137,166 128,169",
  "madder 112,174 128,178 144,174 128,188",
  "ink 103,144 111,138 119,144 111,147",
  "ink 137,144 145,138 153,144 145,147",
  "madder 101,160 108,156 108,166",
  "madder 155,160 148,156 148,166",
  "tint-3 94,116 84,58 128,84 128,116",
  "gold 84,58 128,84 74,92",
  "gold-deep 162,116 172,58 128,84 128,116",
  "tint-4 172,58 128,84 182,92",
  "tint-1 74,92 84,58 68,66",
  "tint-2 182,92 172,58 188,66",
  "gold 128,26 112,94 128,104",
  "tint-3 128,26 144,94 128,104",
  "linen 90,108 166,108 162,122 94,122",
  "pale 128,108 166,108 162,122 128,122",
  "bell 72,84 80,94 72,104 64,94",
  "bell 184,84 192,94 184,104 176,94",
  "bell 128,12 137,23 128,34 119,23",
];

/** The fool, as SVG. */
export function jokerFigure() {
  return `<g class="court" transform="translate(10 0)">${drawPolygons(PIECES)}</g>`;
}

/**
 * The word on a joker, letter by letter, each 20 wide and 26 high. It is drawn, since text would become part of the
 * card's accessible name, which is translated.
 */
export const JOKER_LETTERS = [
  "M15 3V16a6 6 0 0 1-12 0",
  "M10 3a7 7 0 0 1 7 7v6a7 7 0 0 1-14 0v-6a7 7 0 0 1 7-7z",
  "M4 2V24M17 3L5 14M9 11L17 24",
  "M17 4H4V22H17M4 13H14",
  "M4 24V4H10a4.5 4.5 0 0 1 0 9H4M10 13L17 24",
];
