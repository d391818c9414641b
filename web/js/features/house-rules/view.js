/** House rules: what is kept, what differs from the preset, and every field with its sentence. The choices come from the engine. */

import { html, nothing } from "lit-html";
import { gameText } from "../../text/game-text.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { optionView } from "./rule-field.js";
import { receivedRulesView, savedView, sendView } from "./saved-view.js";
import { button, inputField, radioGroup } from "../../parts/controls.js";
import { clashView, valueName } from "./words.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { GameOffer, HeldRules } from "../../core/types.d.ts" */
/** @import { GameOption, House, HouseRules } from "./types.d.ts" */
/** @import { HouseRulesActions } from "./store.js" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {State} state @param {HouseRulesActions} actions */
export function houseRulesView(text, state, actions) {
  const house = /** @type {House} */ (state.house);
  const { settings } = state;
  const { game } = settings;
  const words = gameText(text, game);
  const { say } = words;
  const offer = house.offers?.find(({ name }) => name === game);
  const { held } = house;
  const came = receivedRulesView(text, house, actions);
  if (!offer || held?.game !== game)
    return html`<div class="house">${came}<p>${say("options-waiting")}</p></div>`;
  const chosen = settings.house[game] ?? {};
  const base = String(chosen["preset"] ?? offer.presets[0]?.name);
  const bases = offer.presets.map(
    ({ name }) => /** @type {[string, string]} */ ([name, say(`rules-${name}`)]),
  );
  return html`<div class="house">
    ${came}
    <p class="hint">${say("options-line")}</p>
    ${savedView(words, state, house, actions)}
    ${bases.length > 1 ? radioGroup(say("options-base"), "option-base", bases, base, (name) => void actions.changeRules(() => ({ preset: name }))) : nothing}
    ${refusalView(words, house, actions)} ${differencesView(words, offer, base, held, chosen, actions)}
    ${inputField(say("options-search"), house.words, { type: "search", onInput: actions.searchFields })}
    ${groupViews(words, offer, held, house, actions)} ${sendView(words, house, actions)}
  </div>`;
}

/** Why the last choice was refused, and what to change. @param {Text} text @param {House} house @param {HouseRulesActions} actions */
function refusalView(text, { clash, refusal, received: came }, actions) {
  if (came?.clash.length || !refusal) return html`<div class="options-refusal" role="alert"></div>`;
  return html`<div class="options-refusal" role="alert">
    ${clash ? clashView(text, clash, actions) : html`<p>${text.say("refusal-bad_rules")}</p>`}
    ${clauseMark(text, refusal.clause)}
  </div>`;
}

/**
 * What differs from the preset, each with a way back.
 * @param {Text} text
 * @param {GameOffer} offer
 * @param {string} base
 * @param {HeldRules} held
 * @param {HouseRules} chosen
 * @param {HouseRulesActions} actions
 */
function differencesView(text, offer, base, { rules }, chosen, actions) {
  const { say } = text;
  const usual = offer.presets.find(({ name }) => name === base)?.rules ?? {};
  const differing = offer.options.filter(
    ({ name }) => JSON.stringify(rules[name]) !== JSON.stringify(usual[name]),
  );
  return html`<section class="house-differing" aria-label=${say("options-differing")}>
    <h3>${say("options-differing")}</h3>
    ${
      differing.length
        ? html`<ul>
              ${differing.map(
                ({ name }) =>
                  html`<li>
                          <span
                            ><b>${say(`option-${name}`)}</b> ${valueName(text, name, rules[name])}
                            <small>${say("options-usual", { value: valueName(text, name, usual[name]) })}</small></span
                          >
                          ${
                            Object.hasOwn(chosen, name)
                              ? button(
                                  say("options-back"),
                                  () => void actions.changeRules(({ [name]: _, ...rest }) => rest),
                                  { label: say("options-back-label", { field: say(`option-${name}`) }) },
                                )
                              : nothing
                          }
                        </li>`,
              )}
            </ul>
            ${button(say("options-back-all"), () => void actions.changeRules(() => ({ preset: base })))}`
        : html`<p class="hint">${say("options-same")}</p>`
    }
  </section>`;
}

/** Letters as they are compared: without accents, and small. @param {string} words */
const plainLetters = (words) => words.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();

/** Whether all words that are searched for stand in what is said of a field. @param {Text} text @param {GameOption} option @param {string} searched */
export function isFound({ say }, { name, choices, many, clause }, searched) {
  const said = [
    say(`option-${name}`),
    say(`option-${name}-line`),
    ...(many ? [] : choices.map((choice) => say(`option-${name}-${String(choice)}`))),
    clause,
  ];
  const all = plainLetters(said.join(" "));
  return plainLetters(searched)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/**
 * The fields in their groups; while something is searched for, those it is found in.
 * @param {Text} text
 * @param {GameOffer} offer
 * @param {HeldRules} held
 * @param {House} house
 * @param {HouseRulesActions} actions
 */
function groupViews(text, offer, held, house, actions) {
  const { say, has } = text;
  const searched = house.words.trim();
  const found = offer.options.filter((option) => isFound(text, option, searched));
  if (!found.length) return html`<p role="status">${say("options-not-found")}</p>`;
  const clashing = house.clash?.fields ?? [];
  return [...new Set(offer.options.map(({ group }) => group))].map((group) => {
    const shown = found.filter((option) => option.group === group);
    if (!shown.length) return nothing;
    const isOpen = Boolean(searched) || shown.some(({ name }) => clashing.includes(name));
    return html`<details class="house-group" data-group=${group} ?open=${isOpen}>
      <summary>
        ${say(has(`group-${group}`) ? `group-${group}` : "group-other")}
        <small>${say("options-count", { count: shown.length })}</small>
      </summary>
      ${shown.map((option) => optionView(text, offer, option, held, house, actions))}
    </details>`;
  });
}
