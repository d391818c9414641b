import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FEATURES } from "../../../web/js/features/index.js";
import { panelView } from "../../../web/js/page/panel-view.js";
import { firstState } from "../../../web/js/page/state.js";
import { registerViews } from "../../../web/js/parts/lazy-views.js";
import { pressed } from "../shared/pressed.js";
import { match } from "../shared/views.js";
import { written } from "../shared/written.js";
import { drawingOf, pageTest, recordings } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import { thought } from "../shared/thoughts.js";
import { TASK, TRICK } from "../shared/views.js";

/** Says each sentence as its code and the values of its facts. */
const text = {
  say: (/** @type {string} */ id, /** @type {object} */ facts) =>
    facts ? `${id}(${Object.values(facts).join("|")})` : id,
  has: () => true,
};
const shape = { rows: 2, per: 7 };
/** @param {any} state @param {any} [actions] */
const drawn = (state, actions = named("")) => panelView(text, state, actions, shape);
/** Actions that bear their names and do nothing. @param {string} path @returns {any} */
const named = (path) =>
  new Proxy(() => {}, {
    get: (_, name) =>
      name === Symbol.toPrimitive
        ? () => path
        : typeof name === "string"
          ? named(path ? `${path}.${name}` : name)
          : undefined,
  });

/** What a panel writes, its title first, and what its buttons do. @param {any} state */
const shown = (state) => [
  written(drawn(state))
    .split(/(?:<[^>]*>|\s\s)+/)
    .filter((words) => words.trim()),
  pressed((actions) => drawn(state, actions)).map(([name]) => name),
];

test("the page's own panels say what they are of and do what they offer, and there is none without what it is of", () => {
  const page = (/** @type {any} */ state) => shown({ ...firstState(), match: match(), ...state });
  assert.deepEqual(page({ panel: "anew" }), [
    ["give-up-anew", "give-up-line", "give-up-not", "match-new"],
    ["close", "close", "startNewMatch"],
  ]);
  assert.deepEqual(page({ panel: "giveUp" }), [
    ["give-up-sure", "give-up-line", "give-up-not", "give-up"],
    ["close", "close", "giveUpMatch"],
  ]);
  assert.deepEqual(page({ panel: "tricks" }), [["tricks", "tricks-none"], ["close"]]);
  assert.deepEqual(page({ panel: "moments" }), [["decisions", "decisions-looking"], ["close"]]);
  for (const panel of ["menu", "anew", "giveUp", "tricks", "moments", "asking", "elsewhere", null])
    assert.deepEqual(page({ panel, match: null }), [[], []], String(panel));
  assert.deepEqual(page({ panel: "elsewhere", elsewhere: "m 1" }), [
    ["elsewhere", "elsewhere-line", "elsewhere-here", "elsewhere-leave"],
    ["resumeHere", "close"],
  ]);
  assert.deepEqual(page({ crash: { code: "internal", record: "its record" } }), [
    ["trouble", "trouble-line", "trouble-copy", "trouble-close"],
    ["copyText", "recoverMatch"],
  ]);
  assert.deepEqual(page({ crash: { code: "stale_turn", record: "" } }), [
    ["trouble-saved", "trouble-saved-line", "trouble-close"],
    ["recoverMatch"],
  ]);
  // One that a newer version has written says so.
  const newer = { code: "bad_field", facts: { field: "agreements" }, record: "" };
  assert.deepEqual(page({ crash: newer })[0], [
    "trouble-saved",
    "trouble-saved-line",
    "refusal-document_newer(none||2|units|other|agreements|bad_field)",
    "trouble-close",
  ]);
  assert.deepEqual(page({ screen: "table", engine: { status: "failed", code: "missing_file" } }), [
    ["engine-failed", "failure-missing_file", "engine-retry"],
    ["restartEngine"],
  ]);
  const sending = (/** @type {string} */ code) => page({ panel: "sending", sending: { refusal: { code } } });
  const refused = (/** @type {string} */ code) => [`refusal-${code}(none||2|units|other|${code})`];
  assert.deepEqual(
    [sending("outdated"), sending("offline")],
    [
      [
        ["share", ...refused("outdated"), "page-anew"],
        ["close", "reloadNewer"],
      ],
      [
        ["share", ...refused("offline"), "engine-retry"],
        ["close", "retryFailed"],
      ],
    ],
  );
  const [keys] = page({ panel: "keys", unread: [{ code: "stale_turn", facts: {} }] });
  assert.deepEqual(keys?.slice(0, 4), ["keys", "unread-lines", ...refused("stale_turn"), "keys-line"]);
  assert.match(written(drawn({ ...firstState(), panel: "history" })), /^<div class="panel-head">/);
});

