/** Turns: what the person does at the table. */

import { coverHands } from "./cover-requests.js";
import { isTablesTurn } from "./next-step.js";
import { sendAction } from "./steps.js";

/** @import { Action, Asking } from "../../core/types.d.ts" */
/** @import { TableContext } from "./context.js" */

/** The match, unless an action is with the engine: a second one is a double tap and is dropped. @param {TableContext} table */
function idleMatch({ store }) {
  const { match } = store.state();
  return match?.busy ? null : match;
}

/** @param {TableContext} table @param {Action} action */
export async function performAction(table, action) {
  const view = idleMatch(table)?.view;
  if (view) table.forcedCard.noteAct(view.turn);
  if (view?.waits_for === "you" || view?.prompt)
    await sendAction(table, (turn) => table.engine.act({ action, turn }));
}

/** Have the next deal dealt. @param {TableContext} table */
export async function dealNext(table) {
  if (idleMatch(table)?.view.waits_for === "deal")
    await sendAction(table, (turn) => table.engine.deal({ turn }));
}

/**
 * Go back to what the person last decided in this deal. Where people of the other side are asked first, the question
 * is put to them, with all cards covered.
 * @param {TableContext} table
 * @param {Asking} [agreed] what they agreed to
 */
export async function undoAction(table, agreed) {
  const view = idleMatch(table)?.view;
  if (!view?.can_undo) return;
  // At devices of their own the others are asked there.
  const { takes_back: seat = null, asks = [] } = view.pass_and_play ?? {};
  if (!agreed && seat && asks.length) {
    await coverHands(table);
    table.store.change({ type: "asking", asking: { seat, asks } });
    return;
  }
  const consent = agreed ? { seat: agreed.seat, agreed: agreed.asks[0] } : {};
  await sendAction(table, (turn) => table.engine.undo({ ...consent, turn }));
}

/** Claim the remaining tricks. @param {TableContext} table */
export async function claimTricks(table) {
  const prompt = idleMatch(table)?.view.prompt;
  if (prompt?.kind === "play" && prompt.claim)
    await sendAction(table, (turn) => table.engine.claimTricks({ turn }));
}

/** Have a bot play on until the person takes over again, or the deal ends. @param {TableContext} table */
export async function handOver(table) {
  if (idleMatch(table)?.view.can_hand_over)
    await sendAction(table, (turn) => table.engine.handOver({ turn }));
}

/** Decide again. @param {TableContext} table */
export async function takeOver(table) {
  if (idleMatch(table)?.view.handed_over) await sendAction(table, (turn) => table.engine.takeOver({ turn }));
}

/** Leave to the partner, who speaks for the pair, what the person may answer. @param {TableContext} table */
export async function letPartnerDecide(table) {
  const view = idleMatch(table)?.view;
  if (view && isTablesTurn(view)) await sendAction(table, (turn) => table.engine.step({ turn }));
}

/** Have other things agreed on among the partners, from the next deal on. @param {TableContext} table @param {string} agreements in the engine's words */
export async function setAgreements(table, agreements) {
  await sendAction(table, () => table.engine.setAgreements({ agreements }));
}
