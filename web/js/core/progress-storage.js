/** Progress storage: the stars of lessons and what was found of puzzles. Matches are kept in `storage/`, settings in `settings.js`. */

import { isObject } from "./json.js";
import { FIRST_HAND } from "./storage/first-hand.js";
import { forgetValues, loadFields, saveFields } from "./stored-values.js";

/** @import { PuzzleProgress } from "./types.d.ts" */

const LESSONS = "follow-suit/lessons";
const PUZZLES = "follow-suit/puzzles";
/** Who sat where at a table of several devices, which seats this tab took there, and what was drawn (`features/multiplayer/seat-storage.js`). */
const CHAIRS = "follow-suit/chairs";
const OFFERS = "follow-suit/offers";
const DRAWINGS = "follow-suit/drawings";

/** Forget everything that is kept here. @returns {boolean} whether the browser has done so */
export function clearStored() {
  try {
    sessionStorage.removeItem(OFFERS);
  } catch {
    // Storage is refused: nothing is in it.
  }
  return forgetValues(
    ...["follow-suit/settings", "follow-suit/first", FIRST_HAND],
    ...[LESSONS, PUZZLES, CHAIRS, DRAWINGS],
  );
}

/** Forget who sat where in matches that were deleted. @param {string[]} ids */
export function forgetSeatsOf(...ids) {
  if (ids.includes(String(loadFields(CHAIRS)["match"]))) forgetValues(CHAIRS);
}

/** The stars of the lessons done, by their keys. @returns {Record<string, number>} */
export function loadStars() {
  return starsIn(loadFields(LESSONS));
}

/** Those of the values that are stars of a lesson. @param {unknown} kept @returns {Record<string, number>} */
export function starsIn(kept) {
  const found = isObject(kept) ? Object.entries(kept).slice(0, 500) : [];
  return Object.fromEntries(
    found.flatMap(([key, stars]) => (stars === 1 || stars === 2 || stars === 3 ? [[key, stars]] : [])),
  );
}

/** Keep stars beside those there are; of one lesson the most. @param {Record<string, number>} stars @returns {Record<string, number>} all of them */
export function saveStars(stars) {
  const before = loadStars();
  const most = Object.entries(stars).map(([key, count]) => [key, Math.max(before[key] ?? 0, count)]);
  saveFields(LESSONS, Object.fromEntries(most));
  return loadStars();
}

/** The progress of the puzzles, by their keys. @returns {PuzzleProgress} */
export function loadProgress() {
  return progressIn(loadFields(PUZZLES));
}

/** Those of the values that say when a puzzle is due again. @param {unknown} kept @returns {PuzzleProgress} */
export function progressIn(kept) {
  const found = isObject(kept) ? Object.entries(kept).slice(0, 5_000) : [];
  return Object.fromEntries(
    found.flatMap(([key, one]) => {
      const { box, due } = isObject(one) ? one : {};
      const isOne = Number.isSafeInteger(box) && Number.isSafeInteger(due);
      return isOne ? [[key, { box: Number(box), due: Number(due) }]] : [];
    }),
  );
}

/**
 * Merge progress into what is stored; for each puzzle the latest counts. @param {PuzzleProgress} progress
 * @returns {PuzzleProgress} all of it
 */
export function saveProgress(progress) {
  saveFields(PUZZLES, progress);
  return loadProgress();
}
