/** Problem lines: why there is no engine, and what of a text that somebody sent was not understood. */

import { html, nothing } from "lit-html";
import { CUT_OFF } from "../core/requests.js";
import { refusalSentence } from "../text/refusals.js";
import { joinSentences } from "../text/sentences.js";

/** @import { RefusalData, State } from "../core/types.d.ts" */
/** @import { Text } from "../table/view/table-view.js" */

/** So many lines are listed; the others are counted. */
const LISTED = 20;

/** What was not understood. @param {Text} text @param {readonly RefusalData[]} unread */
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
 * @param {State["engine"]} engine
 * @param {string} words what comes once it is there
 */
export function engineWaits(text, engine, words) {
  return engine.status === "failed" ? engineFailure(text, engine) : html`<p role="status">${words}</p>`;
}

/** @param {Pick<Text, "say" | "has">} text @param {State["engine"]} engine */
export const engineFailure = (text, engine) => html`<p role="alert">${failureSentence(text, engine)}</p>`;

/** What can be done where there is no engine: the words of the button. @param {string | null} code */
export const engineRetry = (code) => (code === "outdated" ? "page-anew" : "engine-retry");

/** Why there is no engine, and how much of it. @param {Pick<Text, "say" | "has">} text @param {State["engine"]} engine */
export function failureSentence({ say, has }, { code, loaded, total }) {
  const known = `failure-${code ?? ""}`;
  const why = say(has(known) ? known : "failure-boot_failed");
  if (!CUT_OFF.has(code ?? "")) return why;
  const part = { loaded: formatMegabytes(loaded), total: formatMegabytes(total) };
  const missing = loaded < total ? [say("engine-missing", part)] : [];
  return joinSentences([why, ...missing, say("engine-by-itself")]);
}

/** @param {number} bytes */
export function formatMegabytes(bytes) {
  return (bytes / 1e6).toFixed(1);
}
