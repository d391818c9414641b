/** Moments: when something has to be explained to somebody who plays a first deal. Pure: what a seat sees decides. */

/** @import { View } from "../../core/types.d.ts" */

/** The most that is explained of a deal, its score included. */
const MOST = 8;

/**
 * What is to be explained now: the first thing that has not been.
 * @param {View} view
 * @param {readonly string[]} seen
 * @returns {string | null}
 */
export function findMoment(view, seen) {
  if (seen.length >= (view.summary ? MOST : MOST - 1)) return null;
  return listMoments(view).find((moment) => !seen.includes(moment)) ?? null;
}

/** @param {View} view @returns {string[]} what its prompt or its result calls for, the most wanted first */
function listMoments(view) {
  const { prompt, summary } = view;
  if (summary) return summary.passed_out ? [] : ["score"];
  switch (prompt?.kind) {
    case "bid":
      return ["bid"];
    case "name_trump":
      return ["name"];
    case "declare":
      return ["declare"];
    case "bury":
      return ["bury"];
    case "play":
      return [...listPlayMoments(view, prompt), ...listCounts(view)];
    default:
      return [];
  }
}

/** @param {View} view @param {Extract<View["prompt"], { kind: "play" }>} prompt */
function listPlayMoments({ trick }, { refused, is_void: isVoid }) {
  if (!trick?.plays.length) return ["lead"];
  if (Object.keys(refused).length) return ["follow"];
  return isVoid ? ["void"] : [];
}

/** What counts, once there is something to count. @param {View} view */
function listCounts({ tricks, worth }) {
  if (!tricks.length) return [];
  return [Object.keys(worth).length ? "points" : "tricks"];
}
