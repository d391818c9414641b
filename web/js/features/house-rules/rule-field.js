/** Field: one field of the rules, with a sentence that says what it decides, and an example with cards. */

import { html, nothing } from "lit-html";
import { checkbox, radioGroup } from "../../parts/controls.js";
import { levelName } from "../../text/names.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { exampleView } from "./rule-example.js";

/** @import { GameOffer, HeldRules } from "../../core/types.d.ts" */
/** @import { GameOption, House, HouseRules } from "./types.d.ts" */
/** @import { HouseRulesActions } from "./store.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {HouseRules[string]} Value */

/**
 * @param {Text} text
 * @param {GameOffer} offer
 * @param {GameOption} option
 * @param {HeldRules} held
 * @param {House} house
 * @param {HouseRulesActions} actions
 */
export function optionView(text, offer, option, { rules, idle }, { clash, examples }, actions) {
  const { say } = text;
  const { name } = option;
  const id = `option-${name}`;
  const now = rules[name];
  const other = idle[name];
  const isIdle = other !== undefined;
  /** @param {(now: unknown) => Value} value what becomes of it */
  const chooseValue = (value) =>
    void actions.changeRules((before, held) => ({ ...before, [name]: value(held[name]) }));
  return html`<section class="option" data-field=${name} ?data-clash=${clash?.fields.includes(name)}>
    <p class="hint">
      ${isIdle ? say("option-idle", { other: say(`option-${other}`), choice: say(`option-${other}-${String(rules[other])}`) }) : say(`${id}-line`)}
      ${clauseMark(text, option.clause)}
    </p>
    ${
      option.many
        ? severalView(say(id), option, asList(now), chooseValue)
        : radioGroup(
            say(id),
            id,
            option.choices.map((choice) => [choice, say(`${id}-${String(choice)}`)]),
            now,
            (value) => chooseValue(() => value),
            { isOff: isIdle },
          )
    }
    ${isIdle ? nothing : exampleView(text, offer.rotation, examples[name] ?? [])}
  </section>`;
}

/** @param {unknown} now @returns {string[]} */
const asList = (now) => (Array.isArray(now) ? now : []);

/**
 * @param {string} title
 * @param {GameOption} option
 * @param {string[]} now
 * @param {(value: (now: unknown) => string[]) => void} choose
 */
function severalView(title, option, now, choose) {
  return html`<fieldset class="choice choice-many">
    <legend>${title}</legend>
    ${option.choices.map(String).map((rank) => {
      const toggle = (/** @type {boolean} */ isIn) =>
        choose((before) => withRank(asList(before), rank, isIn));
      return checkbox(html`<span>${levelName(rank)}</span>`, now.includes(rank), toggle);
    })}
  </fieldset>`;
}

/** @param {string[]} ranks @param {string} rank @param {boolean} isIn */
function withRank(ranks, rank, isIn) {
  const others = ranks.filter((one) => one !== rank);
  return isIn ? [...others, rank] : others;
}
