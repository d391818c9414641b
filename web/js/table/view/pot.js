/** Pot: what a match is played for, and what it paid at its end. The amounts come from the engine. */

import { html, nothing } from "lit-html";
import { chipsText, signedChips } from "../../text/chips.js";
import { summaryOf } from "../store/outcome.js";

/** @import { View } from "../../core/types.d.ts" */
/** @import { Text } from "./table-view.js" */

/** What the match paid, once it is over. @param {Text} text @param {View} view */
export function payoutView({ say }, view) {
  const { you } = view;
  const payout = summaryOf(view)?.payout;
  if (!payout) return nothing;
  const { pot, commission, pay, change } = payout;
  return html`<section class="payout" aria-label=${say("payout")}>
    <dl class="payout-row">
      ${amountView(say("payout-pot"), chipsText(say, pot))}
      ${commission ? amountView(say("payout-commission"), chipsText(say, commission)) : nothing}
      ${amountView(
        say("payout-you"),
        html`${chipsText(say, pay[you])}
          <small data-sign=${Math.sign(change[you])}>${signedChips(say, change[you])}</small>`,
      )}
    </dl>
    <p class="hint">${say("stake-note")}</p>
  </section>`;
}

/** @param {string} name @param {unknown} amount */
function amountView(name, amount) {
  return html`<div>
    <dt>${name}</dt>
    <dd>${amount}</dd>
  </div>`;
}

/** What is played for, as the sentences take it. @param {Text["say"]} say @param {NonNullable<View["chips"]>} staked */
function stakeFacts(say, { pot, stake, kept }) {
  const words = (/** @type {number} */ amount) => chipsText(say, amount);
  return { pot: words(pot), stake: words(stake), kept: kept ? words(kept) : "no" };
}

/**
 * The pot on the table while a match is played.
 * @param {Text["say"]} say
 * @param {View} view
 */
export function potPatch(say, { chips: staked }) {
  if (!staked) return nothing;
  return html`<div
    class="tile"
    role="img"
    aria-label=${say("pot-label", stakeFacts(say, staked))}
    data-tile="pot"
  >
    <span class="tile-label" aria-hidden="true">${say("payout-pot")}</span>
    <span class="tile-value" aria-hidden="true">${chipsText(say, staked.pot)}</span>
    <span class="tile-who" aria-hidden="true">${say("pot-note")}</span>
  </div>`;
}

/**
 * The same where the score has no room for it: it lies on the cloth.
 * @param {Text["say"]} say
 * @param {View} view
 */
export function potMark(say, { chips: staked }) {
  if (!staked) return nothing;
  return html`<p class="pot-mark">
    ${say("pot-short", stakeFacts(say, staked))}
  </p>`;
}

/**
 * The stake in words, where there is room for them.
 * @param {Text["say"]} say
 * @param {View} view
 */
export function potLine(say, { chips: staked }) {
  if (!staked) return nothing;
  const line = say("pot-label", stakeFacts(say, staked));
  return html`<p class="hint">${line} ${say("stake-note")}</p>`;
}
