/** Hand: the person's cards as a fan. Cards that may be played stand up; the others say why not when touched. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { shownHand } from "../../store/hand-order.js";
import { keysOf } from "../../store/lifting.js";
import { cardName } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { hintedKeys, keysFor, lookedKeys } from "../explaining/hint.js";
import { face } from "../cards/face.js";
import { worthMark } from "../cards/laid.js";
import { lampMark } from "../cards/marks.js";
import { handPlaces } from "./hand-places.js";
import { properties } from "../parts/properties.js";

/** @import { Match, Settings } from "../../store/types.d.ts" */
/** @import { Shape } from "./hand-places.js" */
/** @import { Text } from "./table.js" */

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Settings["order"]} order
 * @param {Shape | null} shape how the hand lies in rows; null for a fan
 * @param {(card: string, key: string) => void} touch
 */
export function handView(text, match, order, shape, touch) {
  const hand = shownHand(match.view, order, match.own);
  const trumps = match.view.trumps ?? [];
  const places = handPlaces(
    hand.map((card) => ({ card, isTrump: trumps.includes(card) })),
    shape,
  );
  // A key tells two equal cards of a double pack apart: the first and the second.
  const keys = keysOf(hand);
  const keyed = hand.map((card, index) => ({ card, index, key: keys[index] ?? card }));
  const marks = {
    hinted: hintedKeys(match, hand, keys),
    looked: lookedKeys(match, hand, keys),
    picked: keysFor(hand, keys, match.view.picked ?? []),
  };
  return html`<div class="hand" role="group" aria-label=${text.say("hand")} data-hand
    ?data-stacked=${(shape?.rows ?? 1) > 1} data-rows=${shape?.rows ?? nothing} data-per=${shape?.per ?? nothing}>
    ${repeat(
      keyed,
      ({ key }) => key,
      ({ card, index, key }) =>
        handCard(text, match, { card, key, place: places[index] ?? {} }, marks, touch),
    )}
    <i class="card" data-gap data-key data-state aria-hidden="true" hidden></i>
  </div>`;
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {{ card: string, key: string, place: Record<string, string> }} which
 * @param {{ hinted: string[], looked: Record<string, string>, picked: string[] }} marks by key
 * @param {(card: string, key: string) => void} touch
 */
function handCard(text, match, { card, key, place }, marks, touch) {
  const { prompt, trumps, worth = {} } = match.view;
  const { hinted, looked, picked } = marks;
  const { arranging } = match;
  const isChosen = arranging
    ? arranging.key === key
    : match.lifted?.length
      ? match.lifted.includes(key)
      : match.chosen.includes(card);
  const mayBePlayed =
    !arranging && (prompt?.kind === "bury" || (prompt?.kind === "play" && prompt.playable.includes(card)));
  const refusal = prompt?.kind === "play" && !arranging ? prompt.refused[card] : undefined;
  const isPicked = picked.includes(key);
  const name = isPicked
    ? text.say("hand-card-picked", { card: cardName(text.say, card) })
    : cardName(text.say, card);
  const label = refusal
    ? text.say("hand-card-refused", { card: name, why: refusalSentence(text, refusal, match.view) })
    : text.say(!isChosen ? "hand-card" : arranging ? "hand-card-held" : "hand-card-chosen", { card: name });
  return html`<button
    class="card"
    type="button"
    aria-label=${label}
    aria-disabled=${mayBePlayed || arranging ? nothing : "true"}
    data-card=${card}
    data-key=${key}
    data-state=${mayBePlayed ? "up" : refusal ? "refused" : "held"}
    ?data-chosen=${isChosen}
    ?data-asked=${match.refusal?.card === card}
    ?data-picked=${isPicked}
    ?data-hint=${hinted.includes(key)}
    data-looked=${looked[key] ?? nothing}
    ?data-trump=${trumps?.includes(card)}
    ${properties(place)}
    @click=${() => touch(card, key)}
  >
    ${face(card)}${worthMark(worth[card])}${hinted.includes(key) ? html`<i class="hint-mark">${lampMark()}</i>` : nothing}
  </button>`;
}
