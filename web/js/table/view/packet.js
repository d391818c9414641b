/** Packet: the cards still to be dealt in the middle of a deal, face down. */

import { html, nothing } from "lit-html";
import { cardsDown, countOf } from "../../cards/card-back.js";

/** @import { View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/**
 * The person's own packet, beside the hand.
 * @param {Say} say
 * @param {View} view
 */
export function packetView(say, { game, packet }) {
  if (!packet?.to_come) return nothing;
  const count = packet.to_come;
  return html`<div class="packet" data-packet>
    <span class="packet-cards" role="img" aria-label=${say("packet", { count })} ${countOf(count)}
      >${cardsDown(game, count)}</span>
    <span aria-hidden="true">${say("packet-short", { count })}</span>
  </div>`;
}
