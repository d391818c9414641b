/**
 * Opening: the first screen. Its elements are in the HTML, so that it is shown before any script runs. This file adds
 * the words of the language, handles the choices, and shows how far the engine is.
 */

import { botsOf, HOUSE, presetOf } from "../../store/house.js";
import { rulesAddress } from "../../text/clauses.js";
import { stakeChoice } from "./stake.js";

/** The seats bots sit at. */
const BOTS = /** @type {const} */ (["W", "N", "E"]);

/** @import { Settings, State } from "../../store/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/**
 * @typedef {object} OpeningActs
 * @property {(settings: Partial<Settings>) => void} set
 * @property {(code: string) => void} speak go on in another language
 * @property {() => void} deal
 * @property {() => void} resume
 * @property {() => void} past look at the matches played
 * @property {() => void} retry
 * @property {() => void} options choose the house rules one by one
 * @property {() => void} look ask the engine to check the stake
 * @property {() => void} reset the balance to its start
 * @property {() => void} settings open the settings
 */

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
 * @param {OpeningActs} does
 */
export function opening(form, text, does) {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  const stake = stakeChoice(form, text, does);
  /** @type {Settings | null} */
  let chosen = null;
  const bar = /** @type {HTMLProgressElement} */ (part("bar"));

  for (const seat of BOTS) offerLevels(form, `level-${seat}`, text);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    does.deal();
  });
  form.addEventListener("input", (event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    if (input.name === "name") does.set({ name: input.value.trim().slice(0, 24) });
    else if (chosen && input.name.startsWith("level-")) does.set({ levels: withLevel(chosen, input) });
    else if (input.name === "language") does.speak(input.value);
    else if (["game", "level"].includes(input.name)) does.set({ [input.name]: input.value });
    else if (chosen && input.name.startsWith("preset-")) {
      does.set({ preset: { ...chosen.preset, [optionOf(input.name, "preset-")]: input.value } });
      if (input.value === HOUSE) does.options();
    } else if (chosen && input.name.startsWith("house-")) does.set({ house: withOption(chosen, input) });
  });
  part("options").addEventListener("click", does.options);
  part("settings").addEventListener("click", does.settings);
  part("resume").addEventListener("click", does.resume);
  part("past").addEventListener("click", does.past);
  part("retry").addEventListener("click", does.retry);

  return {
    /** Put the earlier choices into the form. @param {Settings} settings */
    fill(settings) {
      chosen = settings;
      stake.fill(settings);
      putOptions(form, settings);
      for (const seat of BOTS) {
        const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem(`level-${seat}`));
        select.value = settings.levels[seat] ?? "";
      }
      if (Object.keys(settings.levels).length) part("levels").setAttribute("open", "");
      const language = /** @type {HTMLSelectElement} */ (form.elements.namedItem("language"));
      language.value = document.documentElement.lang;
      const name = /** @type {HTMLInputElement} */ (form.elements.namedItem("name"));
      if (document.activeElement !== name) name.value = settings.name;
      check(form, "game", settings.game);
      check(form, "level", botsOf(settings).level);
      for (const [game, preset] of Object.entries(settings.preset)) check(form, `preset-${game}`, preset);
      const chosenNow = presetOf(settings);
      const line = `rules-${settings.game}-${chosenNow}`;
      part("preset-line").textContent = text.has(line) ? text.say(line) : "";
      part("options").hidden = chosenNow !== HOUSE;
      part("rules-link").setAttribute("href", rulesAddress(settings.game, document.documentElement.lang));
      part("game-line").textContent = text.say(`game-${settings.game}-line`);
    },
    /** @param {State} state */
    show(state) {
      const { engine, waiting, saved } = state;
      stake.show(state);
      const isFailed = engine.status === "failed";
      part("deal").textContent = text.say(waiting === "new" ? "opening-waiting" : "opening-deal");
      part("deal").toggleAttribute("data-waiting", waiting === "new");
      part("resume-words").textContent = text.say(
        waiting === "resume" ? "opening-waiting" : "opening-continue",
      );
      part("resume-which").textContent = saved
        ? text.say("opening-continue-which", { game: text.say(`game-${saved.game}`), deal: saved.deal })
        : "";
      part("resume").hidden = saved === null;
      part("buttons").hidden = isFailed;
      part("failure").hidden = !isFailed;
      part("loading").hidden = isFailed;
      part("loading").toggleAttribute("data-ready", engine.status === "ready");
      if (isFailed) {
        const known = `failure-${engine.code ?? ""}`;
        part("failure-line").textContent = text.say(text.has(known) ? known : "failure-boot_failed");
        return;
      }
      part("stage").textContent =
        engine.status === "ready"
          ? text.say("engine-ready")
          : text.say("engine-stage", { stage: engine.stage });
      const isCounting = engine.status === "loading" && engine.total > 0;
      part("bytes").textContent = isCounting
        ? text.say("engine-bytes", { loaded: megabytes(engine.loaded), total: megabytes(engine.total) })
        : "";
      if (engine.status === "ready") bar.value = 1;
      else if (isCounting) bar.value = Math.min(1, engine.loaded / engine.total);
      else bar.removeAttribute("value");
    },
  };
}

/**
 * Check the radio button with this value, if there is one.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function check(form, name, value) {
  const wanted = form.querySelector(`input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`);
  if (wanted instanceof HTMLInputElement) wanted.checked = true;
}

/**
 * Offer a single seat the same levels as all seats.
 * @param {HTMLFormElement} form
 * @param {string} name of the seat's choice
 * @param {Text} text
 */
function offerLevels(form, name, text) {
  const select = /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  for (const level of /** @type {RadioNodeList} */ (form.elements.namedItem("level"))) {
    const option = new Option("", /** @type {HTMLInputElement} */ (level).value);
    option.dataset["text"] = `level-${option.value}`;
    select.append(option);
  }
  putWords(select, text);
}

/**
 * The levels of single seats after one was changed; an empty choice means the level of all seats.
 * @param {Settings} settings
 * @param {HTMLInputElement | HTMLSelectElement} input named `level-<seat>`
 * @returns {Settings["levels"]}
 */
function withLevel({ levels }, { name, value }) {
  const seat = optionOf(name, "level-");
  const others = Object.entries(levels).filter(([other]) => other !== seat);
  return Object.fromEntries(value ? [...others, [seat, value]] : others);
}

/**
 * The house rules after one option was changed. The inputs are named `house-<game>-<option>`, their values are as
 * the engine takes them.
 * @param {Settings} settings
 * @param {HTMLInputElement} input
 * @returns {Settings["house"]}
 */
function withOption({ game, house }, { name, value }) {
  return { ...house, [game]: { ...house[game], [optionOf(name, `house-${game}-`)]: plain(value) } };
}

/** @param {HTMLFormElement} form @param {Settings} settings */
function putOptions(form, { game, house }) {
  for (const input of form.querySelectorAll(`input[name^="house-${game}-"]`)) {
    if (!(input instanceof HTMLInputElement)) continue;
    const value = house[game]?.[optionOf(input.name, `house-${game}-`)];
    input.checked = value === undefined ? input.defaultChecked : value === plain(input.value);
  }
}

/** @param {string} name @param {string} prefix */
function optionOf(name, prefix) {
  return name.slice(prefix.length);
}

/** A value of a form as the engine takes it. @param {string} value */
function plain(value) {
  if (value === "true" || value === "false") return value === "true";
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** @param {number} bytes */
function megabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
