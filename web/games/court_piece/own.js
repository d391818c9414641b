/** Own: what the engine says of Court Piece alone. An engine of another version may say something else, or nothing. */

/** @import { CourtPieceOwn, View } from "../../js/core/types.d.ts" */

/** @param {View} view @returns {Partial<CourtPieceOwn>} */
export function ownOf({ own }) {
  return typeof own === "object" && own !== null ? own : {};
}
