/** Calendar: the days of a month, and which of them can be played. */

import { addDays, FIRST_DAY, getMonth } from "../../time/days.js";

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

/** Whether the deal of a day may be played. @param {string} day @param {string} latest the last day that there is */
export function isDayOpen(day, latest) {
  return FIRST_DAY <= day && day <= latest;
}
