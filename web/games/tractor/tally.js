/** Tally: the result of a deal of Tractor: points, the kitty and its multiplier, who goes up and who declares next. */

import { html, nothing } from "lit-html";
import { cardNames, levelName, otherSide, sideOf, plainNumber, subjectOf } from "../../js/text/names.js";
import { afterDeal, onwardButtons } from "../../js/features/explanations/deal-review.js";
import { tallyOf } from "./outcome.js";
import { cardsDown, smallCards } from "../../js/cards/laid.js";
import { emblemView } from "../../js/table/summary/emblem.js";
import { featsView } from "../../js/table/summary/feats.js";
import { levelBreakdownView, levelClauses } from "./level-breakdown.js";

/** @import { Match, Side, Tally, View } from "../../js/core/types.d.ts" */
/** @import { Text } from "../../js/table/view/table-view.js" */

/**
 * The panel; null after a deal that was thrown in.
 * @param {Text} text
 * @param {Match} match
 * @param {import("../../js/features/explanations/deal-review.js").AfterActions} actions
 */
export function tallyPanel(text, match, actions) {
  const { view } = match;
  const tally = tallyOf(view);
  if (!tally) return null;
  const { say } = text;
  const us = sideOf(view);
  const { isOver, isLast, title, gain } = tallyTitle(text, view, tally);
  const sums = tallySums(text, tally, otherSide(tally.declaring_side) === us ? "us" : "them");
  const clauses = [
    ...sums.map(({ clause }) => clause),
    ...levelClauses(view, tally),
    ...(isLast ? [] : ["T14"]),
  ];
  return html`<section class="summary tally" role="group" aria-label=${isOver ? title : say("ledger-deal", { number: view.deal, deals: 0 })}>
    ${emblemView(view)}
    <h2>${title}</h2>
    ${gain === null ? nothing : html`<p>${gain}</p>`} ${featsView(text, match)}
    ${pointsByTrick(text, view, us)}
    <dl class="tally-sum">
      ${sums.map((sum) => sumRow(text, sum, tally, view.game))}
    </dl>
    ${levelBreakdownView(text, view, tally)}
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
    ${isLast ? nothing : html`<p>${nextSentence(text, view, tally)}</p>`}
    ${actions.viewGuide?.(text, match)} ${afterDeal(text, match, actions, clauses)}
    ${onwardButtons(text, match, actions)}
  </section>`;
}

/** The heading, whether the match is over, whether no deal follows, and the levels that the last deal of a match gave. @param {Text} text @param {View} view @param {Tally} tally */
export function tallyTitle({ say }, view, tally) {
  const us = sideOf(view);
  const isOver = tally.won_by !== null && !view.challenge;
  const won = say("match-won", { us: tally.won_by === us ? "yes" : "no" });
  const gained = tallyHeadline(say, tally, us);
  return {
    isOver,
    isLast: isOver || Boolean(view.challenge),
    title: isOver ? won : gained,
    gain: isOver && tally.rise ? gained : null,
  };
}

/** Who declares next. @param {Text} text @param {View} view @param {Tally} tally */
export function nextSentence({ say }, view, tally) {
  const whose = tally.declares_next === sideOf(view) ? "us" : "them";
  return say("tally-next", { ...subjectOf(view, tally.next_starter), whose });
}

/** Who rises, and how far; else who declares next. @param {Text["say"]} say @param {Tally} tally @param {Side} us */
export function tallyHeadline(say, { gainer, rise, to_ace: toAce, declares_next: next }, us) {
  const whose = (rise ? gainer : next) === us ? "us" : "them";
  if (!rise) return say("tally-none", { whose });
  return toAce ? say("tally-to-ace", { whose }) : say("tally-gain", { whose, count: rise });
}

/** @typedef {{ words: string, value: number | string, clause: string, isSum?: boolean, isKitty?: boolean }} Sum */

/**
 * What the points are made of: the tricks, failed throws, and the kitty where the attackers took the last trick.
 * @param {Text} text
 * @param {Tally} tally
 * @param {"us" | "them"} attack whose points they are
 * @returns {Sum[]}
 */
