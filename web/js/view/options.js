/** Options: the house rules, each with a sentence of its own. What there is to choose is what the engine offers. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { levelName } from "../text/names.js";
import { clauseMark } from "./prompt.js";

/** @import { GameOption, Settings, State } from "../store/types.d.ts" */
/** @import { Text } from "./table.js" */

/** @typedef {Settings["house"][string]} House a preset and what differs from it */
/** @typedef {House[string]} Value */

/**
 * @param {Text} text
 * @param {State} state
 * @param {(house: House) => void} choose
 */
export function optionsPanel(text, { settings, offers, ruled }, choose) {
  const { say } = text;
  const { game } = settings;
  const offer = offers?.find(({ name }) => name === game);
  if (!offer) return html`<p>${say("options-waiting")}</p>`;
  const house = settings.house[game] ?? {};
  const base = String(house["preset"] ?? "reference");
  const preset = offer.presets.find(({ name }) => name === base)?.rules ?? {};
  const clash = ruled?.facts?.["fields"];
  return html`<p class="hint">${say("options-line")}</p>
    <p class="options-refusal" role="alert">
      ${Array.isArray(clash) ? say("options-clash", { one: say(`option-${String(clash[0])}`), other: say(`option-${String(clash[1])}`) }) : ruled ? say("refusal-bad_rules") : nothing}
      ${clauseMark(text, ruled?.clause)}
    </p>
    ${radios(say("options-base"), "base", offer.presets.map(({ name }) => [name, say(`rules-${name}`)]), base, (name) => choose({ preset: name }))}
    ${offer.options.map((option) => optionView(text, option, house[option.name] ?? preset[option.name], (value) => choose({ ...house, [option.name]: value }), Array.isArray(clash) && clash.includes(option.name)))}`;
}

/**
 * @param {Text} text
 * @param {GameOption} option
 * @param {Value | undefined} now
 * @param {(value: Value) => void} choose
 * @param {boolean} clashes
 */
function optionView(text, option, now, choose, clashes) {
  const { say } = text;
  const id = `option-${option.name}`;
  return html`<section class="option" ?data-clash=${clashes}>
    <p class="hint">${say(`${id}-line`)} ${clauseMark(text, option.clause)}</p>
    ${
      option.many
        ? many(say(id), option, Array.isArray(now) ? now : [], choose)
        : radios(
            say(id),
            option.name,
            option.choices.map((choice) => [choice, say(`${id}-${String(choice)}`)]),
            now,
            choose,
          )
    }
  </section>`;
}

/**
 * @template {Value} T
 * @param {string} title
 * @param {string} name
 * @param {[value: T, words: string][]} choices
 * @param {unknown} now
 * @param {(value: T) => void} choose
 */
function radios(title, name, choices, now, choose) {
  return html`<fieldset class="choice">
    <legend>${title}</legend>
    ${choices.map(
      ([value, words]) =>
        html`<label>
          <input
            type="radio"
            name=${`option-${name}`}
            .checked=${live(value === now)}
            @change=${() => choose(value)}
          /><span>${words}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** @param {string} title @param {GameOption} option @param {string[]} now @param {(value: string[]) => void} choose */
function many(title, option, now, choose) {
  return html`<fieldset class="choice choice-many">
    <legend>${title}</legend>
    ${option.choices.map(String).map(
      (rank) =>
        html`<label>
          <input
            type="checkbox"
            .checked=${live(now.includes(rank))}
            @change=${() => choose(now.includes(rank) ? now.filter((one) => one !== rank) : [...now, rank])}
          /><span>${levelName(rank)}</span>
        </label>`,
    )}
  </fieldset>`;
}

