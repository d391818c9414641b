/** Panels of past matches: their list, and a deal that is looked at. */

import { fairnessPage } from "../../core/device.js";
import { pastPanel } from "./view.js";

/** @type {Record<string, import("../types.d.ts").Panel>} */
export const pastPanels = {
  history: {
    view(text, state, { features, close }, shape) {
      const {
        history: past,
        share,
        challenges: contest,
        analysis,
        "deal-editor": making,
        "score-sheet": sheet,
      } = features;
      const acts = {
        ...past,
        analysis,
        share: share.sharePast,
        make: making.openPastDeal,
        compare: contest.past,
        fairness: fairnessPage,
        sheets: (/** @type {string | undefined} */ id) => void sheet.open(id),
        async choose(/** @type {File} */ file) {
          const read = () => file.text();
          const start = await file
            .slice(0, 100)
            .text()
            .catch(() => "{");
          // The file of all matches is taken in; one match is looked at, and the engine says what anything else is.
          void (start.trimStart().startsWith("{") ? past.choose(read) : past.takeDropped(read));
        },
      };
      return pastPanel(text, state, acts, close, shape);
    },
  },
};
