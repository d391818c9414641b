/** Entry: finds the field of a deal to ask next, and the entry after an answer. Numbers stay within the engine's bounds. Pure; knows no game. */

import { toEuropeanDigits } from "../../text/digits.js";

/** @import { EntryDraft, SheetField, Values } from "./types.d.ts" */

/** An entry nothing is said of yet. @param {number | null} [deal] @returns {EntryDraft} */
export const createEntry = (deal = null) => ({
  deal,
  values: {},
  asked: "",
  typed: "",
  skipped: [],
  isBack: false,
  isInsert: false,
});

/** Whether a field is asked in its turn. The optional ones stand under the question. @param {SheetField} field */
export const isAskedInTurn = ({ optional, kind }) => !optional || kind === "suit";

/** The optional fields. @param {readonly SheetField[]} fields */
export const listSideFields = (fields) => fields.filter((field) => !isAskedInTurn(field));

/**
 * The field to ask next; undefined if the entry is complete.
 * @param {readonly SheetField[]} fields
 * @param {Pick<EntryDraft, "values" | "skipped">} entry
 */
export function findNextField(fields, { values, skipped }) {
  return fields.find(
    (field) => isAskedInTurn(field) && !(field.name in values) && !skipped.includes(field.name),
  );
}

/**
 * The question after a number that one tap answers together with it, so that no key has to end the number.
 * @param {readonly SheetField[]} fields
 * @param {SheetField} field
 * @param {Values} values
 */
export function findJoinedField(fields, field, values) {
  if (field.kind !== "number" || !isAskedInTurn(field)) return null;
  const at = fields.indexOf(field);
  const next = fields.slice(at + 1).find(isAskedInTurn);
  return next && next.kind !== "number" && !(next.name in values) && listOptions(next).length <= 4
    ? next
    : null;
}

/** What a field can be answered with. @param {SheetField} field @returns {(string | boolean)[]} */
export const listOptions = ({ kind, choices }) => (kind === "flag" ? [false, true] : choices);

/** The answers that are offered to a field, each by one button: values of it, and of those that follow from it. @param {SheetField} field @returns {Values[]} */
export const listAnswers = (field) =>
  field.answers.length ? field.answers : listOptions(field).map((value) => ({ [field.name]: value }));

/** Whether an answer is the one given: its values are those of the entry, and no other answer that fits says more. @param {Values} values @param {Values} now @param {readonly Values[]} all */
export function isAnswerGiven(values, now, all) {
  const fits = (/** @type {Values} */ one) =>
    Object.entries(one).every(([name, value]) => now[name] === value);
  const most = Math.max(...all.filter(fits).map((one) => Object.keys(one).length));
  return fits(values) && Object.keys(values).length === most;
}

/** Whether a value is shown in the summary of an entry: an optional one only if it differs from its default. @param {SheetField} field @param {Values} values */
export const isWorthSaying = ({ name, kind, optional, choices }, values) =>
  name in values &&
  !(optional && kind === "choice" && values[name] === choices[0]) &&
  !(optional && values[name] === false);

/** The values that fields say, as far as they say any. @param {readonly SheetField[]} fields @returns {Values} */
export function collectValues(fields) {
  return Object.fromEntries(
    fields.flatMap(({ name, value }) => (value === null || value === undefined ? [] : [[name, value]])),
  );
}

/** An entry with a value, or without one that may be left empty. @param {EntryDraft} entry @param {string} name @param {Values[string] | null} value @returns {EntryDraft} */
export function withAnswer(entry, name, value) {
  const others = Object.fromEntries(Object.entries(entry.values).filter(([one]) => one !== name));
  const skipped = entry.skipped.filter((one) => one !== name);
  return value === null
    ? { ...entry, values: others, skipped: [...skipped, name], typed: "" }
    : { ...entry, values: { ...others, [name]: value }, skipped, typed: "" };
}

/** A number with at most so many values has a button for each: the points of two packs in fives. */
const BUTTONS = 41;

/** The steps of the keys next to a number. */
export const STEPS = /** @type {const} */ ([-5, -10, 10, 5]);

/** The values of a number as buttons; null where they are too many for that. @param {SheetField} field @returns {number[] | null} */
export function listButtonValues({ name, least, most, step, answers }) {
  if (answers.length) return answers.map((values) => Number(values[name]));
  if (least === null || most === null || (most - least) / step >= BUTTONS) return null;
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step);
}

/** The typed text with one more digit, no longer than the largest number. @param {string} typed @param {string} digit @param {SheetField} field */
export function appendDigit(typed, digit, { most }) {
  const next = (typed + digit).replace(/^(-?)0+(?=\d)/, "$1");
  return next.length > String(most ?? 9999).length ? typed : next;
}

/** The typed text after a step up or down, within the bounds. @param {string} typed @param {number} by @param {SheetField} field */
export function stepBy(typed, by, { least, most }) {
  const now = (parseNumber(typed) ?? 0) + by;
  return String(Math.max(least ?? 0, Math.min(most ?? now, now)));
}

/** The number typed; null if there is none yet. @param {string} typed */
export function parseNumber(typed) {
  const said = toEuropeanDigits(typed).replace("−", "-");
  return /^-?\d{1,4}$/.test(said) ? Number(said) : null;
}
