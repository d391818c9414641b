/** Ruling: what the referee rules, in sentences. */

import { html } from "lit-html";
import { smallCards } from "../cards/laid.js";
import { chipsText } from "../text/chips.js";
import { cardNames, levelName, signedNumber } from "../text/names.js";
import { refusalSentence } from "../text/refusals.js";

/** @import { Ruling } from "../messages/messages.d.ts" */

/** @typedef {{ say: import("../text/sentences.js").Say, has: (id: string) => boolean }} Text */

/**
 * The sentences of a ruling.
 * @param {Text} text
 * @param {Ruling} ruling
 * @param {readonly string[]} turns the seats of the question's trick in the order of play
 * @returns {unknown[]}
 */
export function rulingLines(text, ruling, turns) {
  const { say } = text;
  if (ruling.legal === false)
    return [
      html`<strong>${say("ruling-no")}</strong>`,
      refusalSentence(text, { code: ruling.reason ?? "", facts: ruling.facts ?? {} }),
    ];
  if ("to_act" in ruling) return [auctionLine(text, ruling)];
  if (ruling.legal) {
    const trump =
      "trump_suit" in ruling ? [say("ruling-trump", { suit: String(ruling["trump_suit"] ?? "NT") })] : [];
    return [html`<strong>${say("ruling-yes")}</strong>`, ...trump];
  }
  if (ruling.options)
    return [
      html`<strong>${say("ruling-options", { count: ruling.options.length })}</strong>`,
      smallCards(ruling.options.map(String)),
    ];
  if (ruling.winner !== undefined) {
    const seat = typeof ruling.winner === "number" ? (turns[ruling.winner] ?? "") : ruling.winner;
    const points =
      typeof ruling.points === "number" && ruling.points
        ? [say("ruling-points", { count: ruling.points })]
        : [];
    return [html`<strong>${say("ruling-winner", { seat })}</strong>`, ...points];
  }
  return [...openingLines(text, ruling), ...figureLines(text, ruling)];
}

/** How an auction stands. @param {Text} text @param {Ruling} ruling */
function auctionLine({ say }, ruling) {
  const { over, to_act: next, contract, declarer, declaring } = ruling;
  if (!over) return say("ruling-speaks", { seat: String(next) });
  if (contract === null || contract === undefined) return say("ruling-redealt");
  const value = Number(contract);
  return declarer
    ? say("ruling-plays-for", { seat: String(declarer), value })
    : say("ruling-side-plays-for", { side: String(declaring), value });
}

/** How a deal opens, what a play is, and what becomes of a throw. @param {Text} text @param {Ruling} ruling @returns {unknown[]} */
function openingLines(text, ruling) {
  const { say } = text;
  const lines = [];
  if ("shape" in ruling)
    lines.push(say(ruling["shape"] === "tractor" ? "ruling-shape-yes" : "ruling-shape-no"));
  if ("leader" in ruling) lines.push(say("ruling-leads", { seat: String(ruling["leader"]) }));
  if ("starter" in ruling) lines.push(say("ruling-starter", { seat: String(ruling["starter"]) }));
  if ("bidding" in ruling) lines.push(say(ruling["bidding"] ? "ruling-bidding" : "ruling-no-bidding"));
  if ("first_level" in ruling)
    lines.push(say("ruling-first-level", { level: levelName(String(ruling["first_level"])) }));
  if ("commission" in ruling)
    lines.push(say("ruling-commission", { amount: chipsText(say, Number(ruling["commission"])) }));
  if (ruling["redeal"]) lines.push(say("ruling-redealt"));
  else if ("redeal" in ruling)
    lines.push(say("ruling-trump", { suit: String(ruling["trump_suit"] ?? "NT") }));
  if ("fails" in ruling) lines.push(...throwLines(text, ruling));
  return lines;
}

/** @param {Text} text @param {Ruling} ruling @returns {unknown[]} */
function throwLines({ say }, ruling) {
  if (!ruling["fails"]) return [say("ruling-throw-stands")];
  const down = String(ruling["down"] ?? "");
  const cards = down.split(" ");
  const penalty = Number(ruling["penalty"] ?? 0);
  return [
    down
      ? html`${say("ruling-throw-fails")} ${smallCards(cards)}<span class="unseen">${cardNames(say, cards)}</span>`
      : say("ruling-throw-back"),
    ...(penalty ? [say("ruling-penalty", { count: penalty })] : []),
  ];
}

/** What a deal is worth. @param {Text} text @param {Ruling} ruling @returns {string[]} */
function figureLines({ say }, ruling) {
  const lines = [];
  const sidesOf = (/** @type {string} */ name) => /** @type {Record<string, number>} */ (ruling[name]);
  if (typeof ruling.points === "number") lines.push(say("ruling-points", { count: ruling.points }));
  if ("made" in ruling) lines.push(say("ruling-made", { made: ruling["made"] ? "yes" : "no" }));
  if (ruling["change"]) lines.push(say("ruling-change", bySide(sidesOf("change"), signedNumber)));
  if (ruling["totals"]) lines.push(say("ruling-totals", bySide(sidesOf("totals"), withMinus)));
  const levels = /** @type {Record<string, string> | undefined} */ (ruling["levels"]);
  if (levels)
    lines.push(
      say("ruling-levels", {
        declaring: levelName(levels["declaring"] ?? ""),
        opposing: levelName(levels["opposing"] ?? ""),
      }),
      say("ruling-declares-next", { side: String(ruling["declares_next"]) }),
    );
  if ("multiplier" in ruling)
    lines.push(
      say("ruling-multiplier", { count: Number(ruling["multiplier"]) }),
      say("ruling-bonus", { count: Number(ruling["bonus"]) }),
    );
  if (ruling["over"] === false || ("won_by" in ruling && ruling["won_by"] === null && levels))
    lines.push(say("ruling-goes-on"));
  if (ruling["won_by"]) lines.push(say("ruling-won", { side: String(ruling["won_by"]) }));
  return lines;
}

/** @param {Record<string, number>} sides @param {(points: number) => string} written */
function bySide(sides, written) {
  return Object.fromEntries(Object.entries(sides).map(([side, points]) => [side, written(points)]));
}

/** @param {number} points */
function withMinus(points) {
  return points < 0 ? `−${-points}` : String(points);
}
