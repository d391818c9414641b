/** Pair bid: a bid for the pair; either partner may bid, or leave it to the other. */

import { nothing } from "lit-html";
import { button } from "../../js/parts/controls.js";
import { bidSliderPanel } from "../../js/table/prompts/bid-slider.js";

/** @import { Action, Match } from "../../js/core/types.d.ts" */
/** @import { Text } from "../../js/table/view/table-view.js" */

/**
 * The panel; null where no pair is asked.
 * @param {Text} text
 * @param {Match} match
 * @param {{ performAction: (action: Action) => void, letPartnerDecide: () => void }} actions
 */
export function pairBid(text, match, actions) {
  const { prompt, seats, to_act: turn, you } = match.view;
  if (prompt?.kind !== "bid" || !prompt.by_pair) return null;
  if (!turn || turn === you) return bidSliderPanel(text, match, actions);
  const { say } = text;
  const { name, level } = seats[turn];
  const leave = () => button(say("prompt-bid-leave", { name }), actions.letPartnerDecide);
  const said = { hint: say("prompt-bid-partner", { name }), more: level === null ? nothing : leave() };
  return bidSliderPanel(text, match, actions, said);
}
