/** Positions: where a seat is on the screen, seen from the person's own. Table order is never mirrored. */

/** @import { Seat, View } from "../../store/types.d.ts" */

/** @typedef {"bottom" | "left" | "top" | "right"} Position */

/** @type {Seat[]} */
const COMPASS = ["S", "W", "N", "E"];
/** @type {Position[]} */
const POSITIONS = ["bottom", "left", "top", "right"];

/**
 * @param {View} view
 * @param {Seat} seat
 * @returns {Position}
 */
export function positionOf(view, seat) {
  const steps = (COMPASS.indexOf(seat) - COMPASS.indexOf(view.you) + 4) % 4;
  return /** @type {Position} */ (POSITIONS[steps]);
}

/** The other seats in the order they are read: left, opposite, right. @param {View} view @returns {Seat[]} */
export function others(view) {
  return [1, 2, 3].map((steps) => /** @type {Seat} */ (COMPASS[(COMPASS.indexOf(view.you) + steps) % 4]));
}
