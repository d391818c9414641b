/** Score breakdown: how the score of a deal comes about, written out. All figures, the differences too, are the engine's. */

import { html, nothing } from "lit-html";
import { otherSide, sideOf, signedNumber } from "../../text/names.js";
import { fold } from "../../parts/controls.js";
import { clauseMark } from "../prompts/prompt.js";

/** @import { Side, Summary, View } from "../../core/types.d.ts" */
/** @import { ScoreBreakdown } from "../../messages/messages.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * A line for each side, where the game says it, and the clauses that they go by.
 * @param {Text} text
 * @param {View} view
 * @param {Summary} summary
 */
export function breakdownView(text, { score_breakdown: breakdown, ...view }, summary) {
  const us = sideOf(view);
  const clauses = clausesFold(
    text,
    [us, otherSide(us)].flatMap((side) => summary.clauses?.[side] ?? []),
  );
  if (!breakdown) return clauses;
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
    </dl>
    ${clauses}`;
}

/** The clauses that a result goes by, behind one quiet word. @param {Text} text @param {readonly string[]} clauses */
export function clausesFold(text, clauses) {
  const marks = [...new Set(clauses)].map((clause) => clauseMark(text, clause));
  return marks.length ? fold(text.say("home-rules"), marks, "hint") : nothing;
}
