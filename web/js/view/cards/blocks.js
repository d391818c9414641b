/**
 * Blocks: a quilt block for each game, on backs, tiles and the winner's mark. Drawn on a square of 100.
 * Two Hundred has the LeMoyne star, Tractor the pinwheel of a hundred-families quilt, Rangvaar the stepped square
 * of a ralli.
 */

import { polygons } from "./still.js";

/** Pieces as `class points`; the classes are the tints of `block.css`.
 * @type {Record<string, string[]>} */
const BLOCKS = {
  two_hundred: star(),
  tractor: [
    "a 50,50 10,50 10,10",
    "b 50,50 10,10 50,10",
    "a 50,50 50,10 90,10",
    "b 50,50 90,10 90,50",
    "a 50,50 90,50 90,90",
    "b 50,50 90,90 50,90",
    "a 50,50 50,90 10,90",
    "b 50,50 10,90 10,50",
    "c 50,36 64,50 50,64 36,50",
  ],
  rangvaar: [
    "b 50,4 96,50 50,96 4,50",
    "a 50,4 73,27 50,50 27,27",
    "a 50,96 73,73 50,50 27,73",
    "c 50,20 80,50 50,80 20,50",
    "b 35,35 65,35 65,65 35,65",
    "a 50,38 62,50 50,62 38,50",
  ],
};

/** Eight diamonds round the middle, each cut in two along its length. */
function star() {
  const pieces = [];
  const at = (/** @type {number} */ radius, /** @type {number} */ eighths) => {
    const angle = ((eighths - 2) * Math.PI) / 4;
    return `${(50 + radius * Math.cos(angle)).toFixed(1)},${(50 + radius * Math.sin(angle)).toFixed(1)}`;
  };
  for (let i = 0; i < 8; i += 1) {
    const tone = i % 2 ? "b" : "a";
    pieces.push(
      `${tone} 50,50 ${at(26, i - 0.5)} ${at(48, i)}`,
      `${tone}-deep 50,50 ${at(26, i + 0.5)} ${at(48, i)}`,
    );
  }
  return pieces;
}

/**
 * The block of a game, or of the first where the game has none of its own, as SVG.
 * @param {string} game
 */
export function block(game) {
  return polygons(BLOCKS[game] ?? star(), "piece-");
}
