/** Seating: who sits where at a new table, or in the match that is continued, which is remembered while it is played. */

import { botsOf, chosenTable } from "../../core/house.js";
import { newChairs } from "./chairs.js";
import { keepChairs, keptChairs } from "./kept.js";

/** @import { Chair, Who } from "./types.d.ts" */

/** @param {{ store: import("../../core/store.js").Store, isOn: () => boolean }} needs `isOn`: whether a match is being played together */
export function createSeating({ store, isOn }) {
  /** What was remembered last. */
  let kept = { match: "", chairs: /** @type {readonly Chair[]} */ ([]) };

  return {
    /** The seats may have changed: remember them, for the case that this page is loaded anew. */
    look() {
      const { together, match, saved } = store.state();
      if (!isOn() || !together || !match || !saved) return;
      if (kept.match === saved.id && kept.chairs === together.chairs) return;
      kept = { match: saved.id, chairs: together.chairs };
      keepChairs(kept.match, kept.chairs);
    },
    /** The chairs as they were in the match that can be continued, else as they were chosen on the first screen. @param {boolean} canGoOn */
    fresh(canGoOn) {
      const { settings, saved } = store.state();
      const before = canGoOn && saved ? keptChairs(saved.id) : [];
      const { level, levels } = botsOf(settings);
      const rotation = chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"];
      const across = rotation[rotation.length / 2];
      return newChairs(rotation, (seat) => {
        /** @type {Who} */
        const who = seat === "S" ? "here" : seat === across ? "phone" : "bot";
        const at = /** @type {Record<string, string>} */ (levels)[seat];
        return {
          ...(before.find((chair) => chair.seat === seat) ?? {
            who,
            name: seat === "S" ? settings.name : "",
          }),
          level: at && at !== "person" ? at : level,
        };
      });
    },
  };
}
