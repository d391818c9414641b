/** House: the rules a match is asked for by: a preset, or the rules of the house. */

/** @import { Settings } from "./types.d.ts" */

/** Options that the opening itself asks for, whatever the rules. @type {Record<string, string[]>} */
const ASKED = { rangvaar: ["deals"] };

/** Games that can be played for chips. */
const FOR_CHIPS = new Set(["rangvaar"]);

/** The preset chosen for the game, or `house`. @param {Settings} settings */
export function presetOf({ game, rules, preset }) {
  return preset[game] ?? (game === "two_hundred" ? rules : "reference");
}

/**
 * What `new` is told of the rules.
 * @param {Settings} settings
 * @returns {string | Record<string, unknown>}
 */
export function rulesOf(settings) {
  const { game, house } = settings;
  const chosen = presetOf(settings);
  if (chosen === "house") return { preset: "reference", ...house[game] };
  const asked = Object.entries(house[game] ?? {}).filter(([name]) => ASKED[game]?.includes(name));
  return asked.length ? { preset: chosen, ...Object.fromEntries(asked) } : chosen;
}

/** @param {string} game */
export function isForChips(game) {
  return FOR_CHIPS.has(game);
}
