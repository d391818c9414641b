/**
 * First hand: what was asked of a match that was begun before there was an engine to write its record, as it was told to what stood in
 * for the engine. It is kept until there is a record, so that a page that is closed meanwhile loses nothing.
 */

import { isObject } from "../json.js";
import { forgetValues, loadFields, saveFields } from "../stored-values.js";

/** @import { PlayedAhead } from "../types.d.ts" */

export const FIRST_HAND = "follow-suit/first-hand";

/** @param {string} id of the match @param {PlayedAhead} played */
export function keepFirstHand(id, played) {
  saveFields(FIRST_HAND, { id, ...played });
}

/** Forget it, if it is of this match. @param {string} id */
export function forgetFirstHand(id) {
  if (loadFields(FIRST_HAND)["id"] === id) forgetValues(FIRST_HAND);
}

/** @returns {(PlayedAhead & { id: string }) | null} null where none is kept */
export function loadFirstHand() {
  const { id, opening, questions, act = null } = loadFields(FIRST_HAND);
  const isKept =
    typeof id === "string" &&
    typeof opening === "string" &&
    Array.isArray(questions) &&
    questions.every((one) => isObject(one) && typeof one["op"] === "string") &&
    questions[0]?.op === "new" &&
    (act === null || isObject(act));
  return isKept ? /** @type {PlayedAhead & { id: string }} */ ({ id, opening, questions, act }) : null;
}
