/**
 * Hand order: the hand as the engine sorts it, or as the person arranged it. No order of ranks or suits is known here:
 * the sorted orders come from the engine.
 */

/** @import { TableContext } from "./context.js" */
/** @import { Settings, View } from "../../core/types.d.ts" */

/**
 * The hand as it is shown.
 * @param {Pick<View, "hand" | "by_rank">} view
 * @param {Settings["order"]} order
 * @param {readonly string[] | null} [own] as the person arranged it, if so
 * @returns {string[]}
 */
export function shownHand({ hand, by_rank: byRank }, order, own = null) {
  const sorted = order === "ranks" ? byRank : order === "reversed" ? [...hand].reverse() : hand;
  return own ? inOwnOrder(sorted, own) : [...sorted];
}

/**
 * The cards in the person's own order, each exactly once. If the own order has a card too often, the first counts. A
 * card it lacks goes beside its twin, else beside its neighbour in `cards`: after the one before it, or before the one
 * after it if only that one is of its suit.
 * @param {readonly string[]} cards in some order
 * @param {readonly string[]} own
 * @returns {string[]}
 */
export function inOwnOrder(cards, own) {
  const left = [...cards];
  const takeCard = (/** @type {string} */ card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const shown = own.filter(takeCard);
  for (const [at, card] of cards.entries())
    if (takeCard(card)) shown.splice(placeOf(card, at, cards, shown), 0, card);
  return shown;
}

/**
 * The place for a card that has none yet.
 * @param {string} card
 * @param {number} at its place in `cards`; all before it have been placed
 * @param {readonly string[]} cards
 * @param {readonly string[]} shown
 */
function placeOf(card, at, cards, shown) {
  const twin = shown.lastIndexOf(card);
  if (twin >= 0) return twin + 1;
  const before = at > 0 ? cards[at - 1] : undefined;
  const after = cards.slice(at + 1).find((one) => shown.includes(one));
  const isOfItsSuit = (/** @type {string | undefined} */ one) => one?.slice(-1) === card.slice(-1);
  const goesBefore =
    after !== undefined && (before === undefined || (isOfItsSuit(after) && !isOfItsSuit(before)));
  if (goesBefore) return shown.indexOf(after);
  return before === undefined ? 0 : shown.lastIndexOf(before) + 1;
}

/**
 * The own order after one card of the hand has been moved. It keeps the places of cards that have been played, because
 * a play may be undone.
 * @param {readonly string[]} shown
 * @param {readonly string[] | null} own before
 * @param {number} from place in the hand
 * @param {number} to
 * @returns {string[]}
 */
export function moveInOrder(shown, own, from, to) {
  const now = [...shown];
  now.splice(to, 0, ...now.splice(from, 1));
  const known = [...(own ?? [])];
  const fresh = [...now];
  for (const card of known) if (fresh.includes(card)) fresh.splice(fresh.indexOf(card), 1);
  return inOwnOrder([...known, ...fresh], now);
}

/**
 * The own order once cards have left the hand. Where one of two equal cards went, the other stays where it lies.
 * @param {readonly string[] | null} own
 * @param {readonly string[]} went keys of the cards that were up
 * @param {readonly string[]} before the hand
 * @param {readonly string[]} hand the hand now
 * @returns {string[] | null}
 */
export function ownOrderAfter(own, went, before, hand) {
  if (!own) return null;
  const countOf = (/** @type {readonly string[]} */ cards, /** @type {string} */ card) =>
    cards.filter((one) => one === card).length;
  const gone = keysOf(own).filter((key, at) => {
    const card = own[at];
    return went.includes(key) && countOf(hand, card) > 0 && countOf(hand, card) < countOf(before, card);
  });
  return keysOf(own).flatMap((key, at) => (gone.includes(key) ? [] : [own[at]]));
}

/**
 * A key for each card of the hand: the card, and how many equal ones come before it.
 * @param {readonly string[]} hand
 */
export function keysOf(hand) {
  return hand.map((card, index) => `${card}${hand.slice(0, index).filter((one) => one === card).length}`);
}

/**
 * The keys of the cards chosen: first the one tapped, then those selected already, so that nothing moves under the
 * finger.
 * @param {readonly string[]} hand
 * @param {readonly string[]} chosen
 * @param {readonly string[]} before keys that are up
 * @param {string} [tapped] the key of the card tapped
 * @returns {string[]}
 */
export function liftCards(hand, chosen, before, tapped) {
  const keys = keysOf(hand);
  const rankOf = (/** @type {string} */ key) => (key === tapped ? 0 : before.includes(key) ? 1 : 2);
  /** @type {string[]} */
  const lifted = [];
  for (const card of new Set(chosen)) {
    const copies = keys
      .filter((_, index) => hand[index] === card)
      .sort((one, two) => rankOf(one) - rankOf(two));
    lifted.push(...copies.slice(0, chosen.filter((one) => one === card).length));
  }
  return lifted;
}

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
