/** Stored sheets: the sheets among the documents of this device, each with its steps and the entry somebody is in the middle of. Pure. */

import { isObject } from "../../core/json.js";
import { createEntry } from "./entry.js";
import { nameKey } from "../../core/person-name.js";

/** @import { KeptSheet, ListEntry, SheetHead, Step } from "./types.d.ts" */
/** @import { Seat, Sheet, Side } from "../../messages/messages.d.ts" */
/** @import { DocumentHead } from "../../core/storage/types.d.ts" */

/** @type {ListEntry} */
const UNTOLD = { game: "", date: "", note: "", people: [], deals: 0, scores: {}, won: null };

/** The sheets among documents. @param {readonly DocumentHead[]} documents @returns {SheetHead[]} */
export const listSheets = (documents) =>
  documents.flatMap((head) => (head.kind === "sheet" ? [readHead(head)] : []));

/** The head of a sheet, as far as what is kept is valid. @param {DocumentHead & Partial<Record<keyof SheetHead, unknown>>} head @returns {SheetHead} */
export function readHead({ id, title, changed, version, began, done, undone, entry, told }) {
  return {
    ...{ id, kind: "sheet", title, changed, version },
    began: typeof began === "number" && Number.isFinite(began) ? began : 0,
    done: Array.isArray(done) ? done.filter(isStep) : [],
    undone: Array.isArray(undone) ? undone.filter(isStep) : [],
    entry: isObject(entry) && isObject(entry["values"]) ? { ...createEntry(), ...entry } : null,
    told: isObject(told) ? { ...UNTOLD, ...told } : UNTOLD,
  };
}

/** A sheet as it is kept. @param {KeptSheet} sheet @returns {{ head: SheetHead, text: string }} */
export const splitSheet = ({ text, ...head }) => ({ text, head: { ...head, title: head.told.note } });

/** @param {unknown} value */
function isStep(value) {
  return (
    isObject(value) &&
    Number.isSafeInteger(value["at"]) &&
    [value["gone"], value["come"]].every(
      (lines) => Array.isArray(lines) && lines.every((line) => typeof line === "string"),
    )
  );
}

/** @param {Sheet} sheet @returns {ListEntry} */
export function createListEntry({ head, order, sides, deals, standing, over }) {
  const { game, date, note, names } = head;
  return {
    game,
    date,
    note,
    people: order.map((seat) => ({ seat, name: names[seat] ?? "", side: findSide(sides, seat) })),
    deals: deals.length,
    scores: standing.figures[0]?.by_side ?? {},
    won: over && (over.winner ?? "tie"),
  };
}

/** The side of a seat. @param {Sheet["sides"]} sides @param {Seat} seat @returns {Side} */
export function findSide(sides, seat) {
  const found = Object.entries(sides).find(([, seats]) => seats.includes(seat));
  return /** @type {Side} */ (found?.[0] ?? "NS");
}

/** What leads from a text to another. @param {string} before @param {string} after @returns {Step | null} null where they are the same */
export function diffTexts(before, after) {
  if (before === after) return null;
  const [from, to] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head += 1;
  let tail = 0;
  const most = Math.min(from.length, to.length) - head;
  while (tail < most && from.at(-1 - tail) === to.at(-1 - tail)) tail += 1;
  return { at: head, gone: from.slice(head, from.length - tail), come: to.slice(head, to.length - tail) };
}

/** The text before a step. @param {string} text @param {Step} step */
export const revertStep = (text, { at, gone, come }) => replaceLines(text, at, come.length, gone);

/** The text after it. @param {string} text @param {Step} step */
export const applyStep = (text, { at, gone, come }) => replaceLines(text, at, gone.length, come);

/** @param {string} text @param {number} at @param {number} count @param {string[]} lines */
function replaceLines(text, at, count, lines) {
  const all = text.split("\n");
  all.splice(at, count, ...lines);
  return all.join("\n");
}

/**
 * The totals of everybody who has played a deal, the most wins first. A match counts when it is over, a deal at once.
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
