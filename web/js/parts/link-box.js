/** Link box: a link to be copied, sent, or scanned. */

import { html, nothing } from "lit-html";
import { address } from "../core/device.js";
import { actButton } from "./desk.js";
import { codeView } from "./qr-code.js";

/** @import { Say } from "../text/sentences.js" */

/**
 * What is done with links.
 * @typedef {object} LinkActs
 * @property {(link: string) => unknown} copyLink
 * @property {(link: string, title: string) => unknown} sendLink
 * @property {(link: string) => unknown} showCode show it as a QR code, or no longer
 */

/**
 * Which link is shown as a QR code, and which one was copied.
 * @typedef {{ code: string, copied: { link: string, how: "copied" | "refused" } | null }} LinkState
 */

/** @param {{ say: Say }} text @param {LinkState} state @param {{ link: string, label: string, title: string }} of @param {LinkActs} does */
export function linkBox({ say }, { code, copied }, { link, label, title }, does) {
  const isCode = code === link;
  return html`<div class="desk-link">
    <label class="field"
      ><span>${label}</span
      ><input
        readonly
        dir="ltr"
        .value=${address(link)}
        @focus=${(/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select()}
    /></label>
    <div class="desk-buttons">
      ${actButton(say("share-copy"), () => does.copyLink(link), { isMain: true })}
      ${"share" in navigator ? actButton(say("share-send"), () => does.sendLink(link, title)) : nothing}
      <button class="button" type="button" aria-pressed=${isCode ? "true" : "false"} @click=${() => does.showCode(link)}>${say("share-code")}</button>
    </div>
    <p class="hint" role="status">${copied?.link === link ? say(`share-${copied.how}`) : nothing}</p>
    ${isCode ? codeView(address(link), say("share-code-label")) : nothing}
  </div>`;
}
