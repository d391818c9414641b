/** Replay names: the names of the seats in a replay, whose reader need not have played. */

import { LANGUAGES } from "./catalog.js";
import { gameText } from "./game-text.js";

/** @import { Say } from "./sentences.js" */
/** @import { View } from "../core/types.d.ts" */

/** "You" in each language: in a record it would mean its reader. */
const YOU = new Set(LANGUAGES.map(({ you }) => you));

/** The name that a person has in a record; none where it is "You". @param {string} name */
export const nameOfPerson = (name) => (YOU.has(name) ? "" : name);

/**
 * The names of the seats for somebody who plays at none of them. A seat whose player has no name, or is called "You", is named by its place.
 * @param {Say} say
 * @param {View} view
 * @param {boolean} isLinked whether the reader is not the person who played
 * @returns {View}
 */
export function nameSeats(say, view, isLinked) {
  const seats = Object.entries(view.seats).map(([seat, one]) => {
    const name = isLinked ? nameOfPerson(one.name) : one.name;
    return [seat, name ? one : { ...one, name: say("seat", { seat }) }];
  });
  return { ...view, seats: Object.fromEntries(seats) };
}

/**
 * The names of the seats at one of several devices, each in a language of its own: bots have that language's names, who plays
 * here is "You", and others without a name are named by their seat.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {View} view
 * @returns {View}
 */
export function nameSeatsHere(text, view) {
  const { say, has } = gameText(text, view.game);
  const people = nameSeats(say, view, true);
  const seats = Object.entries(people.seats).map(([seat, one]) => {
    const { name } = view.seats[/** @type {keyof View["seats"]} */ (seat)];
    if (seat === view.you && !nameOfPerson(name)) return [seat, { ...one, name: say("seat-you") }];
    const id = `bot-name-${seat}`;
    return [seat, one.level !== null && has(id) ? { ...one, name: say(id) } : one];
  });
  return { ...view, seats: Object.fromEntries(seats) };
}
