/** Pieces of the toy: how many tricks are still to come, in the ledger. */

import { html } from "lit-html";

export const style = ".six { font-weight: 700; }";

/**
 * @param {import("../../../../web/js/text/sentences.js").Say} say
 * @param {import("../../../../web/js/core/types.d.ts").View} view
 */
export function patches(say, { tricks = [] }) {
  const count = 6 - tricks.length;
  return html`<div class="tile six" role="img" aria-label=${say("six-left", { count })}>
    <span class="tile-value" aria-hidden="true">${count}</span>
  </div>`;
}
