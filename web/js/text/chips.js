/** Chips: amounts of play chips as text, and back from what a person types. The engine counts whole cents. */

import { toEuropeanDigits } from "./digits.js";

/** @import { Say } from "./sentences.js" */

const CENTS = 100;

/**
 * An amount as text: 950 cents are "9.50".
 * @param {Say} say
 * @param {number} cents
 */
export function chipsText(say, cents) {
  return say("chips", { amount: cents / CENTS });
}

/**
 * A gain or a loss with its sign.
 * @param {Say} say
 * @param {number} cents
 */
export function signedChips(say, cents) {
  return `${cents < 0 ? "−" : cents ? "+" : ""}${chipsText(say, Math.abs(cents))}`;
}

/**
 * A typed amount in cents; the text itself if it is no amount: the engine says what is wrong.
 * @param {string} typed
 * @returns {number | string}
 */
export function parseChips(typed) {
  const found = /^(\d{1,9})?(?:[.,](\d{0,2}))?$/.exec(toEuropeanDigits(typed).replace("٫", ".").trim());
  if (!found || !(found[1] || found[2])) return typed;
  return Number(found[1] ?? 0) * CENTS + Number((found[2] ?? "").padEnd(2, "0"));
}
