/**
 * Rules search: the search in a page of rules. It searches the text of the page, so it needs no connection, and
 * finds words in the language the page is in.
 */

import { toEuropeanDigits } from "../../text/digits.js";

/** So many places are listed; who finds more adds a word. */
const MOST = 30;
/** So much of a place is shown, from a little before the first word that was found. */
const SHOWN = 110;
const BEFORE = 30;
/** Letters that are written in two ways, and marks that many leave out. */
const ALIKE = /** @type {const} */ ([
  [/[\u064b-\u0652\u0670\u0640\u200c\u200d]/g, ""],
  [/[\u064a\u0649]/g, "ی"],
  [/\u0643/g, "ک"],
  [/[\u0647\u06c0]/g, "ہ"],
  [/[’‘]/g, "'"],
]);

/**
 * A text normalized for comparison: without accents and case, similar letters as one.
 * @param {string} text
 */
export function plainText(text) {
  // The dots of Devanagari and the strokes of Arabic letters belong to them; only Latin letters lose theirs.
  const bare = toEuropeanDigits(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return ALIKE.reduce((said, [from, to]) => said.replace(from, to), bare).replace(/\s+/g, " ");
}

/**
 * Finds the texts with all the words; texts in which they begin words come first.
 * @param {string} words
 * @param {string[]} texts
 * @returns {number[]} their places in the list
 */
export function searchTexts(words, texts) {
  const asked = plainText(words).trim().split(" ").filter(Boolean);
  if (!asked.length) return [];
  const plainTexts = texts.map(plainText);
  const fitting = [...plainTexts.keys()].filter((at) => asked.every((word) => plainTexts[at].includes(word)));
  const isAtWordStart = (/** @type {number} */ at) =>
    asked.every((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${escapeWord(word)}`, "u").test(plainTexts[at]));
  return [...fitting.filter(isAtWordStart), ...fitting.filter((at) => !isAtWordStart(at))];
}

/** @param {string} word */
function escapeWord(word) {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, (letter) => `\\u{${letter.charCodeAt(0).toString(16)}}`);
}

/** Make the search of an article of rules work. @param {HTMLElement} article */
export function enableSearch(article) {
  const form = article.querySelector(".rules-search");
  if (!(form instanceof HTMLFormElement)) return;
  const field = /** @type {HTMLInputElement} */ (form.querySelector("input"));
  const told = /** @type {HTMLElement} */ (form.querySelector('[role="status"]'));
  const list = /** @type {HTMLElement} */ (form.querySelector("ol"));
  const { none = "", found: some = "" } = form.dataset;
  form.addEventListener("submit", (event) => event.preventDefault());
  field.addEventListener("input", () => {
    const places = placesOf(article);
    const hits = searchTexts(field.value, places.map(placeText));
    const count = hits.length ? some.replace("#", String(hits.length)) : none;
    told.textContent = field.value.trim() ? count : "";
    list.replaceChildren(
      ...hits.slice(0, MOST).map((at) => hitView(/** @type {HTMLElement} */ (places[at]), at, field.value)),
    );
  });
}

/** The elements that are searched: each paragraph, point and row that is shown. @param {HTMLElement} article */
function placesOf(article) {
  const all = /** @type {HTMLElement[]} */ ([...article.querySelectorAll("p, li, tr, h2, h3")]);
  return all.filter(
    (place) =>
      !place.closest(".rules-index, .rules-contents, .in-rules details") &&
      !place.matches(".in-rules-title, [hidden]") &&
      (place.checkVisibility?.() ?? true) &&
      !(place.matches("li") && place.querySelector("p")),
  );
}

/** The text of an element, with the names of its cards. @param {HTMLElement} place */
function placeText(place) {
  const cells = [...place.querySelectorAll("th, td")];
  const said = (cells.length ? cells : [place]).map(({ textContent }) => textContent ?? "");
  const cards = [...place.querySelectorAll("[role=img]")].map((one) => one.getAttribute("aria-label"));
  return [...said, ...cards].join(" ").replace(/\s+/g, " ").trim();
}

/** A place that was found, as a link with its words. @param {HTMLElement} place @param {number} at @param {string} words */
function hitView(place, at, words) {
  place.id ||= `place-${at}`;
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${place.id}`;
  link.textContent = excerptAround(placeText(place), words);
  line.append(link);
  return line;
}

/** The part of a text in which the first word stands. @param {string} said @param {string} words */
export function excerptAround(said, words) {
  const first = plainText(words).trim().split(" ")[0];
  const from = Math.max(0, plainText(said).indexOf(first) - BEFORE);
  const space = said.indexOf(" ", from);
  const start = from && space >= 0 && space < from + BEFORE ? space + 1 : from;
  const end = start + SHOWN;
  return `${start ? "…" : ""}${said.slice(start, end)}${end < said.length ? "…" : ""}`;
}
