/** Complaint: the report to be copied, as text, picture or HTML. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../../text/refusals.js";
import { reportText } from "./report.js";

/** @import { Complaint } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */

/**
 * @typedef {object} ComplaintActs
 * @property {() => void} copyText
 * @property {() => void} copyHtml
 * @property {() => void} copyPicture
 * @property {() => void} savePicture
 */

/** @param {Text} text @param {Complaint} complaint @param {ComplaintActs} does */
export function complaintView(text, complaint, does) {
  const { say } = text;
  const { gathered, refusal, copied } = complaint;
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (!gathered) return html`<p role="status">${say("notice-loading")}</p>`;
  const said = copied && say(copied.is === "copied" ? "share-copied" : "complaint-refused");
  return html`<div class="complaint">
    <p>${say(gathered.over ? "complaint-line-over" : "complaint-line-running")}</p>
    <textarea
      readonly
      rows="9"
      spellcheck="false"
      aria-label=${say("complaint-report")}
      .value=${reportText(text, complaint)}
      @focus=${(/** @type {FocusEvent} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}
    ></textarea>
    <p class="hint" role="status">${said ?? nothing}</p>
    <div class="complaint-buttons">
      ${button(say("complaint-copy"), does.copyText, true)}
      ${"ClipboardItem" in globalThis ? button(say("complaint-copy-picture"), does.copyPicture) : nothing}
      ${button(say("daily-save"), does.savePicture)} ${button(say("complaint-copy-html"), does.copyHtml)}
    </div>
  </div>`;
}

/** @param {string} words @param {() => void} act @param {boolean} [isMain] */
function button(words, act, isMain = false) {
  return html`<button class="button" type="button" ?data-main=${isMain} @click=${act}>${words}</button>`;
}
