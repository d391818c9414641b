/** Dates: when something was, in the language spoken. */

/** @param {number} at milliseconds since 1970; 0 if unknown */
export function formatTime(at) {
  if (!at) return "";
  const language = document.documentElement.lang;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A date, in the language spoken. @param {string} date `YYYY-MM-DD`, or empty */
export function formatDate(date) {
  const at = date ? new Date(`${date}T12:00:00`) : null;
  if (!at || Number.isNaN(at.getTime())) return date;
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(at);
}
