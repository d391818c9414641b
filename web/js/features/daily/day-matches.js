/** Day matches: the match in which a day's deal was played, and how many days in a row one was. Pure. */

import { addDays, getUtcDay } from "../../time/days.js";

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

/**
 * Days in a row on which a game's deal was begun on its day and played to its end: up to today, or up to yesterday while
 * today's is not played; the most there ever were; and how many days were played at all, on their day or later.
 * @param {readonly Head[]} heads
 * @param {string} game
 * @param {string} today
 */
export function countStreak(heads, game, today) {
  const played = heads.filter((head) => head.game === game && head.day !== undefined && isPlayed(head));
  const all = new Set(played.flatMap(({ day }) => day ?? []));
  const onTime = new Set(played.flatMap(({ day, began }) => (day && getUtcDay(began) === day ? day : [])));
  let best = 0;
  for (const day of onTime) {
    if (onTime.has(addDays(day, -1))) continue;
    best = Math.max(best, countDays(onTime, day, 1));
  }
  const last = onTime.has(today) ? today : addDays(today, -1);
  return { now: countDays(onTime, last, -1), best, played: all.size };
}

/** How many days in a row there are from one on. @param {ReadonlySet<string>} days @param {string} from @param {1 | -1} by */
function countDays(days, from, by) {
  let length = 0;
  for (let day = from; days.has(day); day = addDays(day, by)) length += 1;
  return length;
}
