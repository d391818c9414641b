/** Saved house rules: those among the documents, under names of the person's own. Pure. */

import { isObject } from "./json.js";

/** @import { DocumentHead, SavedRules } from "./storage/types.d.ts" */
/** @import { State } from "./types.d.ts" */

/** The house rules kept for a game, by their names. @param {readonly DocumentHead[]} documents @param {string} game @returns {SavedRules[]} */
export function savedHouses(documents, game) {
  return /** @type {SavedRules[]} */ (documents)
    .filter((one) => one.kind === "rules" && one.game === game && isObject(one.rules))
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** Rules as one text, the same for the same rules. @param {Record<string, unknown>} rules */
export function spelledRules(rules) {
  const { preset, ...fields } = rules;
  return JSON.stringify([preset, Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** The name under which the house rules chosen are kept; empty where they are not. @param {{ documents: State["documents"], settings: Pick<State["settings"], "game" | "house"> }} state */
export function savedName({ documents, settings }) {
  const { game, house } = settings;
  const spelled = spelledRules({ preset: "reference", ...house[game] });
  return savedHouses(documents, game).find(({ rules }) => spelledRules(rules) === spelled)?.title ?? "";
}
