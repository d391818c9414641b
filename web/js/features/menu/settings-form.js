/** Settings: the form of the person's settings, shown on the opening and at the table. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { laterView } from "../../parts/lazy-views.js";
import { button } from "../../parts/controls.js";
import { SETTINGS } from "../../core/settings.js";
import { LANGUAGES } from "../../text/catalog.js";

/** @import { Settings, State } from "../../core/types.d.ts" */
/** @import { PanelActs, Setting, SettingForm } from "../types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {Setting & { form: SettingForm }} Shown a setting that stands in the form */

const SECTIONS = /** @type {const} */ (["play", "looks", "sound", "keys"]);

/**
 * @param {Text} text
 * @param {State} state
 * @param {PanelActs} actions
 */
export function settingsForm(text, state, actions) {
  const { say } = text;
  const sections = SECTIONS.map(
    (section) =>
      html`<section class="settings" data-section=${section} aria-label=${say(`settings-${section}`)}>
        <h3>${say(`settings-${section}`)}</h3>
        ${inOrder(section).map(([name, setting]) => settingView(text, state, name, setting, actions))}
        ${section === "keys" ? button(say("keys-show"), () => actions.open("keys")) : nothing}
      </section>`,
  );
  return [...sections, about(text, state)];
}

/** What this page runs on. A guest at another device's table has no engine of its own. @param {Text} text @param {State} state */
function about({ say }, { engine, match }) {
  if (engine.status !== "ready" || match?.view.apart?.guest) return nothing;
  return html`<section class="settings" data-section="about" aria-label=${say("settings-about")}>
    <h3>${say("settings-about")}</h3>
    <p>${say("about-way", { way: engine.way ?? "quick" })}</p>
  </section>`;
}

/** The settings of a section: the page's own, and each feature's where it wants to stand. @param {SettingForm["section"]} section */
function inOrder(section) {
  /** @type {[string, Shown][]} */
  const order = [];
  for (const [name, setting] of Object.entries(SETTINGS)) {
    if (setting.form?.section !== section) continue;
    const { after } = setting.form;
    const at = after === "" ? 0 : order.findIndex(([before]) => before === after) + 1 || order.length;
    order.splice(at, 0, [name, /** @type {Shown} */ (setting)]);
  }
  return order;
}

/**
 * @param {Text} text
 * @param {State} state
 * @param {string} name
 * @param {Shown} setting
 * @param {PanelActs} actions
 */
function settingView(text, state, name, setting, actions) {
  if (name === "language") return languageChoice(text, actions.speak, state.notice?.code === "language");
  const value = state.settings[/** @type {keyof Settings} */ (name)];
  const set = (/** @type {unknown} */ to) => actions.set(/** @type {Partial<Settings>} */ ({ [name]: to }));
  const { isTicked } = setting.form;
  if (isTicked) return tick(text, name, isTicked(state), (isOn) => set(isOn ? "on" : "off"));
  if (setting.choices) {
    return choice(text, name, setting.choices, value, set, pictureOf(name, state));
  }
  if (typeof value === "number") return range(text, name, value, setting, state.settings, set, actions);
  return tick(text, name, value === true, set);
}

/** What shows a choice that is seen rather than read. @param {string} name @param {State} state @returns {((option: string) => unknown) | null} */
function pictureOf(name, { settings }) {
  if (name === "back") return (back) => backOf(settings.game, back);
  return name === "face" ? (face) => laterView("face-choice", nothing, face) : null;
}

/** @param {Event} event */
const input = (event) => /** @type {HTMLInputElement} */ (event.target);

/**
 * A choice of one, as radio buttons in a row.
 * @param {Text} text
 * @param {string} name
 * @param {readonly string[]} choices
 * @param {unknown} value
 * @param {(option: string) => void} set
 * @param {((option: string) => unknown) | null} picture
 */
function choice({ say }, name, choices, value, set, picture) {
  return html`<fieldset class="choice" data-choice=${name}>
    <legend>${say(`settings-${name}`)}</legend>
    ${choices.map(
      (option) =>
        html`<label>
          <input
            type="radio"
            name=${`settings-${name}`}
            .checked=${option === value}
            @change=${() => set(option)}
          /><span>${picture?.(option) ?? nothing}${say(`${name}-${option}`)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/**
 * @param {Text} text
 * @param {string} name
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} set
 */
function tick({ say }, name, isOn, set) {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${isOn}
      @change=${(/** @type {Event} */ event) => set(input(event).checked)}
    />${say(`settings-${name}`)}
  </label>`;
}

/**
 * A percentage.
 * @param {Text} text
 * @param {string} name
 * @param {number} value
 * @param {Shown} setting
 * @param {Settings} settings
 * @param {(value: number) => void} set
 * @param {PanelActs} actions
 */
function range({ say }, name, value, { form }, settings, set, { features }) {
  return html`<label class="range">
    <span>${say(`settings-${name}`)}</span>
    <input
      type="range"
      min="0"
      max="100"
      step="5"
      .value=${String(value)}
      ?disabled=${form.isOff?.(settings)}
      @input=${(/** @type {Event} */ event) => set(Number(input(event).value))}
      @change=${() => form.settled?.(features)}
    />
  </label>`;
}

/**
 * Each language by the name it has in itself.
 * @param {Text} text
 * @param {(code: string) => void} speak
 * @param {boolean} isMissing whether the language chosen last could not be fetched
 */
function languageChoice({ say }, speak, isMissing) {
  const now = document.documentElement.lang;
  return html`<label class="field">
    <span>${say("language")}</span>
    <select @change=${(/** @type {Event} */ event) => speak(input(event).value)}>
      ${LANGUAGES.map(({ code, name }) => html`<option value=${code} lang=${code} .selected=${live(code === now)}>${name}</option>`)}
    </select>
  </label>
  ${isMissing ? html`<p role="alert">${say("notice-language")}</p>` : nothing}`;
}

/** A back in small. @param {string} game @param {string} name */
function backOf(game, name) {
  return html`<span class="back-choice card-back" data-back=${name} data-block=${game}></span>`;
}
