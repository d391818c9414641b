/**
 * Early: sets the language and the theme before the first paint, so that nobody sees the page in another one. A classic
 * script in the head, bundled by itself. It reads storage keys of its own, so that it does not depend on the format of
 * the others.
 */

import { preferred } from "./text/preference.js";

const page = document.documentElement;
page.dataset["scripts"] = "";
/** Each language by its code, the one the pages stand in first: its file, beside this one, and its direction. */
const WORDS = __FOLLOWSUIT_WORDS__;

const first = kept();
for (const look of ["theme", "deck", "back", "cards"]) {
  const value = first[look];
  if (typeof value === "string") page.dataset[look] = value;
}
const { motion } = first;
if (motion === "reduced" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches))
  page.dataset["still"] = "";
// A page that is written in one language stays in it.
if (page.dataset["fixed"] === undefined) speak();

function speak() {
  const asked = new URLSearchParams(location.search).get("lang");
  const candidates = [asked, first["language"], ...navigator.languages].filter(Boolean);
  const language = preferred(Object.keys(WORDS), candidates);
  const { file, direction } = /** @type {typeof WORDS[string]} */ (WORDS[language]);

  // Hide the page's English until the messages of another language have come.
  if (language !== page.lang) page.dataset["words"] = "awaited";
  // Requested before the page's own script is there. If it fails, that script tries again and reports it.
  const words = `./${file}`;
  void import(words).catch(() => {});
  page.lang = language;
  page.dir = direction;
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
