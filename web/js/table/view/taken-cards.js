/**
 * Taken cards: the point cards that the attackers have taken, as a small pile that can be opened, and the points they play
 * for.
 */

import { html } from "lit-html";
import { zoneCards } from "../../core/zones.js";
import { cardNames } from "../../text/names.js";
import { opensNext } from "../../parts/directives.js";
import { smallCard } from "../../cards/laid.js";

/** @import { View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/** How many cards the closed pile shows at most. */
const SHOWN = 3;

/**
 * The pile, over the whole of the patch it lies in, and what opens from it.
 * @param {Say} say
 * @param {View} view
 * @param {number} goal
 */
export function pileView(say, view, goal) {
  const cards = zoneCards(view, "taken");
  return html`<button class="pile" type="button" ${opensNext()} aria-label=${say("pile-open")}>
      ${cards.slice(0, SHOWN).map(() => html`<i></i>`)}
    </button>
    <div class="pile-open" popover>
      <h2>${say("pile")}</h2>
      ${
        cards.length
          ? html`<p role="img" aria-label=${cardNames(say, cards)}>${cards.map(smallCard)}</p>`
          : html`<p>${say("pile-none")}</p>`
      }
      <p class="hint">${say("pile-goal", { goal })}</p>
    </div>`;
}
