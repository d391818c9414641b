/** House: the rules of the next match, a preset or house rules, and the levels of its bots. */

import { offerOf } from "../text/offers.js";

/** @import { Settings } from "./types.d.ts" */

/** The name that the rules of the house have among the presets. */
export const HOUSE = "house";

/** The preset chosen for the game, or `house`. @param {Settings} settings */
export function presetOf({ game, preset }) {
  const offer = offerOf(game);
  const chosen = preset[game];
  return chosen === HOUSE || offer?.presets.includes(chosen ?? "") ? chosen : (offer?.preset ?? "");
}

/**
 * The rules as the message `new` takes them.
 * @param {Settings} settings
 * @returns {string | Record<string, unknown>}
 */
export function rulesOf(settings) {
  const { game, house } = settings;
  const chosen = presetOf(settings);
  const offer = offerOf(game);
  if (chosen === HOUSE) return { preset: offer?.preset, ...house[game] };
  const asked = Object.entries(house[game] ?? {}).filter(([name]) => offer?.asked.includes(name));
  return asked.length ? { preset: chosen, ...Object.fromEntries(asked) } : chosen;
}

/**
 * What `new` is told of the bots. A level that the game has no bots of is its usual one.
 * @param {Settings} settings
 * @returns {Pick<Settings, "level" | "levels">}
 */
export function botsOf({ game, level, levels }) {
  const offer = offerOf(game);
  const has = (/** @type {string} */ name) => offer?.levels.includes(name) ?? true;
  return {
    level: has(level) ? level : (offer?.level ?? level),
    levels: Object.fromEntries(Object.entries(levels).filter(([, name]) => has(name))),
  };
}

/** @param {string} game */
export function isForChips(game) {
  return offerOf(game)?.forChips ?? false;
}
