/** People: what the sheets of this device say of each name: matches, those won, deals. Pure. */

import { nameKey } from "../../core/person-name.js";

/** @import { SheetHead } from "./types.d.ts" */

/**
 * Everybody who has played a deal, those with the most wins first. A match counts once it is over, deals at once.
 * @param {readonly SheetHead[]} sheets the one changed last first
 */
export function countByPerson(sheets) {
  /** @type {Map<string, { name: string, won: number, matches: number, deals: number }>} */
  const all = new Map();
  for (const { told } of sheets)
    for (const { name, side } of told.people) {
      if (!name || !told.deals) continue;
      const before = all.get(nameKey(name)) ?? { name, won: 0, matches: 0, deals: 0 };
      all.set(nameKey(name), {
        ...before,
        won: before.won + (told.won === side ? 1 : 0),
        matches: before.matches + (told.won ? 1 : 0),
        deals: before.deals + told.deals,
      });
    }
  return [...all.values()].sort(
    (one, other) => other.won - one.won || other.deals - one.deals || one.name.localeCompare(other.name),
  );
}

/** The names on the sheets, each once, those used last first. @param {readonly SheetHead[]} sheets */
export function listNames(sheets) {
  const names = sheets.flatMap(({ told }) => told.people.map(({ name }) => name)).filter(Boolean);
  const first = (/** @type {string} */ name) => names.find((one) => nameKey(one) === nameKey(name)) ?? name;
  return [...new Set(names.map(first))].slice(0, 40);
}
