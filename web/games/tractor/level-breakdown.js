/** Level breakdown: which row of the level table the points of a deal fall into. All figures are the engine's. */

import { html, nothing } from "lit-html";

/** @import { Tally, View } from "../../js/core/types.d.ts" */
/** @import { LevelBreakdown } from "../../js/messages/messages.d.ts" */
/** @import { Text } from "../../js/table/view/table-view.js" */

/**
 * Which row of the level table the attackers' points fall into; of a match won by holding at ace, that.
 * @param {Text} text
 * @param {View} view
 * @param {Tally} tally
 */
export function levelBreakdownView(
  text,
  { score_breakdown: breakdown },
  { held_at_ace: isHeld, to_ace: toAce },
) {
  if (!breakdown) return nothing;
  if (isHeld) return html`<p class="breakdown-levels">${text.say("breakdown-held_at_ace")}</p>`;
  const { kind, fewest, most, gain, stopped } = /** @type {LevelBreakdown} */ (breakdown);
  const range = most === null ? "open" : most === fewest ? "one" : "two";
  const facts = { kind: toAce ? `${kind}_to_ace` : kind, range, fewest, most: most ?? 0, gain };
  return html`<p class="breakdown-levels">
    ${text.say("breakdown-levels", facts)} ${stopped ? text.say("breakdown-stopped") : nothing}
  </p>`;
}

/** The clauses that it goes by. @param {View} view @param {Tally} tally */
export function levelClauses({ score_breakdown: breakdown }, { held_at_ace: isHeld }) {
  if (!breakdown) return [];
  if (isHeld) return ["T37"];
  const { kind, stopped } = /** @type {LevelBreakdown} */ (breakdown);
  return [kind === "bid" ? "T43" : "T35", ...(stopped ? ["T37"] : [])];
}
