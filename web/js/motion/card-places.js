/**
 * Card places: where the table shows every card of a match. The motion plan compares two of these maps, so it needs no
 * events.
 */

/** @import { Match, Seat, TrickView } from "../core/types.d.ts" */

/**
 * @typedef {object} Place
 * @property {"hand" | "trick"} zone
 * @property {Seat} seat
 * @property {number} index its number in the zone
 * @property {string} card
 */

/**
 * The trick on the table: the one being played, or the last one while the person looks at it.
 * @param {Match} match
 * @returns {TrickView | null}
 */
export function trickOnTable({ view, lingering }) {
  if (lingering) return view.tricks.at(-1) ?? view.starter_trick ?? null;
  return view.trick;
}

/**
 * Where the cards are, by key. A key is the card, with a number if the pack holds it twice.
 * @param {Match} match
 * @returns {Map<string, Place>}
 */
export function placesOfCards(match) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  const putPlace = (/** @type {Place} */ place) => {
    let copy = 1;
    while (found.has(`${place.card}${copy}`)) copy += 1;
    found.set(`${place.card}${copy}`, place);
  };
  let index = 0;
  for (const play of trickOnTable(match)?.plays ?? []) {
    for (const card of play.cards) putPlace({ zone: "trick", seat: play.seat, index: index++, card });
  }
  match.view.hand.forEach((card, at) => putPlace({ zone: "hand", seat: match.view.you, index: at, card }));
  return found;
}
