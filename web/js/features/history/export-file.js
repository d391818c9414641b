/** The export file: everything that is stored, as one file; and the checks before an import. */

import { progressIn, starsIn } from "../../core/progress-storage.js";
import { refusalOf } from "../../core/requests.js";
import { headFrom, isHead } from "../../core/storage/match-summaries.js";
import { isObject } from "../../core/json.js";
import { settingsIn } from "../settings.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Aside, ExportFile, Head, StoredSheet } from "../../core/storage/types.d.ts" */

/**
 * @typedef {Omit<ExportFile, "matches"> & { matches: (Head & { record: string })[] }} CheckedFile the checked content of a
 * file
 */

const FORMAT = "follow-suit";
const FILE_VERSION = 1;

/** The longest file that is read, in characters. */
export const LONGEST = 200_000_000;

/**
 * @param {object} all
 * @param {Settings} all.settings
 * @param {(Head & { record: string })[]} all.matches
 * @param {Aside[]} all.aside
 * @param {StoredSheet[]} all.sheets
 * @param {Record<string, number>} all.lessons the stars of each
 * @param {import("../../core/types.d.ts").PuzzleProgress} all.puzzles what was found of each
 * @param {Date} made
 * @returns {string}
 */
export function writeExportFile({ settings, matches, aside, sheets, lessons, puzzles }, made) {
  /** @type {ExportFile} */
  const file = {
    format: FORMAT,
    version: FILE_VERSION,
    made: made.toISOString(),
    settings,
    matches: matches.map(({ session: _, ...match }) => match),
    aside,
    sheets,
    lessons,
    puzzles,
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Why a file is not imported: a code with a sentence, and the sentence's values. */
export class ExportFileError extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/**
 * The checked content of a file. The engine reads every record and computes its figures; those in the file are ignored.
 * @param {string} text
 * @param {import("../../core/types.d.ts").EngineFunctions} engine
 * @param {(done: number, of: number) => void} [onProgress]
 * @returns {Promise<CheckedFile>}
 * @throws {ExportFileError}
 */
export async function readExportFile(text, engine, onProgress = () => {}) {
  const file = parseOuter(text);
  /** @type {CheckedFile["matches"]} */
  const matches = [];
  for (const [index, match] of file.matches.entries()) {
    onProgress(index, file.matches.length);
    const { id, began, changed, status, challenge, record, you: seat } = match;
    const request = engine.openRecord({ record, seat, ...(challenge ? { challenge } : {}) });
    const opened = await request.catch((error) => {
      const { code } = refusalOf(error);
      if (code === "engine_died") throw new ExportFileError("export-file-wait");
      throw new ExportFileError("export-file-record", { number: index + 1, code });
    });
    const head = headFrom({ id, began, changed }, opened);
    matches.push({
      ...head,
      ...(challenge ? { challenge } : {}),
      // A challenge is over with its deal, which the record does not say.
      ...((status === "left" || challenge) && head.status !== "over" ? { status } : {}),
      record,
    });
  }
  return { ...file, matches };
}

/** @param {string} text @returns {ExportFile} */
function parseOuter(text) {
  if (text.length > LONGEST) throw new ExportFileError("export-file-foreign");
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new ExportFileError("export-file-torn");
  }
  if (found?.format !== FORMAT || !Number.isInteger(found.version))
    throw new ExportFileError("export-file-foreign");
  if (found.version > FILE_VERSION) throw new ExportFileError("export-file-newer");
  const { made, matches, aside, sheets, settings, lessons, puzzles } = found;
  if (!Array.isArray(matches) || !Array.isArray(aside)) throw new ExportFileError("export-file-torn");
  const ids = new Set();
  for (const [index, match] of matches.entries()) {
    if (
      !isHead({ ...match, session: "" }) ||
      typeof (/** @type {any} */ (match).record) !== "string" ||
      ids.has(match.id)
    )
      throw new ExportFileError("export-file-match", { number: index + 1 });
    ids.add(match.id);
  }
  if (!aside.every(isAside)) throw new ExportFileError("export-file-torn");
  return {
    format: FORMAT,
    version: FILE_VERSION,
    made: typeof made === "string" ? made : "",
    settings: isObject(settings) ? settingsIn(settings) : null,
    matches,
    aside,
    sheets: Array.isArray(sheets) ? sheets.filter(isStoredSheet) : [],
    lessons: starsIn(lessons),
    puzzles: progressIn(puzzles),
  };
}

/** Whether a value may be a score sheet; what its text holds is looked at when it is opened. @param {unknown} value @returns {value is StoredSheet} */
export function isStoredSheet(value) {
  return (
    isObject(value) &&
    ["id", "text"].every((key) => typeof value[key] === "string") &&
    Number.isFinite(value["changed"])
  );
}

/** @param {unknown} value @returns {value is Aside} */
function isAside(value) {
  return (
    isObject(value) &&
    ["id", "code", "message", "text"].every((key) => typeof value[key] === "string") &&
    Number.isFinite(value["at"]) &&
    (value["game"] === null || typeof value["game"] === "string")
  );
}
