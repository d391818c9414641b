/** Desk: buttons, fields of a choice and of a file, and the rows they stand in; parts/desk.css has their looks. */

import { html } from "lit-html";

/** @param {string} words @param {() => unknown} act @param {{ isMain?: boolean, isOff?: boolean }} [how] */
export function actButton(words, act, { isMain = false, isOff = false } = {}) {
  return html`<button class="button" ?data-main=${isMain} type="button" ?disabled=${isOff} @click=${() => void act()}>${words}</button>`;
}

/**
 * A button that takes files.
 * @param {string} words
 * @param {string} accept
 * @param {(files: File[]) => unknown} take
 * @param {{ isMany?: boolean }} [how]
 */
export function fileButton(words, accept, take, { isMany = false } = {}) {
  const picked = (/** @type {Event} */ { target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const files = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    if (files.length) void take(files);
  };
  return html`<label class="button desk-file"
    ><input type="file" ?multiple=${isMany} accept=${accept} @change=${picked} /><span>${words}</span></label
  >`;
}

/** @param {string} label @param {readonly (readonly [string, string])[]} choices @param {string} chosen @param {(value: string) => void} choose */
export function choiceField(label, choices, chosen, choose) {
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${(/** @type {Event} */ { target }) => choose(/** @type {HTMLSelectElement} */ (target).value)}>
      ${choices.map(([value, name]) => html`<option value=${value} ?selected=${value === chosen}>${name}</option>`)}
    </select></label
  >`;
}
