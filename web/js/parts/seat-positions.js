/** Seat positions: where each seat is on the screen, seen from the person's own. Languages from right to left do not mirror the table. */

/** @import { Seat, View } from "../core/types.d.ts" */

/** @typedef {"bottom" | "bottom-left" | "left" | "top-left" | "top" | "top-right" | "right" | "bottom-right"} Position */

/** Clockwise, as they sit. */
const COMPASS = ["S", "SW", "W", "NW", "N", "NE", "E", "SE"];
/** The places of a table by its number of seats, clockwise from the person's own. The style sheet has one rule for each. @type {Record<number, Position[]>} */
const PLACES = {
  2: ["bottom", "top"],
  3: ["bottom", "left", "right"],
  4: ["bottom", "left", "top", "right"],
  5: ["bottom", "bottom-left", "top-left", "top-right", "bottom-right"],
  6: ["bottom", "bottom-left", "top-left", "top", "top-right", "bottom-right"],
  7: ["bottom", "bottom-left", "left", "top-left", "top-right", "right", "bottom-right"],
  8: ["bottom", "bottom-left", "left", "top-left", "top", "top-right", "right", "bottom-right"],
};

/** The seats of a table, clockwise from the person's own. @param {Pick<View, "rotation" | "you">} view */
function clockwiseFrom({ rotation, you }) {
  const seats = COMPASS.filter((seat) => rotation.some((one) => one === seat));
  const first = seats.indexOf(you);
  return /** @type {Seat[]} */ ([...seats.slice(first), ...seats.slice(0, first)]);
}

/**
 * @param {Pick<View, "rotation" | "you">} view
 * @param {Seat} seat
 * @returns {Position}
 */
export function positionOf(view, seat) {
  const seats = clockwiseFrom(view);
  return PLACES[seats.length]?.[seats.indexOf(seat)] ?? "top";
}

/**
 * Whether the sides of a round table, one of more than four, are free or taken halfway up; of a smaller table, null.
 * @param {Pick<View, "rotation">} view
 * @returns {"free" | "taken" | null}
 */
export function sidesOfRound({ rotation }) {
  const places = PLACES[rotation.length] ?? [];
  if (!places.includes("bottom-left")) return null;
  return places.includes("left") ? "taken" : "free";
}

/**
 * All seats in the order of play, the person's own first.
 * @param {Pick<View, "rotation" | "you">} view
 * @returns {Seat[]}
 */
export function seatsInTurn({ rotation, you }) {
  const first = rotation.indexOf(you);
  return [...rotation.slice(first), ...rotation.slice(0, first)];
}

/**
 * The other seats in reading order: from the left around to the right. @param {Pick<View, "rotation" | "you">} view
 * @returns {Seat[]}
 */
export function otherSeats(view) {
  return clockwiseFrom(view).slice(1);
}
