/**
 * Home: the first screen. Its elements are in the HTML, so that it is shown before any script runs. This file adds
 * the words of the language, handles the choices, and shows how far the engine is. Each game has a button that deals
 * it; what else can be chosen is in a dialog.
 */

import { botsOf, chosenPreset, HOUSE, PERSON, savedName } from "../core/next-match-rules.js";
import { isToCome } from "../core/requests.js";
import { newestFirst } from "../core/storage/match-summaries.js";
import { stakeChoice } from "./stake.js";
import { engineRetry, failureSentence, formatMegabytes } from "../parts/problem-lines.js";
import { tidyName } from "../core/person-name.js";
import { checkRadio, optionOf, putOptions, withLevel, withOption } from "./form-values.js";
import { lengthChoice } from "./match-lengths.js";
import { askForName, tableChoice } from "./table-choice.js";
import { dealButtonAround, fillTile, markLast, showChosen } from "./game-tiles.js";
import { dayLine, findToday, heroChoice } from "./hero.js";
import { putInOrder, putLearnLinks, putWays } from "./home-links.js";

/** @import { Settings, State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** @typedef {ReturnType<typeof import("../page/actions.js").createActions>["home"]} HomeActions */

/**
 * Put the words of the language into the elements, which name their messages in `data-text`. A test holds the words in
 * the HTML to the language file.
 * @param {ParentNode} root
 * @param {Text} text
 */
export function putWords(root, text) {
  for (const element of root.querySelectorAll("[data-text]"))
    element.textContent = text.say(element.getAttribute("data-text") ?? "");
  for (const element of root.querySelectorAll("[data-text-label]"))
    element.setAttribute("aria-label", text.say(element.getAttribute("data-text-label") ?? ""));
  for (const element of root.querySelectorAll("[data-text-hint]"))
    element.setAttribute("placeholder", text.say(element.getAttribute("data-text-hint") ?? ""));
}

/**
 * @param {HTMLFormElement} form
 * @param {Text} text
 * @param {HomeActions} actions
 */
