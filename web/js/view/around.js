/** Around: where a seat is on the screen, seen from the person's own. Table order is never mirrored. */

/** @import { Seat, View } from "../store/types.d.ts" */

/** @typedef {"bottom" | "left" | "top" | "right"} Around */

/** @type {Seat[]} */
const COMPASS = ["S", "W", "N", "E"];
/** @type {Around[]} */
const AROUND = ["bottom", "left", "top", "right"];

/**
 * @param {View} view
 * @param {Seat} seat
 * @returns {Around}
 */
export function around(view, seat) {
  const steps = (COMPASS.indexOf(seat) - COMPASS.indexOf(view.you) + 4) % 4;
  return /** @type {Around} */ (AROUND[steps]);
}

/** The other seats in the order they are read: left, opposite, right. @param {View} view @returns {Seat[]} */
export function others(view) {
  return [1, 2, 3].map((steps) => /** @type {Seat} */ (COMPASS[(COMPASS.indexOf(view.you) + steps) % 4]));
}
