/** Equal cards: tells equal cards of a hand apart, in a pack with duplicates. Pure. */

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
 * @param {string} tapped the key of the card tapped
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
