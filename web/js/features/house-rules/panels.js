/** Panel of the house rules. */

import { houseRulesPanel } from "./view.js";

/** @type {Record<string, import("../types.d.ts").Panel>} */
export const houseRulesPanels = {
  rules: {
    title: ({ say }) => say("rules-house"),
    view: (text, state, { features, set }) =>
      houseRulesPanel(
        text,
        state,
        (change) =>
          void features["house-rules"].choose(
            change,
            (/** @type {import("../../core/types.d.ts").Settings["house"]} */ house) => set({ house }),
          ),
      ),
  },
};
