/** Engine status: what stands in a panel until the engine is there, or why it does not come. */

import { html } from "lit-html";

/** @import { Text } from "../table/view/table-view.js" */

/**
 * @param {Pick<Text, "say" | "has">} text
 * @param {import("../core/types.d.ts").State["engine"]} engine
 * @param {string} words what comes once it is there
 */
export function engineWaits({ say, has }, { status, code }, words) {
  return status === "failed" ? engineFailure({ say, has }, code) : html`<p role="status">${words}</p>`;
}

/** @param {Pick<Text, "say" | "has">} text @param {string | null} code */
export const engineFailure = (text, code) => html`<p role="alert">${failureSentence(text, code)}</p>`;

/** Why there is no engine. @param {Pick<Text, "say" | "has">} text @param {string | null} code */
export function failureSentence({ say, has }, code) {
  const known = `failure-${code ?? ""}`;
  return say(has(known) ? known : "failure-boot_failed");
}
