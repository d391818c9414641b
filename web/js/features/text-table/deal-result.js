/** Deal result: the result of a deal, line by line. The changes of the totals stand in what happened. */

import { html, nothing } from "lit-html";
import { otherSide, sideOf } from "../../text/names.js";
import { onwardButtons } from "../explanations/deal-review.js";
import { payoutView } from "../../table/view/pot.js";
import { tallyOf } from "../../table/store/outcome.js";
import { summaryHead } from "../../table/summary/summary.js";
import { nextSentence, tallySums, tallyTitle } from "../../table/summary/tally.js";
import { courtBadge } from "../../table/view/court-badge.js";
import { dealNumber } from "../../table/view/ledger.js";

/** @import { Match, Summary, Tally, View } from "../../core/types.d.ts" */
/** @import { TableActions, Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 */
export function accountView(text, match, actions) {
  const { view } = match;
  const tally = tallyOf(view);
  const lines = tally
    ? tallyLines(text, view, tally)
    : summaryLines(text, view, /** @type {Summary} */ (view.summary));
  return html`<section class="text-account" data-prompt role="group" aria-label=${dealNumber(text.say, view)}>
    ${lines} ${onwardButtons(text, match, actions)}
  </section>`;
}

/** @param {Text} text @param {View} view @param {Summary} summary */
function summaryLines(text, view, summary) {
  return html`${summaryHead(text, view, summary)} ${courtBadge(text.say, view)} ${payoutView(text, view)}`;
}

/** @param {Text} text @param {View} view @param {Tally} tally */
function tallyLines(text, view, tally) {
  const { isLast, title } = tallyTitle(text, view, tally);
  const attack = otherSide(tally.declaring_side) === sideOf(view) ? "us" : "them";
  return html`<h2>${title}</h2>
    <dl class="text-sums">
      ${tallySums(text, tally, attack).map(
        ({ words, value }) =>
          html`<div>
            <dt>${words}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${isLast ? nothing : html`<p>${nextSentence(text, view, tally)}</p>`}`;
}
