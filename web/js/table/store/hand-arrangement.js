/** Arranging: the person's hand on the table, moved about card by card, and sorted again. */

import { moveInOrder, shownHand } from "./hand-order.js";

/** @import { Store } from "../../core/store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {() => void} needs.keep the match as it stands
 */
export function createArranging({ store, keep }) {
  return {
    /**
     * A card goes to another place of the hand.
     * @param {number} from
     * @param {number} to
     * @returns {{ card: string, place: number, count: number } | null} the card moved, and its place counted from 1
     */
    move(from, to) {
      const { match, settings } = store.state();
      if (!match || match.explanations?.look) return null; // what is seen then is another hand
      const shown = shownHand(match.view, settings.order, match.own);
      const card = shown[from];
      if (card === undefined || from === to || to < 0 || to >= shown.length) return null;
      store.change({ type: "arranged", own: moveInOrder(shown, match.own ?? null, from, to) });
      keep();
      return { card, place: to + 1, count: shown.length };
    },
    /** The hand lies as the settings say again. @returns {boolean} whether it had been arranged */
    sort() {
      if (!store.state().match?.own) return false;
      store.change({ type: "arranged", own: null });
      keep();
      return true;
    },
  };
}
