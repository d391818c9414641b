/** Calendar: the days of a month, and which of them can be played. */

import { addDays, getUtcDay } from "../../time/days.js";

/** There are no deals to be played of days before this one. */
export const FIRST_DAY = "2026-11-01";

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

/** The last month whose days our levels have played ahead. */
export function getLastMonth() {
  return Object.values(__FOLLOWSUIT_DAYS__).flat().sort().at(-1) ?? getMonth(FIRST_DAY);
}

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
