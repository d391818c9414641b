/** Engine status: what stands in a panel until the engine is there, or why it does not come. */

import { html } from "lit-html";

/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {Pick<Text, "say" | "has">} text
 * @param {import("../core/types.d.ts").State["engine"]} engine
 * @param {string} words what comes once it is there
 */
export function engineWaits({ say, has }, { status, code }, words) {
  if (status !== "failed") return html`<p role="status">${words}</p>`;
  const known = `failure-${code ?? ""}`;
  return html`<p role="alert">${say(has(known) ? known : "failure-boot_failed")}</p>`;
}
