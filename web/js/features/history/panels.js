/** Panels of past matches: their list, and a deal that is looked at. */

import { fairnessPage } from "../../core/device.js";
import { historyPanel } from "./view.js";

/** @satisfies {import("../types.d.ts").PanelTable} */
export const historyPanels = {
  history: {
    view: (text, state, { features, close }, shape) =>
      historyPanel(text, state, createHistoryActions(features), close, shape),
  },
};

/** What the panel does: the actions of the history, and of the features in which a match or deal can be opened. @param {import("../types.d.ts").FeatureActions} features */
export function createHistoryActions(features) {
  const { history, sending, challenges, analysis } = features;
  return {
    ...history,
    analysis,
    share: sending.sharePast,
    make: features["deal-editor"].openPastDeal,
    compare: challenges.compareReplay,
    play: challenges.playReplay,
    getFairnessPage: fairnessPage,
    openSheet: (/** @type {string} */ id) => void features["score-sheet"].open(id),
    openSheets: () => void features["score-sheet"].open(),
  };
}