export function tallySums({ say }, tally, attack) {
  const { kitty, bid, declaring_side: fallen } = tally;
  const counted = kitty
    ? say("tally-kitty", { points: kitty.points, multiplier: kitty.multiplier })
    : say("tally-kitty-closed");
  return [
    { words: say("tally-tricks", { whose: attack }), value: tally.tricks, clause: "T33" },
    ...(tally.penalty ? [{ words: say("tally-penalty"), value: tally.penalty, clause: "T22" }] : []),
    { words: counted, value: kitty ? kitty.bonus : "–", clause: "T34", isKitty: true },
    { words: say("tally-points"), value: tally.points, clause: "T35", isSum: true },
    ...(bid === null
      ? []
      : [{ words: say("tally-bid", { bid }), value: tally.declarers_took ?? 0, clause: "T43" }]),
    ...(tally.clauses.includes("T96")
      ? [{ words: say("tally-hook"), value: levelName(tally.levels[fallen]), clause: "T96" }]
      : []),
  ].map((sum) => ({ ...sum, value: typeof sum.value === "number" ? plainNumber(sum.value) : sum.value }));
}

/** With the kitty its cards. @param {Text} text @param {Sum} sum @param {Tally} tally @param {string} game */
function sumRow(text, { words, value, isSum = false, isKitty = false }, { kitty, buried }, game) {
  return html`<div ?data-sum=${isSum} data-kitty=${isKitty ? (kitty ? "open" : "closed") : nothing}>
    <dt>
      ${words}
      ${isKitty ? kittyView(text, game, buried, kitty !== null) : nothing}
    </dt>
    <dd>${value}</dd>
  </div>`;
}

/**
 * The kitty's cards; as backs, which a tap opens, where it stays closed (T34). @param {Text} text @param {string} game
 * @param {string[]} buried @param {boolean} isOpen
 */
function kittyView({ say }, game, buried, isOpen) {
  const cards = html`<span role="img" aria-label=${cardNames(say, buried)}>${smallCards(buried)}</span>`;
  if (isOpen || !buried.length) return cards;
  return html`<details class="kitty-closed">
    <summary aria-label=${say("tally-kitty-look")}>
      <span class="kitty-backs">${cardsDown(game, buried.length)}</span>
    </summary>
    ${cards}
  </details>`;
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
          <span class="unseen">${say("tally-trick", { ...subjectOf(view, seat), number, count: points ?? 0 })}</span>
          <span class="patchwork-patch" aria-hidden="true"><b>${points}</b></span>
        </li>`;
      })}
  </ol>`;
}

/** @param {Text["say"]} say @param {Tally} tally @param {Side} side @param {"us" | "them"} whose */
function sideRow(say, tally, side, whose) {
  return html`<tr data-whose=${whose}>
    <th scope="row">${say(whose)}</th>
    <td>${say(tally.declaring_side === side ? "role-defend" : "role-attack")}</td>
    <td>${levelName(tally.before[side])}</td>
    <td ?data-rises=${isRising(tally, side)}>
      ${levelName(tally.levels[side])}${isRising(tally, side) ? html`<span class="rise" aria-hidden="true"></span>` : nothing}
    </td>
  </tr>`;
}

/** Whether a side plays another level next; whoever wins the match at the ace does not. @param {Tally} tally @param {Side | null} side */
function isRising(tally, side) {
  return side !== null && tally.before[side] !== tally.levels[side];
}

/** The same in words alone; null after a deal that was thrown in. @param {Text} text @param {View} view */
export function tallyLines(text, view) {
  const tally = tallyOf(view);
  if (!tally) return null;
  const { isLast, title } = tallyTitle(text, view, tally);
  const attack = otherSide(tally.declaring_side) === sideOf(view) ? "us" : "them";
  return html`<h2>${title}</h2>
    <dl class="text-sums">
      ${tallySums(text, tally, attack).map(
        ({ words, value }) =>
          html`<div>
            <dt>${words}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${isLast ? nothing : html`<p>${nextSentence(text, view, tally)}</p>`}`;
}
