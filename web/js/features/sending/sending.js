/** Sending: its actions, view and style; loaded on first use. */

import { linkAddress, copyText, saveFile } from "../../core/device.js";
import { createSending } from "./store.js";

export { default as style } from "./style.css";
export { sendingView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table }) {
  return createSending({
    store,
    engine: table.engine,
    linkAddress,
    saveFile,
    copyText,
    sendLink: navigator.share?.bind(navigator),
  });
}
