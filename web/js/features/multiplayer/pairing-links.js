/**
 * Pairing links: what a code carries as a link to be copied or sent, and what the other device shows, taken by camera, as a
 * photo, or as a link that was pasted.
 */

import { html, nothing } from "lit-html";
import { PHOTOS, button, fileField } from "../../parts/controls.js";
import { copyStatus, linkButtons, linkField } from "../../parts/shared-link.js";

/** @import { Multiplayer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** A link to be copied or sent. @param {Text} text @param {string} link @param {Multiplayer} multiplayer @param {import("./view.js").MultiplayerActions} actions */
export function linkView({ say }, link, { copied }, actions) {
  return html`<details class="multiplayer-link">
    <summary>${say("multiplayer-as-link")}</summary>
    ${linkField(say, link, { rows: 5 })} ${copyStatus(say, copied?.link === link ? copied.how : null)}
    <div class="menu-buttons">
      ${linkButtons(say, { copyLink: () => actions.copyLink(link), sendLink: () => actions.shareLink(link) })}
    </div>
  </details>`;
}

const findVideo = () =>
  /** @type {HTMLVideoElement | null} */ (document.querySelector("[data-multiplayer-camera]"));

/** @param {Text} text @param {Multiplayer} multiplayer @param {import("./view.js").MultiplayerActions} actions @param {string} title what is taken */
export function linkInputView({ say }, { isScanning, pastedText }, actions, title) {
  return html`<section class="multiplayer-take" aria-label=${say(title)}>
    <h3>${say(title)}</h3>
    ${
      isScanning
        ? html`<video class="multiplayer-camera" data-multiplayer-camera playsinline muted aria-label=${say("multiplayer-camera")}></video>
            <div class="menu-buttons">${button(say("multiplayer-scan-stop"), actions.stopScanning)}</div>`
        : html`<div class="menu-buttons">
            ${button(say("multiplayer-scan"), () => actions.scanCode(findVideo))}
            ${fileField(say("multiplayer-photo"), (file) => void actions.scanPhoto(file), "multiplayer-photo", PHOTOS)}
          </div>`
    }
    <form class="multiplayer-paste" @submit=${(/** @type {Event} */ event) => (event.preventDefault(), actions.usePastedText())}>
      <label class="field"
        ><span>${say("multiplayer-paste")}</span
        ><input
          type="text"
          dir="ltr"
          autocomplete="off"
          spellcheck="false"
          maxlength="4000"
          placeholder="https://…"
          .value=${pastedText}
          @input=${(/** @type {Event} */ event) => actions.setPastedText(/** @type {HTMLInputElement} */ (event.target).value)}
      /></label>
      ${pastedText.trim() ? button(say("multiplayer-paste-use"), null, { type: "submit" }) : nothing}
    </form>
  </section>`;
}
