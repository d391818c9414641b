/**
 * Current record: the record of the match at the table, as the engine's answers brought it: its lines, and from which of
 * them on they have not been handed over.
 */

import { inCommon } from "./text-lines.js";

/** @import { Answer } from "../types.d.ts" */
/** @import { Figures } from "./types.d.ts" */

export function createHeldRecord() {
  /** The record, with the engine's revision number. */
  let held = emptyRecord();
  /** The first of its lines that has not been handed over. */
  let changedFrom = 0;

  return {
    /** Hold another, which is kept already; or none. @param {string[]} [lines] */
    holdRecord(lines = []) {
      held = { ...emptyRecord(), lines };
      changedFrom = lines.length;
    },
    /** Take over the new lines from an answer, and the seed from one that begins a match. @param {Answer} answer */
    takeRecord({ record_lines: news, seed = held.seed }) {
      held = { ...held, seed };
      if (!news) return;
      const lines = [...held.lines.slice(0, news.keep), ...news.lines];
      changedFrom = Math.min(changedFrom, inCommon(held.lines, lines, news.keep));
      held = { ...held, lines, revision: news.revision, figures: news.figures };
    },
    currentRecord: () => held,
    /** What is to be kept of it; it counts as kept from here on. */
    handOver() {
      const from = changedFrom;
      changedFrom = held.lines.length;
      return { lines: held.lines, from };
    },
  };
}

/** No record is held. @returns {{ lines: string[], revision: number, figures: Figures | null, seed: string }} */
function emptyRecord() {
  return { lines: [], revision: 0, figures: null, seed: "" };
}
