/** Seal view: shows in the menu the fingerprint of the match's seed; once the match is over, the seed. */

import { html, nothing } from "lit-html";
import { until } from "lit-html/directives/until.js";
import { fairnessPage, sha256 } from "../../core/device.js";

export { default as style } from "./seal.css";

/** @import { Text } from "../../table/view/table-view.js" */

/** Digits of the fingerprint that are enough to tell two matches apart at sight. */
const SHORT = 8;

/**
 * Its first digits, and behind them, on request, all of it and where it is checked.
 * @param {Text} text
 * @param {string} seed
 * @param {boolean} isOver whether the match is
 */
export function sealView({ say }, seed, isOver) {
  const made = sha256(seed);
  const short = made.then((digits) =>
    digits ? html`<bdi translate="no" class="seal-digits">${digits.slice(0, SHORT)}…</bdi>` : nothing,
  );
  const whole = made.then((digits) =>
    digits
      ? html`<p>
          ${say("fair-print")} <bdi translate="no" class="seal-digits" data-whole>${digits.replace(/.{8}/g, "$& ").trim()}</bdi>
        </p>`
      : nothing,
  );
  return html`<details class="hint seal">
    <summary>${say("fair-title")} ${until(short, nothing)}</summary>
    <p>${say("fair-cards")}.</p>
    ${until(whole, nothing)}
    ${isOver ? html`<p>${say("fair-seed")} <bdi translate="no" class="seal-digits">${seed}</bdi></p>` : nothing}
    <p><a href=${fairnessPage()}>${say("fair-verify")}</a></p>
  </details>`;
}
