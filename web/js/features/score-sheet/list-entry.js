/** List entry: what of a sheet is kept beside its text, so that lists and statistics need no engine. Pure. */

/** @import { Seat, Sheet, Side } from "../../messages/messages.d.ts" */
/** @import { ListEntry } from "./types.d.ts" */

/** @param {Sheet} sheet @returns {ListEntry} */
export function createListEntry({ head, order, sides, deals, standing, over }) {
  const { game, date, note, names } = head;
  return {
    game,
    date,
    note,
    people: order.map((seat) => ({ seat, name: names[seat] ?? "", side: findSide(sides, seat) })),
    deals: deals.length,
    scores: standing.figures[0]?.by_side ?? {},
    won: over && (over.winner ?? "tie"),
  };
}

/** The side of a seat. @param {Sheet["sides"]} sides @param {Seat} seat @returns {Side} */
export function findSide(sides, seat) {
  const found = Object.entries(sides).find(([, seats]) => seats.includes(seat));
  return /** @type {Side} */ (found?.[0] ?? "NS");
}
