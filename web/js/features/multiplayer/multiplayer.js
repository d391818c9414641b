/** Together: a table for people with a device each, with its views and style; fetched when it is first wanted. */

import { linkAddress, copyText } from "../../core/device.js";
import { createTogether } from "./store.js";

export { default as style } from "./style.css";
export { togetherView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create(page) {
  const acts = createTogether({ ...page, linkAddress, copyText });
  return { ...acts, joining: { openLink: acts.join }, answering: { openLink: acts.answered } };
}
