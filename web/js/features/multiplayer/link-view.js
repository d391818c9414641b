/** Link: what a code carries, as a link to be copied or sent. */

import { html, nothing } from "lit-html";
import { button } from "../../parts/controls.js";

/** @import { Multiplayer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** A link to be copied or sent. @param {Text} text @param {string} link @param {Multiplayer} together @param {import("./view.js").Does} actions */
export function linkView({ say }, link, { copied }, actions) {
  return html`<details class="multiplayer-link">
    <summary>${say("multiplayer-as-link")}</summary>
    <textarea
      readonly
      dir="ltr"
      rows="5"
      spellcheck="false"
      aria-label=${say("share-link")}
      .value=${link}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
    ></textarea>
    <p class="hint" role="status">${copied?.link === link ? say(`share-${copied.how}`) : ""}</p>
    <div class="menu-buttons">
      ${button(say("share-copy"), () => actions.copyLink(link))}
      ${"share" in navigator ? button(say("share-send"), () => actions.shareLink(link)) : nothing}
    </div>
  </details>`;
}
