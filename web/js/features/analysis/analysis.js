/** Analysis: its actions, view and style; loaded on first use. */

import shared from "../../parts/form-controls.css";
import { createAnalysis } from "./store.js";
import own from "./style.css";

export { analysisView as view } from "./view.js";
export const style = [shared, own].join("\n");

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, documents, features, leaveMatch }) {
  return createAnalysis({
    store,
    engine: table.engine,
    documents,
    showStep: (deal, step) => void features.history.showStep(deal, step),
    async playRecord(record, game) {
      leaveMatch();
      await table.openRecord(record, game);
    },
  });
}
