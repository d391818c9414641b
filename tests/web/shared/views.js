/** Views for the tests: one in the middle of a deal, and what a test changes of it. */

/** A puzzle that nobody has tried. @type {import("../../../web/js/core/types.d.ts").TaskView} */
export const TASK = {
  kind: "puzzle",
  key: "",
  status: "playing",
  punished: false,
  untaught: [],
  message: "",
  clauses: [],
  stars: 0,
  theme: "",
  tries: 0,
  against: null,
};

/**
 * @param {Partial<import("../../../web/js/core/types.d.ts").View>} [change]
 * @returns {import("../../../web/js/core/types.d.ts").View}
 */
export function view(change = {}) {
  return {
    game: "two_hundred",
    rules: "reference",
    turn: 10,
    you: "S",
    waits_for: "you",
    phase: "playing",
    rotation: ["S", "W", "N", "E"],
    deal: 1,
    dealer: "E",
    first: "S",
    seats: {
      S: { name: "Ada", level: null, cards: 3, side: "NS", roles: [] },
      W: { name: "Odile", level: "casual", cards: 3, side: "EW", roles: [] },
      N: { name: "Théo", level: "casual", cards: 3, side: "NS", roles: ["declarer"] },
      E: { name: "Yvonne", level: "casual", cards: 3, side: "EW", roles: ["dealer"] },
    },
    to_act: "S",
    hand: ["AS", "7H", "5H"],
    by_rank: ["AS", "7H", "5H"],
    trumps: [],
    zones: [],
    calls: [],
    contract: { declarer: "N", side: "NS", value: 60, forced: false },
    trump: "C",
    trick: {
      leader: "E",
      plays: [{ seat: "E", cards: ["KH"] }],
      winner: "E",
      points: 0,
    },
    tricks: [],
    score: [
      {
        label: "taken",
        unit: "points",
        values: { NS: 0, EW: 0 },
        goals: { NS: 60 },
      },
      { label: "total", values: { NS: 0, EW: 0 }, goal: 200 },
    ],
    tiles: [
      { kind: "trump", code: "trump-label", facts: { suit: "C" } },
      {
        kind: "contract",
        code: "contract-label",
        facts: { seat: "N", value: 60, forced: "no" },
      },
    ],
    worth: {},
    order: null,
    says: [],
    own: null,
    prompt: {
      kind: "play",
      playable: ["7H", "5H"],
      refused: {
        AS: {
          code: "must_follow",
          clause: "H8",
          facts: { suit: "H", count: 2, owed: "7H 5H" },
        },
      },
    },
    summary: null,
    score_breakdown: null,
    ...change,
  };
}

/**
 * @param {Partial<import("../../../web/js/core/types.d.ts").View>} [change]
 * @param {Partial<import("../../../web/js/core/types.d.ts").Match>} [more]
 * @returns {import("../../../web/js/core/types.d.ts").Match}
 */
export function match(change = {}, more = {}) {
  return {
    view: view(change),
    lingering: false,
    chosen: [],
    refusal: null,
    busy: false,
    ...more,
  };
}

/** A complete trick that East led and West won. */
export const TRICK = {
  leader: /** @type {const} */ ("E"),
  plays: [
    { seat: /** @type {const} */ ("E"), cards: ["KH"] },
    { seat: /** @type {const} */ ("S"), cards: ["7H"] },
    { seat: /** @type {const} */ ("W"), cards: ["AH"] },
    { seat: /** @type {const} */ ("N"), cards: ["TH"] },
  ],
  winner: /** @type {const} */ ("W"),
  points: 20,
};
