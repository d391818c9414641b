/**
 * Sheet storage: the sheets of this device, each with all of its steps and the entry that somebody is in the middle of. A
 * sheet open in two tabs is written by the one that has seen what the other wrote.
 */

import { isObject } from "../../core/json.js";
import { createEntry } from "./entry.js";

/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { KeptSheet, ListEntry } from "./types.d.ts" */

/** What the engine begins a sheet's text with. */
const BEGINNING = "followsuit-sheet ";

/** @type {ListEntry} */
const UNTOLD = { game: "", date: "", note: "", people: [], deals: 0, scores: {}, won: null };

/** @param {object} needs @param {Archive} needs.archive @param {() => void} needs.onChanged other tabs are told */
export function createSheetStorage({ archive, onChanged }) {
  return {
    /** Every sheet, the one changed last first. @returns {Promise<KeptSheet[]>} */
    async loadAll() {
      const found = (await archive.loadSheets()).flatMap((value) => readStored(value) ?? []);
      return found.sort((one, other) => other.changed - one.changed);
    },
    /** Keep a sheet. @param {KeptSheet} sheet @returns {Promise<boolean>} false where another tab has written it or thrown it away since */
    async save(sheet) {
      const isKept = await archive.saveSheet(sheet.id, sheet, (found) =>
        found === undefined ? sheet.turn > 0 : (readStored(found)?.turn ?? -1) >= sheet.turn,
      );
      onChanged();
      return isKept;
    },
    /** Throw a sheet away. @param {string} id */
    async removeSheet(id) {
      await archive.saveSheet(id);
      onChanged();
    },
  };
}

/** A sheet as it was kept, as far as it is valid; null where it is none. @param {unknown} value @returns {KeptSheet | null} */
export function readStored(value) {
  if (!isObject(value) || typeof value["id"] !== "string" || typeof value["text"] !== "string") return null;
  // What else was kept beside them is left as it is.
  if (!value["text"].startsWith(BEGINNING)) return null;
  const { id, text, began, changed, turn, done, undone, entry, told } = value;
  const number = (/** @type {unknown} */ one) => (Number.isFinite(one) ? Number(one) : 0);
  return {
    id,
    text,
    began: number(began),
    changed: number(changed),
    turn: number(turn),
    done: Array.isArray(done) ? done.filter(isStep) : [],
    undone: Array.isArray(undone) ? undone.filter(isStep) : [],
    entry: isObject(entry) && isObject(entry["values"]) ? { ...createEntry(), ...entry } : null,
    told: isObject(told) ? { ...UNTOLD, ...told } : UNTOLD,
  };
}

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