test("each feature's panel bears its name, is given what it shows, and is closed as it closes", () => {
  // Another test of this folder brings a feature of its own, a bell.
  const panels = FEATURES.flatMap(({ name, part, panel }) =>
    panel && part && name !== "bell" ? [{ name, part }] : [],
  );
  const said = panels.map(({ name, part }) => {
    const state = /** @type {any} */ ({ ...firstState(), panel: name, [part]: {} });
    const names = new Map(
      /** @type {[unknown, string][]} */ ([
        [text, "text"],
        [state, "state"],
        [shape, "shape"],
      ]),
    );
    for (const [key, value] of Object.entries(state)) if (Object(value) === value) names.set(value, key);
    const before = shown(state);
    const view = (/** @type {unknown[]} */ ...given) =>
      given.map((one) => names.get(one) ?? String(one)).join(" ");
    registerViews({ [name]: view }, "");
    return [name, before, shown(state)];
  });
  const panel = (
    /** @type {string} */ name,
    /** @type {string} */ title,
    /** @type {string} */ given,
    close = "close",
  ) => [name, [[], []], [[title, `${given} shape`], [close]]];
  assert.deepEqual(said, [
    panel(
      "challenges",
      "challenge",
      "text state challenges features.challenges",
      "features.challenges.close",
    ),
    panel("daily", "daily", "text state daily features.daily", "features.daily.close"),
    panel("lessons", "lessons", "path text lessons features.lessons null features.puzzles.open"),
    panel("puzzles", "puzzles-of(game-two_hundred)", "path text puzzles features.puzzles"),
    panel("referee", "referee", "text referee features.referee documents engine"),
    panel("house-rules", "rules-house", "text state features.house-rules"),
    panel("agreements", "agreements", "text state features.agreements"),
    panel("sending", "share", "text sending features.sending", "features.sending.close"),
    panel(
      "deal-editor",
      "deal-editor",
      "text dealEditor features.deal-editor engine",
      "features.deal-editor.close",
    ),
    panel("multiplayer", "multiplayer", "text state features.multiplayer", "features.multiplayer.close"),
    panel("score-sheet", "score-sheet", "text state features.score-sheet", "features.score-sheet.close"),
  ]);
  const titled = (/** @type {any} */ state) => shown({ ...firstState(), ...state })[0]?.[0];
  assert.deepEqual(
    [
      titled({ panel: "challenges", challenges: { stage: "outcome" } }),
      titled({ panel: "multiplayer", multiplayer: { undoRequest: { seat: "W" } } }),
      titled({ panel: "puzzles", puzzles: { game: "tractor" } }),
    ],
    ["challenge-outcome", "pass-undo", "puzzles-of(game-tractor)"],
  );
});

const SAME = recordings(import.meta.url);
const acts = [
  { at: 3, seat: "W", in_trick: null, action: { kind: "bid", value: 50 } },
  { at: 9, seat: "W", in_trick: 0, action: { kind: "play", cards: ["AH"] } },
];
const finding = {
  at: 9,
  seat: "S",
  in_trick: 0,
  action: { kind: "play", cards: ["7H"] },
  cost: 8,
  reason: "trick_lost",
  counts: null,
  why: "win_cheaply",
};
const found = { judged: 12, findings: [{ ...finding, better: thought().chosen, made: thought().chosen }] };
const CHIPS = { pot: 400, stake: 100, kept: 20 };

for (const [name, panel, change, more] of /** @type {[string, any, any, any?][]} */ ([
  ["the menu", "menu", { agreements: "points", can_hand_over: true, chips: CHIPS }],
  ["the menu of a last deal", "menu", { waits_for: "over", hand: ["AS"], challenge: {} }],
  ["the menu of a guest", "menu", { multiplayer: { guest: true } }],
  ["the menu of a lesson", "menu", { task: { ...TASK, key: "one" } }],
  ["the tricks of a deal", "tricks", { tricks: [TRICK, { ...TRICK, winner: null, points: 0 }] }],
  [
    "the tricks of a deal that is over",
    "tricks",
    { tricks: [TRICK], summary: {} },
    { explanations: { acts, why: { at: 9, why: { ...thought(), seat: "W" } } } },
  ],
  [
    "what is being explained",
    "tricks",
    { tricks: [TRICK], summary: {} },
    { explanations: { acts, why: { at: 3, why: null } } },
  ],
  [
    "decisions that are looked for",
    "moments",
    { summary: {} },
    { explanations: { review: { part: 0.25, found: null } } },
  ],
  ["decisions that mattered", "moments", { summary: {} }, { explanations: { review: { part: 1, found } } }],
  [
    "no decisions that mattered",
    "moments",
    { summary: {} },
    { explanations: { review: { part: 1, found: { judged: 3, findings: [] } } } },
  ],
]))
  pageTest(`${name}: the panel is drawn whole`, () =>
    SAME(
      name,
      drawingOf((actions) =>
        panelView(
          speech(/^(?!.*secret)/),
          /** @type {any} */ ({ ...firstState(), panel, match: match(change, more) }),
          typeof actions === "function" ? actions : named(""),
          null,
        ),
      ),
    ),
  );
