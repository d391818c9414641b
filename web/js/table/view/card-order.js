/** Card order: which card beats which in this deal, and what counts: a sheet that opens from the tile of trump. */

import { html, nothing } from "lit-html";
import { opensNext } from "../../parts/directives.js";
import { smallCards } from "../../cards/laid.js";
import { cardNames } from "../../text/names.js";
import { worthText } from "../../text/score.js";

/** @import { CardOrder } from "../../messages/messages.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/** The button, over the whole of the tile, and the sheet. @param {Say} say @param {CardOrder} order */
export function orderSheet(say, order) {
  return html`<button class="pile" type="button" ${opensNext()} aria-label=${say("order-open")}>
      <b class="order-mark" aria-hidden="true">?</b>
    </button>
    <div class="pile-open" popover>
      <h2>${say("order")}</h2>
      ${orderLines(say, order)}
    </div>`;
}

/** What the sheet says. @param {Say} say @param {CardOrder} order */
export function orderLines(say, { trumps, plain, points }) {
  const worth = worthText(points);
  return html`<p>${say("order-trumps", { count: trumps.length })}</p>
    ${
      trumps.length
        ? html`<p role="img" aria-label=${cardNames(say, trumps.flat())}>${trumps.map(smallCards)}</p>`
        : nothing
    }
    ${trumps.some(({ length }) => length > 1) ? html`<p class="hint">${say("order-equal")}</p>` : nothing}
    <p>${say("order-plain")}</p>
    <p class="order-ranks" dir="ltr">
      ${plain.map((rank) => html`<span class="small-card" translate="no">${rank === "T" ? "10" : rank}</span> `)}
    </p>
    <p>${worth ? say("order-points", { worth }) : say("order-tricks")}</p>`;
}
