/**
 * From file: what a page says that was opened from a file, where no browser runs its modules. js/early.js fetches this script, a
 * classic one, when it hears that a module was refused. No module brings the words, so the sentence is here in every language.
 */

import { preferLanguage } from "./text/language-preference.js";

/** The sentence by language, with its direction. */
const SENTENCES = __FOLLOWSUIT_FILE_SENTENCES__;

const code = preferLanguage(Object.keys(SENTENCES), navigator.languages);
const { text, direction } = /** @type {typeof SENTENCES[string]} */ (SENTENCES[code]);
const [failure, loading] = ["failure", "loading"].map((name) =>
  document.querySelector(`[data-part="${name}"]`),
);
const sentence = document.createElement("p");
sentence.setAttribute("role", "alert");
sentence.lang = code;
sentence.dir = direction;
sentence.textContent = text;
loading?.remove();
// A page with nothing to start has no place for a failure.
(failure ?? document.querySelector("main") ?? document.body).prepend(sentence);
if (failure instanceof HTMLElement) {
  failure.replaceChildren(sentence);
  failure.hidden = false;
}
// Without the page's script they would do nothing.
for (const one of document.querySelectorAll("button, select")) one.setAttribute("disabled", "");
