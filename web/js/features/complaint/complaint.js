/** Complaint: what gathers it and shows it, with its style; fetched when it is first wanted. */

import { address, copy, saveFile } from "../../core/device.js";
import { drawn } from "./picture.js";
import { createComplaint } from "./store.js";

export { default as style } from "./style.css";
export { complaintView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, text }) {
  return createComplaint({ store, text, ask: table.ask, address, copy, copyPicture, saveFile, drawn });
}

/** Put a picture where it can be pasted from. @param {Promise<Blob>} picture */
function copyPicture(picture) {
  // The promise itself: a browser may take nothing that comes after the tap has been answered.
  return navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
}
