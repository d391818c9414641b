/** Court badge: the badge for winning all the tricks, or the first seven in a row. It changes no score. */

import { html, nothing } from "lit-html";
import { sideOf } from "../../text/names.js";
import { courtOf } from "../../text/score.js";
import { crownMark } from "../../cards/marks.js";

/** @import { Court, Side, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/**
 * A crown in the score beside the side that has it.
 * @param {Say} say
 * @param {View} view
 * @param {Side} side
 */
export function courtMark(say, view, side) {
  const court = courtOf(view);
  if (court?.side !== side) return nothing;
  return html`<span class="court-mark" role="img" aria-label=${courtWords(say, court, sideOf(view))}
    >${crownMark()}</span
  >`;
}

/**
 * The badge itself, with its words.
 * @param {Say} say
 * @param {View} view
 */
export function courtBadge(say, view) {
  const court = courtOf(view);
  if (!court) return nothing;
  const us = sideOf(view);
  return html`<p class="court" data-whose=${court.side === us ? "us" : "them"}>
    ${crownMark()}<span>${courtWords(say, court, us)}</span>
  </p>`;
}

/** @param {Say} say @param {Court} court @param {Side} us */
function courtWords(say, { side, kind }, us) {
  return say("court", { us: side === us ? "yes" : "no", kind });
}
