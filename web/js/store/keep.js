/**
 * Keep: the balance of play chips, in localStorage, where every tab reads it at once. Matches are kept in `kept/`,
 * settings in `settings.js`. Where storage is refused (a foreign frame, a private window, a full disk) everything plays
 * on and is forgotten at the end.
 */

import { isObject } from "./settings.js";

/** @import { KeptChips } from "./types.d.ts" */

const CHIPS = "follow-suit/chips";

/**
 * What was kept under a key, if it is an object.
 * @param {string} key
 * @returns {Record<string, unknown> | null}
 */
function read(key) {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? "null");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value null to forget it */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is refused or full: nothing the person could do about it now.
  }
}

/** Forget everything that is kept here. */
export function forgetKept() {
  for (const key of ["follow-suit/settings", "follow-suit/first", CHIPS]) write(key, null);
}

/** The balance kept; null where there is none, or none that makes sense. @returns {KeptChips | null} */
export function keptChips() {
  return chipsIn(read(CHIPS) ?? {});
}

/** @param {Record<string, unknown>} kept @returns {KeptChips | null} */
export function chipsIn({ balance, unpaid }) {
  if (typeof balance !== "number" || !Number.isSafeInteger(balance) || balance < 0) return null;
  return { balance, unpaid: typeof unpaid === "string" ? unpaid : null };
}

/** @param {KeptChips} chips */
export function keepChips(chips) {
  write(CHIPS, chips);
}
