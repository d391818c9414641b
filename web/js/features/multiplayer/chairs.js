/** Chairs: who sits where at a table that people play at together. Pure. */

/** @import { Seat } from "../../core/types.d.ts" */
/** @import { Chair, ShownChair, Who } from "./types.d.ts" */

/** @type {Omit<Chair, "seat" | "who" | "name" | "level">} */
const EMPTY = { phone: "free", substitute: "bot", link: null, refusal: null };

/**
 * The chairs of a new table: the person's own, a phone's across from it and on both sides.
 * @param {readonly string[]} rotation
 * @param {(seat: string) => { who: Who, name: string, level: string }} describeSeat
 * @returns {Chair[]}
 */
export function createChairs(rotation, describeSeat) {
  return rotation.map((seat) => ({ ...EMPTY, seat: /** @type {Seat} */ (seat), ...describeSeat(seat) }));
}

/** @param {readonly Chair[]} chairs @param {Seat} seat @param {Partial<Chair>} change @returns {Chair[]} */
export function changeChair(chairs, seat, change) {
  return chairs.map((chair) => (chair.seat === seat ? { ...chair, ...change } : chair));
}

/** Two change places. @param {readonly Chair[]} chairs @param {Seat} one @param {Seat} other @returns {Chair[]} */
export function swapChairs(chairs, one, other) {
  const at = (/** @type {Seat} */ seat) => chairs.find((chair) => chair.seat === seat);
  return chairs.map((chair) => {
    const from = chair.seat === one ? at(other) : chair.seat === other ? at(one) : null;
    return from ? { ...from, seat: chair.seat, link: null } : chair;
  });
}

/** Those of people, in the order of the table. @param {readonly Chair[]} chairs */
export function listPeopleSeats(chairs) {
  return chairs.filter(({ who }) => who !== "bot").map(({ seat }) => seat);
}

/** The seats that are played at this device: its own, and those it is passed for. @param {readonly Chair[]} chairs */
export function listSeatsHere(chairs) {
  return chairs.filter(isPlayedHere).map(({ seat }) => seat);
}

/** @param {Chair} chair */
export function isPlayedHere({ who, phone, substitute }) {
  return who === "here" || (who === "phone" && phone !== "there" && substitute === "here");
}

/** Whether a bot plays for the person now. @param {Chair} chair */
export function isPlayedByBot({ who, phone, substitute }) {
  return who === "phone" && phone !== "there" && substitute === "bot";
}

/** What a guest is shown of the chairs. @param {readonly Chair[]} chairs @returns {ShownChair[]} */
export function describeChairs(chairs) {
  return chairs.map(({ seat, who, name, level, phone }) => ({ seat, who, name, level, phone }));
}
