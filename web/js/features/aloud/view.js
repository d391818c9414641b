/** Aloud view: whether something is spoken, by which voice, how fast, and what; or what is missing for it. */

import { html, nothing } from "lit-html";

/** @import { State } from "../../core/types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @typedef {import("../types.d.ts").FeatureActs["aloud"]} AloudActs */

/** @param {Text} text @param {State} state @param {AloudActs} does */
export function aloudView({ say }, { aloud, settings }, does) {
  if (!aloud) return nothing;
  const voices = aloud.voices ?? [];
  const given = (/** @type {Event} */ { target }) => /** @type {HTMLInputElement} */ (target);
  const tick = (
    /** @type {string} */ words,
    /** @type {boolean} */ isOn,
    /** @type {(isOn: boolean) => void} */ turn,
  ) =>
    html`<label class="check"
      ><input type="checkbox" .checked=${isOn} @change=${(/** @type {Event} */ event) => turn(given(event).checked)} />${words}</label
    >`;
  const chosen = voices.includes(settings.aloudVoice) ? settings.aloudVoice : voices[0];
  return html`<div class="aloud">
    <p>${say("aloud-line")}</p>
    ${voices.length ? nothing : html`<p class="aloud-none" role="status">${say("aloud-none")}</p>`}
    ${tick(say("aloud-on"), settings.aloud, (isOn) => does.turn(isOn))}
    ${
      voices.length
        ? html`<label class="field"
              ><span>${say("aloud-voice")}</span
              ><select @change=${(/** @type {Event} */ event) => does.change({ aloudVoice: given(event).value })}>
                ${voices.map((name) => html`<option value=${name} ?selected=${name === chosen}>${name}</option>`)}
              </select></label
            >
            <label class="range"
              ><span>${say("aloud-speed")}</span
              ><input
                type="range"
                min="0"
                max="100"
                step="10"
                .value=${String(settings.aloudSpeed)}
                @change=${(/** @type {Event} */ event) => does.change({ aloudSpeed: Number(given(event).value) })}
            /></label>`
        : nothing
    }
    ${tick(say("aloud-plays"), settings.aloudPlays, (isOn) => does.change({ aloudPlays: isOn }))}
    ${tick(say("aloud-refusals"), settings.aloudRefusals, (isOn) => does.change({ aloudRefusals: isOn }))}
    ${tick(say("aloud-ends"), settings.aloudEnds, (isOn) => does.change({ aloudEnds: isOn }))}
    ${voices.length ? html`<button class="button" type="button" @click=${() => does.sample()}>${say("aloud-try")}</button>` : nothing}
    <p class="hint">${say("aloud-again")}</p>
  </div>`;
}
