/** Field: one field of the rules, with a sentence that says what it decides, and an example with cards. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { levelName } from "../../text/names.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { exampleView } from "./rule-example.js";

/** @import { GameOffer, HeldRules } from "../../core/types.d.ts" */
/** @import { GameOption, House, HouseRules } from "./types.d.ts" */
/** @import { HouseActs } from "./store.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {HouseRules[string]} Value */

/**
 * @param {Text} text
 * @param {GameOffer} offer
 * @param {GameOption} option
 * @param {HeldRules} held
 * @param {House} house
 * @param {HouseActs} actions
 */
export function optionView(text, offer, option, { rules, idle }, { clash, examples }, actions) {
  const { say } = text;
  const { name } = option;
  const id = `option-${name}`;
  const now = rules[name];
  const other = idle[name];
  const isIdle = other !== undefined;
  /** @param {(now: unknown) => Value} value what becomes of it */
  const choose = (value) => void actions.choose((before, held) => ({ ...before, [name]: value(held[name]) }));
  return html`<section class="option" data-field=${name} ?data-clash=${clash?.fields.includes(name)}>
    <p class="hint">
      ${isIdle ? say("option-idle", { other: say(`option-${other}`), choice: say(`option-${other}-${String(rules[other])}`) }) : say(`${id}-line`)}
      ${clauseMark(text, option.clause)}
    </p>
    ${
      option.many
        ? many(say(id), option, listed(now), choose)
        : radios(
            say(id),
            name,
            option.choices.map((choice) => [choice, say(`${id}-${String(choice)}`)]),
            now,
            (value) => choose(() => value),
            isIdle,
          )
    }
    ${isIdle ? nothing : exampleView(text, offer.rotation, examples[name] ?? [])}
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
export function radios(title, name, choices, now, choose, isIdle = false) {
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
