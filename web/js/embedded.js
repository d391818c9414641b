/**
 * Embedded: the page as a table in another site's page. It shows a poster of the match that its address asks for and
 * deals it once a person taps, or at once where the host wants that; it tells its host what happens, and does what the
 * host asks for. Everything else is as on the page itself.
 */

import viewerStyle from "../css/embed/viewer.css";
import { asked, openLink, referee, speak, store, table, text } from "./app.js";
import { listNewEvents, findNewStep } from "./embed/match-events.js";
import { createHost } from "./embed/host-page.js";
import { createLinkedRules } from "./embed/linked-rules.js";
import { createHeightMeter, measureViewer } from "./embed/height.js";
import { gameOfRecord, isRecord, readParameters, tableFor } from "./embed/parameters.js";
import { isLink } from "./core/links.js";
import { CHOICES } from "./features/settings.js";
import { whenReady } from "./core/store.js";
import { LANGUAGES, offerOf } from "./text/catalog.js";
import { preferLanguage } from "./text/language-preference.js";

/** @import { State } from "./core/types.d.ts" */
/** @import { Parameters, Problem } from "./embed/parameters.js" */
/** @import { Given } from "./embed/host-page.js" */

const page = document.documentElement;
const languages = LANGUAGES.map(({ code }) => code);
const themes = [...CHOICES.theme];
const address = new URLSearchParams(location.search);
/** What the frame shows instead of a table: a replay, or the referee. @type {"replay" | "referee" | null} */
const shows =
  address.get("view") === "replay" ? "replay" : address.get("view") === "referee" ? "referee" : null;
const panel = /** @type {HTMLElement} */ (document.querySelector('[data-root="panel"]'));
const showProblems = createProblemStrip(document.body, text);

const house = createLinkedRules({
  store,
  engine: table.engine,
  whenReady: () => whenReady(store),
  onProblems: reportProblems,
});
/** Resolves once the house rules asked for are read. @type {Promise<unknown> | null} */
let reading = null;

const host = createHost({
  window,
  onHello: greetHost,
  onSettings(given) {
    const parameters = readGiven(given);
    applyLook(parameters);
  },
  onStart(given) {
    const parameters = readGiven(given);
    applyLook(parameters);
    if (shows) return;
    // A match on the table makes room for another one; a poster for another poster.
    offerMatch(parameters, parameters.autostart === "yes" || store.state().screen === "table");
  },
});

/**
 * The parameters that can be used. The person and the host are told about the others.
 * @param {Given} given
 */
function readGiven(given) {
  const { parameters, problems } = readParameters(given, {
    languages,
    themes,
    game: store.state().settings.game,
  });
  reportProblems(problems);
  return parameters;
}

/** @param {Problem[]} problems */
function reportProblems(problems) {
  showProblems(problems);
  for (const { parameter, value } of problems)
    host.postToHost("error", { code: "bad_parameter", parameter, value });
}

/** @param {Parameters} parameters */
function applyLook({ theme, lang }) {
  if (theme)
    store.change({
      type: "setting",
      settings: { theme: /** @type {import("./core/types.d.ts").Settings["theme"]} */ (theme) },
    });
  if (lang) {
    const language = preferLanguage(languages, [lang]);
    if (language !== page.lang) void speak(language);
  }
}

/** Show the deal or the question that the address carries, and nothing else. */
function startViewer() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(viewerStyle);
  document.adoptedStyleSheets.push(sheet);
  page.dataset["embedded"] = "view";
  if (shows === "referee") {
    // What a dialog is on our page is all there is of this one. The table of a deal has a main part of its own.
    const main = document.createElement("main");
    panel.replaceWith(main);
    main.append(panel);
  }
  // A link in the address is followed by the page itself; what is none is refused like a damaged one.
  if (!isLink(location.hash)) reopenViewer();
  new ResizeObserver(() => postHeight()).observe(panel);
}

function reopenViewer() {
  if (shows === "referee") void referee.open();
  else if (store.state().history.opened) store.change({ type: "panel", panel: "history" });
  else openLink(location.hash.slice(1));
}

/** The match asked for, where all of it is given. @type {{ record: string, game: string } | null} */
let wholeMatch = null;

/**
 * Offer the match asked for, or begin it. Without a game, the person chooses one here.
 * @param {Parameters} parameters
 * @param {boolean} isAtOnce
 */
function offerMatch(parameters, isAtOnce) {
  house.clearRules();
  reading = null;
  page.toggleAttribute("data-bare", parameters.poster === "bare");
  const isHoused = parameters.house !== undefined && !isRecord(parameters.deal ?? "");
  prepareMatch(parameters, isAtOnce, isHoused);
  if (!isHoused) return;
  const read = house.readRules(parameters).then((game) => {
    if (reading !== read) return;
    reading = null;
    const chosen = game ?? parameters.game;
    if (!chosen) return;
    page.dataset["embedded"] = isAtOnce ? "waiting" : "poster";
    if (isAtOnce) void table.startNew();
  });
  reading = read;
}

