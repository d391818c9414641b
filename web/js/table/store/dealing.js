/** Dealing: whether cards are dealt one by one, and how long what a person has taken up then stays up. Pure. */

/** @import { View } from "../../core/types.d.ts" */

/** Whether cards are being dealt one by one, or seats are asked for declarations. @param {View} view */
export function isDealt({ phase }) {
  return ["dealing", "last_chance", "countering"].includes(phase);
}

/**
 * Whether a person still chooses for the same purpose: at the same turn, or, while cards are dealt, until somebody declares.
 * @param {View} before
 * @param {View | undefined} now
 */
export function isAskedStill(before, now) {
  if (now?.deal !== before.deal) return false;
  if (now.turn === before.turn) return true;
  return isDealt(before) && isDealt(now) && now.calls.length === before.calls.length;
}

/** How many cards have been dealt. @param {Pick<View, "seats">} view */
export function countDealt({ seats }) {
  return Object.values(seats).reduce((sum, { cards }) => sum + cards, 0);
}
