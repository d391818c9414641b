/** Deal result: the result of a deal, line by line. The changes of the totals stand in what happened. */

import { html, nothing } from "lit-html";
import { onwardButtons } from "../explanations/deal-review.js";
import { payoutView } from "../../table/view/pot.js";
import { summaryOf } from "../../table/store/outcome.js";
import { summaryHead } from "../../table/summary/summary.js";
import { featLines } from "../../table/summary/feats.js";
import { pieceView } from "../../table/view/pieces.js";
import { courtBadge } from "../../table/view/court-badge.js";
import { dealNumber } from "../../table/view/ledger.js";

/** @import { Match, View } from "../../core/types.d.ts" */
/** @import { TableActions, Text } from "../../table/view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 */
export function accountView(text, match, actions) {
  const { view } = match;
  const lines = pieceView(view.game, "resultLines", null, text, view) ?? summaryLines(text, view);
  return html`<section data-prompt role="group" aria-label=${dealNumber(text.say, view)}>
    ${lines} ${featLines(text, match)} ${onwardButtons(text, match, actions)}
  </section>`;
}

/** @param {Text} text @param {View} view */
function summaryLines(text, view) {
  const summary = summaryOf(view);
  if (!summary) return nothing;
  return html`${summaryHead(text, view, summary)} ${courtBadge(text.say, view)} ${payoutView(text, view)}`;
}
