/** Blocks: a quilt block for each game, on its cards' backs, its tile and the cloth. Drawn on a square of 100. */

import { FIRST_GAME, offerOf } from "../text/catalog.js";

/**
 * The block of a game, or of the first where there is no such game, as SVG.
 * @param {string} [game]
 */
export function gameBlock(game = FIRST_GAME) {
  return (offerOf(game) ?? offerOf(FIRST_GAME))?.block ?? "";
}
