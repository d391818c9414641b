/** Status line: what the line above the hand says goes on, and with which facts, whatever the words of a language are. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { statusLine } from "../../../web/js/table/prompts/prompt.js";
import { match, TRICK, view } from "../shared/views.js";

/** Says each sentence as its code and its facts. */
const text = /** @type {any} */ ({
  say: (/** @type {string} */ id, /** @type {object} */ facts) => (facts ? [id, facts] : id),
  has: () => true,
});
const ODILE = { seat: "W", name: "Odile", you: "no" };
const WAITS = { isAwaited: true, busy: true };
const SEVEN = ["card", { rank: "7", suit: "H" }];
/** What the table and the match are besides. @type {[string, any, any, unknown][]} */
const LINES = [
  ["a card that leads", { trick: null }, {}, "prompt-play-lead"],
  [
    "a card that follows",
    { trick: { ...view().trick, led: "H" } },
    {},
    ["prompt-play-follow", { suit: "H" }],
  ],
  [
    "the only play",
    { prompt: { ...view().prompt, only: ["7H"] } },
    {},
    ["prompt-play-only", { cards: SEVEN }],
  ],
  ["another question", { prompt: { kind: "bid", values: [50], can_pass: true } }, {}, ""],
  ["others' play", { prompt: null, to_act: "W" }, {}, ["prompt-wait-playing", ODILE]],
  ["others' bid", { prompt: null, to_act: "W", phase: "bidding" }, {}, ["prompt-wait-bidding", ODILE]],
  ["nobody", { prompt: null, to_act: null }, {}, ""],
  [
    "a trick that lies",
    { tricks: [{ ...TRICK, points: 0 }] },
    { lingering: true },
    ["prompt-wait-trick", { ...ODILE, count: 0 }],
  ],
  [
    "a trick with points",
    { tricks: [TRICK] },
    { lingering: true },
    ["prompt-wait-trick-points", { ...ODILE, count: 20 }],
  ],
  ["bots that are paused", { prompt: null, to_act: "W" }, { pace: "paused" }, "pace-paused"],
  ["the engine", {}, { ...WAITS, coming: 40 }, ["prompt-awaited", { percent: 40 }]],
  [
    "the engine, before it is known how much is here",
    { prompt: null },
    { isAwaited: true },
    ["prompt-awaited", { percent: 0 }],
  ],
  ["a line that is cut", {}, { ...WAITS, isCutOff: true, coming: 40 }, ["engine-cut-off", { percent: 40 }]],
  ["a card while the engine comes", { trick: null }, { isAwaited: true }, "prompt-play-lead"],
];
for (const [what, change, more, said] of LINES)
  test(`the line above the hand says what is waited for: ${what}`, () => {
    assert.deepEqual(statusLine(text, match(change, more)), said);
  });
