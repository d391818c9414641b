/** Explanations: what was or may be done, why, and with what figures, in sentences. The codes and figures are the engine's. */

import { bidsIn } from "../core/zones.js";
import { cardName, cardNames, ranksOf, sideOf, subjectOf } from "./names.js";

/** @import { Facts, Say } from "./sentences.js" */
/** @import { ActFigures, Action, Caution, DifferenceFigures, Difference, Finding, Seat, Thought, View } from "../core/types.d.ts" */

/**
 * An action's facts, and the end of the message's name: a play of several cards is named by its shape.
 * @param {Say} say
 * @param {Action} action
 * @returns {{ kind: string, facts: Facts }}
 */
function describeAction(say, action) {
  const { kind } = action;
  switch (kind) {
    case "bid":
      return { kind, facts: { value: action.value } };
    case "name_trump":
      return { kind, facts: { suit: action.suit } };
    case "lay_indicator":
      return { kind, facts: { cards: cardName(say, action.card) } };
    default:
      // An act without cards, such as a pass, is named by its kind.
      return "cards" in action ? describeCards(say, kind, action) : { kind, facts: {} };
  }
}

/** @param {Say} say @param {string} kind @param {{ cards: string[], shape?: string | null }} action */
function describeCards(say, kind, { cards, shape = null }) {
  const ranks = shape && ranksOf(cards);
  if (ranks) return { kind: `${kind}-shape`, facts: { shape, ...ranks } };
  const names = { cards: cardNames(say, cards) };
  // "The two big jokers" already says that it is a pair.
  return shape && shape !== "pair"
    ? { kind: `${kind}-shape-of`, facts: { shape, ...names } }
    : { kind, facts: names };
}

/** "Play the ace of spades". @param {Say} say @param {Action | null} action null: nothing is done */
export function doSentence(say, action) {
  if (!action) return say("do-nothing");
  const { kind, facts } = describeAction(say, action);
  return say(`do-${kind}`, facts);
}

/** "Odile played the ace of spades". @param {Say} say @param {View} view @param {Seat} seat @param {Action} action */
export function didSentence(say, view, seat, action) {
  const { kind, facts } = describeAction(say, action);
  const bids = bidsIn(view).length ? "yes" : "no";
  return say(`did-${kind}`, { name: view.seats[seat].name, bids, ...facts });
}

/**
 * Why, in one sentence: what the search found if it departed from the rule of thumb; else a reason that is true of the
 * action; else what decided between it and the next best.
 * @param {{ say: Say }} text
 * @param {View} view
 * @param {Seat} seat whose thought it is
 * @param {Thought} thought
 */
export function whySentence({ say }, view, seat, thought) {
  const { reason, rule, decided, next_best: next } = thought;
  if (reason && !(rule && decided)) return say(`reason-${reason}`);
  if (!next) return say(reason ? `reason-${reason}` : "figures-none");
  return (
    decidedSentence(say, view, seat, thought) ??
    headToHeadSentence(say, next) ??
    nextBestSentence(say, next, thought.tie)
  );
}

/**
 * What a thought says, a sentence each, the first one why. Where the action answers what the partner has said, as agreed, that is
 * why.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {View} view
 * @param {Seat} seat whose thought it is
 * @param {Thought} thought
 * @returns {[string, ...string[]]}
 */
export function thoughtSentences(text, view, seat, thought) {
  const why = whySentence(text, view, seat, thought);
  const more = moreSentences(text, view, seat, thought);
  const { read, keeps } = agreedSentences(text, view, seat, thought);
  const [answered, ...others] = read.sort((one, other) => Number(other.isAnswered) - Number(one.isAnswered));
  if (!answered?.isAnswered) return [why, ...read.map(({ words }) => words), ...keeps, ...more];
  return [answered.words, ...others.map(({ words }) => words), ...keeps, why, ...more];
}

/**
 * What was read in the partner's cards, and what the action keeps of what is agreed: nothing before there are words for it.
 * @param {{ say: Say, has: (id: string) => boolean }} text
 * @param {View} view
 * @param {Seat} seat
 * @param {Thought} thought
 */
function agreedSentences({ say, has }, view, seat, { read, keeps }) {
  if (!has("agreements-line")) return { read: [], keeps: [] };
  // If several people share the device, nobody is "you".
  const of = seat === view.you && !view.pass_and_play ? "you" : "other";
  return {
    read: read.map(({ clause, seat: partner, suit }) => ({
      words: say(`agreement-read-${clause}`, { of, name: view.seats[partner].name, suit }),
      isAnswered: keeps !== null && keeps.leads && keeps.clause === clause,
    })),
    keeps: keeps
      ? [say(`agreement-keeps-${keeps.clause}`, { suit: keeps.suit, leads: keeps.leads ? "yes" : "no" })]
      : [],
  };
}

/**
 * What the action does better than the next best one; null if they are as good.
 * @param {Say} say
 * @param {View} view
 * @param {Seat} seat
 * @param {Thought} thought
 */
