/** Number entry: a number that is tapped or typed, within what the engine takes. Pure. */

/** @import { SheetField } from "./types.d.ts" */

/** The most values of a number that are buttons, each one tap: as many as the points of two packs in fives. */
const BUTTONS = 41;

/** The steps of the keys beside a number. */
export const STEPS = /** @type {const} */ ([-5, -10, 10, 5]);

/** The values of a number as buttons; null where they are too many for that. @param {SheetField} field @returns {number[] | null} */
export function listButtonValues({ least, most, step }) {
  if (least === null || most === null || (most - least) / step >= BUTTONS) return null;
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step);
}

/** What is typed with one more digit, no longer than the largest number. @param {string} typed @param {string} digit @param {SheetField} field */
export function appendDigit(typed, digit, { most }) {
  const next = (typed + digit).replace(/^(-?)0+(?=\d)/, "$1");
  return next.length > String(most ?? 9999).length ? typed : next;
}

/** What is typed after a step up or down, within the bounds. @param {string} typed @param {number} by @param {SheetField} field */
export function stepBy(typed, by, { least, most }) {
  const now = (parseNumber(typed) ?? 0) + by;
  return String(Math.max(least ?? 0, Math.min(most ?? now, now)));
}

/** The number that is typed; null where there is none yet. @param {string} typed */
export function parseNumber(typed) {
  return /^[-−]?\d{1,4}$/.test(typed) ? Number(typed.replace("−", "-")) : null;
}
