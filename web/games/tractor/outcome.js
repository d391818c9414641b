/** Outcome: how a deal went by the levels that a side gained. Pure; derived from the engine's summary. */

import { otherSide, sideOf } from "../../js/text/names.js";

/** @import { Feat, Tally, View } from "../../js/core/types.d.ts" */
/** @import { Mood } from "../../js/table/store/outcome.js" */

/** The result of a deal that was played; null for one that was thrown in. @param {View} view @returns {Tally | null} */
export function tallyOf({ summary }) {
  return summary && "declares_next" in summary ? summary : null;
}

/** A side has gained levels, or declares next and nobody has. @param {View} view @returns {Mood | null} */
export function mood(view) {
  const tally = tallyOf(view);
  if (!tally) return null;
  const { gainer, gain, declares_next: next } = tally;
  const hasRisen = gainer !== null && gain > 0;
  const isGood = (hasRisen ? gainer : next) === sideOf(view);
  return { kind: hasRisen ? "level" : "turn", whose: isGood ? "us" : "them", isGood };
}

/** The opposing side has won the last trick, and was paid for what lies in the kitty. @param {View} view @returns {Feat[]} */
export function feats(view) {
  const tally = tallyOf(view);
  if (!tally?.kitty?.bonus) return [];
  return [{ kind: "captured", isGood: otherSide(tally.declaring_side) === sideOf(view) }];
}
