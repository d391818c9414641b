/** Account: the cards that were left when the deal was won, for whoever asks. */

import { html, nothing } from "lit-html";
import { smallCards } from "../../js/cards/laid.js";
import { otherSeats } from "../../js/parts/seat-positions.js";
import { cardNames } from "../../js/text/names.js";
import { ownOf } from "./own.js";

/** @import { View } from "../../js/core/types.d.ts" */
/** @import { Say } from "../../js/text/sentences.js" */

/** @param {{ say: Say }} text @param {View} view */
export function account({ say }, view) {
  const { cards_left: left } = ownOf(view);
  if (!left || Object.values(left).every((cards) => !cards.length)) return nothing;
  return html`<details class="cards-left">
    <summary>${say("cards-left")}</summary>
    <dl>
      ${[view.you, ...otherSeats(view)].map(
        (seat) =>
          html`<div>
            <dt><bdi>${view.seats[seat].name}</bdi></dt>
            <dd><span role="img" aria-label=${cardNames(say, left[seat] ?? [])}>${smallCards(left[seat] ?? [])}</span></dd>
          </div>`,
      )}
    </dl>
  </details>`;
}
