/**
 * Languages: the message file of each; only the page's own is fetched. `js/early.js` chooses the first one before the
 * first paint.
 */

import { LANGUAGES } from "./offers.js";

/** The language of a code; the first where there is none of that code. @param {string} code */
export function languageOf(code) {
  const [first] = LANGUAGES;
  const language =
    LANGUAGES.find((one) => one.code === code) ?? /** @type {typeof LANGUAGES[number]} */ (first);
  return { ...language, words: () => wordsOf(language.code) };
}

/** The sentences of a language. @param {string} code @returns {Promise<{ default: string }>} */
function wordsOf(code) {
  return import(`../../text/${code}.ftl`);
}
