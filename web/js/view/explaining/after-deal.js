/** After a deal: buttons to the moments that mattered and to why the bots acted as they did. */

import { html, nothing } from "lit-html";

/** @import { View } from "../../store/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/**
 * @param {Text} text
 * @param {View} view
 * @param {{ open: (panel: "tricks" | "moments") => void }} does
 */
export function afterDeal({ say }, view, does) {
  return html`${view.assisted ? html`<p class="assisted">${say("hint-assisted-line")}</p>` : nothing}
    <div class="summary-more">
      <button class="button" type="button" @click=${() => does.open("moments")}>${say("moments-open")}</button>
      <button class="button" type="button" @click=${() => does.open("tricks")}>${say("tricks-ask-why")}</button>
    </div>`;
}
