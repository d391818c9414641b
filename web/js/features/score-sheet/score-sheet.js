/** Sheet: the score keeper, with its views and style; fetched when it is first wanted. */

import { keepAwake } from "../../core/device.js";
import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createScoreSheets } from "./store.js";
import { createWakeLock } from "./wake-timeout.js";
import shared from "../../parts/form-controls.css";
import general from "./style.css";
import score from "./score.css";
import entry from "./entry.css";
import print from "./print.css";

export { sheetView as view } from "./view.js";
export const style = [shared, general, score, entry, print].join("\n");

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, documents, whenReady, openFile, text, features }) {
  const wakeLock = createWakeLock({
    isOpen: () => store.state().panel === "score-sheet" && Boolean(store.state().scoreSheet?.kept),
    keepAwake,
    getTime: Date.now,
    setTimer: setTimeout,
  });
  store.listen((now, before) => now.panel !== before.panel && wakeLock.updateLock());
  const acts = createScoreSheets({
    store,
    engine: table.engine,
    whenReady,
    openFile,
    documents,
    saver: table.saver,
    createId: () =>
      [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join("-"),
    getTime: () => new Date(),
    focusAsked: () =>
      setTimeout(() =>
        /** @type {HTMLElement | null} */ (document.querySelector(".score-sheet [data-home]"))?.focus(),
      ),
    linkAddress,
    copyText,
    saveFile,
    printPage: () => window.print(),
    text,
    features,
  });
  return {
    ...acts,
    noteTap: wakeLock.noteTap,
  };
}
