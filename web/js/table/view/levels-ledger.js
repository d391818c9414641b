/** Levels ledger: the ledger of a game with levels: who defends, who attacks, and what the attackers have. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { iconButton } from "../../parts/controls.js";
import { levelName, otherSide, sideOf } from "../../text/names.js";
import { replacedFigure } from "../../parts/directives.js";
import { aimMark, menuMark, suitMark } from "../../cards/marks.js";
import { pileView } from "./taken-cards.js";

/** @import { Side, View } from "../../core/types.d.ts" */
/** @import { Say } from "../../text/sentences.js" */

/**
 * @param {Say} say
 * @param {View} view
 * @param {() => void} openMenu
 */
export function levelsLedger(say, view, openMenu) {
  const us = sideOf(view);
  return html`<header class="ledger" data-ledger="levels">
    <table class="score" aria-label=${say("ledger")}>
      <thead>
        <tr>
          <td class="score-deal">${say("ledger-deal", { number: view.deal, deals: 0 })}</td>
          <th scope="col">${say("level")}</th>
          <th scope="col"><span class="unseen">${say("role")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${sideRow(say, view, us, "us")} ${sideRow(say, view, otherSide(us), "them")}
      </tbody>
    </table>
    ${trumpPatch(say, view)} ${attackPatch(say, view)}
    ${iconButton(menuMark(), say("menu"), openMenu)}
  </header>`;
}

/** @param {Say} say @param {View} view @param {Side} side @param {"us" | "them"} whose */
function sideRow(say, view, side, whose) {
  const declares = view.declaring_side ?? null;
  const role = declares === null ? "open" : declares === side ? "defend" : "attack";
  const bid = view.contract?.side === side ? view.contract.value : null;
  return html`<tr data-whose=${whose} data-role=${role}>
    <th scope="row">${say(whose)}</th>
    <td>${replacedFigure(levelName(view.levels?.[side] ?? ""))}</td>
    <td class="score-role">
      ${replacedFigure(role === "open" ? "–" : say(`role-${role}`))}${bid === null ? nothing : html`<small>${say("role-bid", { value: bid })}</small>`}
    </td>
  </tr>`;
}

/** The rank and the suit of trump; while it may change, the suit that stands so far. @param {Say} say @param {View} view */
function trumpPatch(say, view) {
  const standing = view.declarations?.at(-1)?.suit ?? null;
  const suit = view.trump ?? standing;
  // While the pairs bid, the rank is the level of the one that bids more.
  const rank = view.trump_rank === null ? "–" : levelName(view.trump_rank ?? "");
  const label =
    view.trump_rank === null
      ? say("trump-rank-open")
      : say(view.trump || !standing ? "trump-rank-label" : "trump-rank-so-far", {
          suit: suit ?? "none",
          rank,
        });
  return html`<div class="tile" role="img" aria-label=${label} data-tile="trump" ?data-open=${!view.trump}>
    <span class="tile-label" aria-hidden="true">${say("trump")}</span>
    ${keyed(
      suit,
      html`<span class="tile-value" aria-hidden="true"><b>${rank}</b>${suit ? suitMark(suit) : nothing}</span>`,
    )}
  </div>`;
}

/** What the attackers have taken, the only points that count, and how many they play for. @param {Say} say @param {View} view */
function attackPatch(say, view) {
  const points = view.opposing_points ?? null;
  const goal = view.takes_over ?? 0;
  const attacks = view.declaring_side ? otherSide(view.declaring_side) : null;
  const whose = attacks === null ? null : attacks === sideOf(view) ? "us" : "them";
  const label =
    whose === null ? say("attackers-none") : say("attackers-label", { count: points ?? 0, whose, goal });
  return html`<div class="tile" data-tile="attack" data-whose=${whose ?? nothing}>
    <span class="tile-label" aria-hidden="true">${say("attackers")}</span>
    <span class="tile-value" role="img" aria-label=${label}
      >${replacedFigure(points ?? "–", html`<small>${aimMark()}${goal}</small>`)}</span
    >
    ${pileView(say, view, attacks)}
  </div>`;
}
