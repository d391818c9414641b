/** Builder: the page where one chooses what a table on another site is to be, sees it, and copies the lines for it. */

import { PARAMETERS } from "./embed/parameters.js";
import { snippet } from "./embed/snippet.js";
import { CHOICES } from "./store/settings.js";
import { languageOf } from "./text/languages.js";
import { GAMES, LANGUAGES } from "./text/offers.js";
import { speech } from "./text/sentences.js";
import { putWords } from "./view/opening/opening.js";

const page = document.documentElement;
const language = languageOf(page.lang);
const text = speech(language.code, (await language.words()).default);
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
  fill("rules", [["", text.say("builder-usual")], ...worded("rules", (offered?.presets ?? []).slice(1))]);
  fill("level", [["", text.say("builder-usual")], ...worded("level", offered?.levels ?? [])]);
  field("rules").disabled = !offered || offered.presets.length < 2;
}

/** @param {string} what @param {readonly string[]} values @returns {[string, string][]} */
function worded(what, values) {
  return values.map((value) => [value, text.say(`${what}-${value}`)]);
}

/** The parameters chosen in the form, in the order of the attributes. @returns {Record<string, string>} */
function chosen() {
  return Object.fromEntries(
    PARAMETERS.map((name) => [name, field(name).value.trim()]).filter(([, value]) => value),
  );
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
offer();
show();
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("change", ({ target }) => {
  if (target === field("game")) offer();
  show();
});
part("copy").addEventListener("click", () => void copy());
const script = document.createElement("script");
script.src = new URL("embed.js", site).href;
document.head.append(script);
table.title = text.say("builder-preview");
part("preview").append(table);
