/** Refusals: the sentence for a code of the engine and its facts. */

import { chips } from "./chips.js";
import { cardNames } from "./names.js";

/** @import { Facts, Say } from "./sentences.js" */
/** @import { Refusal, Seat, View } from "../store/types.d.ts" */

/**
 * Why something may not be done, in a sentence.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {Refusal} refusal
 * @param {View} [view] for the names of the seats
 */
export function refusalSentence(text, refusal, view) {
  const id = `refusal-${refusal.code}`;
  const facts = { ...refusalFacts(text.say, refusal.facts ?? {}, view), code: refusal.code };
  return text.say(text.has(id) ? id : "refusal-other", facts);
}

/**
 * The engine's facts as a message can use them: suits, seats and cards come with their names.
 * @param {Say} say
 * @param {Record<string, unknown>} facts
 * @param {View} [view]
 * @returns {Facts}
 */
function refusalFacts(say, facts, view) {
  /** @type {Facts} */
  const told = { toActName: "none", stakeChips: "", balanceChips: "", leastChips: "" };
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "number" || typeof value === "string") told[key] = value;
    if (typeof value === "number") told[`${key}Chips`] = chips(say, value);
    if (Array.isArray(value)) told[key] = cardNames(say, value.map(String));
    if (key === "suit" && typeof value === "string") told["suitTitle"] = say("suit-title", { suit: value });
    if (key === "to_act" && typeof value === "string")
      told["toActName"] = view?.seats[/** @type {Seat} */ (value)]?.name ?? value;
  }
  return told;
}
