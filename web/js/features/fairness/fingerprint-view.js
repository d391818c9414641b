/** Seal: in the menu of a match, the fingerprint of the seed all its cards come from; once it is over, the seed. */

import { html, nothing } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { fingerprint } from "./store.js";

/** @import { Text } from "../../table/view/table.js" */

/**
 * @param {Text} text
 * @param {string} seed
 * @param {boolean} isOver whether the match is
 * @param {string} address of the fairness page
 */
export function sealView({ say }, seed, isOver, address) {
  const print = fingerprint(seed).then((digits) =>
    digits
      ? html`${say("fair-print")} <bdi class="seal-print">${digits.replace(/.{8}/g, "$& ").trim()}</bdi>`
      : nothing,
  );
  return html`<p class="hint seal">
    ${until(print, nothing)} ${isOver ? html`${say("fair-seed")} <bdi class="seal-print">${seed}</bdi>` : nothing}
    <a href=${address}>${say("fair-title")}</a>
  </p>`;
}
