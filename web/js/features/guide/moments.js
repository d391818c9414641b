/** Moments: when something has to be explained to somebody who plays a first deal. Pure: what a seat sees decides. */

/** @import { View } from "../../core/types.d.ts" */

/** The most sentences in a deal. */
export const MOST = 8;

/**
 * What is to be explained now: the first thing that has not been.
 * @param {View} view
 * @param {readonly string[]} seen
 * @returns {string | null}
 */
export function findMoment(view, seen) {
  if (seen.length >= MOST) return null;
  return listMoments(view).find((moment) => !seen.includes(moment)) ?? null;
}

/** @param {View} view @returns {string[]} what its prompt calls for, the most wanted first */
function listMoments(view) {
  const { prompt } = view;
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
      return [...listPlayMoments(view, Object.keys(prompt.refused)), ...listCounts(view)];
    default:
      return [];
  }
}

/** @param {View} view @param {string[]} refused the cards that may not be played */
function listPlayMoments({ trick, hand }, refused) {
  if (!trick?.plays.length) return ["lead"];
  if (refused.length) return ["follow"];
  const suits = hand.map((card) => card.slice(-1));
  return trick.led && trick.led !== "trump" && !suits.includes(trick.led) ? ["void"] : [];
}

/** What counts, once there is something to count. @param {View} view */
function listCounts({ tricks, worth }) {
  if (!tricks.length) return [];
  return [Object.keys(worth).length ? "points" : "tricks"];
}
