/** Tally: the result of a deal of Tractor: points, the kitty and its multiplier, who goes up and who declares next. */

import { html, nothing } from "lit-html";
import { cardNames, levelName, otherSide, sideOf, who } from "../../text/names.js";
import { afterDeal, onwardButtons } from "../explaining/after-deal.js";
import { smallCards } from "../cards/laid.js";
import { emblem } from "./emblem.js";
import { clauseMark } from "../prompts/prompt.js";

/** @import { Match, Side, Tally, View } from "../../store/types.d.ts" */
/** @import { Text } from "../table/table.js" */

/** @param {View} view @returns {Tally | null} */
export function tallyOf(view) {
  if (!view.levels || !view.summary || view.summary.passed_out) return null;
  return /** @type {Tally} */ (/** @type {unknown} */ (view.summary));
}

/**
 * @param {Text} text
 * @param {Match} match
 * @param {Tally} tally
 * @param {import("../explaining/after-deal.js").AfterActs} does
 */
export function tallyPanel(text, match, tally, does) {
  const { view } = match;
  const { say } = text;
  const us = sideOf(view);
  const isOver = tally.won_by !== null && !view.contest;
  const title = isOver
    ? say("match-won", { us: tally.won_by === us ? "yes" : "no" })
    : headline(say, tally, us);
  const attack = otherSide(tally.declaring_side) === us ? "us" : "them";
  return html`<section class="summary tally" role="group" aria-label=${isOver ? title : say("ledger-deal", { number: view.deal, deals: 0 })}>
    ${emblem(view)}
    <h2>${title}</h2>
    ${isOver ? html`<p>${headline(say, tally, us)}</p>` : nothing}
    ${pointsByTrick(text, view, us)}
    <dl class="tally-sum">
      ${line(text, say("tally-tricks", { whose: attack }), tally.tricks, "T33")}
      ${tally.penalty ? line(text, say("tally-penalty"), tally.penalty, "T22") : nothing}
      ${kitty(text, tally)}
      ${line(text, say("tally-points"), tally.points, "T35", true)}
      ${tally.bid === null ? nothing : line(text, say("tally-bid", { bid: tally.bid }), tally.declarers_took ?? 0, "T43")}
    </dl>
    <table class="figures">
      <thead>
        <tr>
          <td></td>
          <th scope="col"><span class="unseen">${say("role")}</span></th>
          <th scope="col">${say("tally-before")}</th>
          <th scope="col">${say("level")}</th>
        </tr>
      </thead>
      <tbody>
        ${sideRow(say, tally, us, "us")} ${sideRow(say, tally, otherSide(us), "them")}
      </tbody>
    </table>
    ${isOver ? nothing : html`<p>${say("tally-next", { ...who(view, tally.next_starter), whose: tally.declares_next === us ? "us" : "them" })} ${clauseMark(text, "T14")}</p>`}
    ${afterDeal(text, match, does)}
    ${onwardButtons(text, match, does)}
  </section>`;
}

/** @param {Text["say"]} say @param {Tally} tally @param {Side} us */
function headline(say, { gainer, gain, declares_next: next }, us) {
  if (gainer === null || gain === 0) return say("tally-none", { whose: next === us ? "us" : "them" });
  return say("tally-gain", { whose: gainer === us ? "us" : "them", count: gain });
}

/** @param {Text} text @param {string} words @param {number} value @param {string} clause @param {boolean} [isSum] */
function line(text, words, value, clause, isSum = false) {
  return html`<div ?data-sum=${isSum}>
    <dt>${words} ${clauseMark(text, clause)}</dt>
    <dd>${value < 0 ? `−${-value}` : value}</dd>
  </div>`;
}

/**
 * The kitty's cards: what they counted where the attackers took the last trick, else that they did not.
 * @param {Text} text
 * @param {Tally} tally
 */
function kitty(text, { kitty: turned, buried }) {
  const { say } = text;
  const words = turned
    ? say("tally-kitty", { points: turned.points, multiplier: turned.multiplier })
    : say("tally-kitty-closed");
  return html`<div data-kitty=${turned ? "open" : "closed"}>
    <dt>
      ${words} ${clauseMark(text, "T34")}
      <span role="img" aria-label=${cardNames(say, buried)}>${smallCards(buried)}</span>
    </dt>
    <dd>${turned ? turned.bonus : "–"}</dd>
  </div>`;
}

/** The tricks with points: ours are placed high, theirs low. @param {Text} text @param {View} view @param {Side} us */
function pointsByTrick({ say }, view, us) {
  const tricks = (view.tricks ?? []).map((trick, index) => ({ ...trick, number: index + 1 }));
  return html`<ol class="patchwork" aria-label=${say("tally-by-trick")}>
    ${tricks
      .filter(({ points }) => points)
      .map(({ winner, leader, points, number }) => {
        const seat = winner ?? leader;
        return html`<li data-whose=${sideOf(view, seat) === us ? "us" : "them"}>
          <span class="unseen">${say("tally-trick", { ...who(view, seat), number, count: points ?? 0 })}</span>
          <span class="patchwork-patch" aria-hidden="true"><b>${points}</b></span>
        </li>`;
      })}
  </ol>`;
}

/** @param {Text["say"]} say @param {Tally} tally @param {Side} side @param {"us" | "them"} whose */
function sideRow(say, tally, side, whose) {
  const rises = tally.before[side] !== tally.levels[side];
  return html`<tr data-whose=${whose}>
    <th scope="row">${say(whose)}</th>
    <td>${say(tally.declaring_side === side ? "role-defend" : "role-attack")}</td>
    <td>${levelName(tally.before[side])}</td>
    <td ?data-rises=${rises}>${levelName(tally.levels[side])}${rises ? html`<span class="rise" aria-hidden="true"></span>` : nothing}</td>
  </tr>`;
}
