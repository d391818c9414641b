/** Calendar: the days of a month, and how many days in a row the deal was played on its day. Pure. */

import { getUtcDay } from "../../time/days.js";
import { isPlayed } from "./day-matches.js";

/** @import { Head } from "../../core/storage/types.d.ts" */

/** There are no deals to be played of days before this one. */
export const FIRST_DAY = "2026-11-01";

/** The day so many days later. @param {string} day @param {number} by */
export function addDays(day, by) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return getUtcDay(Date.UTC(year, month - 1, date + by));
}

/** The month, as `2026-11`. @param {string} day */
export function getMonth(day) {
  return day.slice(0, 7);
}

/** The month so many months later. @param {string} month @param {number} by */
export function addMonths(month, by) {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return getMonth(getUtcDay(Date.UTC(year, number - 1 + by)));
}

/**
 * The days of a month in weeks; null where a week has days of another month.
 * @param {string} month
 * @param {number} weekStart the day a week begins with, Monday being 1
 * @returns {(string | null)[][]}
 */
export function listWeeks(month, weekStart) {
  const first = `${month}-01`;
  const blanks = (new Date(first).getUTCDay() - weekStart + 7) % 7;
  /** @type {(string | null)[]} */
  const days = Array(blanks).fill(null);
  for (let day = first; getMonth(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** How long after the last of the months whose days were played ahead a clock is believed: a site is not built anew every day. */
const BELIEVED_DAYS = 366;

/**
 * The days that can be played, and which of them is today: none where the device's clock says what cannot be, a time before
 * there were deals or long after those that our levels have played ahead. Then these are what there is.
 * @param {string} clock the date by the device's clock
 * @param {string} lastMonth the last month that was played ahead
 * @returns {{ today: string | null, latest: string }}
 */
export function readClock(clock, lastMonth) {
  const last = addDays(`${addMonths(lastMonth, 1)}-01`, -1);
  const isBelieved = FIRST_DAY <= clock && clock <= addDays(last, BELIEVED_DAYS);
  return isBelieved ? { today: clock, latest: clock } : { today: null, latest: last };
}

/** Whether the deal of a day may be played. @param {string} day @param {string} latest the last day that there is */
export function isDayOpen(day, latest) {
  return FIRST_DAY <= day && day <= latest;
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
