/** Dates: when something was, in the language spoken. */

import { formattedIn } from "./sentences.js";

/** The language spoken, as figures and dates are set in it. */
export const findLocale = () => formattedIn(document.documentElement.lang);

/** @param {number} at milliseconds since 1970; 0 if unknown. Empty where there is no such date. */
export function formatTime(at) {
  if (!at || Number.isNaN(new Date(at).getTime())) return "";
  return new Intl.DateTimeFormat(findLocale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** How long it is until something, such as “in 6 hours”. @param {number} ms */
export function formatSpan(ms) {
  const format = new Intl.RelativeTimeFormat(findLocale(), { numeric: "always" });
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes < 60 ? format.format(minutes, "minute") : format.format(Math.round(minutes / 60), "hour");
}

/** A date, in the language spoken. @param {string} date `YYYY-MM-DD`, or empty */
export function formatDate(date) {
  const at = date ? new Date(`${date}T12:00:00`) : null;
  if (!at || Number.isNaN(at.getTime())) return date;
  return new Intl.DateTimeFormat(findLocale(), { dateStyle: "medium" }).format(at);
}
