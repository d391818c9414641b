/**
 * Outcome: how a deal or a match went for the person, and what was remarkable of it, for the pictures and the sounds. Pure;
 * derived from the engine's summary.
 */

import { pieceView } from "../view/pieces.js";
import { sideOf } from "../../text/names.js";
import { courtOf } from "../../text/score.js";

/** @import { Feat, Match, Side, Summary, View } from "../../core/types.d.ts" */

/**
 * `won`, `lost`, `tie`: the match. `court`, `level`: a side has it. `made`, `set`: a side's contract. `turn`: a side
 * declares next, and nobody has gained a level. `isGood`: whether it is good for the person; null where it is neither.
 * @typedef {{ kind: "won" | "lost" | "tie" | "court" | "level" | "made" | "set" | "turn", whose: "us" | "them" | null, isGood: boolean | null }} Mood
 */

/** The result of a deal that was thrown in, or that changes totals; null for one that only its game knows. @param {View} view @returns {Summary | null} */
export function summaryOf({ summary }) {
  return summary && ("totals" in summary || summary.passed_out) ? /** @type {Summary} */ (summary) : null;
}

/**
 * The mood of a summary; null if there is none, or it is neutral.
 * @param {View} view
 * @returns {Mood | null}
 */
export function moodOf(view) {
  const { waits_for: waitsFor, summary } = view;
  const court = courtOf(view);
  if (!summary || summary.passed_out) return null;
  const isGood = (/** @type {Side} */ side) => side === sideOf(view);
  const whoseIs = (/** @type {Side} */ side) => (isGood(side) ? "us" : "them");
  const winner = summary.won_by ?? null;
  if (waitsFor === "over" && !view.challenge) {
    if (winner === null || winner === "tie") return { kind: "tie", whose: null, isGood: null };
    return { kind: isGood(winner) ? "won" : "lost", whose: whoseIs(winner), isGood: isGood(winner) };
  }
  if (court) return { kind: "court", whose: whoseIs(court.side), isGood: isGood(court.side) };
  const own = /** @type {Mood | null} */ (pieceView(view.game, "mood", null, view));
  if (own) return own;
  const { declarer, side, made } = summaryOf(view) ?? {};
  if (!declarer || !side) return null;
  const isOurs = isGood(side);
  return { kind: made ? "made" : "set", whose: isOurs ? "us" : "them", isGood: isOurs === Boolean(made) };
}

/**
 * What is remarkable of a result besides: of the deal by its game, and of a day's deal among those before it.
 * @param {Pick<Match, "view" | "feats">} match
 * @returns {Feat[]}
 */
export function featsOf({ view, feats = [] }) {
  return [.../** @type {Feat[]} */ (pieceView(view.game, "feats", [], view)), ...feats];
}
