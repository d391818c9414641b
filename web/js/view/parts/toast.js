/** Toast: a line that tells something once, stops nobody, and can be closed. */

import { html, nothing } from "lit-html";
import { closeMark } from "../cards/marks.js";

/** @import { Notice } from "../../store/kept/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/**
 * @param {Text} text
 * @param {Notice | null} notice
 * @param {() => void} close
 */
export function toast({ say }, notice, close) {
  if (!notice) return nothing;
  return html`<div class="toast" data-notice=${notice.code}>
    <p>${say(`notice-${notice.code}`)}</p>
    <button class="icon-button" type="button" aria-label=${say("notice-close")} @click=${close}>
      ${closeMark()}
    </button>
  </div>`;
}
