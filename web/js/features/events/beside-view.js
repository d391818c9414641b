/** Beside view: two plays of a deal, trick by trick, with where they part; each can be watched from there. */

import { html, nothing } from "lit-html";
import { smallCards } from "../../cards/laid.js";
import { actButton, choiceField } from "../../parts/desk.js";
import { others } from "../../parts/positions.js";
import { cardNames, otherSide, sideOf, signed, total } from "../../text/names.js";
import { newsSentences } from "../../text/news.js";
import { named } from "../../text/onlookers.js";
import { settled } from "../../text/review.js";
import { wording } from "../../text/wording.js";
import { inLine } from "../../text/in-line.js";
import { playersOf } from "./beside.js";

/** @import { Seat, Trick, View } from "../../core/types.d.ts" */
/** @import { CallBeside, ClubEventData, EventsPart, PassageBeside, PlayBeside, RowBeside, TwoPlays } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table.js" */
/** @import { EventsActs } from "./fields.js" */

/**
 * What the parts of the view share: the words of the game, the two plays as nobody's own, and what can be done.
 * @typedef {object} Shown
 * @property {Text} text
 * @property {TwoPlays} two
 * @property {[View, View]} views
 * @property {readonly Seat[]} seats in reading order
 * @property {boolean} hasPoints
 * @property {EventsActs} does
 */

/** @param {Text} text @param {EventsPart} part @param {ClubEventData} event @param {EventsActs} does */
export function besideView(text, part, event, does) {
  const { beside: two, found } = part;
  if (!two) return nothing;
  const { say } = text;
  const { deal, who, other, plays, rows } = two;
  const [mine, theirs] = plays;
  const words = wording(text, event.game);
  const names = playersOf(found, deal).flatMap(({ name }) =>
    name === who ? [] : [/** @type {const} */ ([name, name])],
  );
  /** @type {Shown} */
  const shown = {
    text: words,
    two,
    views: [onlooking(words, mine.view), onlooking(words, theirs.view)],
    seats: [...others(mine.view), mine.view.you],
    hasPoints: rows.some((row) => row.one?.trick?.points || row.other?.trick?.points),
    does,
  };
  return html`<div class="beside desk-stack" data-seats=${shown.seats.length}>
    <p class="events-what">${say("past-deal", { number: deal })}</p>
    ${choiceField(say("beside-whom", { name: who }), names, other, (name) => does.beside(who, deal, name))}
    <div class="beside-plays">${plays.map((play, at) => playView(shown, play, at))}</div>
    ${partedView(shown)}
    <div class="beside-scroll" tabindex="0" role="group" aria-label=${say("beside-rows")}>
      <ol class="beside-rows tricks">
        ${headView(shown)} ${rows.map((row, at) => rowView(shown, row, numberOf(rows, at)))}
      </ol>
    </div>
    <div class="desk-buttons">${actButton(say("beside-back"), does.standings)}</div>
  </div>`;
}

/** A view as somebody sees it who sits at no seat. @param {Text} text @param {View} view @returns {View} */
function onlooking({ say }, view) {
  return { ...named(say, view, true), you: /** @type {Seat} */ ("") };
}

/** Who it is, what it came to, and the way to watch it. @param {Shown} shown @param {PlayBeside} play @param {number} at */
function playView({ text, two, views, does }, { name, margin, figures, view }, at) {
  const { say } = text;
  const us = sideOf(view);
  const { took, unit = "points" } = figures;
  const facts = took ? { us: total(took[us] ?? 0), them: total(took[otherSide(us)] ?? 0), unit } : null;
  return html`<section class="beside-play">
    <h3><bdi>${name}</bdi> <strong>${signed(margin)}</strong></h3>
    <p>
      ${inLine([
        ...(figures.passed_out ? [say("past-deal-passed")] : settled(text, /** @type {View} */ (views[at]))),
        facts ? say("deal-took", facts) : "",
      ])}
      ${figures.assisted ? html`<small>${say("events-mark-help")}</small>` : nothing}
    </p>
    <button class="button" type="button" aria-label=${say("beside-watch-whose", { name })} @click=${() => does.look(two.results[at] ?? "", two.deal, two.same)}>
      ${say("beside-watch")}
    </button>
  </section>`;
}

