/** Trick: the cards on the table, each before its seat; the best so far carries a star. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { trickOnTable } from "../../motion/card-places.js";
import { cardNames, subjectOf } from "../../text/names.js";
import { positionOf } from "../../parts/seat-positions.js";
import { laidCards, smallCard } from "../../cards/laid.js";
import { properties } from "../../parts/directives.js";
import { starMark } from "../../cards/marks.js";

/** @import { Match, TrickPlay, TrickView, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/** This many cards of each seat lie in a fan; more lie in rows, so that each shows its index and no play reaches another. */
const FAN = 3;
/** How many rows there are for that many cards: the shape of a play in rows is about that of a card. */
const ROWS = [4, 12, Infinity];

/**
 * The trick on the table.
 * @param {Say} say
 * @param {Match} match
 */
export function trickView(say, match) {
  const { view } = match;
  const trick = trickOnTable(match);
  const most = Math.max(1, ...(trick?.plays ?? []).map(({ cards }) => cards.length));
  const rows = ROWS.findIndex((few) => most <= few) + 1;
  return html`<section
    class="trick"
    aria-label=${say("trick")}
    ?data-rows=${most > FAN}
    ${properties({ "--down": String(rows), "--across": String(Math.ceil(most / rows)) })}
  >
    ${repeat(
      trick?.plays ?? [],
      (play) => play.seat + play.cards.join(""),
      (play) => playView(say, view, play, trick?.winner === play.seat),
    )}
  </section>`;
}

/** @param {Say} say @param {View} view @param {TrickPlay} play @param {boolean} isBest */
function playView(say, view, play, isBest) {
  const label = say(isBest ? "trick-card-winning" : "trick-card", {
    ...subjectOf(view, play.seat),
    card: cardNames(say, play.cards),
  });
  return html`<div
    class="played"
    role="group"
    aria-label=${label}
    data-place=${positionOf(view, play.seat)}
    data-played=${play.seat}
    ?data-best=${isBest}
  >
    ${laidCards(say, play.cards, view.worth)} ${isBest ? starMark() : nothing}
    <span class="played-name" aria-hidden="true"><bdi translate="no">${view.seats[play.seat].name}</bdi></span>
  </div>`;
}

/**
 * The last trick in small, and the way to all of them.
 * @param {Say} say
 * @param {Match} match
 * @param {() => void} open
 */
export function lastTrick(say, match, open) {
  const { view } = match;
  const last = view.tricks.at(match.lingering ? -2 : -1);
  if (!last?.winner) return html`<div class="last" data-empty></div>`;
  const label = say("last-trick-open", {
    ...subjectOf(view, last.winner),
    cards: cardNames(
      say,
      last.plays.flatMap((play) => play.cards),
    ),
  });
  return html`<div class="last">
    ${keyed(view.tricks.indexOf(last), smallTrick(view, last))}
    <button class="last-open" type="button" aria-label=${label} @click=${open}>${say("last-trick")}</button>
  </div>`;
}

/**
 * A trick as four small cards, one before each seat.
 * @param {View} view
 * @param {TrickView} trick
 */
function smallTrick(view, trick) {
  return html`<span class="small-trick" aria-hidden="true" ?data-several=${trick.plays[0].cards.length > 1}>
    ${trick.plays.map(
      ({ seat, cards }) =>
        html`<span class="small-play" data-place=${positionOf(view, seat)} ?data-best=${seat === trick.winner}
          >${cards.map(smallCard)}</span
        >`,
    )}
  </span>`;
}
