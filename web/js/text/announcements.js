/** Announcements: what happened, in sentences for the live region. */

import { bidsIn } from "../core/zones.js";
import { chipsText } from "./chips.js";
import { cardNames, levelName, otherSide, sideOf, signedNumber, plainNumber, subjectOf } from "./names.js";
import { currentTrickSentence } from "./table-review.js";

/** @import { Say } from "./sentences.js" */
/** @import { GameEvent, PerSide, Prompt, Seat, Side, View } from "../core/types.d.ts" */

/** The events that are announced at the briefest setting. */
const BRIEF = new Set([
  ...[
    "deal_began",
    "auction_won",
    "passed_out",
    "trump_named",
    "trump_fixed",
    "throw_failed",
    "trick_won",
    "claimed",
  ],
  ...["taken_back", "deal_scored", "deal_won", "level_changed", "match_won", "pot_paid"],
]);

/** What a claim says in one sentence. */
const CLAIMED = new Set(["cards_played", "trick_won"]);

/**
 * The events as sentences, then the prompt, if there is one.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {readonly GameEvent[]} events
 * @param {View} view the view they led to
 * @param {import("../core/types.d.ts").Settings["verbosity"]} [verbosity]
 */
export function newsSentences(text, events, view, verbosity = "normal") {
  const isClaim = events.some(({ kind }) => kind === "claimed");
  const sentences = joinDealt(events)
    .filter(({ kind }) => text.has(`news-${kind}`))
    .filter(({ kind }) => !(isClaim && CLAIMED.has(kind)))
    .filter(({ kind }) => verbosity !== "brief" || BRIEF.has(kind))
    .map((event) => eventSentence(text.say, event, view));
  if (view.prompt && isAskedAnew(view.prompt, events) && text.has(`news-your-turn-${view.prompt.kind}`))
    sentences.push(text.say(`news-your-turn-${view.prompt.kind}`));
  if (view.prompt?.kind === "play" && verbosity === "full")
    sentences.push(...playableSentences(text, view, view.prompt.playable));
  return sentences;
}

/** The events, with the cards that one seat is dealt one after another in one. @param {readonly GameEvent[]} events @returns {GameEvent[]} */
function joinDealt(events) {
  /** @type {GameEvent[]} */
  const joined = [];
  for (const event of events) {
    const last = joined.at(-1);
    const isMore = event.kind === "cards_dealt" && last?.kind === event.kind && last.seat === event.seat;
    if (isMore) joined.pop();
    joined.push(isMore ? { ...event, cards: [...listCards(last), ...listCards(event)] } : event);
  }
  return joined;
}

/** @param {GameEvent | undefined} event @returns {string[]} */
function listCards(event) {
  return Array.isArray(event?.["cards"]) ? event["cards"].map(String) : [];
}

/**
 * For the most detailed setting: the trick so far, and the cards that may be played to it.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {View} view
 * @param {readonly string[]} playable
 */
function playableSentences(text, view, playable) {
  const trick = view.trick?.plays.length ? [currentTrickSentence(text, { view, lingering: false })] : [];
  const isAny = playable.length === new Set(view.hand).size;
  return isAny ? trick : [...trick, text.say("news-may-play", { cards: cardNames(text.say, playable) })];
}

/**
 * A possible declaration is announced once, not with every card dealt, and only to those who have one (T10).
 * @param {Prompt} prompt
 * @param {readonly GameEvent[]} events
 */
function isAskedAnew(prompt, events) {
  if (prompt.kind !== "declare") return true;
  if (prompt.can_pass) return prompt.declarations.length > 0;
  const dealt = events.flatMap(listCards);
  return prompt.declarations.some(({ cards }) => cards.some((card) => dealt.includes(card)));
}

/** @param {Say} say @param {GameEvent} event @param {View} view */
function eventSentence(say, event, view) {
  const seat = /** @type {Seat | undefined} */ (
    event.seat ?? event["declarer"] ?? event["dealer"] ?? event["starter"]
  );
  const us = sideOf(view);
  /** @type {import("./sentences.js").Facts} */
  const facts = seat ? subjectOf(view, seat) : {};
  if (typeof event["number"] === "number") facts["number"] = view.match?.current ?? event["number"];
  if (typeof event["first"] === "string") {
    const first = subjectOf(view, /** @type {Seat} */ (event["first"]));
    Object.assign(facts, { firstYou: first["you"], firstName: first["name"] });
  }
  if (typeof event["value"] === "number") facts["value"] = event["value"];
  if (typeof event["contract"] === "number") facts["value"] = event["contract"];
  if (typeof event["points"] === "number") facts["count"] = event["points"];
  if (typeof event["count"] === "number") facts["count"] = event["count"];
  if (typeof event["suit"] === "string") facts["suit"] = event["suit"];
  if (typeof event["tricks"] === "number") facts["count"] = event["tricks"];
  const { down, multiplier, bonus, side, after } = event;
  if (Array.isArray(down))
    Object.assign(facts, { cards: cardNames(say, down.map(String)), back: down.length ? "no" : "yes" });
  if (typeof multiplier === "number" && typeof bonus === "number")
    Object.assign(facts, { multiplier, bonus });
  if (typeof after === "string")
    Object.assign(facts, { level: levelName(after), whose: side === us ? "us" : "them" });
  if (Array.isArray(event["cards"])) facts["cards"] = cardNames(say, event["cards"].map(String));
  if (event.kind === "pot_paid") {
    const pay = /** @type {Record<Seat, number>} */ (event["pay"]);
    Object.assign(facts, { pot: chipsText(say, Number(event["pot"])), pay: chipsText(say, pay[view.you]) });
  }
  facts["forced"] = event["forced"] ? "yes" : "no";
  // A pass in an auction, or of the chance to declare.
  facts["bids"] = bidsIn(view).length ? "yes" : "no";
  if (event.kind === "match_won")
    facts["side"] = event["side"] ? (event["side"] === us ? "us" : "them") : "none";
  if (event.kind === "deal_scored") {
    const change = /** @type {PerSide} */ (event["change"]);
    const totals = /** @type {PerSide} */ (event["totals"]);
    const them = /** @type {Side} */ (otherSide(us));
    Object.assign(facts, {
      usChange: signedNumber(change[us]),
      usTotal: plainNumber(totals[us]),
      themChange: signedNumber(change[them]),
      themTotal: plainNumber(totals[them]),
    });
  }
  return say(`news-${event.kind}`, facts);
}
