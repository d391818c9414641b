/** Hand slots: the places of a hand on the screen, in rows from left to right, and which of them is nearest to a point. */

/** @typedef {{ x: number, y: number }} Slot the middle of a card */

/** The middle of a card; a running animation of it is finished first. @param {Element} card @returns {Slot} */
export function restOf(card) {
  for (const way of card.getAnimations()) way.finish();
  const { left, top, width, height } = card.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * The place nearest to a point: the row first, then the card in it. A fan is one row, though its ends hang down.
 * @param {readonly Slot[]} slots
 * @param {Slot} point
 * @returns {number}
 */
export function nearestSlot(slots, point) {
  /** @type {number[][]} */
  const rows = [];
  slots.forEach(({ x }, index) => {
    const before = slots[index - 1];
    if (before === undefined || x <= before.x) rows.push([]);
    rows.at(-1)?.push(index);
  });
  const slotAt = (/** @type {number} */ index) => /** @type {Slot} */ (slots[index]);
  const rowHeight = (/** @type {number[]} */ row) =>
    row.reduce((sum, index) => sum + slotAt(index).y, 0) / row.length;
  const row = leastBy(rows, (one) => Math.abs(rowHeight(one) - point.y)) ?? [];
  return leastBy(row, (index) => Math.abs(slotAt(index).x - point.x)) ?? 0;
}

/**
 * @template T
 * @param {readonly T[]} of
 * @param {(one: T) => number} by
 * @returns {T | undefined}
 */
function leastBy(of, by) {
  return of.reduce(
    (/** @type {T | undefined} */ best, one) => (best === undefined || by(one) < by(best) ? one : best),
    undefined,
  );
}
