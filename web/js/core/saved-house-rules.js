/** Saved house rules: house rules kept in the settings under names of the person's own. */

import { isObject } from "./json.js";

/** @import { Settings } from "./types.d.ts" */

/** The most characters of a name. */
export const LONGEST_NAME = 60;

/** The house rules kept for a game, as far as they are valid. @param {Pick<Settings, "houses">} settings @param {string} game */
export function savedHouses({ houses }, game) {
  return (houses[game] ?? []).filter(
    (one) => isObject(one) && typeof one.name === "string" && isObject(one.rules),
  );
}

/** Rules as one text, the same for the same rules. @param {Record<string, unknown>} rules */
export function spelledRules(rules) {
  const { preset, ...fields } = rules;
  return JSON.stringify([preset, Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The name under which the house rules chosen are kept; empty where they are not. @param {Pick<Settings, "game" | "house" | "houses">} settings */
export function savedName(settings) {
  const { game, house } = settings;
  const spelled = spelledRules({ preset: "reference", ...house[game] });
  return savedHouses(settings, game).find(({ rules }) => spelledRules(rules) === spelled)?.name ?? "";
}
