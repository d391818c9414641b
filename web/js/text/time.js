/** Time: when something was, in the language spoken. */

/** @param {number} at milliseconds since 1970; 0 if unknown */
export function day(at) {
  if (!at) return "";
  const language = document.documentElement.lang;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
