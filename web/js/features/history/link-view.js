/** Link view: shown while what somebody sent is being opened, and if it could not be. */

import { html } from "lit-html";
import { refusalSentence } from "../../text/refusals.js";

/** @import { State } from "../../core/types.d.ts" */
/** @import { ReceivedDocument } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {State} state @param {ReceivedDocument} received */
export function receivedView(text, { engine }, { refusal }) {
  const { say, has } = text;
  if (refusal) return html`<p role="alert">${refusalSentence(text, refusal)}</p>`;
  if (engine.status === "failed") {
    const known = `failure-${engine.code ?? ""}`;
    return html`<p role="alert">${say(has(known) ? known : "failure-boot_failed")}</p>`;
  }
  const part = engine.total > 0 ? engine.loaded / engine.total : undefined;
  return html`<p role="status">${say("replay-link-waiting")}</p>
    <progress class="decisions-bar" max="1" .value=${part ?? 0} aria-label=${say("engine-label")}></progress>`;
}
