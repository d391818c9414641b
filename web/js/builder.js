/** Builder: the page where one chooses what a table on another site is to be, sees it, and copies the lines for it. */

import { PARAMETERS } from "./embed/parameters.js";
import { snippet } from "./embed/snippet.js";
import { CHOICES } from "./core/settings.js";
import { firstLanguage } from "./text/languages.js";
import { GAMES, LANGUAGES } from "./text/catalog.js";
import { speech } from "./text/sentences.js";
import { wording } from "./text/game-text.js";
import { putWords } from "./home/home.js";
import { tableName } from "./home/table-choice.js";

const page = document.documentElement;
const language = await firstLanguage(page);
const text = speech(language.code, language.sentences);
const site = new URL("../", location.href).href;
const form = /** @type {HTMLFormElement} */ (document.querySelector('[data-part="form"]'));
const part = (/** @type {string} */ name) =>
  /** @type {HTMLElement} */ (document.querySelector(`[data-part="${name}"]`));
const field = (/** @type {string} */ name) =>
  /** @type {HTMLSelectElement & HTMLInputElement} */ (form.elements.namedItem(name));

/** @param {string} name @param {[value: string, words: string][]} options */
function fill(name, options) {
  const select = field(name);
  const isFirst = select.options.length === 0;
  const kept = select.value;
  select.replaceChildren(...options.map(([value, words]) => new Option(words, value)));
  if (!isFirst && options.some(([value]) => value === kept)) select.value = kept;
}

/** What there is to choose for the game chosen; the first of each is what one gets who says nothing. */
function offer() {
  const offered = GAMES[field("game").value];
  const words = wording(text, field("game").value);
  const others = (offered?.presets ?? []).slice(1);
  fill("rules", [["", text.say("builder-usual")], ...worded("rules", others, words)]);
  fill("level", [["", text.say("builder-usual")], ...worded("level", offered?.levels ?? [])]);
  const tables = offered?.tables ?? [];
  const rules = field("rules").value || offered?.preset || "";
  const [usual, ...rest] = tables.filter(({ presets }) => presets.includes(rules));
  fill("table", [
    ["", usual ? tableName(text, usual) : text.say("builder-usual")],
    ...rest.map((table) => /** @type {[string, string]} */ ([table.name, tableName(text, table)])),
  ]);
  field("table").disabled = rest.length === 0;
  field("rules").disabled = !offered || offered.presets.length < 2;
}

/** @param {string} what @param {readonly string[]} values @param {Pick<typeof text, "say">} words @returns {[string, string][]} */
function worded(what, values, words = text) {
  return values.map((value) => [value, words.say(`${what}-${value}`)]);
}

/** The parameters chosen in the form, in the order of the attributes. @returns {Record<string, string>} */
function chosen() {
  const table = GAMES[field("game").value]?.tables.find(({ name }) => name === field("table").value);
  /** @param {string} name */
  const value = (name) =>
    name === "packs" || name === "seats" ? String(table?.[name] ?? "") : field(name).value.trim();
  return Object.fromEntries(PARAMETERS.map((name) => [name, value(name)]).filter(([, value]) => value));
}

const table = document.createElement("follow-suit");

function show() {
  const parameters = chosen();
  const isFrame = field("as").value === "frame";
  field("snippet").value = snippet(
    site,
    parameters,
    isFrame,
    text.say(parameters["game"] ? `game-${parameters["game"]}` : "product"),
  );
  for (const name of PARAMETERS) {
    if (parameters[name]) table.setAttribute(name, parameters[name]);
    else table.removeAttribute(name);
  }
  part("copied").textContent = "";
}

async function copy() {
  const lines = field("snippet");
  try {
    await navigator.clipboard.writeText(lines.value);
    part("copied").textContent = text.say("builder-copied");
  } catch {
    lines.select();
    part("copied").textContent = text.say("builder-not-copied");
  }
}

putWords(document, text);
document.title = text.say("page-title-game", { game: text.say("builder-title") });
delete page.dataset["words"];
fill("game", [...worded("game", Object.keys(GAMES)), ["", text.say("builder-any-game")]]);
fill("lang", [
  ["", text.say("builder-visitors")],
  ...LANGUAGES.map(({ code, name }) => /** @type {[string, string]} */ ([code, name])),
]);
fill("theme", [
  ["", text.say("builder-visitors")],
  ...worded(
    "theme",
    CHOICES.theme.filter((theme) => theme !== "system"),
  ),
]);
fill("autostart", [
  ["", text.say("builder-begin-tap")],
  ["yes", text.say("builder-begin-once")],
]);
offer();
show();
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("change", ({ target }) => {
  if (target === field("game") || target === field("rules")) offer();
  show();
});
part("copy").addEventListener("click", () => void copy());
const script = document.createElement("script");
script.src = new URL("embed.js", site).href;
document.head.append(script);
table.title = text.say("builder-preview");
part("preview").append(table);
