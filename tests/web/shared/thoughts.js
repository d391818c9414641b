/** Thoughts: what a bot says it thought of an act, for tests of how that is told. */

/** @typedef {import("../../../web/js/core/types.d.ts").Thought} Thought */

/** @param {string[]} cards @returns {import("../../../web/js/core/types.d.ts").Action} */
export const playing = (...cards) => ({ kind: "play", cards });

/** @param {Partial<Thought>} [change] @returns {Thought} */
export const thought = (change = {}) => ({
  action: playing("7H"),
  reason: "cannot_win",
  rule: null,
  worlds: 120,
  exact: false,
  chosen: {
    action: playing("7H"),
    worlds: 120,
    counted: true,
    trick: 0.8,
    made: 0.75,
    contract: { own: true, count: 90, worlds: 120 },
    ends: { of: "own_points", value: 62 },
  },
  next_best: {
    action: playing("5H"),
    worlds: 120,
    counted: true,
    trick: 0.1,
    made: 0.5,
    contract: { own: true, count: 60, worlds: 120 },
    ends: { of: "own_points", value: 55 },
    worse: 7,
    head_to_head: { worlds: 100, better: 61, worse: 20 },
  },
  tie: false,
  decided: null,
  counts: null,
  key_card: null,
  read: [],
  keeps: null,
  ...change,
});
