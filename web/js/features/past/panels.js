/** Panels of past matches: their list, and a deal that is looked at. */

import { fairnessPage } from "../../core/device.js";
import { past as feature } from "./index.js";
import { pastPanel } from "./panel.js";

/** @type {Record<string, import("../types.d.ts").Panel>} */
export const pastPanels = {
  past: {
    view(text, state, { features, close }, shape) {
      const { past, share, contest, analysis, complaint, making, sheet, paper, exercises } = features;
      const acts = {
        ...past,
        analysis,
        share: share.past,
        make: making.past,
        exercise: exercises.make,
        complain: complaint.past,
        compare: contest.past,
        print: paper.past,
        fairness: fairnessPage,
        sheets: (/** @type {string | undefined} */ id) => void sheet.open(id),
        choose(/** @type {File} */ file) {
          const read = () => file.text();
          // One match that was saved as a file is looked at; the file of all of them is taken in.
          void (file.name.toLowerCase().endsWith(feature.takes.ending)
            ? past.takeDropped(read)
            : past.choose(read));
        },
      };
      return pastPanel(text, state, acts, close, shape);
    },
  },
};
