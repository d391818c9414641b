/** Next step: what happens next at the table unless the person does something, and after which pause. Pure. */

import { bidsIn, declarationsIn, zoneOf } from "../../core/zones.js";
import { countDealt } from "./dealing.js";

/** @import { Match, Settings, Speed, View } from "../../core/types.d.ts" */

/**
 * `step`: the table goes on by itself. `pass`: the person is asked, and has nothing else to answer. `only`: the engine
 * says there is one play, and the person likes it to be made for them. `wait`: the person is wanted, or stopped the
 * dealing or the bots, or may speak before the partner does.
 * @param {Match} match
 * @param {Pick<Settings, "autoplay">} settings
 * @returns {"step" | "pass" | "only" | "wait"}
 */
export function nextStep({ view, dealing, pace, isOffered }, { autoplay }) {
  const { prompt } = view;
  // After uncovering their cards, people need to see the question first.
  if (view.waits_for === "you" && view.pass_and_play) return "wait";
  if (view.waits_for === "you") {
    if (prompt?.kind === "declare" && prompt.declarations.length === 0) return "pass";
    return autoplay && prompt?.kind === "play" && prompt.only ? "only" : "wait";
  }
  if (!isTablesTurn(view) || pace === "paused") return "wait";
  if (view.phase === "dealing") return dealing === "paused" || isOffered ? "wait" : "step";
  return prompt?.kind === "bid" ? "wait" : "step";
}

/** Whether a bot or the table acts next. @param {Pick<Match["view"], "waits_for">} view */
export function isTablesTurn({ waits_for: waitsFor }) {
  return waitsFor === "bot" || waitsFor === "table";
}

/**
 * Whether the bots can be paused and hurried: they play, or a trick lies on the table before they go on. Nobody stops
 * what others wait for at devices of their own.
 * @param {Match} match
 */
export function isPaced({ view, lingering }) {
  if (view.multiplayer || view.phase === "dealing" || view.prompt?.kind === "bid") return false;
  return isTablesTurn(view) && (lingering || view.to_act !== null);
}

/** @type {Record<Speed | "hurried", { call: number, play: number, trick: number, deal: number }>} */
const PACES = {
  slow: { call: 1500, play: 1300, trick: 2400, deal: 1500 },
  normal: { call: 850, play: 700, trick: 1400, deal: 1100 },
  fast: { call: 380, play: 320, trick: 700, deal: 600 },
  // What the person has asked for until it is their turn.
  hurried: { call: 160, play: 120, trick: 350, deal: 250 },
  // Even at this speed a complete trick is shown for a moment, or until a tap.
  instant: { call: 0, play: 0, trick: 250, deal: 0 },
};

/** Whether the person has only one legal play, and holds more cards than that. @param {View} view */
export function isOnlyPlay({ prompt, hand }) {
  return prompt?.kind === "play" && Boolean(prompt.only) && hand.length > (prompt.only?.length ?? 0);
}

/** How long cards are dealt one by one, as a multiple of the normal time. @type {Record<Speed, number>} */
const DEAL_TIMES = { slow: 1.6, normal: 1, fast: 0.56, instant: 0 };

/** The normal time in milliseconds: of a deal at all, and of each card. A large deal is dealt faster, for nobody waits longer. */
const DEAL_TIME = { deal: 4_900, card: 17 };

/**
 * The time between two cards that are dealt, in milliseconds; Infinity while the deal stands still.
 * @param {Pick<Match, "view" | "dealing">} match
 * @param {Speed} speed
 */
export function intervalOfDeal({ view, dealing }, speed) {
  if (dealing === "skip") return 0;
  if (dealing === "paused") return Infinity;
  const size = view.deal_size ?? 100;
  const normal = DEAL_TIME.deal / size + DEAL_TIME.card;
  return (DEAL_TIMES[speed] * normal) / (dealing === "fast" ? 4 : 1);
}

/**
 * How long what is on the table is shown before the next act.
 * @param {Pick<Match, "view" | "lingering" | "dealing" | "pace">} match
 * @param {Speed} speed
 */
export function pauseFor(match, speed) {
  const pace = PACES[match.pace === "fast" && speed !== "instant" ? "hurried" : speed];
  const { view, lingering } = match;
  if (lingering) return pace.trick;
  if (view.phase === "dealing") return intervalOfDeal(match.dealing === "paused" ? { view } : match, speed);
  // The last chance to declare passes at once, unless somebody has just declared.
  if (view.phase === "last_chance")
    return declarationsIn(view).at(-1)?.dealt === countDealt(view) ? pace.call : pace.deal / 5;
  if (view.phase !== "playing") return bidsIn(view).length === 0 ? pace.deal : pace.call;
  // Time to look at a new packet before the first card.
  if (zoneOf(view, "packet") && !view.tricks.length && !view.trick?.plays.length) return pace.deal;
  // Time to read before the only legal play is made automatically; the last cards need none.
  if (isOnlyPlay(view)) return 2 * pace.play;
  return pace.play;
}
