/** Held: whether a play is being judged, or asked about, so that no card can be taken up or played meanwhile. */

/** @import { Match } from "../../core/types.d.ts" */

/** @param {Pick<Match, "explanations">} match */
export function isHeld({ explanations }) {
  return Boolean(explanations?.isJudging || explanations?.coach?.isOpen);
}
