/** Replay names: how the seats are called to somebody who looks at a deal that others, or they themselves, have played. */

import { LANGUAGES } from "./catalog.js";
import { gameText } from "./game-text.js";

/** @import { Say } from "./sentences.js" */
/** @import { View } from "../core/types.d.ts" */

/** What a person without a name is called, in each language: it means somebody else to whoever reads the record. */
const YOU = new Set(LANGUAGES.map(({ you }) => you));

/**
 * The seats as they are called to somebody who plays at none of them: who has no name, or is called "You", by the seat.
 * @param {Say} say
 * @param {View} view
 * @param {boolean} isLinked whether the reader is not the person who played
 * @returns {View}
 */
export function nameSeats(say, view, isLinked) {
  const seats = Object.entries(view.seats).map(([seat, one]) => {
    const isNameless = !one.name || (isLinked && YOU.has(one.name));
    return [seat, isNameless ? { ...one, name: say("seat", { seat }) } : one];
  });
  return { ...view, seats: Object.fromEntries(seats) };
}

/**
 * The seats as they are called at one of several devices, each of which may speak another language: bots by that language's names,
 * and people who gave none by their seat.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {View} view
 * @returns {View}
 */
export function nameSeatsHere(text, view) {
  const { say, has } = gameText(text, view.game);
  const people = nameSeats(say, view, true);
  const seats = Object.entries(people.seats).map(([seat, one]) => {
    const id = `bot-name-${seat}`;
    return [seat, one.level !== null && has(id) ? { ...one, name: say(id) } : one];
  });
  return { ...view, seats: Object.fromEntries(seats) };
}
