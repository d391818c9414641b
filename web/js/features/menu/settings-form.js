/** Settings: the form of the person's settings, shown on the opening and at the table: the usual ones, and the rest behind headings. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { lazyView } from "../../parts/lazy-views.js";
import { button, checkbox, fold, radioGroup, valueOf } from "../../parts/controls.js";
import { SETTINGS } from "../settings.js";
import { LANGUAGES } from "../../text/catalog.js";

/** @import { Settings, State } from "../../core/types.d.ts" */
/** @import { PanelActions, Setting, SettingForm } from "../types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @typedef {Setting & { form: SettingForm }} Shown a setting that stands in the form */

/** The sections behind a heading. */
const SECTIONS = /** @type {const} */ (["play", "looks", "keys"]);

/**
 * @param {Text} text
 * @param {State} state
 * @param {PanelActions} actions
 */
export function settingsForm(text, state, actions) {
  const { say } = text;
  const viewsOf = (/** @type {SettingForm["section"]} */ section) =>
    settingsOf(section).map(([name, setting]) => settingView(text, state, name, setting, actions));
  const sections = SECTIONS.map((section) =>
    fold(
      say(`settings-${section}`),
      html`${viewsOf(section)} ${section === "keys" ? button(say("keys-show"), () => actions.open("keys")) : nothing}`,
      "settings",
    ),
  );
  return html`<div class="settings">${viewsOf("usual")}</div>
    ${sections} ${aboutView(text, state)}`;
}

/** The versions of page and engine. A guest at another device's table has no engine of its own. @param {Text} text @param {State} state */
function aboutView({ say }, { engine, match }) {
  if (engine.status !== "ready" || match?.view.multiplayer?.guest) return nothing;
  return fold(
    say("settings-about"),
    html`<p>${say("about-way", { way: engine.way ?? "quick" })}</p>`,
    "settings",
  );
}

/** The settings of a section: the page's own, and each feature's at the place it names. @param {SettingForm["section"]} section */
function settingsOf(section) {
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
 * @param {PanelActions} actions
 */
function settingView(text, state, name, setting, actions) {
  if (name === "language")
    return languageChoice(text, actions.switchLanguage, state.notice?.code === "language");
  const value = state.settings[/** @type {keyof Settings} */ (name)];
  const changeSetting = (/** @type {unknown} */ to) =>
    actions.changeSettings(/** @type {Partial<Settings>} */ ({ [name]: to }));
  const { isTicked } = setting.form;
  const title = text.say(`settings-${name}`);
  if (isTicked)
    return checkbox(title, isTicked(state), (isOn) => changeSetting(isOn ? "on" : "off"), "check");
  if (setting.choices) {
    const picture = pictureOf(name, state);
    const choices = setting.choices.map((option) => {
      const words = text.say(`${name}-${option}`);
      return /** @type {const} */ ([option, picture ? html`${picture(option)}${words}` : words]);
    });
    return radioGroup(title, `settings-${name}`, choices, value, changeSetting, { id: name });
  }
  if (typeof value === "number")
    return range(text, name, value, setting, state.settings, changeSetting, actions);
  return checkbox(title, value === true, changeSetting, "check");
}

/** What shows a choice that is seen rather than read. @param {string} name @param {State} state @returns {((option: string) => unknown) | null} */
function pictureOf(name, { settings }) {
  if (name === "back") return (back) => backOf(settings.game, back);
  return name === "avatar" ? (avatar) => lazyView("avatar-choice", nothing, avatar) : null;
}

/**
 * A percentage.
 * @param {Text} text
 * @param {string} name
 * @param {number} value
 * @param {Shown} setting
 * @param {Settings} settings
 * @param {(value: number) => void} set
 * @param {PanelActions} actions
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
      @input=${(/** @type {Event} */ event) => set(Number(valueOf(event)))}
      @change=${() => form.onChanged?.(features)}
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
    <select @change=${(/** @type {Event} */ event) => speak(valueOf(event))}>
      ${LANGUAGES.map(({ code, name }) => html`<option value=${code} lang=${code} .selected=${live(code === now)}>${name}</option>`)}
    </select>
  </label>
  ${isMissing ? html`<p role="alert">${say("notice-language")}</p>` : nothing}`;
}

/** A back in small. @param {string} game @param {string} name */
function backOf(game, name) {
  return html`<span class="back-choice card-back" data-back=${name} data-block=${game}></span>`;
}
