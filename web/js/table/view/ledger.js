/** Ledger: always on the screen: both sides' points and totals, trump, contract. */

import { html, nothing } from "lit-html";
import { iconButton } from "../../parts/controls.js";
import { otherSide, sideOf, plainNumber, subjectOf } from "../../text/names.js";
import { replacedFigure } from "../../parts/directives.js";
import { courtMark } from "./court-badge.js";
import { pieceView } from "./pieces.js";
import { menuMark, suitMark } from "../../cards/marks.js";
import { potPatch } from "./pot.js";

/** @import { Side, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/**
 * @param {Say} say
 * @param {View} view
 * @param {() => void} openMenu
 */
export function ledgerView(say, view, openMenu) {
  const us = sideOf(view);
  return html`<header class="ledger">
    <table class="score" aria-label=${say("ledger")}>
      <thead>
        <tr>
          <td class="score-deal">${dealNumber(say, view)}</td>
          <th scope="col">${say("ledger-taken")}</th>
          <th scope="col">
            ${say("ledger-total", { scoring: view.scoring ?? "points" })}${
              view.target === undefined
                ? nothing
                : html`<small>${say("ledger-goal", { target: view.target })}</small>`
            }
          </th>
        </tr>
      </thead>
      <tbody>
        ${sideRow(say, view, us, "us")} ${sideRow(say, view, otherSide(us), "them")}
      </tbody>
    </table>
    ${trumpPatch(say, view)} ${contractPatch(say, view)} ${pieceView(view.game, "patches", nothing, say, view)} ${potPatch(say, view)}
    ${iconButton(menuMark(), say("menu"), openMenu)}
  </header>`;
}

/** Which deal this is, of how many where the match has a number of them. @param {Say} say @param {View} view */
export function dealNumber(say, { deal, match }) {
  return say("ledger-deal", { number: match?.current ?? deal, deals: match?.deals ?? 0 });
}

/** @param {Say} say @param {View} view @param {Side} side @param {"us" | "them"} whose */
function sideRow(say, view, side, whose) {
  const taken = view.points?.[side] ?? view.tricks_won?.[side] ?? 0;
  const goal = view.contract?.side === side ? view.contract.value : null;
  return html`<tr data-whose=${whose}>
    <th scope="row">${say(whose)}${pieceView(view.game, "side", courtMark(say, view, side), say, view, side)}</th>
    <td>${replacedFigure(taken, goal === null ? nothing : html`<small>/${goal}</small>`, `${taken}/${goal}`)}</td>
    <td>${replacedFigure(plainNumber(view.totals?.[side] ?? 0))}</td>
  </tr>`;
}

/** Trump; nothing in a game without trump. @param {Say} say @param {View} view */
function trumpPatch(say, view) {
  if (view.trump === undefined) return nothing;
  const suit = view.trump ?? null;
  return html`<div
    class="tile"
    role="img"
    aria-label=${say("trump-label", { suit: suit ?? "none" })}
    data-tile="trump"
  >
    <span class="tile-label" aria-hidden="true">${say("trump")}</span>
    <span class="tile-value" aria-hidden="true">${suit ? suitMark(suit) : "–"}</span>
  </div>`;
}

/** The contract; nothing in a game without bidding. @param {Say} say @param {View} view */
function contractPatch(say, view) {
  if (view.contract === undefined) return nothing;
  const contract = view.contract ?? null;
  const standing = contract
    ? { seat: contract.declarer, value: contract.value, forced: contract.forced ? "yes" : "no" }
    : lastBid(view);
  const label = standing
    ? say("contract-label", {
        ...subjectOf(view, standing.seat),
        value: standing.value,
        forced: standing.forced,
      })
    : say("contract-none");
  return html`<div class="tile" role="img" aria-label=${label} data-tile="contract" ?data-open=${!contract}>
    <span class="tile-label" aria-hidden="true"
      >${replacedFigure(say(contract || !standing ? "contract" : "contract-so-far"))}</span
    >
    <span class="tile-value" aria-hidden="true">${replacedFigure(standing ? standing.value : "–")}</span>
    <span class="tile-who" aria-hidden="true">${replacedFigure(standing ? view.seats[standing.seat].name : "")}</span>
  </div>`;
}

/** The last bid made, while the auction goes on. @param {View} view */
function lastBid(view) {
  const bid = (view.calls ?? []).findLast((call) => call.bid !== null);
  return bid && bid.bid !== null
    ? { seat: bid.seat, value: bid.bid, forced: bid.forced ? "yes" : "no" }
    : null;
}
