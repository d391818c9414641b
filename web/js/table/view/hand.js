/** Hand: the person's cards as a fan. Cards that may be played stand up; the others say why not when touched. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { repeat } from "lit-html/directives/repeat.js";
import { zoneCards, countCards, zoneCount, zoneOf } from "../../core/zones.js";
import { shownHand, keysOf } from "../store/hand-order.js";
import { isDealt } from "../store/dealing.js";
import { mayTake } from "../store/extra-actions.js";
import { cardName } from "../../text/names.js";
import { refusalSentence } from "../../text/refusals.js";
import { hintedKeys, keysFor, lookedKeys } from "../../features/explanations/hint.js";
import { cardFace } from "../../cards/card-face.js";
import { worthMark, cardsDown, countOf } from "../../cards/laid.js";
import { lampMark } from "../../cards/marks.js";
import { ONE_ROW, handPlaces, isFew } from "./hand-layout.js";
import { properties } from "../../parts/directives.js";

/** @import { Match, RefusalData, Settings, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Shape } from "./hand-layout.js" */
/** @import { Text } from "./table-view.js" */

/**
 * A card of the hand as it stands.
 * @typedef {object} HandCard
 * @property {string} card
 * @property {string} key tells two equal cards of a pack multiplayer: the first and the second
 * @property {number | null} number its place in the hand, where the cards are numbered
 * @property {string} name the card in words
 * @property {string} label the name, and how the card stands
 * @property {boolean} isChosen
 * @property {boolean} isPicked from the kitty
 * @property {boolean} isHinted
 * @property {string | undefined} looked what it was in a decision that is looked back at
 * @property {boolean} mayBePlayed or buried
 * @property {RefusalData | undefined} refusal why it may not be played
 */

/**
 * The hand as it lies, card by card.
 * @param {Text} text
 * @param {Match} match
 * @param {Pick<Settings, "order" | "numbers">} settings
 * @returns {HandCard[]}
 */
