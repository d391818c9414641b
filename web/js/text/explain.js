/** Explanations: what was or may be done, why, and with what figures, in sentences. The codes and figures are the engine's. */

import { cardNames, sideOf } from "./names.js";

/** @import { Facts, Say } from "./sentences.js" */
/** @import { Action, Seat, Thought, View, Weighed } from "../store/types.d.ts" */

/**
 * What an action needs to be told.
 * @param {Say} say
 * @param {Action} action
 * @returns {Facts}
 */
function factsOf(say, action) {
  switch (action.kind) {
    case "bid":
      return { value: action.value };
    case "name_trump":
      return { suit: action.suit };
    case "pass":
      return {};
    default:
      return { cards: cardNames(say, action.cards) };
  }
}

/** "Play the ace of spades". @param {Say} say @param {Action | null} action null: nothing is done */
export function doSentence(say, action) {
  return action ? say(`do-${action.kind}`, factsOf(say, action)) : say("do-nothing");
}

/** "Odile played the ace of spades". @param {Say} say @param {View} view @param {Seat} seat @param {Action} action */
export function didSentence(say, view, seat, action) {
  return say(`did-${action.kind}`, { name: view.seats[seat].name, ...factsOf(say, action) });
}

/**
 * Why, and what the figures say, a sentence each.
 * @param {{ say: Say }} text
 * @param {View} view
 * @param {Seat} seat whose thought it is
 * @param {Thought} thought
 * @returns {string[]}
 */
export function thoughtSentences({ say }, view, seat, thought) {
  const { rule, reason, chosen, next_best: next, tie, exact } = thought;
  const because = reason ? say(`reason-${reason}`) : "";
  const told = [rule ? say("figures-rule", { action: doSentence(say, rule), reason: because }) : because];
  if (!chosen) return [...told, say("figures-none")];
  told.push(figures(say, view, seat, chosen, exact));
  if (next) told.push(nextBest(say, next, tie));
  return told.filter(Boolean);
}

/**
 * @param {Say} say
 * @param {View} view
 * @param {Seat} seat
 * @param {Weighed} weighed
 * @param {boolean} exact
 */
export function figures(say, view, seat, { trick, worlds, ends }, exact) {
  const whose = sideOf(seat) === sideOf(view.you) ? "us" : "them";
  const first =
    trick === null || exact
      ? say(exact ? "figures-exact" : "figures-worlds", { worlds })
      : say("figures-trick", { whose, won: Math.round(trick * worlds), worlds });
  return say("figures", { first, second: say(`figures-${ends.of}`, { whose, value: rounded(ends) }) });
}

/** Points are rounded to whole numbers, tricks to a tenth. @param {Weighed["ends"]} ends */
function rounded({ of, value }) {
  return of === "own_tricks" ? Math.round(value * 10) / 10 : Math.round(value);
}

/** @param {Say} say @param {NonNullable<Thought["next_best"]>} next @param {boolean} tie */
function nextBest(say, next, tie) {
  const action = doSentence(say, next.action);
  if (tie) return say("figures-tie", { action });
  const worse = Math.round(next.worse);
  return worse < 1 ? say("figures-next-close", { action }) : say("figures-next", { action, worse });
}
