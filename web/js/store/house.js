/** House: the rules a match is asked for by: a preset, or a preset and the options a house has chosen. */

/** @import { Settings } from "./types.d.ts" */

/** Games whose options are chosen one by one, on their reference rules. */
const BY_OPTIONS = new Set(["rangvaar"]);

/** Games that can be played for chips. */
const FOR_CHIPS = new Set(["rangvaar"]);

/**
 * What `new` is told of the rules.
 * @param {Settings} settings
 * @returns {string | Record<string, unknown>}
 */
export function rulesOf({ game, rules, preset, house }) {
  const chosen = preset[game] ?? rules;
  return BY_OPTIONS.has(game) || chosen === "house" ? { preset: "reference", ...house[game] } : chosen;
}

/** @param {string} game */
export function isForChips(game) {
  return FOR_CHIPS.has(game);
}
