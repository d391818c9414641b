/** Paper: what asks for sheets, prints and saves them, with its style; fetched when it is first wanted. */

import { saveFile } from "../../core/device.js";
import { printed } from "./frame.js";
import { createPaper } from "./store.js";

export { default as style } from "./style.css";
export { paperView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, ready, features }) {
  return createPaper({
    store,
    ask: table.ask,
    ready,
    saveFile,
    printed,
    spoken: () => ({ code: document.documentElement.lang, device: navigator.language }),
    puzzles: (game) => features["puzzles"].texts(game),
  });
}
