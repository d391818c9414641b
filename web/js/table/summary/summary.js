/** Summary: the result of a deal, and what comes next. Figures and clauses come from the engine. */

import { html, nothing } from "lit-html";
import { cardNames, otherSide, sideOf, signedNumber, plainNumber, subjectOf } from "../../text/names.js";
import { courtBadge } from "../view/court-badge.js";
import { dealNumber } from "../view/ledger.js";
import { afterDeal, onwardButtons } from "../../features/explanations/deal-review.js";
import { pieceView } from "../view/pieces.js";
import { emblemView } from "./emblem.js";
import { featsView } from "./feats.js";
import { payoutView } from "../view/pot.js";
import { hasPoints, scoreNumber } from "../../text/score.js";
import { summaryOf } from "../store/outcome.js";
import { breakdownView, clausesOf } from "./score-breakdown.js";
import { smallCard } from "../../cards/laid.js";

/** @import { Match, Side, Summary, View } from "../../core/types.d.ts" */
/** @import { Text } from "../view/table-view.js" */

/**
 * The panel; of a result that only the game itself knows, what leads on.
 * @param {Text} text
 * @param {Match} match
 * @param {import("../../features/explanations/deal-review.js").AfterActions} actions
 */
export function summaryPanel(text, match, actions) {
  const { view } = match;
  const { say } = text;
  const summary = summaryOf(view);
  if (!summary)
    return html`<section class="summary" role="group" aria-label=${dealNumber(say, view)}>
      <h2>${dealNumber(say, view)}</h2>
      ${onwardButtons(text, match, actions)}
    </section>`;
  return html`<section
    class="summary"
    ?data-payout=${summary.payout}
    role="group"
    aria-label=${isMatchOver(view) ? matchTitle(text, view, summary) : dealNumber(say, view)}
  >
    ${emblemView(view)} ${summaryHead(text, view, summary)} ${featsView(text, match)}
    ${courtBadge(say, view)} ${summary.change ? html`${patchworkView(text, view)} ${figuresTable(text, view, summary)} ${breakdownView(text, view, summary)}` : nothing}
    ${payoutView(text, view)} ${pieceView(view.game, "account", nothing, text, view)}
    ${actions.viewGuide?.(text, match)} ${afterDeal(text, match, actions, clausesOf(view, summary))}
    ${onwardButtons(text, match, actions)}
  </section>`;
}

/** A challenge has only one deal. @param {View} view */
function isMatchOver(view) {
  return view.waits_for === "over" && !view.challenge;
}

/** The heading and what stands under it. @param {Text} text @param {View} view @param {Summary} summary */
export function summaryHead(text, view, summary) {
  if (!isMatchOver(view)) return dealHead(text, view, summary);
  return html`<h2>${matchTitle(text, view, summary)}</h2>
    <p>${matchLine(text, view, summary)}</p>
    ${summary.declarer ? html`<p class="hint">${madeLine(text, view, summary)}</p>` : nothing}`;
}

/** @param {Text} text @param {View} view @param {Summary} summary */
function dealHead({ say }, view, summary) {
  if (summary.passed_out)
    return html`<h2>${say("deal-passed_out")}</h2>
      <p>${say("deal-passed_out-line")}</p>`;
  const us = sideOf(view);
  if (!summary.declarer) {
    const [ours, theirs] = [us, otherSide(us)].map((side) => takenBy(summary, side) ?? 0);
    return html`<h2>${say("deal-ahead", { ahead: ours === theirs ? "none" : ours > theirs ? "us" : "them" })}</h2>
      <p>${say("deal-took", { us: ours, them: theirs, unit: summary.points ? "points" : "tricks" })}</p>`;
  }
  const isOurs = summary.side === us;
  const facts = { us: isOurs ? "yes" : "no", made: summary.made ? "yes" : "no" };
  return html`<h2>${say("deal-headline", facts)}</h2>
    <p>${madeLine({ say }, view, summary)}</p>`;
}

/** @param {{ say: Text["say"] }} text @param {View} view @param {Summary} summary */
function madeLine({ say }, view, { declarer, side, contract, ...summary }) {
  const taken = side ? (takenBy(summary, side) ?? 0) : 0;
  return declarer ? say("deal-made", { ...subjectOf(view, declarer), contract: contract ?? 0, taken }) : "";
}

/** What a side took: card points, or tricks in a game without them. @param {Summary} summary @param {Side} side */
function takenBy(summary, side) {
  return summary.points?.[side] ?? summary.tricks?.[side];
}

/** @param {Text} text @param {View} view @param {Summary} summary */
function matchTitle({ say }, view, summary) {
  const won = summary.won_by ?? null;
  return won === null || won === "tie"
    ? say("match-tie")
    : say("match-won", { us: won === sideOf(view) ? "yes" : "no" });
}

/** @param {Text} text @param {View} view @param {Summary} summary */
function matchLine({ say }, view, summary) {
  const us = sideOf(view);
  const totalOf = (/** @type {Side} */ side) => summary.totals?.[side] ?? scoreNumber(view, "total", side);
  return say("match-line", {
    us: plainNumber(totalOf(us)),
    them: plainNumber(totalOf(otherSide(us))),
    deals: view.match?.counted ?? view.deal,
  });
}

/**
 * The deal as a strip of patches, one for each trick: the winning card and the points. Tricks of the person's side are
 * placed high, the others low.
 * @param {Text} text
 * @param {View} view
 */
function patchworkView({ say }, view) {
  const us = sideOf(view);
  return html`<ol class="patchwork" ?data-many=${view.tricks.length > 11} aria-label=${say("tricks")}>
    ${view.tricks.map((trick) => {
      const winner = trick.winner ?? trick.leader;
      const cards = trick.plays.find((play) => play.seat === winner)?.cards ?? [];
      const facts = { ...subjectOf(view, winner), card: cardNames(say, cards), count: trick.points ?? 0 };
      return html`<li data-whose=${sideOf(view, winner) === us ? "us" : "them"}>
        <span class="unseen">${say("tricks-patch", facts)}</span>
        <span class="patchwork-patch" aria-hidden="true"
          >${cards.slice(0, 1).map(smallCard)}${hasPoints(view) ? html`<b>${trick.points || ""}</b>` : nothing}</span
        >
      </li>`;
    })}
  </ol>`;
}

/** @param {Text} text @param {View} view @param {Summary} summary */
function figuresTable(text, view, summary) {
  const { say } = text;
  const us = sideOf(view);
  return html`<table class="figures">
    <thead>
      <tr>
        <td></td>
        <th scope="col">${say("summary-before")}</th>
        <th scope="col">${say("summary-points")}</th>
        <th scope="col">${say("summary-change")}</th>
        <th scope="col">${say("summary-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${figuresRow(text, summary, us, "us")}${figuresRow(text, summary, otherSide(us), "them")}
    </tbody>
  </table>`;
}

/** @param {Text} text @param {Summary} summary @param {Side} side @param {"us" | "them"} whose */
function figuresRow(text, summary, side, whose) {
  const change = summary.change?.[side] ?? 0;
  return html`<tr data-whose=${whose}>
    <th scope="row">${text.say(whose)}</th>
    <td><bdi translate="no">${plainNumber(summary.before?.[side] ?? 0)}</bdi></td>
    <td>${takenBy(summary, side) ?? ""}</td>
    <td>
      <strong data-sign=${Math.sign(change)}>${signedNumber(change)}</strong>
    </td>
    <td><bdi translate="no">${plainNumber(summary.totals?.[side] ?? 0)}</bdi></td>
  </tr>`;
}
