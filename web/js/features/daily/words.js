/** Words about days: their names in the language spoken. Days are by UTC everywhere. */

import { findLocale } from "../../text/dates.js";

/** @param {string} day @param {Intl.DateTimeFormatOptions} how */
function formatUtcDay(day, how) {
  return new Intl.DateTimeFormat(findLocale(), { ...how, timeZone: "UTC" }).format(Date.parse(day));
}

/** @param {string} day as `2026-11-23` @param {"full" | "long" | "medium"} [style] */
export function formatDay(day, style = "medium") {
  return formatUtcDay(day, { dateStyle: style });
}

/** @param {string} month as `2026-11` */
export function formatMonth(month) {
  return formatUtcDay(`${month}-01`, { month: "long", year: "numeric" });
}

/** What browsers say of the week, some by a function. @typedef {Intl.Locale & { getWeekInfo?: () => Week, weekInfo?: Week }} WithWeek */
/** @typedef {{ firstDay: number }} Week */

/** The day a week begins with where the language is spoken; Monday is 1. */
export function findWeekStart() {
  const locale = /** @type {WithWeek} */ (new Intl.Locale(document.documentElement.lang));
  return Number((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
}

/** The days of the week, short, from the one it begins with. @param {number} start */
export function listWeekdays(start) {
  // The 2nd of November 2026 is a Monday.
  const weekdayNames = (/** @type {"narrow" | "short"} */ weekday) =>
    Array.from({ length: 7 }, (_, at) =>
      formatUtcDay(`2026-11-${String(1 + start + at).padStart(2, "0")}`, { weekday }),
    );
  // For some languages the shortest names are those of English.
  const [narrow, short] = [weekdayNames("narrow").join(), weekdayNames("short").join()];
  return (/[A-Z]/.test(narrow) && !/[a-z]/i.test(short) ? short : narrow).split(",");
}
