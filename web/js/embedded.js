/**
 * Embedded: the page as a table in another site's page. It begins the match its address wishes for, says so to its
 * host, and does what the host asks for; everything else is the page as it is.
 */

import { asked, speak, store, table, text } from "./app.js";
import { createHost } from "./embed/host.js";
import { height } from "./embed/height.js";
import { notice } from "./embed/notice.js";
import { gameOf, isRecord, read } from "./embed/wishes.js";
import { CHOICES } from "./store/settings.js";
import { LANGUAGES } from "./text/offers.js";
import { preferred } from "./text/preference.js";

/** @import { State } from "./store/types.d.ts" */
/** @import { Wishes } from "./embed/wishes.js" */
/** @import { Wished } from "./embed/host.js" */

const page = document.documentElement;
const languages = LANGUAGES.map(({ code }) => code);
const themes = [...CHOICES.theme];
const address = new URLSearchParams(location.search);
const tellPerson = notice(document.body, text);

const host = createHost({
  window,
  hello: greet,
  set(wished) {
    const wishes = understood(wished);
    look(wishes);
  },
  start(wished) {
    const wishes = understood(wished);
    look(wishes);
    begin(wishes);
  },
});

/**
 * What can be done of what is wished for; of the rest the person and the host are told.
 * @param {Wished} wished
 */
function understood(wished) {
  const { wishes, problems } = read(wished, { languages, themes, game: store.state().settings.game });
  tellPerson(problems);
  for (const { parameter, value } of problems)
    host.tell("error", { code: "bad_parameter", parameter, value });
  return wishes;
}

/** @param {Wishes} wishes */
function look({ theme, lang }) {
  if (theme) store.change({ type: "setting", settings: { theme: /** @type {any} */ (theme) } });
  if (lang) {
    const language = preferred(languages, [lang]);
    if (language !== page.lang) void speak(language);
  }
}

/** Begin the match wished for; where no game is, it is chosen here. @param {Wishes} wishes */
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
const wishes = understood((parameter) => address.get(parameter));
look(wishes);
begin(wishes);
sayHeight();
