/** Score breakdown: how the score of a deal comes about, written out. All figures, the differences too, are the engine's. */

import { html, nothing } from "lit-html";
import { otherSide, sideOf, signedNumber } from "../../text/names.js";
import { clauseMark } from "../prompts/prompt.js";

/** @import { Side, Summary, View } from "../../core/types.d.ts" */
/** @import { ScoreBreakdown } from "../../messages/messages.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * A line for each side, with the clauses that it goes by; nothing for a game that does not say it.
 * @param {Text} text
 * @param {View} view
 * @param {Summary} summary
 */
export function breakdownView(text, { score_breakdown: breakdown, ...view }, summary) {
  const us = sideOf(view);
  if (!breakdown) return clausesOnly(text, summary, us);
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
        <dd>${text.say(`breakdown-${kind}`, facts)} ${(summary.clauses?.[side] ?? []).map((clause) => clauseMark(text, clause))}</dd>
      </div>`;
    })}
  </dl>`;
}

/** The clauses alone, of a game without a breakdown. @param {Text} text @param {Summary} summary @param {Side} us */
function clausesOnly(text, { clauses }, us) {
  const all = new Set([us, otherSide(us)].flatMap((side) => clauses?.[side] ?? []));
  return all.size ? html`<p class="hint">${[...all].map((clause) => clauseMark(text, clause))}</p>` : nothing;
}
