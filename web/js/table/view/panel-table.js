/** Panel table: a table in a panel, with no match around it, no result, and only those acts that the panel has. */

/** @import { Match, View } from "../../core/types.d.ts" */
/** @import { GameEvent } from "../../messages/messages.d.ts" */
/** @import { TableActions } from "./table-view.js" */

/**
 * A trick just complete lies there.
 * @param {View} view
 * @param {readonly GameEvent[]} events
 * @returns {Match}
 */
export function panelMatch(view, events) {
  return {
    view: { ...view, summary: null, can_undo: false },
    lingering: events.some(({ kind }) => kind === "trick_won"),
    chosen: [],
    raised: [],
    own: null,
    tried: null,
    arranging: null,
    refusal: null,
    busy: false,
  };
}

/** Everything else does nothing. @param {Partial<TableActions>} acts @returns {TableActions} */
export function onlyActs(acts) {
  const nothingDone = () => undefined;
  return {
    performAction: nothingDone,
    tapCard: nothingDone,
    isSoundOn: () => false,
    setSound: nothingDone,
    letPartnerDecide: nothingDone,
    setDealing: nothingDone,
    dealNext: nothingDone,
    startNewMatch: nothingDone,
    leaveMatch: nothingDone,
    skipWait: nothingDone,
    setPace: nothingDone,
    undoAction: nothingDone,
    uncoverHand: nothingDone,
    coverHands: nothingDone,
    sortHand: nothingDone,
    arrangeHand: nothingDone,
    claimTricks: nothingDone,
    takeOver: nothingDone,
    open: nothingDone,
    toggleHint: nothingDone,
    closeLook: nothingDone,
    ...acts,
  };
}
