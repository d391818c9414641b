/** Puzzles: decisions to be found, of the deal that is over or made for it; fetched when they are first wanted. */

import style from "./style.css";
import { readPuzzles } from "../../core/site-content.js";
import { namesOfTask } from "../../text/player-names.js";
import { unpackPuzzles } from "./puzzle-file.js";
import { createPuzzles } from "./store.js";

export { puzzlesView as view } from "./view.js";
export { style };

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, whenReady, text }) {
  return createPuzzles({
    store,
    table,
    whenReady,
    names: () => namesOfTask(text.say),
    fetchPuzzles: async (game) => ({ puzzles: unpackPuzzles(await readPuzzles(game)) }),
  });
}
