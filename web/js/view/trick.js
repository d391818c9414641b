/** Trick: the cards on the table, each before its seat; the best so far carries a star. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { trickOnTable } from "../motion/places.js";
import { cardNames, who } from "../text/names.js";
import { around, others } from "./around.js";
import { laidCards } from "./plays.js";
import { vars } from "./vars.js";
import { jokerMark, star, suitMark } from "./marks.js";

/** @import { Match, Play, Trick, View } from "../store/types.d.ts" */
/** @import { Say } from "../text/sentences.js" */

/**
 * The trick on the table.
 * @param {Say} say
 * @param {Match} match
 */
export function trickView(say, match) {
  const { view } = match;
  const trick = trickOnTable(match);
  return html`<section class="trick" aria-label=${say("trick")}>
    ${repeat(
      trick?.plays ?? [],
      (play) => play.seat + play.cards.join(""),
      (play) => playView(say, view, play, trick?.winner === play.seat),
    )}
  </section>`;
}

/** @param {Say} say @param {View} view @param {Play} play @param {boolean} isBest */
function playView(say, view, play, isBest) {
  const label = say(isBest ? "trick-card-winning" : "trick-card", {
    ...who(view, play.seat),
    card: cardNames(say, play.cards),
  });
  return html`<div
    class="played"
    role="group"
    aria-label=${label}
    data-place=${around(view, play.seat)}
    data-played=${play.seat}
    ?data-best=${isBest}
    ${vars({ "--cards": String(play.cards.length) })}
  >
    ${laidCards(say, play.cards)} ${isBest ? star() : nothing}
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
  const last = view.tricks?.at(match.lingering ? -2 : -1);
  if (!last?.winner) return html`<div class="last" data-empty></div>`;
  const label = say("last-trick-open", {
    ...who(view, last.winner),
    cards: cardNames(
      say,
      last.plays.flatMap((play) => play.cards),
    ),
  });
  return html`<div class="last">
    ${keyed(view.tricks?.indexOf(last), smallTrick(view, last))}
    <button class="last-open" type="button" aria-label=${label} @click=${open}>${say("last-trick")}</button>
  </div>`;
}

/**
 * A trick as four small cards, one before each seat.
 * @param {View} view
 * @param {Trick} trick
 */
function smallTrick(view, trick) {
  return html`<span class="small-trick" aria-hidden="true" ?data-several=${(trick.plays[0]?.cards.length ?? 1) > 1}>
    ${trick.plays.map(
      ({ seat, cards }) =>
        html`<span class="small-play" data-place=${around(view, seat)} ?data-best=${seat === trick.winner}
          >${cards.map(smallCard)}</span
        >`,
    )}
  </span>`;
}

/** A card as its index only. @param {string} card */
export function smallCard(card) {
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  if (suit === "J")
    return html`<span class="small-card" data-suit=${rank === "B" ? "H" : "S"} data-joker>${jokerMark()}</span>`;
  return html`<span class="small-card" data-suit=${suit}
    >${rank === "T" ? "10" : rank}${suitMark(suit)}</span
  >`;
}

/**
 * Every trick of the deal, oldest first.
 * @param {Say} say
 * @param {View} view
 */
export function allTricks(say, view) {
  const tricks = view.tricks ?? [];
  if (!tricks.length) return html`<p>${say("tricks-none")}</p>`;
  const seats = [...others(view), view.you];
  return html`<div class="tricks-scroll" tabindex="0" role="group" aria-label=${say("tricks")}>
    <table class="tricks">
      <thead>
        <tr>
          <td></td>
          ${seats.map((seat) => html`<th scope="col">${view.seats[seat].name}</th>`)}
          ${view.points ? html`<th scope="col">${say("tricks-points")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${tricks.map(
          (trick, index) =>
            html`<tr>
              <th scope="row">${index + 1}</th>
              ${seats.map((seat) => {
                const play = trick.plays.find((made) => made.seat === seat);
                const isBest = trick.winner === seat;
                return html`<td ?data-best=${isBest} ?data-led=${trick.leader === seat}>
                  <span aria-hidden="true">${(play?.cards ?? []).map(smallCard)}</span>
                  <span class="unseen"
                    >${cardNames(say, play?.cards ?? [])}${isBest ? say("tricks-won-mark") : nothing}</span
                  >
                </td>`;
              })}
              ${view.points ? html`<td>${trick.points ?? ""}</td>` : nothing}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
