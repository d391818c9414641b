/** Score breakdown: how the score of a deal comes about, written out. All figures, the differences too, are the engine's. */

import { html, nothing } from "lit-html";
import { otherSide, sideOf, signedNumber } from "../../text/names.js";

/** @import { Side, Summary, View } from "../../core/types.d.ts" */
/** @import { ScoreBreakdown } from "../../messages/messages.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * A line for each side; nothing for a game that does not say it.
 * @param {Text} text
 * @param {View} view
 * @param {Summary} summary
 */
export function breakdownView(text, { score_breakdown: breakdown, ...view }, summary) {
  const us = sideOf(view);
  if (!breakdown) return nothing;
  const of = /** @type {Record<Side, ScoreBreakdown>} */ (breakdown);
  return html`<dl class="reckoned" aria-label=${text.say("reckoned")}>
    ${[us, otherSide(us)].map((side, at) => {
      const { kind, contract, change, ...figures } = of[side];
      const standing = { before: summary.before?.[side] ?? 0, total: summary.totals?.[side] ?? 0 };
      const facts = {
        ...standing,
        ...figures,
        contract: contract ?? 0,
        gain: change,
        change: signedNumber(change),
      };
      return html`<div data-whose=${at ? "them" : "us"}>
        <dt>${text.say(at ? "them" : "us")}</dt>
        <dd>${text.say(`breakdown-${kind}`, facts)}</dd>
      </div>`;
    })}
    </dl>`;
}

/** The clauses that a result goes by. @param {View} view @param {Summary} summary */
export function clausesOf(view, { clauses }) {
  const us = sideOf(view);
  return [us, otherSide(us)].flatMap((side) => clauses?.[side] ?? []);
}
