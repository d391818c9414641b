/** Settings: the form of the person's settings, shown on the opening and at the table. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { CHOICES } from "../../core/settings.js";
import { LANGUAGES } from "../../text/offers.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/** @typedef {{ [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]} Switch */

/**
 * @param {Text} text
 * @param {Settings} settings
 * @param {object} does
 * @param {(settings: Partial<Settings>) => void} does.set
 * @param {(code: string) => void} does.speak go on in another language
 * @param {() => void} does.keys show the shortcuts
 * @param {() => void} does.sample let a sound be heard
 * @param {boolean} coached whether the coach is on as things stand
 * @param {boolean} isMissing whether the language chosen last could not be fetched
 */
export function settingsForm(text, settings, does, coached, isMissing) {
  const { say } = text;
  return html`<section class="settings" aria-label=${say("settings-play")}>
      <h3>${say("settings-play")}</h3>
      ${choice(text, settings, "speed", does.set)}
      ${tick(text, settings, "clickOn", does.set)} ${tick(text, settings, "autoplay", does.set)}
      ${tick(text, settings, "oneTap", does.set)} ${tick(text, settings, "points", does.set)}
      <label class="check">
        <input
          type="checkbox"
          .checked=${coached}
          @change=${(/** @type {Event} */ event) => does.set({ coach: input(event).checked ? "on" : "off" })}
        />${say("settings-coach")}
      </label>
      ${choice(text, settings, "order", does.set)}
      ${choice(text, settings, "thumb", does.set)}
      ${choice(text, settings, "reveal", does.set)}
    </section>
    <section class="settings" aria-label=${say("settings-looks")}>
      <h3>${say("settings-looks")}</h3>
      <label class="check">
        <input
          type="checkbox"
          .checked=${settings.textTable === "on"}
          @change=${(/** @type {Event} */ event) => does.set({ textTable: input(event).checked ? "on" : "off" })}
        />${say("settings-textTable")}
      </label>
      ${languageChoice(text, does.speak, isMissing)} ${choice(text, settings, "theme", does.set)} ${choice(text, settings, "deck", does.set)}
      ${choice(text, settings, "cards", does.set)}
      ${choice(text, settings, "back", does.set, (name) => backOf(settings.game, name))}
      ${choice(text, settings, "motion", does.set)}
    </section>
    <section class="settings" aria-label=${say("settings-sound")}>
      <h3>${say("settings-sound")}</h3>
      ${tick(text, settings, "sound", does.set)}
      <label class="volume">
        <span>${say("settings-volume")}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          .value=${String(settings.volume)}
          ?disabled=${!settings.sound}
          @input=${(/** @type {Event} */ event) => does.set({ volume: Number(input(event).value) })}
          @change=${does.sample}
        />
      </label>
    </section>
    <section class="settings" aria-label=${say("settings-keys")}>
      <h3>${say("settings-keys")}</h3>
      ${choice(text, settings, "verbosity", does.set)} ${tick(text, settings, "shortcuts", does.set)}
      ${tick(text, settings, "numbers", does.set)}
      <button class="button" type="button" @click=${does.keys}>${say("keys-show")}</button>
    </section>`;
}

/** @param {Event} event */
const input = (event) => /** @type {HTMLInputElement} */ (event.target);

/**
 * A choice of one, as radio buttons in a row.
 * @param {Text} text
 * @param {Settings} settings
 * @param {keyof Settings} name
 * @param {(settings: Partial<Settings>) => void} set
 * @param {(option: string) => unknown} [picture]
 */
function choice({ say }, settings, name, set, picture = () => nothing) {
  return html`<fieldset class="choice" data-choice=${name}>
    <legend>${say(`settings-${name}`)}</legend>
    ${CHOICES[name]?.map(
      (option) =>
        html`<label>
          <input
            type="radio"
            name=${`settings-${name}`}
            .checked=${option === settings[name]}
            @change=${() => set(/** @type {Partial<Settings>} */ ({ [name]: option }))}
          /><span>${picture(option)}${say(`${name}-${option}`)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/**
 * @param {Text} text
 * @param {Settings} settings
 * @param {Switch} name
 * @param {(settings: Partial<Settings>) => void} set
 */
function tick({ say }, settings, name, set) {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${settings[name]}
      @change=${(/** @type {Event} */ event) => set({ [name]: input(event).checked })}
    />${say(`settings-${name}`)}
  </label>`;
}

/**
 * Each language by the name it has in itself.
 * @param {Text} text
 * @param {(code: string) => void} speak
 * @param {boolean} isMissing
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
