/** Notice: something to be told once, quietly, that does not stop anybody: a line that one may put away. */

import { html, nothing } from "lit-html";
import { closeMark } from "./marks.js";

/** @import { Notice } from "../store/kept/types.d.ts" */
/** @import { Text } from "./table.js" */

/**
 * @param {Text} text
 * @param {Notice | null} notice
 * @param {() => void} close
 */
export function noticeView({ say }, notice, close) {
  if (!notice) return nothing;
  return html`<div class="slip" data-notice=${notice.code}>
    <p>${say(`notice-${notice.code}`)}</p>
    <button class="icon-button" type="button" aria-label=${say("notice-close")} @click=${close}>
      ${closeMark()}
    </button>
  </div>`;
}
