/**
 * Forced card: the only legal play, which is made for the person who likes it so. Where others see it at devices of their own it waits
 * for as long as the person took last: it is not to be told from a card that was chosen.
 */

/** @import { Action, View } from "../../core/types.d.ts" */

/** The longest it waits, in milliseconds: whoever thought for a minute keeps nobody waiting for that long again. */
const LONGEST_MS = 5_000;

/** @typedef {ReturnType<typeof createForcedCard>} ForcedCard */

/** @param {() => number} now in milliseconds */
export function createForcedCard(now) {
  /** The turn at which the person was asked last, and since when. */
  let asked = { turn: -1, since: 0 };
  let took = 0;
  return {
    /** What is shown may ask the person something. @param {View} view */
    noteView({ turn, waits_for: waits }) {
      if (waits === "you" && asked.turn !== turn) asked = { turn, since: now() };
    },
    /** The person acts. @param {number} turn */
    noteAct(turn) {
      if (asked.turn === turn) took = Math.min(LONGEST_MS, now() - asked.since);
    },
    /** How long it waits. */
    getDelay: () => took,
  };
}

/** @param {Pick<View, "prompt">} view @returns {Action} */
export function playForced({ prompt }) {
  return { kind: "play", cards: (prompt?.kind === "play" && prompt.only) || [] };
}
