/**
 * Languages: which there are, what each calls itself, and its file. Only the file of the language spoken is fetched.
 * Which one to begin with is settled before anything is painted: see `js/early.js`.
 */

/** @typedef {{ code: string, name: string, words: () => Promise<{ default: string }> }} Language */

/** @type {readonly Language[]} */
export const LANGUAGES = [
  { code: "en", name: "English", words: () => import("../../text/en.ftl") },
  { code: "zh-Hans", name: "简体中文", words: () => import("../../text/zh-Hans.ftl") },
];

/** The language of a code; the first where there is none of that code. @param {string} code */
export function languageOf(code) {
  return LANGUAGES.find((language) => language.code === code) ?? /** @type {Language} */ (LANGUAGES[0]);
}
