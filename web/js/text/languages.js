/**
 * Languages: the message file of each; only the page's own is fetched. `js/early.js` chooses the first one before the
 * first paint.
 */

import { LANGUAGES } from "./catalog.js";

/** The language of a code; the first one if no language has that code. @param {string} code */
export function languageOf(code) {
  const [first] = LANGUAGES;
  const language =
    LANGUAGES.find((one) => one.code === code) ?? /** @type {typeof LANGUAGES[number]} */ (first);
  return { ...language, loadWords: () => importWords(language.code) };
}

/**
 * The language that a page begins in, with its sentences. If those of its own language cannot be fetched, it is the first
 * language whose sentences can, and `lang` says so. Rejects if there is none.
 * @param {HTMLElement} page
 */
export async function firstLanguage(page) {
  let failure;
  for (const code of [page.lang, ...LANGUAGES.map((one) => one.code)]) {
    const language = languageOf(code);
    try {
      const sentences = (await language.loadWords()).default;
      if (failure) Object.assign(page, { lang: language.code, dir: language.direction });
      return { code: language.code, sentences, isAnother: failure !== undefined };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** The sentences of a language. @param {string} code @returns {Promise<{ default: string }>} */
function importWords(code) {
  return import(`../../text/${code}.ftl`);
}
