/** House rules: the options of a game, each with its own sentence. The choices come from the engine. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { levelName } from "../../text/names.js";
import { wording } from "../../text/wording.js";
import { clauseMark } from "../../table/prompts/prompt.js";

/** @import { GameOption, HeldRules, State } from "../../core/types.d.ts" */
/** @import { Change, House } from "./store.js" */
/** @import { Text } from "../../table/view/table.js" */

/** @typedef {House[string]} Value */

/**
 * @param {Text} text
 * @param {State} state
 * @param {(change: Change) => void} choose
 */
export function houseRulesPanel(text, { settings, offers, held, ruled }, choose) {
  const { say } = text;
  const { game } = settings;
  const offer = offers?.find(({ name }) => name === game);
  if (!offer || held?.game !== game) return html`<p>${say("options-waiting")}</p>`;
  const house = settings.house[game] ?? {};
  const base = String(house["preset"] ?? offer.presets[0]?.name);
  const clash = Array.isArray(ruled?.facts?.["fields"]) ? ruled.facts["fields"].map(String) : [];
  const bases = offer.presets.map(
    ({ name }) => /** @type {[string, string]} */ ([name, wording(text, game).say(`rules-${name}`)]),
  );
  return html`<p class="hint">${say("options-line")}</p>
    <p class="options-refusal" role="alert">${clash.length ? say("options-clash", { one: say(`option-${clash[0]}`), other: say(`option-${clash[1]}`) }) : ruled ? say("refusal-bad_rules") : nothing}${clauseMark(text, ruled?.clause)}</p>
    ${bases.length > 1 ? radios(say("options-base"), "base", bases, base, (name) => choose(() => ({ preset: name }))) : nothing}
    ${offer.options.map((option) =>
      optionView(text, option, held, clash.includes(option.name), (value) =>
        choose((before, rules) => ({ ...before, [option.name]: value(rules[option.name]) })),
      ),
    )}`;
}

/**
 * One option, with a sentence that says what it decides, or why it has no effect now.
 * @param {Text} text
 * @param {GameOption} option
 * @param {HeldRules} held
 * @param {boolean} clashes
 * @param {(value: (now: unknown) => Value) => void} choose what becomes of it
 */
function optionView(text, option, { rules, idle }, clashes, choose) {
  const { say } = text;
  const id = `option-${option.name}`;
  const now = rules[option.name];
  const other = idle[option.name];
  const isIdle = other !== undefined;
  return html`<section class="option" ?data-clash=${clashes}>
    <p class="hint">
      ${isIdle ? say("option-idle", { other: say(`option-${other}`), choice: say(`option-${other}-${String(rules[other])}`) }) : say(`${id}-line`)}
      ${clauseMark(text, option.clause)}
    </p>
    ${
      option.many
        ? many(say(id), option, listed(now), choose)
        : radios(
            say(id),
            option.name,
            option.choices.map((choice) => [choice, say(`${id}-${String(choice)}`)]),
            now,
            (value) => choose(() => value),
            isIdle,
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
 * @param {boolean} [isIdle]
 */
function radios(title, name, choices, now, choose, isIdle = false) {
  return html`<fieldset class="choice" ?disabled=${isIdle}>
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

/** @param {unknown} now @returns {string[]} */
const listed = (now) => (Array.isArray(now) ? now : []);

/**
 * @param {string} title
 * @param {GameOption} option
 * @param {string[]} now
 * @param {(value: (now: unknown) => string[]) => void} choose
 */
function many(title, option, now, choose) {
  return html`<fieldset class="choice choice-many">
    <legend>${title}</legend>
    ${option.choices.map(String).map(
      (rank) =>
        html`<label>
          <input
            type="checkbox"
            .checked=${live(now.includes(rank))}
            @change=${(/** @type {Event} */ { target }) => choose((before) => withRank(listed(before), rank, /** @type {HTMLInputElement} */ (target).checked))}
          /><span>${levelName(rank)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** @param {string[]} ranks @param {string} rank @param {boolean} isIn */
function withRank(ranks, rank, isIn) {
  const others = ranks.filter((one) => one !== rank);
  return isIn ? [...others, rank] : others;
}
