/** Stored sheets: the sheets among the documents of this device, each with its steps and the entry somebody is in the middle of. Pure. */

import { isObject } from "../../core/json.js";
import { createEntry } from "./entry.js";

/** @import { DocumentHead } from "../../core/storage/types.d.ts" */
/** @import { KeptSheet, ListEntry, SheetHead } from "./types.d.ts" */

/** @type {ListEntry} */
const UNTOLD = { game: "", date: "", note: "", people: [], deals: 0, scores: {}, won: null };

/** The sheets among documents. @param {readonly DocumentHead[]} documents @returns {SheetHead[]} */
export const listSheets = (documents) =>
  documents.flatMap((head) => (head.kind === "sheet" ? [readHead(head)] : []));

/** The head of a sheet, as far as what is kept is valid. @param {DocumentHead & { [name: string]: any }} head @returns {SheetHead} */
export function readHead({ id, title, changed, version, began, done, undone, entry, told }) {
  return {
    ...{ id, kind: "sheet", title, changed, version },
    began: Number.isFinite(began) ? began : 0,
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
