/** Sheet: the score keeper, with its views and style; fetched when it is first wanted. */

import { keepAwake } from "../../core/wake-lock.js";
import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createKeeping } from "./sheet-storage.js";
import { createScoreKeeper } from "./store.js";
import { createWaking } from "./wake-timeout.js";
import shared from "../../parts/form-controls.css";
import general from "./style.css";
import score from "./score.css";
import entry from "./entry.css";
import print from "./print.css";

export { sheetView as view } from "./view.js";
export const style = [shared, general, score, entry, print].join("\n");

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, archive, tabs, whenReady, text, features }) {
  const waking = createWaking({
    isOpen: () => store.state().panel === "score-sheet" && Boolean(store.state().scoreSheet?.kept),
    keepAwake,
    now: Date.now,
    later: setTimeout,
  });
  store.listen((now, before) => now.panel !== before.panel && waking.look());
  const acts = createScoreKeeper({
    store,
    engine: table.engine,
    whenReady,
    keeping: createKeeping({ archive, changed: tabs.announceChange }),
    fresh: () => [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-"),
    now: () => new Date(),
    focus: () =>
      setTimeout(() =>
        /** @type {HTMLElement | null} */ (document.querySelector(".score-sheet [data-home]"))?.focus(),
      ),
    linkAddress,
    copyText,
    saveFile,
    print: () => window.print(),
    text,
    features,
  });
  return {
    ...acts,
    tapped: waking.tap,
  };
}
