/**
 * Rules: the rules of a game in a panel over everything else, at the clause that was asked for. The text comes from the
 * rules page; the boxes in it describe the rules that are played here.
 */

import { html, nothing } from "lit-html";
import { render } from "../../parts/rendering.js";
import { parsePage } from "../../core/site-content.js";
import { rulesAsked } from "../../core/next-match-rules.js";
import { button, iconButton } from "../../parts/controls.js";
import { rulesAddress } from "../../text/catalog.js";
import { levelName } from "../../text/names.js";
import { gameText } from "../../text/game-text.js";
import { closeMark } from "../../cards/marks.js";
import { enableSearch } from "./rules-search.js";

/** @import { Help, State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {Pick<ReturnType<typeof import("./store.js").createRules>, "open" | "close">} HelpActions */

/**
 * @param {HTMLDialogElement} dialog
 * @param {Text} text
 * @param {HelpActions} actions
 * @returns {(state: State) => void}
 */
export function mountRules(dialog, text, actions) {
  /** @type {Help | null} */
  let shown = null;
  /** @type {HTMLElement | null} */
  let article = null;
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    actions.close();
  });
  // These links are relative to the rules page; here the address is the table's.
  dialog.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.('a[href^="#"]');
    if (!link) return;
    event.preventDefault();
    scrollTo(dialog, (link.getAttribute("href") ?? "").slice(1));
  });

  return (state) => {
    const { rules: help } = state;
    if (help === shown) return;
    // The engine's answer about the rules comes later and must not change the scroll position.
    const isOpened = !help?.played || !shown || shown.page !== help.page;
    shown = help;
    const words = help ? gameText(text, help.game) : text;
    if (isOpened) {
      article = help ? articleOf(help.page) : null;
      if (article) enableSearch(article);
    }
    if (article && help) showPlayedRules(words, article, help, state);
    if (!isOpened) return;
    render(help ? rulesView(words, help, article, actions) : "", dialog);
    if (help && !dialog.open) dialog.showModal();
    if (!help && dialog.open) dialog.close();
    if (help?.page) scrollTo(dialog, help.clause);
  };
}

/** @param {Text} text @param {Help} help @param {HTMLElement | null} article @param {HelpActions} actions */
function rulesView({ say }, { game, isMissing }, article, actions) {
  const address = rulesAddress(game, document.documentElement.lang);
  return html`<div class="panel-head">
      <h2>${say("rules")}</h2>
      <a class="rules-panel-page" href=${address} target="_blank">${say("rules-page")}</a>
      ${iconButton(closeMark(), say("menu-close"), actions.close)}
    </div>
    <div class="rules-panel-text" data-help-text tabindex="0" role="region" aria-label=${say("rules-game", { game: say(`game-${game}`) })}>
      ${article ?? html`<p role="status">${say(isMissing ? "rules-missing" : "rules-waiting")}</p>`}
      ${isMissing ? button(say("engine-retry"), () => actions.open(game), { isMain: true }) : nothing}
    </div>`;
}

/** The text of a page. @param {string} page @returns {HTMLElement | null} */
function articleOf(page) {
  const found = parsePage(page).querySelector("article");
  return found && document.importNode(found, true);
}

/**
 * Show in each box the rules that are played, once they are known; until then its own switch chooses.
 * @param {Text} text
 * @param {HTMLElement} article
 * @param {Help} help
 * @param {State} state
 */
function showPlayedRules({ say }, article, { game, played }, state) {
  const change = article.querySelector(".rules-switch");
  if (!played) {
    const { preset = "reference" } = rulesAsked(state, game);
    const chosen = change?.querySelector(`[value="${CSS.escape(String(preset))}"]`);
    if (chosen instanceof HTMLInputElement) chosen.checked = true;
    return;
  }
  for (const line of article.querySelectorAll("[data-option]")) showOption(say, line, played);
  for (const line of article.querySelectorAll("[data-idle]")) {
    line.removeAttribute("data-in");
    line.toggleAttribute("hidden", line.parentElement?.querySelector("[data-option]:not([hidden])") !== null);
  }
  if (!change) return;
  const note = document.createElement("p");
  note.className = "help-played";
  note.textContent = say("rules-table", { rules: say(`rules-${played.name}`) });
  change.replaceWith(note);
}

/**
 * One choice of an option: shown if it applies here and has an effect.
 * @param {Text["say"]} say
 * @param {Element} line
 * @param {NonNullable<Help["played"]>} played
 */
function showOption(say, line, { rules, idle }) {
  const option = line.getAttribute("data-option") ?? "";
  const value = rules[option];
  const levels = Array.isArray(value) ? value : [value];
  const said = line.getAttribute("data-value");
  // A line for another level stands beside the usual level's line.
  const isOther = !Array.isArray(value) && said === "some" && !hasLineFor(line, option, String(value));
  const here = Array.isArray(value) ? (value.length ? "some" : "none") : isOther ? "some" : String(value);
  const holds = said === here;
  line.removeAttribute("data-in");
  line.toggleAttribute("hidden", !holds || option in idle);
  if (holds && said === "some")
    line.textContent = say(`rule-${option}`, {
      levels: levels.map((level) => levelName(String(level))).join(say("list-comma")),
    });
}

/** @param {Element} line @param {string} option @param {string} value */
function hasLineFor(line, option, value) {
  return Boolean(line.parentElement?.querySelector(`[data-option="${option}"][data-value="${value}"]`));
}

/**
 * Scroll to a place of the text and focus it, so that it is read aloud. @param {HTMLElement} dialog @param {string} id
 */
function scrollTo(dialog, id) {
  for (const before of dialog.querySelectorAll("[data-shown]")) before.removeAttribute("data-shown");
  const place = id ? dialog.querySelector(`[id="${CSS.escape(id)}"]`) : dialog.querySelector("h1");
  if (!(place instanceof HTMLElement)) return;
  place.tabIndex = -1;
  place.toggleAttribute("data-shown", Boolean(id));
  place.scrollIntoView({ block: id ? "start" : "nearest" });
  place.focus({ preventScroll: true });
}
