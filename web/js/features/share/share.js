/** Share: a deal or a match as a link, and what shows it, with its style; fetched when it is first wanted. */

import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createShare } from "./store.js";

export { default as style } from "./style.css";
export { shareView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table }) {
  return createShare({
    store,
    engine: table.engine,
    linkAddress,
    saveFile,
    copyText,
    sendLink: navigator.share?.bind(navigator),
  });
}
