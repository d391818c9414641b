/**
 * Repetition: when a puzzle is due again. One that was found at once comes back after a longer time, one that was not
 * comes back the next day. A day that lies further ahead than any of these was noted by a wrong clock: the puzzle is due.
 */

/** @import { PuzzleProgress } from "../../core/types.d.ts" */

/** Days until a puzzle comes back, by how often in a row it was found at once. */
const DAYS = [1, 3, 7, 16, 35, 80];

const LONGEST = Math.max(...DAYS);

/** Whether a puzzle that was tried is due. @param {{ due: number } | undefined} tried @param {number} today */
export const isDue = (tried, today) =>
  tried !== undefined && (tried.due <= today || tried.due > today + LONGEST);

/**
 * The progress after a puzzle was tried.
 * @param {PuzzleProgress} progress
 * @param {string} key
 * @param {boolean} isFound at the first try and without help
 * @param {number} today
 * @returns {PuzzleProgress}
 */
export function progressAfter(progress, key, isFound, today) {
  const before = progress[key];
  // Found again before it was due: no change.
  if (isFound && before && !isDue(before, today) && before.box > 0) return progress;
  const box = isFound ? Math.min((before?.box ?? 0) + 1, DAYS.length) : 0;
  return { ...progress, [key]: { box, due: today + DAYS[Math.max(0, box - 1)] } };
}

/**
 * The puzzle to be tried next: one that is due, the longest due first; else one that was never tried, of the theme of which
 * the fewest were: themes come evenly, though there are many puzzles of some and few of others.
 * @param {readonly { key: string, theme: string }[]} list
 * @param {PuzzleProgress} progress
 * @param {number} today
 * @param {string} [theme] of this theme only
 * @param {string} [last] the one that was just tried, which does not come again at once
 * @returns {string | null}
 */
export function nextPuzzle(list, progress, today, theme = "", last = "") {
  const open = list.filter((one) => (!theme || one.theme === theme) && one.key !== last);
  const due = open
    .filter(({ key }) => isDue(progress[key], today))
    .sort((one, other) => progress[one.key].due - progress[other.key].due);
  const countTried = (/** @type {string} */ of) =>
    list.filter((one) => one.theme === of && progress[one.key]).length;
  const fresh = open.filter(({ key }) => !progress[key]);
  const fewest = Math.min(...fresh.map((one) => countTried(one.theme)));
  return (due[0] ?? fresh.find((one) => countTried(one.theme) === fewest))?.key ?? null;
}

/** The puzzle of a day: the same for everybody who has these puzzles. @param {readonly { key: string }[]} list @param {number} today */
export function puzzleOfDay(list, today) {
  // A stride prime to most lengths, because neighbours in the list come from one deal.
  return list.length ? list[(today * 101) % list.length].key : null;
}