export function mountHome(form, text, actions) {
  const partNamed = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  const stake = stakeChoice(form, text, actions);
  const tables = tableChoice(form, text);
  const lengths = lengthChoice(form, text);
  const choices = /** @type {HTMLDialogElement} */ (partNamed("choices"));
  const bar = /** @type {HTMLProgressElement} */ (partNamed("bar"));
  /** @type {Settings | null} */
  let chosen = null;
  // The deal was asked for from outside the dialog, where its refusal would be hidden.
  let isAsked = false;
  const hero = heroChoice(form, text, (game, isGuided) => {
    isAsked = true;
    actions.changeSettings({ game });
    if (isGuided) actions.startGuided();
    else actions.startMatch();
  });

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    actions.startMatch();
  });
  form.addEventListener("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    // They lead away from what is chosen here.
    const isLeft = /** @type {Element} */ (target).closest(".choices-links a:not([data-part=rules-link])");
    if (isLeft && !ctrlKey && !metaKey && !shiftKey) choices.close();
    const day = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest("[data-day]"));
    if (day && !ctrlKey && !metaKey && !shiftKey) {
      event.preventDefault();
      return actions.openDay(day.dataset["day"] ?? "");
    }
    const button = /** @type {Element} */ (target).closest("button");
    if (!button) {
      if (!(/** @type {Element} */ (target).closest("a"))) dealButtonAround(target)?.click();
      return;
    }
    const { begin, options } = button.dataset;
    const game = begin ?? options;
    if (!game) return;
    actions.changeSettings({ game });
    if (options) return choices.showModal();
    isAsked = true;
    actions.startMatch();
  });
  form.addEventListener("input", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "name") actions.changeSettings({ name: tidyName(input.value) });
    else if (chosen && input.name.startsWith("level-")) {
      actions.changeSettings({ levels: withLevel(chosen, input) });
      if (input.value === PERSON) askForName(form, chosen, optionOf(input.name, "level-"));
    } else if (chosen && input.name === "person-S") actions.changeSettings({ name: tidyName(input.value) });
    else if (chosen && input.name.startsWith("person-"))
      actions.changeSettings({
        people: { ...chosen.people, [optionOf(input.name, "person-")]: tidyName(input.value) },
      });
    else if (input.name === "language") actions.switchLanguage(input.value);
    else if (["game", "level"].includes(input.name)) actions.changeSettings({ [input.name]: input.value });
    else if (chosen && input.name.startsWith("table-"))
      actions.changeSettings({ table: { ...chosen.table, [optionOf(input.name, "table-")]: input.value } });
    else if (chosen && input.name.startsWith("length-"))
      actions.changeSettings({
        howLong: { ...chosen.howLong, [optionOf(input.name, "length-")]: input.value },
      });
    else if (chosen && input.name.startsWith("preset-")) {
      actions.changeSettings({
        preset: { ...chosen.preset, [optionOf(input.name, "preset-")]: input.value },
      });
      if (input.value === HOUSE) actions.openHouseRules();
    } else if (chosen && input.name.startsWith("house-"))
      actions.changeSettings({ house: withOption(chosen, input) });
  });
  choices.addEventListener("click", ({ target, clientX, clientY }) => {
    if (target === choices && !isWithin(choices, clientX, clientY)) choices.close();
  });
  partNamed("choices-close").addEventListener("click", () => choices.close());
  partNamed("guided").addEventListener("click", actions.startGuided);
  partNamed("house").addEventListener("click", actions.openHouseRules);
  partNamed("settings").addEventListener("click", actions.openSettings);
  partNamed("multiplayer").addEventListener("click", actions.openMultiplayer);
  partNamed("score-sheet").addEventListener("click", actions.openScoreSheets);
  partNamed("resume").addEventListener("click", actions.resumeMatch);
  partNamed("history").addEventListener("click", actions.openHistory);
  partNamed("deal-editor").addEventListener("click", actions.openDealEditor);
  partNamed("referee").addEventListener("click", actions.openReferee);
  partNamed("retry").addEventListener("click", actions.restartEngine);

  return {
    /** The table is shown: close the dialog over the first screen. */
    closeChoices() {
      isAsked = false;
      if (choices.open) choices.close();
    },
    /** Put the earlier choices into the form. @param {Settings} settings */
    fillForm(settings) {
      chosen = settings;
      putInOrder(form, document.documentElement.lang);
      stake.fillStake(settings);
      putOptions(form, settings);
      tables.fillTables(settings);
      lengths.fillLengths(settings);
      if (Object.keys(settings.levels).length) partNamed("levels").setAttribute("open", "");
      const language = /** @type {HTMLSelectElement} */ (form.elements.namedItem("language"));
      language.value = document.documentElement.lang;
      const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
      if (document.activeElement !== name) name.value = settings.name;
      checkRadio(form, "game", settings.game);
      checkRadio(form, "level", botsOf(settings).level);
      for (const [game, preset] of Object.entries(settings.preset))
        checkRadio(form, `preset-${game}`, preset);
      const chosenNow = chosenPreset(settings);
      partNamed("house").hidden = chosenNow !== HOUSE;
      putLearnLinks(form, settings.game);
      for (const tile of form.querySelectorAll("[data-game]")) fillTile(tile, settings, text);
    },
    /** @param {State} state */
    showState(state) {
      const { engine, pendingStart, saved, settings, heads } = state;
      const chosenNow = chosenPreset(settings);
      const line = `rules-${settings.game}-${chosenNow}`;
      const named = chosenNow === HOUSE ? savedName(state) : "";
      partNamed("preset-line").textContent = named || (text.has(line) ? text.say(line) : "");
      stake.showRefusal(state);
      partNamed("language-missing").textContent =
        state.notice?.code === "language" ? text.say("notice-language") : "";
      const [latest] = newestFirst(heads);
      putWays(form, latest?.game, document.documentElement.lang);
      for (const tile of form.querySelectorAll("[data-game]")) markLast(tile, latest?.game, text);
      hero.showHero(state);
      partNamed("game-day").textContent = dayLine(text, heads, settings.game, findToday());
      const isFailed = engine.status === "failed";
      for (const words of form.querySelectorAll(".deal-words, [data-part=deal]")) {
        const { begin = settings.game } = words.closest("button")?.dataset ?? {};
        const isWaiting = pendingStart === "new" && begin === settings.game;
        words.textContent = text.say(isWaiting ? "home-waiting" : "home-deal");
        words.closest("button")?.toggleAttribute("data-waiting", isWaiting);
        // A first hand that was played ahead needs no line, and any other begins once there is one.
        words.closest("button")?.toggleAttribute("disabled", isFailed && !isToCome(engine));
      }
      for (const tile of form.querySelectorAll("[data-game]")) showChosen(tile, state, text);
      if (isAsked && state.stakeRefusal) {
        isAsked = false;
        if (!choices.open) choices.showModal();
      }
      partNamed("resume-words").textContent = text.say(
        pendingStart === "resume" ? "home-waiting" : "home-continue",
      );
      partNamed("resume-which").textContent = saved
        ? text.say("home-continue-which", { game: text.say(`game-${saved.game}`), deal: saved.deal })
        : "";
      partNamed("failure").hidden = !isFailed;
      partNamed("loading").hidden = isFailed;
      partNamed("loading").toggleAttribute("data-ready", engine.status === "ready");
      // Whoever waits for cards has something to read.
      partNamed("meanwhile").hidden = pendingStart === null || engine.status !== "loading";
      if (isFailed) {
        partNamed("failure-line").textContent = failureSentence(text, engine);
        partNamed("retry").textContent = text.say(engineRetry(engine.code));
        return;
      }
      partNamed("stage").textContent =
        engine.status === "ready"
          ? text.say("engine-ready")
          : engine.way
            ? text.say("engine-otherwise")
            : text.say("engine-stage", { stage: engine.stage });
      const isCounting = engine.status === "loading" && engine.total > 0;
      partNamed("bytes").textContent = isCounting
        ? text.say("engine-bytes", {
            loaded: formatMegabytes(engine.loaded),
            total: formatMegabytes(engine.total),
          })
        : "";
      if (engine.status === "ready") bar.value = 1;
      else if (isCounting) bar.value = Math.min(1, engine.loaded / engine.total);
      else bar.removeAttribute("value");
    },
  };
}

/** Whether a point is in the box of an element. @param {Element} element @param {number} x @param {number} y */
function isWithin(element, x, y) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}
