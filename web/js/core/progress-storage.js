/**
 * Progress storage: the stars of lessons and what was found of puzzles, in localStorage, where every tab reads it at once. Matches are kept in `storage/`,
 * settings in `settings.js`. If storage is refused (a foreign frame, a private window, a full disk) everything works
 * until the page is closed.
 */

import { isObject } from "./json.js";

/** @import { PuzzleProgress } from "./types.d.ts" */

const LESSONS = "follow-suit/lessons";
const PUZZLES = "follow-suit/puzzles";
/** Who sat where at a table of several devices, which seats this tab took there, and what was drawn (`features/multiplayer/seat-storage.js`). */
const CHAIRS = "follow-suit/chairs";
const OFFERS = "follow-suit/offers";
const DRAWINGS = "follow-suit/drawings";
/** What storage did not take, by its key: it holds until the page is closed. @type {Map<string, unknown>} */
const unwritten = new Map();

/**
 * The object stored under a key, if it is one.
 * @param {string} key
 * @returns {Record<string, unknown> | null}
 */
function readStored(key) {
  try {
    const value = unwritten.has(key) ? unwritten.get(key) : JSON.parse(localStorage.getItem(key) ?? "null");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value null to forget it */
function writeStored(key, value) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    unwritten.delete(key);
  } catch {
    unwritten.set(key, value);
  }
}

/** Forget everything that is kept here. */
export function clearStored() {
  for (const key of ["follow-suit/settings", "follow-suit/first", LESSONS, PUZZLES, CHAIRS, DRAWINGS])
    writeStored(key, null);
  try {
    sessionStorage.removeItem(OFFERS);
  } catch {
    // Storage is refused: nothing is in it.
  }
}

/** Forget who sat where in matches that were deleted. @param {string[]} ids */
export function forgetSeatsOf(...ids) {
  if (ids.includes(String(readStored(CHAIRS)?.["match"]))) writeStored(CHAIRS, null);
}

/** The stars of the lessons done, by their keys. @returns {Record<string, number>} */
export function loadStars() {
  return starsIn(readStored(LESSONS));
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
  const all = loadStars();
  for (const [key, count] of Object.entries(stars)) all[key] = Math.max(all[key] ?? 0, count);
  writeStored(LESSONS, all);
  return all;
}

/** The progress of the puzzles, by their keys. @returns {PuzzleProgress} */
export function loadProgress() {
  return progressIn(readStored(PUZZLES));
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
  const all = { ...loadProgress(), ...progress };
  writeStored(PUZZLES, all);
  return all;
}
