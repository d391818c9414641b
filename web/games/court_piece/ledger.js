/** Ledger: each side's tricks as a stack that seven are marked on, its row of deals as a tally, its courts as crowns. */

import { html, nothing } from "lit-html";
import { crownMark } from "../../js/cards/marks.js";
import { drawOnce } from "../../js/cards/static-picture.js";
import { otherSide, sideOf } from "../../js/text/names.js";
import { ownOf } from "./own.js";
import { scoreNumber, scoreRow } from "../../js/text/score.js";

/** @import { Side, View } from "../../js/core/types.d.ts" */
/** @import { Say } from "../../js/text/sentences.js" */

/**
 * The tricks that each side has taken, as cards in a row.
 * @param {Say} say
 * @param {View} view
 */
export function patches(say, view) {
  if (!scoreRow(view, "taken")) return nothing;
  const us = sideOf(view);
  const { tricks_to_win: goal = 7 } = ownOf(view);
  const [ours, theirs] = [us, otherSide(us)].map((side) => scoreNumber(view, "taken", side));
  const label = say("stacks-label", { us: ours, them: theirs, goal });
  return html`<div class="tile" data-tile="stacks" role="img" aria-label=${label}>
    <span class="tile-label" aria-hidden="true">${say("stacks", { goal })}</span>
    ${stackView(ours, goal, "us")} ${stackView(theirs, goal, "them")}
  </div>`;
}

/** @param {number} taken @param {number} goal @param {"us" | "them"} whose */
function stackView(taken, goal, whose) {
  return html`<span class="stack" data-whose=${whose} aria-hidden="true"
    >${Array.from({ length: Math.max(goal, taken) }, (_, at) => html`<i ?data-full=${at < taken} ?data-goal=${at === goal - 1}></i>`)}</span
  >`;
}

/**
 * What a side has of a match: the deals of its row, and its courts.
 * @param {Say} say
 * @param {View} view
 * @param {Side} side
 */
export function side(say, view, side) {
  const row = scoreNumber(view, "row", side);
  const courts = scoreRow(view, "total")?.unit === "courts" ? scoreNumber(view, "total", side) : 0;
  const facts = { row, of: scoreRow(view, "row")?.goal ?? 0, courts };
  return html`${row ? html`<span class="row-tally" role="img" aria-label=${say("row-label", facts)}>${tallyMark(row)}</span>` : nothing}${
    courts
      ? html`<span class="court-mark" role="img" aria-label=${say("courts-label", facts)}>${crownMark()}${courts > 1 ? html`<b>${courts}</b>` : nothing}</span>`
      : nothing
  }`;
}

/** Strokes, every fifth across the four before it. @param {number} count */
function tallyMark(count) {
  return drawOnce(`tally ${count}`, () => {
    const gates = Math.floor(count / 5);
    const strokes = Array.from({ length: count }, (_, at) => {
      const left = 6 + Math.floor(at / 5) * 58 + (at % 5) * 12;
      return at % 5 < 4 ? `M${left} 12V88` : `M${left - 52} 74L${left - 2} 26`;
    });
    const wide = gates * 58 + (count % 5) * 12 + (count % 5 ? 0 : -6);
    return `<svg viewBox="0 0 ${Math.max(12, wide)} 100" focusable="false" aria-hidden="true"><path d="${strokes.join("")}"></path></svg>`;
  });
}
