/** Panels: the menu, the tricks of the deal, and trouble, each in a dialog of its own. */

import { html, nothing } from "lit-html";
import { closeMark } from "./marks.js";
import { optionsPanel } from "./options.js";
import { LANGUAGES } from "../text/languages.js";
import { potLine } from "./payout.js";
import { allTricks } from "./trick.js";

/** @import { Settings, State } from "../store/types.d.ts" */
/** @import { Text } from "./table.js" */

const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "instant"]);
const THEMES = /** @type {const} */ (["system", "light", "dark"]);
const DECKS = /** @type {const} */ (["four", "two"]);

/**
 * @typedef {object} PanelActs
 * @property {() => void} close
 * @property {(settings: Partial<Settings>) => void} set
 * @property {(code: string) => void} speak go on in another language
 * @property {() => void} leave
 * @property {() => void} recover
 * @property {(record: string) => void} copy
 * @property {() => void} retry
 * @property {(house: Settings["house"][string]) => void} house rules of the house, chosen one by one
 */

/**
 * The panel that is open, if any.
 * @param {Text} text
 * @param {State} state
 * @param {PanelActs} does
 */
export function panelView(text, state, does) {
  if (state.engine.status === "failed") return enginePanel(text, state.engine.code, does);
  if (state.trouble) return troublePanel(text, state.trouble, does);
  if (state.panel === "menu")
    return panel(text, text.say("menu"), menu(text, state, does), does.close);
  if (state.panel === "rules")
    return panel(text, text.say("rules-house"), optionsPanel(text, state, does.house), does.close);
  if (state.panel === "tricks" && state.match)
    return panel(text, text.say("tricks"), allTricks(text.say, state.match.view), does.close);
  return nothing;
}

/** @param {Text} text @param {string} title @param {unknown} body @param {() => void} close */
function panel({ say }, title, body, close) {
  return html`<div class="panel-head">
      <h2>${title}</h2>
      <button class="icon-button" type="button" aria-label=${say("menu-close")} @click=${close}>
        ${closeMark()}
      </button>
    </div>
    ${body}`;
}

/** @param {Text} text @param {State} state @param {PanelActs} does */
function menu(text, { settings, match }, does) {
  const { say } = text;
  const flip = (/** @type {Event} */ event) =>
    does.set({ oneTap: /** @type {HTMLInputElement} */ (event.target).checked });
  return html`${choice(text, "speed", "menu-speed", SPEEDS, settings.speed, (speed) => does.set({ speed }))}
    ${choice(text, "theme", "opening-theme", THEMES, settings.theme, (theme) => does.set({ theme }))}
    ${choice(text, "deck", "opening-deck", DECKS, settings.deck, (deck) => does.set({ deck }))}
    <label class="check">
      <input type="checkbox" .checked=${settings.oneTap} @change=${flip} />${say("menu-one-tap")}
    </label>
    ${languageChoice(text, does.speak)}
    ${match ? potLine(say, match.view) : nothing}
    <button class="button" type="button" @click=${does.leave}>${say("menu-leave")}</button>
    <p class="hint">${say("menu-leave-note")}</p>`;
}

/** Each language by the name it has in itself. @param {Text} text @param {(code: string) => void} speak */
function languageChoice({ say }, speak) {
  const now = document.documentElement.lang;
  const choose = (/** @type {Event} */ event) =>
    speak(/** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label class="field">
    <span>${say("language")}</span>
    <select @change=${choose}>
      ${LANGUAGES.map(({ code, name }) => html`<option value=${code} lang=${code} .selected=${code === now}>${name}</option>`)}
    </select>
  </label>`;
}

/**
 * A choice of one, as radio buttons in a row.
 * @template {string} T
 * @param {Text} text
 * @param {string} name the messages of its options begin with it
 * @param {string} title
 * @param {readonly T[]} options
 * @param {T} now
 * @param {(option: T) => void} choose
 */
function choice({ say }, name, title, options, now, choose) {
  return html`<fieldset class="choice">
    <legend>${say(title)}</legend>
    ${options.map(
      (option) =>
        html`<label>
          <input
            type="radio"
            name=${`panel-${name}`}
            .checked=${option === now}
            @change=${() => choose(option)}
          /><span>${say(`${name}-${option}`)}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** @param {Text} text @param {import("../store/types.d.ts").Trouble} trouble @param {PanelActs} does */
function troublePanel({ say }, { code, record }, does) {
  const kind = code === "internal" ? "trouble" : "trouble-saved";
  return html`<h2>${say(kind)}</h2>
    <p>${say(`${kind}-line`)}</p>
    ${
      record
        ? html`<textarea readonly rows="6" aria-label=${say("trouble-record")} .value=${record}></textarea>
            <button class="button" type="button" @click=${() => does.copy(record)}>
              ${say("trouble-copy")}
            </button>`
        : nothing
    }
    <button class="button" data-main type="button" @click=${does.recover}>${say("trouble-close")}</button>`;
}

/** @param {Text} text @param {string | null} code @param {PanelActs} does */
function enginePanel({ say, has }, code, does) {
  const known = `failure-${code ?? ""}`;
  return html`<h2>${say("engine-failed")}</h2>
    <p>${say(has(known) ? known : "failure-boot_failed")}</p>
    <button class="button" data-main type="button" @click=${does.retry}>${say("engine-retry")}</button>`;
}
