/** Problem lines: why there is no engine, and what of a text that somebody sent was not understood. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../text/refusals.js";

/** @import { Refusal } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** So many lines are listed; the others are counted. */
const LISTED = 20;

/** What was not understood. @param {Text} text @param {readonly Refusal[]} unread */
export function unreadView(text, unread) {
  const { say } = text;
  if (!unread.length) return nothing;
  return html`<div class="unread" role="status">
    <p>${say("unread-lines")}</p>
    <ul>
      ${unread.slice(0, LISTED).map((one) => html`<li>${refusalSentence(text, one)}</li>`)}
      ${unread.length > LISTED ? html`<li>${say("unread-more", { count: unread.length - LISTED })}</li>` : nothing}
    </ul>
  </div>`;
}

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

/** What can be done where there is no engine: the words of the button. @param {string | null} code */
export const engineRetry = (code) => (code === "outdated" ? "page-anew" : "engine-retry");

/** Why there is no engine. @param {Pick<Text, "say" | "has">} text @param {string | null} code */
export function failureSentence({ say, has }, code) {
  const known = `failure-${code ?? ""}`;
  return say(has(known) ? known : "failure-boot_failed");
}
