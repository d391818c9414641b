/** Cues: which sounds a change of the state makes. Pure; `player.js` plays them. */

import { timeOfCount } from "../../motion/deal-timeline.js";
import { numberOfCard } from "../../motion/motion-plan.js";
import { featsOf, moodOf } from "../../table/store/outcome.js";

/** @import { GameEvent, Match, State, View } from "../../core/types.d.ts" */

/**
 * @typedef {"deal" | "packet" | "card" | "cards" | "gather" | "turn" | "bid" | "pass" | "contract" | "trump" | "refusal"
 *   | "failed" | "level" | "made" | "set" | "court" | "won" | "lost" | "captured" | "streak" | "best"} Cue
 */

/** Of several things that are called in one answer, the weightiest is heard. @type {[kind: string, cue: Cue][]} */
const CALLS = [
  ["throw_failed", "failed"],
  ["trump_fixed", "trump"],
  ["trump_named", "trump"],
  ["auction_won", "contract"],
  ["declared", "bid"],
  ["bid_made", "bid"],
  ["passed", "pass"],
];

/**
 * @param {State} now
 * @param {State} before
 * @returns {Cue[]}
 */
export function cuesOf(now, before) {
  if (!now.match) return [];
  const { view, refusal, lingering } = now.match;
  const was = before.match;
  /** @type {Cue[]} */
  const heard = [];
  if (now.news.serial !== before.news.serial) {
    const { events } = now.news;
    // Cards that were shown one by one were heard so.
    if (!was?.told || now.match.told) heard.push(...cardCues(events));
    const call = CALLS.find(([kind]) => events.some((event) => event.kind === kind));
    if (call) heard.push(call[1]);
    // Only for a new prompt: the same one may come with every card dealt.
    if (view.waits_for === "you" && isAsked(view) && was?.view.waits_for !== "you") heard.push("turn");
  }
  if (was?.lingering && !lingering && was.view.deal === view.deal) heard.push("gather");
  if (refusal && refusal !== was?.refusal) heard.push("refusal");
  if (was && isSummaryShown(now.match) && !isSummaryShown(was))
    heard.push(...outcomeCue(now.match), ...featCues(now.match));
  return heard;
}

/**
 * When the cards are heard that the person is dealt one by one, by the clock.
 * @param {Match | null} match
 * @returns {number[]}
 */
export function timesOfDeal(match) {
  if (!match?.told || !match.timeline) return [];
  const { timeline, told, view } = match;
  const held = view.hand.length;
  return Array.from({ length: Math.min(held, told.events.length) }, (_, at) =>
    timeOfCount(timeline, numberOfCard(view, view.you, held - 1 - at) + 1),
  ).reverse();
}

/** Whether the person has something to answer. @param {View} view */
function isAsked({ prompt }) {
  return prompt !== null && (prompt.kind !== "declare" || prompt.declarations.length > 0);
}

/** What cards do: dealt or played, one or several. @param {readonly GameEvent[]} events @returns {Cue[]} */
function cardCues(events) {
  const countCards = (/** @type {string} */ kind) => {
    const cards = events.find((event) => event.kind === kind)?.["cards"];
    return Array.isArray(cards) ? cards.length : events.some((event) => event.kind === kind) ? 1 : 0;
  };
  const dealt = countCards("cards_dealt");
  if (dealt) return [dealt > 1 ? "packet" : "deal"];
  const played = countCards("cards_played");
  return played ? [played > 1 ? "cards" : "card"] : [];
}

/** Whether the account of the deal is shown. @param {Match} match */
function isSummaryShown({ view, lingering }) {
  return Boolean(view.summary) && !lingering;
}

/** @param {Match} match @returns {Cue[]} */
function outcomeCue({ view }) {
  const mood = moodOf(view);
  if (!mood) return [];
  if (mood.kind === "won" || mood.kind === "lost") return [mood.kind];
  if (mood.isGood === null) return ["contract"];
  if (!mood.isGood) return ["set"];
  return [mood.kind === "court" || mood.kind === "level" ? mood.kind : "made"];
}

/** What is remarkable and good for the person; what is not, the deal's own sound says. @param {Match} match @returns {Cue[]} */
function featCues(match) {
  return featsOf(match).flatMap(({ kind, isGood }) => (isGood ? kind : []));
}
