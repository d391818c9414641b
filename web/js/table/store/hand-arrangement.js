/** Hand arrangement: the person moves cards of the hand about one by one, and sorts them again. */

import { moveInOrder, shownHand } from "./hand-order.js";

/** @import { TableContext } from "./context.js" */

/**
 * A card goes to another place of the hand.
 * @param {Pick<TableContext, "store" | "saver">} table
 * @param {number} from
 * @param {number} to
 * @returns {{ card: string, place: number, count: number } | null} the card moved, and its place counted from 1
 */
export function moveCard({ store, saver }, from, to) {
  const { match, settings } = store.state();
  if (!match || match.explanations?.look) return null; // another hand is shown then
  const shown = shownHand(match.view, settings.order, match.own);
  const card = shown[from];
  if (card === undefined || from === to || to < 0 || to >= shown.length) return null;
  store.change({ type: "arranged", own: moveInOrder(shown, match.own ?? null, from, to) });
  saver.saveMatch();
  return { card, place: to + 1, count: shown.length };
}

/** The hand lies as the settings say again. @param {Pick<TableContext, "store" | "saver">} table @returns {boolean} whether it had been arranged */
export function sortHand({ store, saver }) {
  if (!store.state().match?.own) return false;
  store.change({ type: "arranged", own: null });
  saver.saveMatch();
  return true;
}
