/**
 * Early: what has to be settled before the first paint, so that nobody sees the page in a language or a light they
 * did not choose. A classic script in the head, bundled by itself. What it reads is kept in a place of its own, so that
 * it does not depend on how everything else is kept.
 */

import { watchDarkening } from "./core/darkening.js";
import { isSeatLink } from "./core/links.js";
import { drawOpening, openingPaths } from "./core/openings.js";
import { keepEarlyTap } from "./home/early-tap.js";
import { watchStart } from "./home/load-failure.js";
import { preferLanguage } from "./text/language-preference.js";

const page = document.documentElement;
const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
const isFile = location.protocol === "file:";
watchStart(isFile ? sayFromFile : undefined);
keepEarlyTap();
// Only there a browser keeps the page on the device.
if (isSecureContext && !isFile && "serviceWorker" in navigator) page.dataset["keeps"] = "";
/** Each language by its code, the one the pages stand in first: its file and its style sheet, beside this one, and its direction. */
const WORDS = __FOLLOWSUIT_WORDS__;

const first = readKept();
if (Object.keys(first).length) page.dataset["returning"] = "";
for (const look of ["theme", "deck", "back", "cards", "cloth"]) {
  const value = first[look];
  if (typeof value === "string") page.dataset[look] = value;
}
watchDarkening();
const { motion } = first;
if (motion === "reduced" || (motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches))
  page.dataset["still"] = "";
// A page that is written in one language stays in it, and so does one that no module can bring the words of another.
if (page.dataset["fixed"] === undefined && !isFile) {
  setLanguage();
  loadLanguageStyle();
  // Another language may be chosen later.
  new MutationObserver(loadLanguageStyle).observe(page, { attributeFilter: ["lang"] });
}

// Whoever comes to a seat at another device's table needs no engine here: it is not even asked for.
if (isSeatLink(location.hash))
  new MutationObserver((_, watch) => {
    const frame = document.querySelector("iframe[data-engine]");
    frame?.remove();
    if (frame) watch.disconnect();
  }).observe(page, { childList: true, subtree: true });

// A first hand of each game is on its way before the page's own script is there. Another site's page uses none. Without one
// the deal waits for the engine.
if (page.dataset["screen"] === "home" && page.dataset["embedded"] === undefined && !isFile) {
  const number = drawOpening();
  page.dataset["opening"] = String(number);
  for (const path of openingPaths(number)) void import(new URL(`../${path}`, src).href).catch(() => {});
}

function setLanguage() {
  const asked = new URLSearchParams(location.search).get("lang");
  // A language's own address asks for it too.
  const home = page.lang !== Object.keys(WORDS)[0] && page.lang;
  const candidates = [asked, home, first["language"], ...navigator.languages].filter(Boolean);
  const language = preferLanguage(Object.keys(WORDS), candidates);
  const { file, direction } = /** @type {typeof WORDS[string]} */ (WORDS[language]);

  // Words of another language than the page stands in are waited for without showing the page's own.
  if (language !== page.lang) {
    page.dataset["words"] = "awaited";
    const manifest = document.querySelector('link[rel="manifest"]');
    manifest?.setAttribute("href", new URL(`../manifests/${language}.webmanifest`, src).href);
  }
  // On its way before the page's own script is there. Should it not come, that script asks again and says so.
  const words = `./${file}`;
  void import(words).catch(() => {});
  page.lang = language;
  page.dir = direction;
}

/** Fetch what the language has of a style sheet: its fonts, and what its script needs of the page. */
function loadLanguageStyle() {
  const { style } = WORDS[page.lang] ?? {};
  if (!style || document.querySelector(`link[href$="${style}"]`)) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(style, src).href;
  link.setAttribute("blocking", "render");
  document.head.append(link);
}

/** No browser runs our modules from a file: have it said, by a script that is none. */
function sayFromFile() {
  const script = document.createElement("script");
  script.src = new URL(__FOLLOWSUIT_FROM_FILE__, src).href;
  document.head.append(script);
}

/** @returns {Record<string, unknown>} */
function readKept() {
  try {
    const value = JSON.parse(localStorage.getItem("follow-suit/first") ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
