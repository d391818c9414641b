/** Burial: eight places on the table for the cards to be buried, and the points in them so far. */

import { html } from "lit-html";
import { cardNames } from "../../text/names.js";
import { smallCard } from "../../cards/laid.js";

/** @import { Match, Prompt } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Extract<Prompt, { kind: "bury" }>} prompt
 */
export function buryView({ say }, { chosen }, prompt) {
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
