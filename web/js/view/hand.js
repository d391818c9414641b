/** Hand: the person's own cards as a fan. What may be played stands up; the rest says why not when touched. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { cardName } from "../text/names.js";
import { refusalSentence } from "../text/refusals.js";
import { face } from "./cards/face.js";
import { vars } from "./vars.js";

/** @import { Match } from "../store/types.d.ts" */
/** @import { Text } from "./table.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {(card: string) => void} touch
 */
export function handView(text, match, touch) {
  const { hand } = match.view;
  // Two equal cards of a double pack are told apart by which comes first.
  const keyed = hand.map((card, index) => ({
    card,
    index,
    key: `${card}${hand.slice(0, index).filter((one) => one === card).length}`,
  }));
  return html`<div
    class="hand"
    role="group"
    aria-label=${text.say("hand")}
    data-hand
    ${vars({ "--n": String(Math.max(hand.length, 2)) })}
  >
    ${repeat(
      keyed,
      ({ key }) => key,
      ({ card, index }) => handCard(text, match, card, index - (hand.length - 1) / 2, touch),
    )}
  </div>`;
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {string} card
 * @param {number} offset its place in the fan, 0 in the middle
 * @param {(card: string) => void} touch
 */
function handCard(text, match, card, offset, touch) {
  const { prompt } = match.view;
  const isChosen = match.chosen.includes(card);
  const mayBePlayed = prompt?.kind === "play" && prompt.playable.includes(card);
  const refusal = prompt?.kind === "play" ? prompt.refused[card] : undefined;
  const name = cardName(text.say, card);
  const label = refusal
    ? text.say("hand-card-refused", { card: name, why: refusalSentence(text, refusal, match.view) })
    : text.say(isChosen ? "hand-card-chosen" : "hand-card", { card: name });
  return html`<button
    class="card"
    type="button"
    aria-label=${label}
    aria-disabled=${mayBePlayed ? nothing : "true"}
    data-card=${card}
    data-state=${mayBePlayed ? "up" : refusal ? "refused" : "held"}
    ?data-chosen=${isChosen}
    ?data-asked=${match.refusal?.card === card}
    ${vars({ "--o": String(offset) })}
    @click=${() => touch(card)}
  >
    ${face(card)}
  </button>`;
}
