/** Agreements: their list and its switches, with its style; fetched when it is first wanted. */

import { createAgreements } from "./store.js";

export { default as style } from "./style.css";
export { agreementsView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, whenReady, changeSettings }) {
  const { engine, setAgreements } = table;
  return createAgreements({ store, engine, whenReady, set: changeSettings, agree: setAgreements });
}