/** @param {Parameters} parameters @param {boolean} isAtOnce @param {boolean} waits for house rules to be read */
function prepareMatch(parameters, isAtOnce, waits) {
  const { game, rules, level, deal: cards } = parameters;
  const { settings } = store.state();
  const isOpened = cards !== undefined && isRecord(cards);
  const chosen = (isOpened && gameOfRecord(cards)) || game;
  page.dataset["embedded"] = !chosen ? "choosing" : isAtOnce ? "waiting" : "poster";
  wholeMatch = isOpened && chosen ? { record: cards, game: chosen } : null;
  if (!chosen) return;
  store.change({
    type: "setting",
    settings: {
      game: chosen,
      ...(rules ? { preset: { ...settings.preset, [chosen]: rules } } : {}),
      ...(level ? { level } : {}),
      table: { ...settings.table, [chosen]: tableFor(parameters, offerOf(chosen))?.name ?? "" },
    },
  });
  if (!isOpened) asked.seed = cards ?? asked.seed;
  if (!isAtOnce || waits) return;
  if (isOpened) void table.openRecord(cards, chosen);
  else void table.startNew();
}

/** A host that comes late is told what it has missed. */
function greetHost() {
  const { engine } = store.state();
  if (engine.status === "ready") postReady();
  if (engine.status === "failed") host.postToHost("error", { code: engine.code ?? "boot_failed" });
  postHeight(true);
}

function postReady() {
  const { game, level, theme } = store.state().settings;
  host.postToHost("ready", { game, level, theme, lang: page.lang });
}

const measureTable = createHeightMeter(page, store);
let postedHeight = 0;

/** @param {boolean} [again] */
function postHeight(again = false) {
  const isTable = !shows || store.state().history.opened?.replay;
  const wanted = isTable ? measureTable() : measureViewer(panel);
  if (wanted === postedHeight && !again) return;
  postedHeight = wanted;
  host.postToHost("resize", { height: wanted });
}

/** @param {State} now @param {State} before */
function reportChange(now, before) {
  if (now.engine.status !== before.engine.status) {
    if (now.engine.status === "ready") postReady();
    if (now.engine.status === "failed") host.postToHost("error", { code: now.engine.code ?? "boot_failed" });
  }
  if (now.crash && now.crash !== before.crash) host.postToHost("error", { code: now.crash.code });
  if (now.match && !before.match) asked.seed = null; // the next match has cards of its own
  const step = findNewStep(now, before);
  if (step) host.postToHost("step", step);
  const { received } = now.history;
  if (received?.refusal && received !== before.history.received)
    host.postToHost("error", { code: received.refusal.code });
  // There is nothing under the viewer that one could come to.
  if (shows && now.panel === null && before.panel !== null) reopenViewer();
  if (now.screen === "home" && before.screen === "table") page.dataset["embedded"] = "choosing";
  const view = now.match?.view;
  for (const { type, detail } of listNewEvents(view, before.match?.view)) host.postToHost(type, detail);
  if (view?.summary && !(before.match?.view.summary && before.match.view.deal === view.deal)) {
    const { game, rules, deal, summary, waits_for } = view;
    host.postToHost("deal-over", { game, rules, deal, summary });
    if (waits_for === "over")
      host.postToHost("match-over", { game, rules, deals: deal, won_by: summary.won_by ?? null, summary });
  }
  postHeight();
}

// In a sandbox that allows no forms nothing is ever submitted.
document.querySelector('[data-part="deal"]')?.addEventListener("click", (event) => {
  event.preventDefault();
  void Promise.resolve(reading).then(() => table.startNew());
});
// A match that is given whole is not dealt but opened.
document.addEventListener("click", startWaitingMatch, { capture: true });

/** @param {MouseEvent} event */
function startWaitingMatch(event) {
  const button = /** @type {Element} */ (event.target).closest?.("[data-begin]");
  if (reading && button) {
    event.stopPropagation();
    void reading.then(() => table.startNew());
    return;
  }
  if (!wholeMatch || button?.getAttribute("data-begin") !== wholeMatch.game) return;
  event.stopPropagation();
  void table.openRecord(wholeMatch.record, wholeMatch.game);
  wholeMatch = null;
}

store.listen(reportChange);
addEventListener("resize", () => postHeight());
host.postToHost("hello");
const parameters = readGiven((parameter) => address.get(parameter));
applyLook(parameters);
// Nobody who reads another site's page expects to hear something.
store.change({ type: "setting", settings: { sound: false } });
if (shows) {
  if (parameters.game) store.change({ type: "setting", settings: { game: parameters.game } });
  startViewer();
} else offerMatch(parameters, address.get("autostart") === "" || parameters.autostart === "yes");
postHeight();

/**
 * A strip that names the parameters that could not be used, until somebody presses "Read".
 * @param {HTMLElement} body
 * @param {{ say: (id: string, facts?: Record<string, string | number>) => string }} text
 * @returns {(problems: Problem[]) => void}
 */
function createProblemStrip(body, text) {
  const strip = document.createElement("div");
  strip.className = "notice";
  strip.setAttribute("role", "status");
  strip.hidden = true;
  // The page's part for notices; here it stands above the games.
  const part = /** @type {HTMLElement} */ (body.querySelector("aside"));
  part.prepend(strip);
  body.prepend(part);
  // The table begins below it.
  new ResizeObserver(() => body.style.setProperty("--notice", `${strip.offsetHeight}px`)).observe(strip);
  return (problems) => {
    const lines = problems.map(({ parameter, value }) => {
      const line = document.createElement("p");
      line.textContent = text.say(`embed-bad-${parameter}`, { value });
      return line;
    });
    const close = document.createElement("button");
    close.type = "button";
    close.className = "button";
    close.textContent = text.say("embed-read");
    close.addEventListener("click", () => (strip.hidden = true));
    strip.replaceChildren(...lines, close);
    strip.hidden = problems.length === 0;
  };
}
