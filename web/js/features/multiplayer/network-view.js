/** Network view: what is said while the browser keeps this page from other devices, or may be asking whether to. */

import { html, nothing } from "lit-html";

/** @import { RefusalData } from "../../core/types.d.ts" */
/** @import { Multiplayer } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {Multiplayer} multiplayer @param {boolean} isWaiting whether a device is waited for in vain so far */
export function networkView({ say }, { networkPermission }, isWaiting) {
  if (networkPermission === "denied") return html`<p role="alert">${say("multiplayer-network-denied")}</p>`;
  return networkPermission === "prompt" && isWaiting
    ? html`<p role="status">${say("multiplayer-network-asks")}</p>`
    : nothing;
}

/** A refusal, unless it blames the network for what the browser forbids. @param {RefusalData | null} refusal @param {Multiplayer} multiplayer */
export function withoutFalseCause(refusal, { networkPermission }) {
  return refusal?.code === "pair_isolated" && networkPermission === "denied" ? null : refusal;
}
