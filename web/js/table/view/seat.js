/** Seat: who sits there, how many cards they hold, what they called, whose turn it is. */

import { html, nothing } from "lit-html";
import { bidsIn } from "../../core/zones.js";
import { sideOf, subjectOf } from "../../text/names.js";
import { replacedFigure } from "../../parts/directives.js";
import { positionOf } from "../../parts/seat-positions.js";
import { lazyView } from "../../parts/lazy-views.js";
import { pieceView } from "./pieces.js";
import { cardsDown, countOf } from "../../cards/laid.js";

/** @import { Call, Seat, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "./table-view.js" */

/** Between two roles: the second line of them begins with a word. */
const DOT = "\u00a0· ";

/**
 * One of the other three seats.
 * @param {Text} text
 * @param {View} view
 * @param {Seat} seat
 */
export function seatView(text, view, seat) {
  const { say } = text;
  const { name, cards } = view.seats[seat];
  const place = positionOf(view, seat);
  const label = say("seat-label", {
    ...subjectOf(view, seat),
    seat: say("seat", { seat }),
    partner: isPartner(view, seat) ? "yes" : "no",
  });
  return html`<section
    class="seat"
    data-place=${place}
    data-seat=${seat}
    ?data-turn=${view.to_act === seat}
    aria-label=${label}
  >
    <div class="seat-fan" role="img" aria-label=${say("seat-cards", { count: cards })} ${countOf(cards)}>
      ${cardsDown(view.game, cards)}
    </div>
    ${plateView(text, view, seat, name)}
  </section>`;
}

/**
 * The plate of a seat, the person's own included: name, side, turn, roles, call.
 * @param {Text} text
 * @param {View} view
 * @param {Seat} seat
 * @param {string} name
 */
export function plateView(text, view, seat, name) {
  const { say } = text;
  const isTurn = view.to_act === seat;
  const isOurs = sideOf(view, seat) === sideOf(view);
  const roles = rolesOf(text, view, seat);
  const side = roles.includes("seat-partner") ? `${say("seat-partner")}${roles.length > 1 ? DOT : ""}` : "";
  const other = roles.filter((role) => role !== "seat-partner").map((role) => say(role));
  return html`<div class="place">
    <p class="plate" data-anchor data-side=${isOurs ? "us" : "them"} ?data-turn=${isTurn}>
      <span
        class="plate-turn"
        role=${isTurn ? "img" : nothing}
        aria-label=${isTurn ? say("seat-turn", subjectOf(view, seat)) : nothing}
      ></span>
      ${lazyView("avatars", nothing, view, seat)}
      <span class="plate-name"><bdi translate="no">${name}</bdi>${levelView(say, view, seat)}</span>
      ${seat === view.you ? nothing : html`<span class="seat-count" aria-hidden="true" data-counted=${view.seats[seat].cards}>${view.seats[seat].cards}</span>`}
    </p>
    <p class="roles" data-long=${roles.length > 1 ? roles.length : nothing}>${replacedFigure(html`<span class="role-partner">${side}</span>${other.join(DOT)}`, "", roles.join())}</p>
    ${pieceView(view.game, "call", callView(say, view, seat), say, view, seat)}
  </div>`;
}

/** The level of a bot, where the bots play at different levels. @param {Say} say @param {View} view @param {Seat} seat */
function levelView(say, { seats }, seat) {
  const { level } = seats[seat];
  const levels = new Set(Object.values(seats).flatMap((one) => one.level ?? []));
  if (level === null || levels.size < 2) return nothing;
  return html`<span class="plate-level">${say("level-title", { level })}</span>`;
}

/**
 * Whether somebody is the partner of whoever looks, and knows what that is. A device in the middle of the table is nobody's.
 * @param {View} view
 * @param {Seat} seat
 */
export function isPartner(view, seat) {
  const { you, task, multiplayer, pass_and_play: cover } = view;
  if (task?.untaught.includes("partner")) return false;
  const isOurs = seat !== you && sideOf(view, seat) === sideOf(view);
  return isOurs && !(multiplayer && cover?.may_look.length === 0);
}

/**
 * What a seat is to the person and in this deal, as the names of messages; a role without a word is left out.
 * @param {Pick<Text, "has">} text
 * @param {View} view
 * @param {Seat} seat
 * @returns {string[]}
 */
export function rolesOf({ has }, view, seat) {
  const partner = isPartner(view, seat) ? ["seat-partner"] : [];
  return [...partner, ...view.seats[seat].roles.map((role) => `seat-${role}`).filter(has)];
}

/**
 * The seat's last call during the auction; afterwards the contract, at its declarer.
 * @param {Say} say
 * @param {View} view
 * @param {Seat} seat
 */
function callView(say, view, seat) {
  const last = bidsIn(view).findLast((call) => call.seat === seat);
  const isBetting = !view.contract;
  if (!isBetting) {
    const { declarer, value } = /** @type {import("../../core/types.d.ts").ContractView} */ (view.contract);
    return declarer === seat ? html`<span class="call" data-call="contract">${value}</span>` : nothing;
  }
  if (!last) return nothing;
  if (last.bid === null) return html`<span class="call" data-call="pass">${say("call-pass")}</span>`;
  return html`<span class="call" data-call="bid"
    >${say(last.forced ? "call-forced" : "call-bid", { value: last.bid })}</span
  >`;
}
