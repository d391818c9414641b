/**
 * Embedded: the page as a table in another site's page. It begins the match that its address asks for, tells its host
 * so, and does what the host asks for. Everything else is as on the page itself.
 */

import { asked, speak, store, table, text } from "./app.js";
import { createHost } from "./embed/host.js";
import { height } from "./embed/height.js";
import { problemStrip } from "./embed/problems.js";
import { gameOf, isRecord, readParameters } from "./embed/parameters.js";
import { CHOICES } from "./store/settings.js";
import { LANGUAGES } from "./text/offers.js";
import { preferred } from "./text/preference.js";

/** @import { State } from "./store/types.d.ts" */
/** @import { Parameters } from "./embed/parameters.js" */
/** @import { Given } from "./embed/host.js" */

const page = document.documentElement;
const languages = LANGUAGES.map(({ code }) => code);
const themes = [...CHOICES.theme];
const address = new URLSearchParams(location.search);
const tellPerson = problemStrip(document.body, text);

const host = createHost({
  window,
  hello: greet,
  set(given) {
    const parameters = understood(given);
    look(parameters);
  },
  start(given) {
    const parameters = understood(given);
    look(parameters);
    begin(parameters);
  },
});

/**
 * The parameters that can be used. The person and the host are told about the others.
 * @param {Given} given
 */
function understood(given) {
  const { parameters, problems } = readParameters(given, {
    languages,
    themes,
    game: store.state().settings.game,
  });
  tellPerson(problems);
  for (const { parameter, value } of problems)
    host.tell("error", { code: "bad_parameter", parameter, value });
  return parameters;
}

/** @param {Parameters} parameters */
function look({ theme, lang }) {
  if (theme) store.change({ type: "setting", settings: { theme: /** @type {any} */ (theme) } });
  if (lang) {
    const language = preferred(languages, [lang]);
    if (language !== page.lang) void speak(language);
  }
}

/** Begin the match asked for. Without a game, the person chooses one here. @param {Parameters} parameters */
function begin({ game, rules, level, deal }) {
  const { settings } = store.state();
  const isOpened = deal !== undefined && isRecord(deal);
  const chosen = (isOpened && gameOf(deal)) || game;
  page.dataset["embedded"] = chosen ? "waiting" : "choosing";
  if (!chosen) return;
  store.change({
    type: "setting",
    settings: {
      game: chosen,
      forChips: false, // nothing is kept here, a purse neither
      ...(rules ? { preset: { ...settings.preset, [chosen]: rules } } : {}),
      ...(level ? { level } : {}),
    },
  });
  if (isOpened) {
    void table.open(deal, chosen);
  } else {
    asked.seed = deal ?? asked.seed;
    void table.start();
  }
}

/** A host that comes late is told what it has missed. */
function greet() {
  const { engine } = store.state();
  if (engine.status === "ready") tellReady();
  if (engine.status === "failed") host.tell("error", { code: engine.code ?? "boot_failed" });
  sayHeight(true);
}

function tellReady() {
  const { game, level, theme } = store.state().settings;
  host.tell("ready", { game, level, theme, lang: page.lang });
}

const measure = height(page, store);
let said = 0;

/** @param {boolean} [again] */
function sayHeight(again = false) {
  const wanted = measure();
  if (wanted === said && !again) return;
  said = wanted;
  host.tell("resize", { height: wanted });
}

/** @param {State} now @param {State} before */
function report(now, before) {
  if (now.engine.status !== before.engine.status) {
    if (now.engine.status === "ready") tellReady();
    if (now.engine.status === "failed") host.tell("error", { code: now.engine.code ?? "boot_failed" });
  }
  if (now.trouble && now.trouble !== before.trouble) host.tell("error", { code: now.trouble.code });
  if (now.match && !before.match) asked.seed = null; // the next match has cards of its own
  if (now.screen === "opening" && before.screen === "table") page.dataset["embedded"] = "choosing";
  const view = now.match?.view;
  if (view?.summary && !(before.match?.view.summary && before.match.view.deal === view.deal)) {
    const { game, rules, deal, summary, waits_for } = view;
    host.tell("deal-over", { game, rules, deal, summary });
    if (waits_for === "over")
      host.tell("match-over", { game, rules, deals: deal, won_by: summary.won_by ?? null, summary });
  }
  sayHeight();
}

// In a sandbox that allows no forms nothing is ever submitted.
document.querySelector('[data-part="deal"]')?.addEventListener("click", (event) => {
  event.preventDefault();
  void table.start();
});
store.listen(report);
addEventListener("resize", () => sayHeight());
host.tell("hello");
const parameters = understood((parameter) => address.get(parameter));
look(parameters);
begin(parameters);
sayHeight();
