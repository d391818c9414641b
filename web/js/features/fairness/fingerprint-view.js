/** Fingerprint: in the menu of a match, that of the seed all its cards come from; once it is over, the seed. */

import { html, nothing } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { fairnessPage } from "../../core/device.js";
import { sha256 } from "../../core/sha256.js";

/** @import { Text } from "../../table/view/table.js" */

/**
 * @param {Text} text
 * @param {string} seed
 * @param {boolean} isOver whether the match is
 */
export function fingerprintView({ say }, seed, isOver) {
  const print = sha256(seed).then((digits) =>
    digits
      ? html`${say("fair-print")} <bdi class="fingerprint-digits">${digits.replace(/.{8}/g, "$& ").trim()}</bdi>`
      : nothing,
  );
  return html`<p class="hint fingerprint">
    ${until(print, nothing)} ${isOver ? html`${say("fair-seed")} <bdi class="fingerprint-digits">${seed}</bdi>` : nothing}
    <a href=${fairnessPage()}>${say("fair-title")}</a>
  </p>`;
}
