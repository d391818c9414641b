/** Thumb menu: the button of the menu where a thumb reaches it. */

import { html } from "lit-html";
import { menuMark } from "../../cards/marks.js";

/** @import { Text } from "../../table/view/table.js" */

/** @param {Text} text @param {() => void} open */
export function thumbMenu({ say }, open) {
  return html`<button class="icon-button thumb-menu" type="button" aria-label=${say("menu")} @click=${open}>
    ${menuMark()}
  </button>`;
}
