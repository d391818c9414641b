/** House rules: choosing, keeping and sending them, and what shows it, with its style; fetched when first wanted. */

import { linkAddress, copyText } from "../../core/device.js";
import { readExamples } from "../../core/site-content.js";
import { createHouseRules } from "./store.js";

export { default as style } from "./style.css";
export { houseRulesView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, documents, whenReady, openText, changeSettings }) {
  return createHouseRules({
    store,
    engine: table.engine,
    documents,
    saver: table.saver,
    createId: () => crypto.randomUUID(),
    now: Date.now,
    whenReady,
    openText,
    set: changeSettings,
    linkAddress,
    copyText,
    readExamples,
  });
}
