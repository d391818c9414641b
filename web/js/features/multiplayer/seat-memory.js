/** Seat memory: who sits where in the match that is continued, or at a new table: as in the last match, so that only the scanning is left. */

import { botsOf, chosenTable } from "../../core/next-match-rules.js";
import { createChairs } from "./chairs.js";
import { saveChairs, loadChairs } from "./seat-storage.js";

/** @import { Chair, Who } from "./types.d.ts" */

/** @param {{ store: import("../../core/store.js").Store, isPlaying: () => boolean }} needs `isPlaying`: whether a match is being played together */
export function createSeatMemory({ store, isPlaying }) {
  /** What was remembered last. */
  let kept = { match: "", chairs: /** @type {readonly Chair[]} */ ([]) };

  return {
    /** The seats may have changed: remember them, for the case that this page is loaded anew. */
    saveSeats() {
      const { multiplayer, match, saved } = store.state();
      if (!isPlaying() || !multiplayer || !match || !saved) return;
      if (kept.match === saved.id && kept.chairs === multiplayer.chairs) return;
      kept = { match: saved.id, chairs: multiplayer.chairs };
      saveChairs(kept.match, kept.chairs);
    },
    /**
     * The chairs as they were in the match that can be continued, or in the last one that was played together; else as they were
     * chosen on the first screen.
     * @param {boolean} canGoOn
     */
    suggestChairs(canGoOn) {
      const { settings, saved } = store.state();
      const before = loadChairs(canGoOn && saved ? saved.id : undefined);
      const { level, levels } = botsOf(settings);
      const rotation = chosenTable(settings)?.rotation ?? ["S", "W", "N", "E"];
      const across = rotation[rotation.length / 2];
      return createChairs(rotation, (seat) => {
        /** @type {Who} */
        const who = seat === "S" ? "here" : seat === across ? "phone" : "bot";
        const at = /** @type {Record<string, string>} */ (levels)[seat];
        const last = before.find((chair) => chair.seat === seat) ?? { who, name: "" };
        const isOwn = seat === "S" && last.who === "here";
        // In a new match bots have other names, and this device's person may have.
        const anew = isOwn ? settings.name : last.who === "bot" ? "" : last.name;
        return {
          who: last.who,
          name: canGoOn ? last.name || anew : anew,
          level: at && at !== "person" ? at : level,
        };
      });
    },
  };
}
