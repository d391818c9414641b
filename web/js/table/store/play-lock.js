/** Play lock: true while the coach is judging a play; no card can be tapped then. */

/** @import { Match } from "../../core/types.d.ts" */

/** @param {Pick<Match, "explanations">} match */
export function isHeld({ explanations }) {
  return Boolean(explanations?.isJudging || explanations?.coach?.isOpen);
}
