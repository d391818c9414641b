/** Unread lines: what of a text that somebody sent was not understood. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../text/refusals.js";

/** @import { Refusal } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** As many are listed; the others are counted. */
const LISTED = 20;

/** @param {Text} text @param {readonly Refusal[]} unread */
export function unreadView(text, unread) {
  const { say } = text;
  if (!unread.length) return nothing;
  return html`<div class="unread" role="status">
    <p>${say("unread-lines")}</p>
    <ul>
      ${unread.slice(0, LISTED).map((one) => html`<li>${refusalSentence(text, one)}</li>`)}
      ${unread.length > LISTED ? html`<li>${say("unread-more", { count: unread.length - LISTED })}</li>` : nothing}
    </ul>
  </div>`;
}
