/** Replay: a past deal, step by step. The engine says what each step looks like. */

import { html, nothing } from "lit-html";
import { cardNames, levelName, otherSide, sideOf } from "../../text/names.js";
import { newsSentences } from "../../text/news.js";
import { wording } from "../../text/wording.js";
import { positionOf, others } from "../parts/positions.js";
import { medallion } from "../cards/marks.js";
import { smallCards } from "../cards/laid.js";

/** @import { Seat, Trick, View } from "../../store/types.d.ts" */
/** @import { Opened, PastDeal, Shown } from "../../store/past/types.d.ts" */
/** @import { PastActs } from "./panel.js" */
/** @import { Text } from "../table/table.js" */

/** @param {Text} text @param {Opened} opened @param {Shown} shown @param {PastActs} does */
export function replayView(text, opened, shown, does) {
  const words = wording(text, opened.head.game);
  const { say } = words;
  const deal = opened.deals.find(({ number }) => number === shown.deal);
  if (!deal) return nothing;
  const view = named(words, shown.view);
  const sentences = newsSentences(words, shown.events, view).join(" ");
  return html`<section class="replay" aria-label=${say("past-deal", { number: deal.number })}>
    <h3>${say("past-deal", { number: deal.number })} <small>${factsLine(words, view)}</small></h3>
    <div class="replay-table">
      ${[...others(view), view.you].map((seat) => seatView(words, { ...shown, view }, seat))}
      ${trickView(words, { ...shown, view })}
    </div>
    ${Object.keys(shown.hands).length < 4 ? html`<p class="hint">${say("replay-hidden")}</p>` : nothing}
    <div class="replay-foot">
      <p class="replay-news" aria-live="polite">${sentences || say("replay-nothing")}</p>
      ${controls(words, deal, shown, does)}
    </div>
    ${neighbours(words, opened, deal, does)}
  </section>`;
}

/** A seat without a name is called by its place. @param {Text} text @param {View} view @returns {View} */
function named({ say }, view) {
  const seats = Object.entries(view.seats).map(([seat, one]) => [
    seat,
    { ...one, name: one.name || say("seat", { seat }) },
  ]);
  return { ...view, seats: Object.fromEntries(seats) };
}

/** @param {Text} text @param {Shown} shown @param {Seat} seat */
function seatView({ say }, { view, hands }, seat) {
  const cards = hands[seat];
  const { name, cards: count } = view.seats[seat];
  const called = seat === view.you ? say("past-you", { name }) : name;
  const label = cards
    ? say("replay-hand", { name: called, cards: cardNames(say, cards) || say("replay-no-cards") })
    : say("replay-hand-hidden", { name: called, count });
  return html`<div class="replay-seat" data-place=${positionOf(view, seat)} role="group" aria-label=${label}>
    <p aria-hidden="true"><strong>${called}</strong>${view.to_act === seat ? html`<span data-now></span>` : nothing}</p>
    <div class="replay-cards" aria-hidden="true">
      ${cards ? smallCards(cards) : html`<span class="hint">${say("seat-cards", { count })}</span>`}
    </div>
  </div>`;
}

/** The trick on the table; one just complete is shown until the next card. @param {Shown} shown */
function trickOf({ view, events }) {
  if (view.trick?.plays.length) return view.trick;
  const isWon = events.some(({ kind }) => kind === "trick_won");
  return isWon ? view.tricks?.at(-1) : (view.starter_trick ?? null);
}

/** @param {Text} text @param {Shown} shown */
function trickView({ say }, shown) {
  const { view } = shown;
  /** @type {Trick | null | undefined} */
  const trick = trickOf(shown);
  return html`<div class="replay-trick" role="group" aria-label=${say("trick")}>
    ${medallion(view.game)}
    ${(trick?.plays ?? []).map(
      ({ seat, cards }) =>
        html`<div
          data-place=${positionOf(view, seat)}
          ?data-best=${trick?.winner === seat}
          role="img"
          aria-label=${say(trick?.winner === seat ? "trick-card-winning" : "trick-card", {
            you: seat === view.you ? "yes" : "no",
            name: view.seats[seat].name,
            card: cardNames(say, cards),
          })}
        >
          ${smallCards(cards)}
        </div>`,
    )}
  </div>`;
}

/** Trump, contract and what has been taken. @param {Text} text @param {View} view */
function factsLine({ say }, view) {
  const us = sideOf(view.you);
  const facts = [];
  const suit = view.trump ?? "none";
  if (view.trump_rank) facts.push(say("trump-rank-label", { suit, rank: levelName(view.trump_rank) }));
  else if (view.trump !== undefined) facts.push(say("trump-label", { suit }));
  if (view.contract) {
    const { declarer, value } = view.contract;
    const { name } = view.seats[declarer];
    facts.push(
      say("contract-label", { you: declarer === view.you ? "yes" : "no", name, seat: declarer, value }),
    );
  }
  const taken = view.tricks_won && !view.points ? view.tricks_won : view.points;
  if (taken) facts.push(say("replay-taken", { us: taken[us], them: taken[otherSide(us)] }));
  return facts.join(" · ");
}

/** @param {Text} text @param {PastDeal} deal @param {Shown} shown @param {PastActs} does */
function controls({ say }, { number, steps, stops }, { step }, does) {
  const before = stops.findLast((stop) => stop < step) ?? 0;
  const after = stops.find((stop) => stop > step) ?? steps;
  const go = (/** @type {number} */ to) => () => does.at(number, to);
  const slide = (/** @type {Event} */ event) =>
    does.at(number, Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<div class="replay-controls" role="group" aria-label=${say("replay-controls")}>
    ${arrow(say("replay-stop-back"), "«", step > 0, go(before))}
    ${arrow(say("replay-back"), "‹", step > 0, go(Math.max(0, step - 1)))}
    <input
      type="range"
      min="0"
      max=${steps}
      .value=${String(step)}
      aria-label=${say("replay-step")}
      aria-valuetext=${say("replay-at", { step, steps })}
      @input=${slide}
    />
    ${arrow(say("replay-on"), "›", step < steps, go(Math.min(steps, step + 1)))}
    ${arrow(say("replay-stop-on"), "»", step < steps, go(after))}
  </div>`;
}

/** @param {string} label @param {string} sign @param {boolean} may @param {() => void} go */
function arrow(label, sign, may, go) {
  // Not disabled at the ends, where the focus would be lost.
  return html`<button class="button" type="button" aria-label=${label} aria-disabled=${may ? "false" : "true"} @click=${may ? go : nothing}>
    <span aria-hidden="true">${sign}</span>
  </button>`;
}

/** The deals before and after. @param {Text} text @param {Opened} opened @param {PastDeal} deal @param {PastActs} does */
function neighbours({ say }, { deals }, { number }, does) {
  const at = deals.findIndex((deal) => deal.number === number);
  const [before, after] = [deals[at - 1], deals[at + 1]];
  return html`<div class="past-buttons">
    ${before ? html`<button class="button" type="button" @click=${() => does.at(before.number, 0)}>${say("past-deal", { number: before.number })}</button>` : nothing}
    ${after ? html`<button class="button" type="button" @click=${() => does.at(after.number, 0)}>${say("past-deal", { number: after.number })}</button>` : nothing}
  </div>`;
}