/** Where they part, and what each did there. @param {Shown} shown */
function partedView({ text, two, views }) {
  const { say } = text;
  const { rows, plays } = two;
  const at = rows.findIndex(({ differs }) => differs);
  if (at < 0) return html`<p role="status">${say("beside-alike")}</p>`;
  const number = numberOf(rows, at);
  return html`<div role="status" class="beside-parted">
    <p>${number ? say("beside-parted", { number }) : say("beside-parted-before")}</p>
    <ul>
      ${plays.map(
        ({ name, parted }, which) =>
          html`<li><strong><bdi>${name}</bdi></strong>: ${parted ? callView(text, parted, views[which]) : say("beside-nothing")}</li>`,
      )}
    </ul>
  </div>`;
}

/** The seats, above their cards. @param {Shown} shown */
function headView({ text, two, seats, hasPoints }) {
  const { say } = text;
  return html`<li class="beside-row beside-head" aria-hidden="true">
    <span></span>
    ${two.plays.map(
      ({ name }) =>
        html`<span>
          <bdi class="beside-name">${name}</bdi>
          <span class="beside-trick"
            >${seats.map((seat) => html`<span>${say("seat", { seat })}</span>`)}${hasPoints ? html`<span>${say("tricks-points")}</span>` : nothing}</span
          >
        </span>`,
    )}
  </li>`;
}

/** The number of a trick; 0 for what is none. @param {readonly RowBeside[]} rows @param {number} at */
function numberOf(rows, at) {
  const isTrick = (/** @type {RowBeside} */ { one, other }) => Boolean(one?.trick ?? other?.trick);
  const row = rows[at];
  return row && isTrick(row) ? rows.slice(0, at + 1).filter(isTrick).length : 0;
}

/** @param {Shown} shown @param {RowBeside} row @param {number} number */
function rowView(shown, { one, other, shared, differs }, number) {
  const { say } = shown.text;
  return html`<li class="beside-row" ?data-shared=${shared} ?data-differs=${differs}>
    <span class="beside-number" aria-hidden="true">${number || ""}</span>
    ${shared ? sideView(shown, one, 0, number, say("beside-both")) : [sideView(shown, one, 0, number), sideView(shown, other, 1, number)]}
  </li>`;
}

/** A part of one play. @param {Shown} shown @param {PassageBeside | null} passage @param {number} at @param {number} number @param {string} [who] */
function sideView(shown, passage, at, number, who = shown.two.plays[at]?.name ?? "") {
  const { text, views, two, does } = shown;
  const view = /** @type {View} */ (views[at]);
  const whose = html`<span class="beside-whose" aria-hidden="true"><bdi>${who}</bdi></span>`;
  if (!passage) return html`<div class="beside-side">${whose}<span class="beside-none">–</span></div>`;
  const { calls, trick, first } = passage;
  return html`<div class="beside-side" role="group" aria-label=${number ? text.say("beside-trick", { name: who, number }) : text.say("beside-before", { name: who })}>
    ${whose}
    ${calls.length ? html`<ul class="beside-calls">${calls.map((call) => html`<li>${callView(text, call, view)}</li>`)}</ul>` : nothing}
    ${trick ? html`<button class="beside-open" type="button" @click=${() => does.look(two.results[at] ?? "", two.deal, first)}>${trickView(shown, trick)}<span class="unseen">${trickSaid(text, trick, view)}</span></button>` : nothing}
  </div>`;
}

/** What was called, in words, and the cards that no word names. @param {Text} text @param {CallBeside} call @param {View | undefined} view */
function callView(text, { events, cards }, view) {
  const said = view ? inLine(newsSentences(text, events, view)) : "";
  return html`${said}${cards.length ? html` ${smallCards(cards)}<span class="unseen">${cardNames(text.say, cards)}</span>` : nothing}`;
}

/** @param {Shown} shown @param {Trick} trick */
function trickView({ seats, hasPoints }, { plays, winner, leader, points }) {
  const cardsOf = (/** @type {Seat} */ seat) => plays.find((play) => play.seat === seat)?.cards ?? [];
  return html`<span class="beside-trick" aria-hidden="true"
    >${seats.map((seat) => html`<span ?data-best=${winner === seat} ?data-led=${leader === seat}>${smallCards(cardsOf(seat))}</span>`)}${hasPoints ? html`<span>${points}</span>` : nothing}</span
  >`;
}

/** @param {Text} text @param {Trick} trick @param {View} view */
function trickSaid(text, { plays, winner, points }, view) {
  const events = [
    ...plays.map((play) => ({ kind: "cards_played", ...play })),
    ...(winner ? [{ kind: "trick_won", seat: winner, points }] : []),
  ];
  return inLine(newsSentences(text, events, view));
}
