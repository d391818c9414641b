/** Table review: sentences about the state of the deal: whose turn it is, the trick, the score, the bids. */

import { bidsIn, declarationsIn } from "../core/zones.js";
import { cardNames, levelName, subjectOf } from "./names.js";
import { scoreSentences } from "./score.js";
import { joinSentences } from "./sentences.js";

/** @import { Match, Tile, TrickView, View } from "../core/types.d.ts" */
/** @import { Facts, Say } from "./sentences.js" */
/** @typedef {{ say: Say, has: (id: string) => boolean }} Text */

/**
 * The trick on the table, or the last one if none has begun.
 * @param {Text} text
 * @param {Pick<Match, "view" | "lingering">} match
 */
export function currentTrickSentence(text, { view, lingering }) {
  const open = lingering ? null : view.trick;
  if (open?.plays.length) return trickSentence(text, view, open, "review-trick");
  const last = view.tricks.at(-1);
  return last ? trickSentence(text, view, last, "review-last") : text.say("tricks-none");
}

/** @param {Text} text @param {View} view @param {TrickView} trick @param {"review-trick" | "review-last"} id */
function trickSentence({ say }, view, trick, id) {
  const plays = trick.plays.map(({ seat, cards }) =>
    say("trick-card", { ...subjectOf(view, seat), card: cardNames(say, cards) }),
  );
  const seat = trick.winner ?? trick.leader;
  return say(id, {
    ...subjectOf(view, seat),
    plays: plays.reduce((first, last) => say("list-next", { first, last })),
    count: trick.points ?? 0,
  });
}

/**
 * @param {Text} text
 * @param {View} view
 * @param {"turn" | "score" | "bids"} what
 */
export function standingSentence(text, view, what) {
  if (what === "turn") return turnSentence(text, view);
  return joinSentences(
    what === "score"
      ? standingSentences(text, view)
      : [...bidSentences(text, view), ...contractSentences(text, view)],
  );
}

/** @param {Text} text @param {View} view */
function turnSentence({ say }, view) {
  return view.to_act ? say("seat-turn", subjectOf(view, view.to_act)) : say("review-nobody");
}

/** How the sides stand and what lies on the table, a sentence each. @param {Text} text @param {View} view @returns {string[]} */
export function standingSentences(text, view) {
  return [...scoreSentences(text, view), ...saidSentences(text, view)];
}

/** What else the engine says of the table, as far as there are words for it. @param {Text} text @param {View} view @returns {string[]} */
function saidSentences({ say, has }, view) {
  return view.says
    .filter(({ code }) => has(`review-${code}`))
    .map(({ code, facts }) => say(`review-${code}`, toldFacts(view, facts)));
}

/** What a tile beside the score says, without a full stop; nothing where there are no words for it. @param {Text} text @param {View} view @param {Tile} tile */
export function tileText({ say, has }, view, { code, facts }) {
  return has(code) ? say(code, toldFacts(view, facts)) : "";
}

/** What the engine says of the table as the sentences take it: a seat by its name, a rank by its sign. @param {View} view @param {Record<string, unknown>} facts */
function toldFacts(view, { seat, suit, rank, ...facts }) {
  return {
    .../** @type {Facts} */ (facts),
    ...(isSeat(view, seat) ? subjectOf(view, seat) : {}),
    ...(suit === undefined ? {} : { suit: String(suit ?? "none") }),
    ...(rank === undefined ? {} : { rank: levelName(String(rank ?? "")) }),
  };
}

/** @param {View} view @param {unknown} seat @returns {seat is import("../core/types.d.ts").Seat} */
function isSeat({ seats }, seat) {
  return typeof seat === "string" && seat in seats;
}

/** What was bid or declared, a sentence each. @param {Text} text @param {View} view @returns {string[]} */
export function bidSentences({ say }, view) {
  const calls = bidsIn(view).map((call) =>
    say(call.bid === null ? "news-passed" : "news-bid_made", {
      ...subjectOf(view, call.seat),
      value: call.bid ?? 0,
      forced: call.forced ? "yes" : "no",
      bids: "yes",
    }),
  );
  const shown = declarationsIn(view).map(({ seat, suit, cards }) =>
    say("news-declared", { ...subjectOf(view, seat), suit, cards: cardNames(say, cards) }),
  );
  return [...calls, ...shown];
}

/** The outcome: the contract once it is made, and what else stands beside the score, one sentence each. @param {Text} text @param {View} view @returns {string[]} */
export function contractSentences(text, view) {
  const { contract, tiles } = view;
  const { declarer: seat, value, forced = false } = contract ?? {};
  const facts = { seat, value, forced: forced ? "yes" : "no" };
  const made = contract ? [text.say("contract-label", toldFacts(view, facts))] : [];
  const told = tiles.filter(({ kind }) => kind !== "contract").map((tile) => tileText(text, view, tile));
  return [...made, ...told].filter((words) => words).map((words) => text.say("sentence", { words }));
}
