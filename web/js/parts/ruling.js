/** Ruling: what the referee rules, in sentences. */

import { html } from "lit-html";
import { smallCards } from "../cards/laid.js";
import { levelName, signed } from "../text/names.js";
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
  if (ruling.legal) return [html`<strong>${say("ruling-yes")}</strong>`];
  if (ruling.options)
    return [
      html`<strong>${say("ruling-options", { count: ruling.options.length })}</strong>`,
      smallCards(ruling.options.map(String)),
    ];
  if (ruling.winner !== undefined) {
    const seat = typeof ruling.winner === "number" ? (turns[ruling.winner] ?? "") : ruling.winner;
    const points = ruling.points ? [say("ruling-points", { count: ruling.points })] : [];
    return [html`<strong>${say("ruling-winner", { seat })}</strong>`, ...points];
  }
  return figures(text, ruling);
}

/** What a deal is worth. @param {Text} text @param {Ruling} ruling @returns {string[]} */
function figures({ say }, ruling) {
  const lines = [];
  const sides = (/** @type {string} */ name) => /** @type {Record<string, number>} */ (ruling[name]);
  if ("made" in ruling) lines.push(say("ruling-made", { made: ruling["made"] ? "yes" : "no" }));
  if (ruling["change"]) lines.push(say("ruling-change", bySide(sides("change"), signed)));
  if (ruling["totals"]) lines.push(say("ruling-totals", bySide(sides("totals"), minus)));
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
  if (ruling["won_by"]) lines.push(say("ruling-won", { side: String(ruling["won_by"]) }));
  return lines;
}

/** @param {Record<string, number>} sides @param {(points: number) => string} written */
function bySide(sides, written) {
  return Object.fromEntries(Object.entries(sides).map(([side, points]) => [side, written(points)]));
}

/** @param {number} points */
function minus(points) {
  return points < 0 ? `−${-points}` : String(points);
}