export function handCards(text, match, { order, numbers }) {
  const hand = shownHand(match.view, order, match.own);
  const keys = keysOf(hand);
  const marks = {
    hinted: hintedKeys(match, hand, keys),
    looked: lookedKeys(match, hand, keys),
    picked: keysFor(hand, keys, zoneCards(match.view, "picked")),
  };
  return hand.map((card, index) => {
    const number = numbers ? index + 1 : null;
    return handCard(text, match, { card, key: keys[index], number }, marks);
  });
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {{ card: string, key: string, number: number | null }} which
 * @param {{ hinted: string[], looked: Record<string, string>, picked: string[] }} marks by key
 * @returns {HandCard}
 */
function handCard(text, match, { card, key, number }, { hinted, looked, picked }) {
  const { say } = text;
  const { prompt } = match.view;
  const { arranging } = match;
  const isChosen = isTakenUp(match, card, key);
  const mayBePlayed = !arranging && (prompt?.kind === "bury" || mayTake(prompt, card));
  const refusal = prompt?.kind === "play" && !arranging ? prompt.refused[card] : undefined;
  const isPicked = picked.includes(key);
  const bare = cardName(say, card);
  // A number that can be seen is a name that can be said.
  const told = number === null ? bare : say("hand-card-number", { card: bare, number });
  const name = isPicked ? say("hand-card-picked", { card: told }) : told;
  const label = refusal
    ? say("hand-card-refused", { card: name, why: refusalSentence(text, refusal, match.view) })
    : say(!isChosen ? "hand-card" : arranging ? "hand-card-held" : "hand-card-chosen", { card: name });
  return {
    ...{ card, key, number, name, label, isChosen, isPicked, mayBePlayed, refusal },
    isHinted: hinted.includes(key),
    looked: looked[key],
  };
}

/** @param {Match} match @param {string} card @param {string} key */
function isTakenUp({ arranging, raised, chosen }, card, key) {
  if (arranging) return arranging.key === key;
  return raised?.length ? raised.includes(key) : chosen.includes(card);
}

/** Which card is asked about: it is said why it may not be played. @param {Match} match @param {string} card */
function isAskedAbout({ refusal }, card) {
  return refusal?.card === card;
}

/**
 * Show which cards of a hand are taken up, and nothing else: that can be painted at once.
 * @param {HTMLElement} root
 * @param {Match} match
 */
export function raiseCards(root, match) {
  for (const element of root.querySelectorAll("[data-hand] [data-card]")) {
    const { card = "", key = "" } = /** @type {HTMLElement} */ (element).dataset;
    element.toggleAttribute("data-chosen", isTakenUp(match, card, key));
    element.toggleAttribute("data-asked", isAskedAbout(match, card));
  }
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Pick<Settings, "order" | "numbers">} settings
 * @param {Shape | null} shape how the hand lies in rows; null until that is measured
 * @param {(card: string, key: string) => void} touch
 * @param {string | null} task a task that the hand belongs to, by its name
 */
export function handView(text, match, settings, shape, touch, task) {
  const first = zoneOf(match.view, "first_packet");
  if (first && !first.cards) return handDown(text, match, countCards(first), shape);
  const cards = handCards(text, match, settings);
  const { trumps } = match.view;
  const places = handPlaces(
    cards.map(({ card }) => ({ card, isTrump: trumps.includes(card) })),
    shape ?? ONE_ROW,
    isDealt(match.view) ? match.view.suits : null,
    task !== null,
  );
  const rows = shape && task ? rowsHeld(task, shape, Number(places[0]?.["--rows"] ?? 1)) : null;
  return html`<div class="hand" role="group" aria-label=${text.say("hand")} data-hand ?data-held=${rows !== null}
    ?data-few=${isFew(places, shape ?? ONE_ROW)} ?data-stacked=${(shape?.rows ?? 1) > 1} data-rows=${shape?.rows ?? nothing} data-per=${shape?.per ?? nothing}
    ${properties(rows === null ? {} : { "--rows-held": String(rows) })}>
    ${repeat(
      cards,
      ({ key }) => key,
      (one, index) => cardButton(match, one, places[index], touch),
    )}
    <i class="card" data-gap data-key data-state aria-hidden="true" hidden></i>
  </div>`;
}

/** The rows that the hand of a task has had. */
const held = { task: "", rows: 0 };

/**
 * How many rows the hand of a task keeps room for: as many as it has had, so that nothing moves when cards have left it; on a screen
 * that is turned as many as it has there. What explains the task has the rest.
 * @param {string} name of the task
 * @param {Shape} shape
 * @param {number} rows that it has now
 */
function rowsHeld(name, { rows: most, per }, rows) {
  const task = `${name}, ${most} of ${per}`;
  held.rows = held.task === task ? Math.max(held.rows, rows) : rows;
  held.task = task;
  return held.rows;
}

/**
 * The person's own cards where nobody may look at them yet.
 * @param {Text} text
 * @param {Match} match
 * @param {number} count
 * @param {Shape | null} shape
 */
function handDown({ say }, { view }, count, shape) {
  const places = handPlaces(
    Array.from({ length: count }, () => ({ card: "", isTrump: false })),
    shape ?? ONE_ROW,
  );
  return html`<div class="hand" role="img" aria-label=${say("hand-down", { count })} data-hand data-down
    ?data-few=${isFew(places, shape ?? ONE_ROW)} ?data-stacked=${(shape?.rows ?? 1) > 1} data-rows=${shape?.rows ?? nothing} data-per=${shape?.per ?? nothing}>
    ${places.map((place) => html`<span class="card card-back" data-block=${view.game} data-key data-state="held" ${properties(place)}></span>`)}
  </div>`;
}

/**
 * @param {Match} match
 * @param {HandCard} one
 * @param {Record<string, string>} place
 * @param {(card: string, key: string) => void} touch
 */
function cardButton(match, one, place, touch) {
  const { card, key, number, label, mayBePlayed, refusal, isHinted, looked } = one;
  const { trumps, worth } = match.view;
  return html`<button
    class="card"
    type="button"
    aria-label=${label}
    aria-disabled=${mayBePlayed || match.arranging || isDealt(match.view) ? nothing : "true"}
    data-card=${card}
    data-key=${key}
    data-state=${mayBePlayed ? "up" : refusal ? "refused" : "held"}
    ?data-chosen=${live(one.isChosen)}
    ?data-asked=${live(isAskedAbout(match, card))}
    ?data-picked=${one.isPicked}
    ?data-hint=${isHinted}
    data-looked=${looked ?? nothing}
    ?data-trump=${trumps.includes(card)}
    ${properties(place)}
    @click=${() => touch(card, key)}
  >
    ${cardFace(card)}${worthMark(worth[card])}${isHinted ? html`<i class="hint-mark">${lampMark()}</i>` : nothing}${number === null ? nothing : html`<i class="card-number" data-number=${number} aria-hidden="true"></i>`}
  </button>`;
}

/**
 * The person's own packet, beside the hand.
 * @param {Say} say
 * @param {View} view
 */
export function packetView(say, view) {
  const count = zoneCount(view, "packet");
  if (!count) return nothing;
  return html`<div class="packet" data-packet>
    <span class="packet-cards" role="img" aria-label=${say("packet", { count })} ${countOf(count)}
      >${cardsDown(view.game, count)}</span>
    <span aria-hidden="true">${say("packet-short", { count })}</span>
  </div>`;
}
