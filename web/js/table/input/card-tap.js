/** Card tap: what a tap on a card of the hand does, in plays of one card and of several. */

import { shownHand } from "../store/hand-order.js";
import { isDealt } from "../store/dealing.js";
import { isHeld } from "../store/card-choice.js";
import { keysOf } from "../store/hand-order.js";
import { cardAct, isMultiCard, mayTake, takesCard } from "../store/extra-actions.js";

/** @import { Store } from "../../core/store.js" */
/** @import { Table } from "../store/table-store.js" */

/**
 * @param {Store} store
 * @param {Table} table
 * @param {(from: number, to: number) => void} arrange a card of the hand goes to another place of it
 */
export function createCardTap(store, table, arrange = () => {}) {
  return {
    tapCard,
    beginSweep,
    /** A card was dragged onto the table: play it, with the cards chosen with it. @param {string} card @param {string} key */
    async playDragged(card, key) {
      const { match: now } = store.state();
      if (!now || isHeld(now)) return undefined;
      const { prompt } = now.view;
      if (!isMultiCard(prompt)) return table.performAction(cardAct(prompt, [card]));
      if (prompt?.kind !== "play") return undefined;
      if (!store.state().match?.raised?.includes(key)) await table.toggleCard(card, key);
      const { match } = store.state();
      if (match?.chosen.length) await table.performAction({ kind: "play", cards: match.chosen });
      return undefined;
    },
  };

  /**
   * What takes up the cards that are swept over, with those that were up before; where the first one was up, it lets them
   * go. Of single cards the last one is up. Null where no card can be taken up.
   * @returns {((swept: readonly { card: string, key: string }[]) => void) | null}
   */
  function beginSweep() {
    const { match } = store.state();
    if (!match || match.busy || match.lingering || match.arranging || isHeld(match)) return null;
    const { prompt } = match.view;
    const isSeveral = isMultiCard(prompt);
    if (isDealt(match.view) || !(isSeveral || takesCard(prompt))) return null;
    const mayRise = (/** @type {{ card: string }} */ { card }) =>
      prompt?.kind === "bury" || mayTake(prompt, card);
    const { raised = [] } = match;
    const { hand } = match.view;
    const keys = keysOf(hand);
    const before = raised.map((key) => ({ key, card: hand[keys.indexOf(key)] ?? "" }));
    return (swept) => {
      const rising = swept.filter(mayRise);
      const last = rising.at(-1);
      if (!isSeveral) {
        if (last) store.change({ type: "choose", card: last.card });
        return;
      }
      const isUp = (/** @type {{ key: string }} */ { key }) => raised.includes(key);
      const isSwept = (/** @type {{ key: string }} */ { key }) => swept.some((one) => one.key === key);
      const up =
        swept[0] && isUp(swept[0])
          ? before.filter((one) => !isSwept(one))
          : [...before, ...rising.filter((one) => !isUp(one))];
      void table.raiseCards(
        up.map(({ card }) => card),
        up.map(({ key }) => key),
      );
    };
  }

  /** Move a card by two taps instead of dragging: the card first, then the card whose place it takes. @param {string} key */
  function arrangeByTap(key) {
    const { match, settings } = store.state();
    if (!match?.arranging) return;
    const held = match.arranging.key;
    store.change({ type: "arranging", arranging: { key: held === null ? key : null } });
    if (held === null) return;
    const keys = keysOf(shownHand(match.view, settings.order, match.own));
    arrange(keys.indexOf(held), keys.indexOf(key));
  }

  /**
   * A tap takes a card up; a second one plays it, or puts it back where several may be played. A card that may not be
   * played says why.
   * @param {string} card
   * @param {string} key which of two equal cards
   */
  function tapCard(card, key) {
    const { match, settings } = store.state();
    if (match?.arranging) return arrangeByTap(key);
    if (!match || match.busy || isHeld(match)) return;
    if (match.lingering && settings.tapToContinue) {
      // A tap on a card also ends the look at the trick, and does nothing else.
      void table.skipWait();
      return;
    }
    const { prompt, to_act: toAct } = match.view;
    if (isDealt(match.view)) {
      void table.tapToDeclare(card, key);
      return;
    }
    if (prompt?.kind === "bury") {
      void table.toggleCard(card, key);
      return;
    }
    if (!takesCard(prompt)) {
      if (toAct && toAct !== match.view.you)
        store.change({ type: "refuse", refusal: { code: "out_of_turn", facts: { to_act: toAct } }, card });
      return;
    }
    const several = isMultiCard(prompt) && prompt?.kind === "play" ? prompt : null;
    const refusal = prompt?.kind === "play" ? prompt.refused[card] : undefined;
    const isUp = match.raised?.includes(key) ?? false;
    if (refusal) store.change({ type: "refuse", refusal, card });
    else if (several && !(several.count === 1 && (isUp || settings.oneTap))) void table.toggleCard(card, key);
    else if (settings.oneTap || isUp || match.chosen.includes(card))
      void table.performAction(cardAct(prompt, [card]));
    else store.change({ type: "choose", card });
  }
}
