/** More: what one may look at once a deal is over: the moments that mattered, and why the bots did what they did. */

import { html, nothing } from "lit-html";

/** @import { View } from "../store/types.d.ts" */
/** @import { Text } from "./table.js" */

/**
 * @param {Text} text
 * @param {View} view
 * @param {{ open: (panel: "tricks" | "moments") => void }} does
 */
export function summaryMore({ say }, view, does) {
  return html`${view.assisted ? html`<p class="assisted">${say("hint-assisted-line")}</p>` : nothing}
    <div class="summary-more">
      <button class="button" type="button" @click=${() => does.open("moments")}>${say("moments-open")}</button>
      <button class="button" type="button" @click=${() => does.open("tricks")}>${say("tricks-ask-why")}</button>
    </div>`;
}
