/**
 * Early: what has to be settled before the first paint, so that nobody sees the page in a language or a light they
 * did not choose. A classic script in the head, bundled by itself. What it reads is kept in a place of its own, so that
 * it does not depend on how everything else is kept.
 */

import { preferred } from "./text/preference.js";

const page = document.documentElement;
/** The file of each language, beside this one. The build knows their names. */
const WORDS = __FOLLOWSUIT_WORDS__;
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

const first = kept();
for (const look of ["theme", "deck", "back"]) {
  const value = first[look];
  if (typeof value === "string") page.dataset[look] = value;
}
// A page that is written in one language stays in it.
if (page.dataset["fixed"] === undefined) speak();

function speak() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, first["language"], ...navigator.languages].filter(Boolean);
  const language = preferred(Object.keys(WORDS).sort(byEnglish), wishes);

  // The page stands in English. Words of another language are waited for without showing the English ones.
  if (language !== page.lang) page.dataset["words"] = "awaited";
  // On its way before the page's own script is there. Should it not come, that script asks again and says so.
  const words = `./${WORDS[language]}`;
  void import(words).catch(() => {});
  page.lang = language;
  page.dir = RIGHT_TO_LEFT.includes(language.split("-")[0] ?? "") ? "rtl" : "ltr";
}

/** English is what one gets who wishes for nothing that there is. @param {string} one @param {string} other */
function byEnglish(one, other) {
  return Number(other === "en") - Number(one === "en");
}

/** @returns {Record<string, unknown>} */
function kept() {
  try {
    const value = JSON.parse(localStorage.getItem("follow-suit/first") ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