function decidedSentence(say, view, seat, { decided, counts, next_best: next }) {
  if (!decided || !next) return null;
  const facts = { whose: sideWord(view, seat), action: doSentence(say, next.action) };
  return say(`decided-${endOf(decided, counts)}`, { ...facts, ...counts });
}

/** The codes whose sentence tells figures, where there are any. @type {ReadonlySet<Difference>} */
const COUNTED = new Set(["contract_fails", "contract_let", "trick_lost"]);

/** The end of the message's name: without figures it is another sentence. @param {Difference} code @param {DifferenceFigures | null} counts */
function endOf(code, counts) {
  return COUNTED.has(code) && !counts ? `${code}-uncounted` : code;
}

/** @param {View} view @param {Seat} seat */
function sideWord(view, seat) {
  return sideOf(view, seat) === sideOf(view) ? "us" : "them";
}

/**
 * The figures and the alternatives, one sentence each.
 * @param {{ say: Say }} text
 * @param {View} view
 * @param {Seat} seat whose thought it is
 * @param {Thought} thought
 * @returns {string[]}
 */
export function moreSentences({ say }, view, seat, thought) {
  const { rule, reason, chosen, next_best: next, tie, exact, key_card: keyCard } = thought;
  if (!chosen) return reason ? [say("figures-none")] : [];
  const sentences = [figuresSentence(say, view, seat, chosen, exact)];
  if (next) {
    const why = whySentence({ say }, view, seat, thought);
    const nextBest = nextBestSentence(say, next, tie);
    // Do not repeat what is said already.
    if (nextBest !== why) sentences.push(nextBest);
    if (keyCard) sentences.push(keyCardSentence(say, view, keyCard, unitOf(next)));
    const more = tie ? [] : [decidedSentence(say, view, seat, thought), headToHeadSentence(say, next)];
    sentences.push(...more.flatMap((one) => (one && one !== why ? [one] : [])));
  }
  if (rule) sentences.push(say("figures-rule", { action: doSentence(say, rule) }));
  return sentences;
}

/**
 * @param {Say} say
 * @param {View} view
 * @param {Seat} seat
 * @param {ActFigures} weighed
 * @param {boolean} exact
 */
export function figuresSentence(say, view, seat, { trick, worlds, counted, contract, ends }, exact) {
  const whose = sideWord(view, seat);
  const how = exact ? "exact" : "worlds";
  const second = say(`figures-${ends.of}`, { whose, value: ends.value });
  if (!counted) return say("figures", { first: say(`figures-${how}-uncounted`), second });
  const first =
    trick === null || exact
      ? say(`figures-${how}`, { worlds })
      : say("figures-trick", { whose, won: Math.round(trick * worlds), worlds });
  if (!contract) return say("figures", { first, second });
  return say("figures-three", {
    first,
    second,
    third: say("figures-contract", { own: contract.own ? "yes" : "no", whose, count: contract.count }),
  });
}

/**
 * "about 18 points", or that it shows only in the match. @param {Say} say @param {Pick<Finding, "cost" | "made">}
 * finding
 */
export function costSentence(say, { cost, made }) {
  if (cost === null) return say("decision-cost-match");
  return say(made.ends.of === "own_tricks" ? "decision-cost-tricks" : "decision-cost", { cost });
}

/** @param {Say} say @param {NonNullable<Thought["next_best"]>} next @param {boolean} tie */
function nextBestSentence(say, next, tie) {
  const action = doSentence(say, next.action);
  if (tie) return say("figures-tie", { action });
  return next.worse > 0
    ? say("figures-next", { action, worse: next.worse, unit: unitOf(next) })
    : say("figures-next-close", { action });
}

/** @param {ActFigures} weighed */
function unitOf({ ends }) {
  return ends.of === "own_tricks" ? "tricks" : "points";
}

/**
 * What the choice depends on: "In 61 of 100 deals that fit, West has no clubs …".
 * @param {Say} say
 * @param {View} view
 * @param {NonNullable<Thought["key_card"]>} keyCard
 * @param {string} unit
 */
function keyCardSentence(say, view, { seat, card, most, ...facts }, unit) {
  const what = card ? "card" : most ? "few" : "none";
  const named = card ? cardName(say, card) : "";
  return say("figures-key-card", { ...facts, ...subjectOf(view, seat), what, card: named, most, unit });
}

/** Null where too few deals were imagined to count them. @param {Say} say @param {NonNullable<Thought["next_best"]>} next */
function headToHeadSentence(say, { action, head_to_head: figures }) {
  return figures && say("figures-head-to-head", { action: doSentence(say, action), ...figures });
}

/** @param {Say} say @param {Pick<Caution, "reason" | "counts" | "made" | "cost">} caution */
export function againstSentence(say, caution) {
  const { reason, counts, cost } = caution;
  const lead =
    cost === null ? say("coach-costs-match") : say("coach-costs", { cost: costSentence(say, caution) });
  return say(`coach-${endOf(reason, counts)}`, { lead, ...counts });
}
