/** Multiplayer: a table for people with a device each, with its views and style; fetched when it is first wanted. */

import { linkAddress, copyText } from "../../core/device.js";
import { createMultiplayer } from "./store.js";

export { default as style } from "./style.css";
export { multiplayerView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create(page) {
  const acts = createMultiplayer({ ...page, linkAddress, copyText });
  return { ...acts, joining: { openLink: acts.joinTable }, answering: { openLink: acts.acceptFromLink } };
}
