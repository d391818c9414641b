/** Builder: the page where one chooses what a table on another site is to be, sees it, and copies the lines for it. */

import { PARAMETERS } from "./embed/parameters.js";
import { CHOICES } from "./features/settings.js";
import { firstLanguage } from "./text/languages.js";
import { GAMES, LANGUAGES } from "./text/catalog.js";
import { createSpeech } from "./text/sentences.js";
import { gameText } from "./text/game-text.js";
import { putWords } from "./home/home.js";
import { tableName } from "./home/table-choice.js";

const page = document.documentElement;
const language = await firstLanguage(page);
const text = createSpeech(language.code, language.sentences);
const site = new URL("../", location.href).href;
const form = /** @type {HTMLFormElement} */ (document.querySelector('[data-part="form"]'));
const partNamed = (/** @type {string} */ name) =>
  /** @type {HTMLElement} */ (document.querySelector(`[data-part="${name}"]`));
const fieldNamed = (/** @type {string} */ name) =>
  /** @type {HTMLSelectElement & HTMLInputElement} */ (form.elements.namedItem(name));

/** @param {string} name @param {[value: string, words: string][]} options */
function fillOptions(name, options) {
  const select = fieldNamed(name);
  const isFirst = select.options.length === 0;
  const kept = select.value;
  select.replaceChildren(...options.map(([value, words]) => new Option(words, value)));
  if (!isFirst && options.some(([value]) => value === kept)) select.value = kept;
}

/** What there is to choose for the game chosen; the first of each is what one gets who says nothing. */
function offerChoices() {
  const offered = GAMES[fieldNamed("game").value];
  const words = gameText(text, fieldNamed("game").value);
  const others = (offered?.presets ?? []).slice(1);
  fillOptions("rules", [["", text.say("builder-usual")], ...labelOptions("rules", others, words)]);
  fillOptions("level", [["", text.say("builder-usual")], ...labelOptions("level", offered?.levels ?? [])]);
  const tables = offered?.tables ?? [];
  const rules = fieldNamed("rules").value || offered?.preset || "";
  const [usual, ...rest] = tables.filter(({ presets }) => presets.includes(rules));
  fillOptions("table", [
    ["", usual ? tableName(text, usual) : text.say("builder-usual")],
    ...rest.map((table) => /** @type {[string, string]} */ ([table.name, tableName(text, table)])),
  ]);
  fieldNamed("table").disabled = rest.length === 0;
  fieldNamed("rules").disabled = !offered || offered.presets.length < 2;
}

/** @param {string} what @param {readonly string[]} values @param {Pick<typeof text, "say">} words @returns {[string, string][]} */
function labelOptions(what, values, words = text) {
  return values.map((value) => [value, words.say(`${what}-${value}`)]);
}

/** The parameters chosen in the form, in the order of the attributes; what it has no field for has none. @returns {Record<string, string>} */
function chosenParameters() {
  const table = GAMES[fieldNamed("game").value]?.tables.find(
    ({ name }) => name === fieldNamed("table").value,
  );
  /** @param {string} name */
  const valueOf = (name) =>
    name === "packs" || name === "seats"
      ? String(table?.[name] ?? "")
      : (fieldNamed(name)?.value.trim() ?? "");
  return Object.fromEntries(PARAMETERS.map((name) => [name, valueOf(name)]).filter(([, value]) => value));
}

const table = document.createElement("follow-suit");

function showSnippet() {
  const parameters = chosenParameters();
  const isFrame = fieldNamed("as").value === "frame";
  fieldNamed("snippet").value = buildSnippet(
    site,
    parameters,
    isFrame,
    text.say(parameters["game"] ? `game-${parameters["game"]}` : "product"),
  );
  for (const name of PARAMETERS) {
    if (parameters[name]) table.setAttribute(name, parameters[name]);
    else table.removeAttribute(name);
  }
  partNamed("copied").textContent = "";
}

async function copySnippet() {
  const lines = fieldNamed("snippet");
  try {
    await navigator.clipboard.writeText(lines.value);
    partNamed("copied").textContent = text.say("builder-copied");
  } catch {
    lines.select();
    partNamed("copied").textContent = text.say("builder-not-copied");
  }
}

putWords(document, text);
document.title = text.say("page-title-game", { game: text.say("builder-title") });
delete page.dataset["words"];
fillOptions("game", [...labelOptions("game", Object.keys(GAMES)), ["", text.say("builder-any-game")]]);
fillOptions("lang", [
  ["", text.say("builder-visitors")],
  ...LANGUAGES.map(({ code, name }) => /** @type {[string, string]} */ ([code, name])),
]);
fillOptions("theme", [
  ["", text.say("builder-visitors")],
  ...labelOptions(
    "theme",
    CHOICES.theme.filter((theme) => theme !== "system"),
  ),
]);
fillOptions("autostart", [
  ["", text.say("builder-begin-tap")],
  ["yes", text.say("builder-begin-once")],
]);
offerChoices();
showSnippet();
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("change", ({ target }) => {
  if (target === fieldNamed("game") || target === fieldNamed("rules")) offerChoices();
  showSnippet();
});
partNamed("copy").addEventListener("click", () => void copySnippet());
const script = document.createElement("script");
const policy = globalThis.trustedTypes?.createPolicy("followsuit-builder", {
  createScriptURL: (name) => new URL(name, site).href,
});
script.src = policy?.createScriptURL("embed.js") ?? new URL("embed.js", site).href;
document.head.append(script);
table.title = text.say("builder-preview");
partNamed("preview").append(table);

/**
 * The HTML that puts a table into a page.
 * @param {string} site our own address, with a slash at its end
 * @param {Record<string, string>} parameters
 * @param {boolean} isFrame a plain frame in place of the element
 * @param {string} title
 * @returns {string} HTML
 */
function buildSnippet(site, parameters, isFrame, title) {
  if (!isFrame) {
    const attributes = Object.entries(parameters).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<script src="${escapeHtml(site)}embed.js" async></script>\n<follow-suit${attributes.join("")}></follow-suit>\n`;
  }
  const query = new URLSearchParams(parameters).toString();
  const address = `${site}embed/${query && `?${query}`}`;
  return `<iframe src="${escapeHtml(address)}"\n  title="${escapeHtml(title)}" width="100%" height="640" loading="lazy"\n  allow="clipboard-write; fullscreen" style="border: 0"></iframe>\n`;
}

/** @param {string} value */
function escapeHtml(value) {
  return value.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
