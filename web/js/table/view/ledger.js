/** Ledger: always on the screen: how the sides stand, and the tiles beside it. Each row of the score is drawn where it says. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { iconButton } from "../../parts/controls.js";
import { levelName } from "../../text/names.js";
import { bothSides, hasWords, ownedRowText, ownerOf, sideGoalText, valueText } from "../../text/score.js";
import { tileText } from "../../text/table-review.js";
import { replacedFigure } from "../../parts/directives.js";
import { orderSheet } from "./card-order.js";
import { courtMark } from "./court-badge.js";
import { pieceView } from "./pieces.js";
import { aimMark, menuMark, suitMark } from "../../cards/marks.js";
import { potPatch } from "./pot.js";
import { pileView } from "./taken-cards.js";

/** @import { ScoreRow, Side, Tile, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */
/** @import { Text } from "./table-view.js" */

/**
 * @param {Text} text
 * @param {View} view
 * @param {() => void} openMenu
 */
export function ledgerView(text, view, openMenu) {
  const { say } = text;
  const rows = view.score.filter((row) => hasWords(text, row));
  const columns = rows.filter(({ place }) => !place);
  return html`<header class="ledger">
    ${rows.length ? scoreTable(text, view, columns) : html`<div class="score"></div>`}
    ${view.tiles.map((tile) => tilePatch(text, view, tile))} ${rows.filter(({ place }) => place === "tile").map((row) => rowPatch(text, view, row))}
    ${pieceView(view.game, "patches", nothing, say, view)} ${potPatch(say, view)} ${iconButton(menuMark(), say("menu"), openMenu)}
  </header>`;
}

/** How the sides stand. @param {Text} text @param {View} view @param {ScoreRow[]} columns */
function scoreTable(text, view, columns) {
  const { say } = text;
  const [us, them] = bothSides(view);
  return html`<table class="score" aria-label=${say("ledger")}>
      <thead>
        <tr>
          <td>${dealNumber(say, view)}</td>
          ${columns.map((row) => columnHead(text, row))}
        </tr>
      </thead>
      <tbody>
        ${sideRow(text, view, columns, us, "us")} ${sideRow(text, view, columns, them, "them")}
      </tbody>
    </table>`;
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

/**
 * What stands beside the score: a suit, with the rank of a game that has one, or a number and whose it is.
 * @param {Text} text
 * @param {View} view
 * @param {Tile} tile
 */
function tilePatch(text, view, tile) {
  const label = tileText(text, view, tile);
  if (!label) return nothing;
  const { kind, open: isOpen = false, facts } = tile;
  const isSoFar = isOpen && "value" in facts;
  return html`<div class="tile" data-tile=${kind} ?data-open=${isOpen}>
    <span class="tile-label" role="img" aria-label=${label}>${replacedFigure(text.say(isSoFar ? `${kind}-so-far` : kind))}</span>
    ${"suit" in facts ? suitFigure(facts) : valueFigures(view, facts)}
    ${kind === "trump" && view.order ? orderSheet(text.say, view.order) : nothing}
  </div>`;
}

/** @param {Tile["facts"]} facts */
function suitFigure({ suit, rank }) {
  const hasRank = rank !== undefined;
  return keyed(
    suit,
    html`<span class="tile-value" aria-hidden="true"
      >${hasRank ? html`<b>${levelName(String(rank ?? "–"))}</b>` : nothing}${suit ? suitMark(String(suit)) : hasRank ? nothing : "–"}</span
    >`,
  );
}

/** @param {View} view @param {Tile["facts"]} facts */
function valueFigures(view, { seat, value }) {
  const name = view.seats[/** @type {import("../../core/types.d.ts").Seat} */ (seat)]?.name ?? "";
  return html`<span class="tile-value" aria-hidden="true">${replacedFigure(value ?? "–")}</span>
    <span class="tile-who" aria-hidden="true">${replacedFigure(name)}</span>`;
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
    ${owner ? pileView(say, view, row.goal ?? 0) : nothing}
  </div>`;
}
