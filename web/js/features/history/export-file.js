/** The export file: everything that is stored, as one file; and the checks before an import. */

import { progressIn, starsIn } from "../../core/progress-storage.js";
import { refusalOf } from "../../core/requests.js";
import { isDocument } from "../../core/storage/documents.js";
import { headFrom, isHead, isTime } from "../../core/storage/match-summaries.js";
import { isObject } from "../../core/json.js";
import { settingsIn } from "../settings.js";

/** @import { RefusalData, Settings } from "../../core/types.d.ts" */
/** @import { Aside, DocumentHead, ExportFile } from "../../core/storage/types.d.ts" */

/** @typedef {ExportFile["documents"][number]} WholeDocument */

const FORMAT = "follow-suit";
const FILE_VERSION = 1;

/** The longest file that is read, in characters. */
export const LONGEST = 200_000_000;

/**
 * @param {object} all
 * @param {Settings} all.settings
 * @param {WholeDocument[]} all.documents
 * @param {Record<string, number>} all.lessons the stars of each
 * @param {import("../../core/types.d.ts").PuzzleProgress} all.puzzles what was found of each
 * @param {Date} made
 * @returns {string}
 */
export function writeExportFile(all, made) {
  /** @type {ExportFile} */
  const file = { format: FORMAT, version: FILE_VERSION, made: made.toISOString(), ...all };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** Why a file is not imported: a code with a sentence, the sentence's values, and what the engine refused in it. */
export class ExportFileError extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] @param {RefusalData | null} [refusal] */
  constructor(code, facts = {}, refusal = null) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.refusal = refusal;
  }
}

/**
 * The checked content of a file. The engine reads every document; what it says of a match counts, not the file.
 * @param {string} text
 * @param {import("../../core/types.d.ts").EngineFunctions} engine
 * @param {(done: number, of: number) => void} [onProgress]
 * @returns {Promise<ExportFile>}
 * @throws {ExportFileError}
 */
export async function readExportFile(text, engine, onProgress = () => {}) {
  const file = parseOuter(text);
  /** @type {WholeDocument[]} */
  const documents = [];
  for (const [index, document] of file.documents.entries()) {
    onProgress(index, file.documents.length);
    documents.push(await checkDocument(document, index + 1, engine));
  }
  return { ...file, documents };
}

/** @param {WholeDocument} document @param {number} number @param {import("../../core/types.d.ts").EngineFunctions} engine */
async function checkDocument(document, number, engine) {
  // What was set aside once is kept as it is.
  if (isAside(document)) return document;
  const { text, kind } = document;
  /** @param {unknown} error @returns {never} */
  const refuse = (error) => {
    const refusal = refusalOf(error);
    if (refusal.code === "engine_died") throw new ExportFileError("export-file-wait");
    throw new ExportFileError("export-file-record", { number }, refusal);
  };
  if (!isHead(document)) {
    const read = await engine.open({ text }).catch(refuse);
    if (read.kind !== kind) throw new ExportFileError("export-file-record", { number });
    return document;
  }
  const { id, began, changed, order, status, challenge, you: seat } = document;
  const request = engine.openRecord({ record: text, seat, ...(challenge ? { challenge } : {}) });
  const head = headFrom({ id, began, changed }, await request.catch(refuse));
  return {
    ...head,
    ...(order === undefined ? {} : { order }),
    ...(challenge ? { challenge } : {}),
    // A challenge is over with its deal, which the record does not say.
    ...((status === "left" || challenge) && head.status !== "over" ? { status } : {}),
    text,
  };
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
  const { made, documents, settings, lessons, puzzles } = found;
  if (!Array.isArray(documents) || !isTime(Date.parse(made))) throw new ExportFileError("export-file-torn");
  const ids = new Set();
  for (const [index, document] of documents.entries()) {
    if (!isDocument(document) || typeof found.documents[index].text !== "string" || ids.has(document.id))
      throw new ExportFileError("export-file-match", { number: index + 1 });
    ids.add(document.id);
  }
  return {
    format: FORMAT,
    version: FILE_VERSION,
    made,
    settings: isObject(settings) ? settingsIn(settings) : null,
    documents,
    lessons: starsIn(lessons),
    puzzles: progressIn(puzzles),
  };
}

/** Whether a document was set aside. @param {DocumentHead} head @returns {head is Aside} */
export const isAside = (head) => head.kind === "aside";
