/** Refusals: the sentence for a code of the engine and its facts. */

import { chipsText } from "./chips.js";
import { cardNames, levelName } from "./names.js";

/** @import { Facts, Say } from "./sentences.js" */
/** @import { RefusalData, Seat, View } from "../core/types.d.ts" */

/** Codes whose sentences say where in the text it is. */
const NAME_THEIR_LINE = new Set([
  ...["unknown_line", "left_over", "more_links", "more_documents", "no_suit", "bad_line", "field_twice"],
]);

/**
 * Why something may not be done, in a sentence.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {RefusalData} refusal
 * @param {View} [view] for the names of the seats
 */
export function refusalSentence(text, refusal, view) {
  const id = isOfNewerVersion(refusal) ? "refusal-document_newer" : `refusal-${refusal.code}`;
  const facts = { ...refusalFacts(text.say, refusal.facts ?? {}, view), code: refusal.code };
  const why = text.say(text.has(id) ? id : "refusal-other", facts);
  return NAME_THEIR_LINE.has(refusal.code) ? why : withPlace(text.say, refusal, why);
}

/** Whether a newer version has written what cannot be read: agreements that are not known here are such a one's. @param {RefusalData} refusal */
export const isOfNewerVersion = ({ code, facts }) =>
  code === "bad_field" && facts?.["field"] === "agreements";

/** Why something in a text is not taken, with the place. @param {Say} say @param {RefusalData} refusal @param {string} why */
export function withPlace(say, { facts = {} }, why) {
  const { line, at, text = facts["card"] } = facts;
  if (!line || !at) return why;
  const place = { line: Number(line), at: Number(at), why };
  return text ? say("refusal-place", { ...place, text: String(text) }) : say("refusal-place-bare", place);
}

/**
 * The engine's facts as a message uses them: suits, seats and cards have their names.
 * @param {Say} say
 * @param {Record<string, unknown>} facts
 * @param {View} [view]
 * @returns {Facts}
 */
function refusalFacts(say, facts, view) {
  /** @type {Facts} */
  const named = { toActName: "none", leastChips: "" };
  // With two packs the engine sends no width: tractors are of pairs.
  named["width"] = 2;
  named["proof"] = "units";
  named["fault"] = "other";
  for (const [key, value] of Object.entries(facts)) {
    if (typeof value === "number" || typeof value === "string") named[key] = value;
    if (typeof value === "number") named[`${key}Chips`] = chipsText(say, value);
    if (Array.isArray(value)) Object.assign(named, listFacts(say, key, value));
    if (key === "rank" && typeof value === "string") named["rank"] = levelName(value);
    if (key === "suit" && typeof value === "string") named["suitTitle"] = say("suit-title", { suit: value });
    if (key === "to_act" && typeof value === "string")
      named["toActName"] = view?.seats[/** @type {Seat} */ (value)]?.name ?? value;
  }
  // How many cards of the suit are held, and whether all of them must be played.
  if (Array.isArray(facts["held"])) {
    named["heldCount"] = facts["held"].length;
    named["all"] = facts["held"].length === facts["cards"] ? "yes" : "no";
  }
  return named;
}

/**
 * A list from the engine: the lengths of tractors, the longest first; any other list has cards, and one text may name
 * several.
 * @param {Say} say
 * @param {string} key
 * @param {readonly unknown[]} value
 * @returns {Facts}
 */
function listFacts(say, key, value) {
  if (key === "tractors") return { tractorLength: Math.max(...value.map(Number)) };
  // One beatable part is enough.
  const named = key === "beatable" ? value.slice(0, 1) : value;
  const cards = named.flatMap((one) => String(one).split(" "));
  return { [key]: cardNames(say, cards) };
}
