/** Ledger: always on the screen: how the sides stand, trump, contract. Each row of the score is drawn where it says. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { iconButton } from "../../parts/controls.js";
import { levelName, subjectOf } from "../../text/names.js";
import { bothSides, ownedRowText, ownerOf, sideGoalText, valueText } from "../../text/score.js";
import { replacedFigure } from "../../parts/directives.js";
import { courtMark } from "./court-badge.js";
import { pieceView } from "./pieces.js";
import { aimMark, menuMark, suitMark } from "../../cards/marks.js";
import { potPatch } from "./pot.js";
import { pileView } from "./taken-cards.js";

/** @import { ScoreRow, Side, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "./table-view.js" */

/**
 * @param {Text} text
 * @param {View} view
 * @param {() => void} openMenu
 */
export function ledgerView(text, view, openMenu) {
  const { say } = text;
  const [us, them] = bothSides(view);
  const columns = view.score.filter(({ place }) => !place);
  return html`<header class="ledger">
    <table class="score" aria-label=${say("ledger")}>
      <thead>
        <tr>
          <td class="score-deal">${dealNumber(say, view)}</td>
          ${columns.map((row) => columnHead(text, row))}
        </tr>
      </thead>
      <tbody>
        ${sideRow(text, view, columns, us, "us")} ${sideRow(text, view, columns, them, "them")}
      </tbody>
    </table>
    ${view.tiles.map((tile) => (tile === "trump" ? trumpPatch(say, view) : contractPatch(say, view)))} ${view.score.filter(({ place }) => place === "tile").map((row) => rowPatch(text, view, row))}
    ${pieceView(view.game, "patches", nothing, say, view)} ${potPatch(say, view)} ${iconButton(menuMark(), say("menu"), openMenu)}
  </header>`;
}

/** Which deal this is, of how many where the match has a number of them. @param {Say} say @param {View} view */
export function dealNumber(say, { deal, match }) {
  return say("ledger-deal", { number: match?.current ?? deal, deals: match?.deals ?? 0 });
}

/** A column that explains itself has no heading to be seen. @param {Text} text @param {ScoreRow} row */
function columnHead({ say, has }, { label, unit, goal }) {
  const heading = `ledger-${label}`;
  return html`<th scope="col" data-column=${label}>
    ${has(heading) ? say(heading, { unit: unit ?? "points" }) : html`<span class="unseen">${say(label)}</span>`}${
      goal === undefined ? nothing : html`<small>${say("ledger-goal", { target: goal })}</small>`
    }
  </th>`;
}

/** @param {Text} text @param {View} view @param {ScoreRow[]} columns @param {Side} side @param {"us" | "them"} whose */
function sideRow(text, view, columns, side, whose) {
  const { say } = text;
  return html`<tr data-whose=${whose}>
    <th scope="row">${say(whose)}${pieceView(view.game, "side", courtMark(say, view, side), say, view, side)}</th>
    ${columns.map((row) => {
      const [value, needed] = [valueText(text, row, side), row.goals?.[side]];
      const goal = needed === undefined ? "" : sideGoalText(text, row.label, needed);
      return html`<td data-column=${row.label} data-value=${row.values[side] ?? nothing}>
        ${replacedFigure(value, goal ? html`<small>${goal}</small>` : nothing, `${value}${goal}`)}
      </td>`;
    })}
  </tr>`;
}

/** Trump, with its rank in a game that has one; while it may change, the suit that stands so far. @param {Say} say @param {View} view */
function trumpPatch(say, view) {
  const { trump, trump_rank: rank, trump_so_far: standing } = view;
  const suit = trump ?? standing ?? null;
  return html`<div
    class="tile"
    role="img"
    aria-label=${trumpText(say, view)}
    data-tile="trump"
    ?data-open=${rank !== undefined && !trump}
  >
    <span class="tile-label" aria-hidden="true">${say("trump")}</span>
    ${keyed(
      suit,
      html`<span class="tile-value" aria-hidden="true"
        >${rank === undefined ? nothing : html`<b>${levelName(rank ?? "–")}</b>`}${suit ? suitMark(suit) : rank === undefined ? "–" : nothing}</span
      >`,
    )}
  </div>`;
}

/** Trump in words. @param {Say} say @param {View} view */
function trumpText(say, { trump, trump_rank: rank, trump_so_far: standing }) {
  const suit = trump ?? standing ?? "none";
  // While the pairs bid, the rank is the level of the one that bids more.
  if (rank === null) return say("trump-rank-open");
  if (rank === undefined) return say("trump-label", { suit });
  return say(trump || !standing ? "trump-rank-label" : "trump-rank-so-far", { suit, rank: levelName(rank) });
}

/** The contract, and until there is one the last bid. @param {Say} say @param {View} view */
function contractPatch(say, view) {
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

/** What one side has, how much it needs, and the cards it has taken. @param {Text} text @param {View} view @param {ScoreRow} row */
function rowPatch(text, view, row) {
  const { say } = text;
  const owner = ownerOf(view, row);
  const goal = row.goal === undefined ? nothing : html`<small>${aimMark()}${row.goal}</small>`;
  return html`<div class="tile" data-tile=${row.label} data-whose=${owner?.whose ?? nothing}>
    <span class="tile-label" aria-hidden="true">${say(`ledger-${row.label}`)}</span>
    <span class="tile-value" role="img" aria-label=${ownedRowText(text, view, row)}
      >${replacedFigure(owner ? (row.values[owner.side] ?? 0) : "–", goal)}</span
    >
    ${owner ? pileView(say, view, owner.side, row.goal ?? 0) : nothing}
  </div>`;
}
