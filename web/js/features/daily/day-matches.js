/** Day matches: the match in which a day's deal was played. Pure. */

/** @import { Head } from "../../core/storage/types.d.ts" */

/**
 * The match in which a day's deal was played: the first that was played to its end, else the one that can be continued.
 * @param {readonly Head[]} heads
 * @param {string} game
 * @param {string} day
 * @returns {Head | null}
 */
export function findPlay(heads, game, day) {
  const all = heads
    .filter((head) => head.game === game && head.day === day)
    .sort((one, two) => one.began - two.began);
  return all.find(isPlayed) ?? all.findLast(({ status }) => status === "standing") ?? null;
}

/** Whether a day's deal was played to its end. @param {Head} head */
export function isPlayed({ margin }) {
  return margin !== undefined;
}
