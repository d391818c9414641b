/** Fields: what several of the views are made of: buttons, a file field, a link with what is done with it. */

import { html, nothing } from "lit-html";
import { codeView } from "../../parts/qr-code.js";
import { address } from "../../core/device.js";

/** @import { Text } from "../../table/view/table.js" */
/** @import { ExercisesPart } from "./types.d.ts" */
/** @typedef {import("../types.d.ts").FeatureActs["exercises"]} ExercisesActs */

/** @param {string} words @param {() => unknown} act @param {{ isMain?: boolean, isOff?: boolean }} [how] */
export function exerciseButton(words, act, { isMain = false, isOff = false } = {}) {
  return html`<button class="button" ?data-main=${isMain} type="button" ?disabled=${isOff} @click=${() => void act()}>${words}</button>`;
}

/** @param {string} words @param {string} accept @param {(files: File[]) => unknown} take */
export function exerciseFile(words, accept, take) {
  const picked = (/** @type {Event} */ { target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const files = [...(input.files ?? [])];
    // The same file may be chosen again.
    input.value = "";
    if (files.length) void take(files);
  };
  return html`<label class="button exercises-file"
    ><input type="file" accept=${accept} @change=${picked} /><span>${words}</span></label
  >`;
}

/**
 * A link: to be copied, sent, or scanned.
 * @param {Text} text @param {ExercisesPart} part @param {{ link: string, label: string, title: string }} of
 * @param {ExercisesActs} does
 */
export function exerciseLink({ say }, { code, copied }, { link, label, title }, does) {
  const isCode = code === link;
  return html`<div class="exercises-link">
    <label class="field"
      ><span>${label}</span
      ><input
        readonly
        dir="ltr"
        .value=${address(link)}
        @focus=${(/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
    /></label>
    <div class="exercises-buttons">
      ${exerciseButton(say("share-copy"), () => does.copyLink(link), { isMain: true })}
      ${"share" in navigator ? exerciseButton(say("share-send"), () => does.sendLink(link, title)) : nothing}
      <button class="button" type="button" aria-pressed=${isCode ? "true" : "false"} @click=${() => does.showCode(link)}>${say("share-code")}</button>
    </div>
    <p class="hint" role="status">${copied?.link === link ? say(`share-${copied.how}`) : nothing}</p>
    ${isCode ? codeView(address(link), say("share-code-label")) : nothing}
  </div>`;
}
