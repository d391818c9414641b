/** Burial: the places of the cards to be put away, in the middle. */

import { html } from "lit-html";
import { cardNames } from "../../js/text/names.js";
import { smallCard } from "../../js/cards/laid.js";

/** @import { Match } from "../../js/core/types.d.ts" */
/** @import { Text } from "../../js/table/view/table-view.js" */

/**
 * The places, the cards chosen so far, and their points; null where nothing is buried.
 * @param {Text} text
 * @param {Match} match
 */
export function burial({ say }, { chosen, view }) {
  const { prompt } = view;
  if (prompt?.kind !== "bury") return null;
  // The engine gives the points of each card; here they are only added up.
  const worth = chosen.reduce((sum, card) => sum + (prompt.worth[card] ?? 0), 0);
  const places = Array.from({ length: Math.max(prompt.count, chosen.length) }, (_, index) => chosen[index]);
  const label = say("bury-chosen", {
    count: chosen.length,
    of: prompt.count,
    points: worth,
    cards: chosen.length ? cardNames(say, chosen) : say("bury-none"),
  });
  return html`<section class="bury" data-bury role="group" aria-label=${say("bury-title", { count: prompt.count })}>
    <h2>${say("bury-title", { count: prompt.count })}</h2>
    <div class="bury-places" role="img" aria-label=${label}>
      ${places.map((card) => html`<span class="bury-place">${card ? smallCard(card) : ""}</span>`)}
    </div>
    <p>${say("bury-so-far", { count: chosen.length, of: prompt.count, points: worth })}</p>
  </section>`;
}
