/** Status line: what the line above the hand says goes on, and with which facts, whatever the words of a language are. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { multiCardAsked, multiCardLine, multiCardState } from "../../../web/js/table/prompts/multi-card.js";
import { statusLine } from "../../../web/js/table/prompts/prompt.js";
import { pressed } from "../shared/pressed.js";
import { match, TRICK, view } from "../shared/views.js";
import { written } from "../shared/written.js";

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

const SEVERAL = { ...view().prompt, count: 2 };
const BURY = { kind: "bury", count: 8, worth: {} };
/** What is asked where several cards may be played. @type {[string, any, any, unknown][]} */
const ASKED = [
  [
    "so many cards",
    { prompt: SEVERAL, trick: { ...view().trick, led: "H" } },
    {},
    ["prompt-play-count", { count: 2, suit: "H" }],
  ],
  ["a lead in the first deal", { prompt: { ...SEVERAL, count: 0 } }, {}, "prompt-play-lead-taught"],
  ["a lead in a later one", { prompt: { ...SEVERAL, count: 0 }, deal: 2 }, {}, "prompt-play-lead"],
  ["a lead in a task", { prompt: { ...SEVERAL, count: 0 }, task: {} }, {}, "prompt-play-lead"],
  [
    "one unit after a throw that came back",
    { prompt: { ...SEVERAL, must_lead_unit: true } },
    {},
    "refusal-must_lead_unit",
  ],
  ["a first trick for who begins", { prompt: SEVERAL, phase: "starter_trick" }, {}, "prompt-play-starter"],
  ["a burial", { prompt: BURY }, {}, "prompt-bury"],
  [
    "a trick that lies",
    { prompt: SEVERAL, tricks: [TRICK] },
    { lingering: true },
    ["prompt-wait-trick-points", { ...ODILE, count: 20 }],
  ],
];
for (const [what, change, more, said] of ASKED)
  test(`where several cards are played the line says what is asked: ${what}`, () => {
    const table = match(change, more);
    assert.deepEqual(multiCardAsked(text, table, /** @type {any} */ (table.view.prompt)), said);
  });

test("chosen cards may be played once the engine says so, and too few are no fault yet", () => {
  const state = (/** @type {any} */ more, prompt = SEVERAL) => {
    const { isOpen, name, why, count } = multiCardState(text, match(/** @type {any} */ ({ prompt }), more));
    return [isOpen, name, why?.code ?? null, count];
  };
  const named = ["prompt-play-chosen", { card: SEVEN }];
  assert.deepEqual(state({}), [false, "", null, 2]);
  assert.deepEqual(state({ chosen: ["7H"], tried: { refusal: null } }), [true, named, null, 2]);
  assert.deepEqual(state({ chosen: ["7H"], tried: null }), [false, "", null, 2]);
  assert.deepEqual(state({ chosen: ["7H"], tried: { refusal: null }, explanations: { isJudging: true } }), [
    false,
    "",
    null,
    2,
  ]);
  assert.deepEqual(state({ chosen: ["7H"], tried: { refusal: { code: "wrong_count" } } }), [
    false,
    "",
    null,
    2,
  ]);
  assert.deepEqual(
    state({ chosen: ["7H", "5H"], tried: { refusal: { code: "wrong_count" } } })[2],
    "wrong_count",
  );
  assert.deepEqual(state({ chosen: ["7H"], tried: { refusal: { code: "must_follow" } } })[2], "must_follow");
  assert.deepEqual(
    state({ refusal: { code: "out_of_turn" }, tried: { refusal: { code: "must_follow" } } })[2],
    "out_of_turn",
  );
});

test("the button that plays several cards counts them, and plays those that are chosen", () => {
  const words = /** @type {any} */ ({ ...text, say: (/** @type {string} */ id) => id });
  const button = (/** @type {any} */ more, prompt = SEVERAL) =>
    /<button[^>]*>/
      .exec(
        written(multiCardLine(words, match(/** @type {any} */ ({ prompt }), more), () => {}, "")).replaceAll(
          /\s+/g,
          " ",
        ),
      )?.[0]
      .match(/data-count=\S+|disabled|aria-busy=true|aria-label=\S+/g)
      ?.join(" ");
  const open = { chosen: ["7H"], tried: { refusal: null } };
  assert.equal(button({}), "disabled");
  assert.equal(button(open), "data-count=1/2 aria-label=prompt-play-chosen");
  assert.equal(
    button({ ...open, busy: true }),
    "data-count=1/2 aria-busy=true aria-label=prompt-play-chosen",
  );
  assert.equal(button(open, { ...SEVERAL, count: 0 }), "aria-label=prompt-play-chosen");
  const drawn = (/** @type {any} */ more, /** @type {any} */ prompt) =>
    written(multiCardLine(words, match(/** @type {any} */ ({ prompt }), more), () => {}, "")).match(
      /\((prompt-chosen[\w-]*)\)/,
    )?.[1] ?? null;
  const two = { chosen: ["7H", "5H"], tried: { refusal: null } };
  assert.deepEqual(
    [drawn(open, SEVERAL), drawn(two, { ...SEVERAL, count: 0 }), drawn(open, { ...SEVERAL, count: 0 })],
    ["prompt-chosen-of", "prompt-chosen", null],
  );
  assert.deepEqual(
    pressed((actions) =>
      multiCardLine(words, match(/** @type {any} */ ({ prompt: BURY }), two), actions.act, ""),
    ),
    [["act", { kind: "bury", cards: ["7H", "5H"] }]],
  );
});
