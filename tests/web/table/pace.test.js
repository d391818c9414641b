/** Pace: bots are paused and hurried while they play, by buttons, a tap and keys. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import test from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { runShortcut } from "../../../web/js/table/input/shortcuts.js";
import { intervalOfDeal, isPaced, nextStep, pauseFor } from "../../../web/js/table/store/next-step.js";
import {
  continuePlay,
  sendAction,
  setDealing,
  setPace,
  skipWait,
} from "../../../web/js/table/store/steps.js";
import {
  claimTricks,
  dealNext,
  handOver,
  letPartnerDecide,
  performAction,
  setAgreements,
  takeOver,
  undoAction,
} from "../../../web/js/table/store/turns.js";
import { catchUp, coverHands, uncoverHand } from "../../../web/js/table/store/cover-requests.js";
import { fakeContext } from "../shared/contexts.js";
import { diaryAt } from "../shared/diaries.js";
import { recordings } from "../shared/recordings.js";
import { match, TRICK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

const SPEEDS = /** @type {const} */ (["slow", "normal", "fast", "instant"]);
/** @type {Partial<View>} */
const BOTS_TURN = { waits_for: "bot", prompt: null, to_act: "W" };

/** A table whose engine gives these views one after another. @param {Partial<View>[]} answers */
function tableAt(answers) {
  /** @type {string[]} */
  const asked = [];
  const begun = reduce(firstState(), {
    type: "began",
    answer: { ok: true, view: view(BOTS_TURN), events: [] },
  });
  const table = fakeContext(
    async ({ op }) => {
      asked.push(op);
      return { ok: true, view: view(answers.shift() ?? { turn: 99 }), events: [] };
    },
    begun,
    { thinksAhead: false },
  );
  return { table, store: table.store, asked, now: () => table.store.state().match };
}

test("paused bots do nothing until they are told to go on, and then the person is asked as ever", async () => {
  const { table, asked, now } = tableAt([{ ...BOTS_TURN, turn: 11, to_act: "N" }, { turn: 12 }]);
  await setPace(table, "paused");
  await continuePlay(table);
  assert.deepEqual([asked, now()?.pace], [[], "paused"]);
  await setPace(table, "live");
  assert.deepEqual([asked, now()?.view.turn, now()?.pace], [["step", "step"], 12, "live"]);
});

/** @type {any} */
const ONLY = { kind: "play", playable: ["7H"], refused: {}, only: ["7H"] };
const DECLARED = { seat: "W", cards: ["2S"], suit: "S", dealt: 9 };
/** How long what is on the table is shown: slow, normal, fast and at once, in milliseconds. @type {[string, any, object, number[]][]} */
const SHOWN = [
  ["a card", {}, {}, [1300, 700, 320, 0]],
  ["the only card there is, which is read before it is played,", { prompt: ONLY }, {}, [2600, 1400, 640, 0]],
  ["the last card", { prompt: ONLY, hand: ["7H"] }, {}, [1300, 700, 320, 0]],
  ["a card of bots that are hurried", {}, { pace: "fast" }, [120, 120, 120, 0]],
  ["a trick", {}, { lingering: true }, [2400, 1400, 700, 250]],
  ["a trick of bots that are hurried", {}, { lingering: true, pace: "fast" }, [350, 350, 350, 250]],
  ["a new deal", { phase: "bidding" }, {}, [1500, 1100, 600, 0]],
  ["a new deal of bots that are hurried", { phase: "bidding" }, { pace: "fast" }, [250, 250, 250, 0]],
  ["a call", { phase: "bidding", calls: [{ seat: "W", bid: 80 }] }, {}, [1500, 850, 380, 0]],
  [
    "a call of bots that are hurried",
    { phase: "bidding", calls: [{ seat: "W", bid: 80 }] },
    { pace: "fast" },
    [160, 160, 160, 0],
  ],
  [
    "a packet before the first card",
    { trick: null, zones: [{ kind: "packet", count: 8 }] },
    {},
    [1500, 1100, 600, 0],
  ],
  ["a last chance", { phase: "last_chance", calls: [{ ...DECLARED, dealt: 8 }] }, {}, [300, 220, 120, 0]],
  ["a last chance after a declaration", { phase: "last_chance", calls: [DECLARED] }, {}, [1500, 850, 380, 0]],
];
for (const [what, some, more, times] of SHOWN)
  test(`${what} is shown for so long at each speed`, () => {
    const seats = Object.fromEntries(
      Object.entries(view().seats).map(([seat, one]) => [seat, { ...one, cards: seat === "S" ? 0 : 3 }]),
    );
    const table = match({ seats, ...some }, more);
    assert.deepEqual(
      SPEEDS.map((speed) => pauseFor(table, speed)),
      times,
    );
  });

test("a deal takes as long as it should, and no longer with many packs; it can be hurried, stopped and skipped", () => {
  const times = (/** @type {number | undefined} */ size, /** @type {any} */ dealing = "live") => {
    const dealt = match(size ? { phase: "dealing", deal_size: size } : { phase: "dealing" }, { dealing });
    const pauses = SPEEDS.map((speed) => intervalOfDeal(dealt, speed));
    // Where it is stopped to look at cards, or to declare, it goes on as it was.
    if (dealing !== "paused")
      assert.deepEqual(
        SPEEDS.map((speed) => pauseFor(dealt, speed)),
        pauses,
      );
    return pauses.map((pause) => Math.round((size ?? 100) * pause) / 1000);
  };
  assert.deepEqual(times(100), [10.56, 6.6, 3.696, 0]);
  assert.deepEqual(times(undefined), times(100));
  assert.deepEqual(times(208), [13.498, 8.436, 4.724, 0]);
  assert.deepEqual(times(100, "fast"), [2.64, 1.65, 0.924, 0]);
  assert.deepEqual(times(100, "skip"), [0, 0, 0, 0]);
  assert.deepEqual(times(100, "paused"), [Infinity, Infinity, Infinity, Infinity]);
});

test("hurried bots play fast until the person is asked, and at the usual speed after that", async () => {
  const { table, now } = tableAt([{ ...BOTS_TURN, turn: 11 }, { turn: 12 }]);
  await setPace(table, "fast");
  assert.equal(now()?.view.turn, 12);
  assert.equal(now()?.pace, "live");
});

test("bots that are hurried while one of them thinks go on once it has acted", async () => {
  let finish = () => {};
  const thought = new Promise((resolve) => (finish = () => resolve(null)));
  const table = fakeContext(
    async () => {
      await thought;
      return { ok: true, view: view(answers.shift() ?? {}), events: [] };
    },
    reduce(firstState(), { type: "began", answer: { ok: true, view: view(BOTS_TURN), events: [] } }),
  );
  const answers = [{ ...BOTS_TURN, turn: 11, to_act: "N" }, { turn: 12 }];
  const before = continuePlay(table);
  await new Promise((later) => setTimeout(later));
  const hurried = setPace(table, "fast");
  await new Promise((later) => setTimeout(later));
  finish();
  await Promise.all([before, hurried]);
  assert.equal(table.store.state().match?.view.turn, 12);
});

test("a tap on the table goes on from a trick, hurries bots that play, and wakes those that are paused", async () => {
  const lies = tableAt([{ ...BOTS_TURN, turn: 11, trick: null, tricks: [TRICK] }, { turn: 12 }]);
  await setPace(lies.table, "paused");
  await skipWait(lies.table);
  assert.equal(lies.now()?.pace, "live");
  assert.equal(lies.now()?.view.turn, 12);
});

test("a paused trick lies until the person goes on", async () => {
  const { store, table, asked, now } = tableAt([{ turn: 12, tricks: [TRICK] }]);
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ ...BOTS_TURN, turn: 11, trick: null, tricks: [TRICK] }), events: [] },
  });
  await setPace(table, "paused");
  assert.deepEqual([asked, now()?.lingering], [[], true]);
  await skipWait(table);
  assert.deepEqual([asked, now()?.lingering], [["step"], false]);
});

test("nobody pauses what others wait for, the person's own turn, or a bid that either partner may make", () => {
  assert.equal(isPaced(match(BOTS_TURN)), true);
  assert.equal(isPaced(match({ ...BOTS_TURN, multiplayer: true })), false);
  assert.equal(isPaced(match({ waits_for: "you" })), false);
  const bid = /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: true, values: [80] });
  assert.equal(isPaced(match({ ...BOTS_TURN, prompt: bid })), false);
  assert.equal(nextStep(match(BOTS_TURN, { pace: "paused" }), { autoplay: true }), "wait");
});

test("the letters pass only where one may, and pause and hurry the bots or the dealing, whichever goes on", () => {
  /** @type {unknown[]} */
  const done = [];
  const { store } = tableAt([]);
  const table = /** @type {any} */ ({
    performAction: (/** @type {any} */ { kind }) => done.push(kind),
    setDealing: (/** @type {string} */ pace) => done.push(`deal ${pace}`),
    setPace: (/** @type {string} */ pace) => done.push(`bots ${pace}`),
  });
  const needs = /** @type {any} */ ({ table, toggleHint: () => done.push("hint") });
  const press = (/** @type {string} */ keys) => {
    const { match } = store.state();
    for (const key of keys) assert.ok(match && runShortcut(needs, match, key));
  };
  const stand = (/** @type {Partial<View>} */ change) =>
    store.change({ type: "answered", answer: { ok: true, view: view(change), events: [] } });
  press("niwf");
  stand({ turn: 11, phase: "dealing", waits_for: "table", prompt: null });
  press("w");
  const bid = /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: true, values: [50] });
  stand({ turn: 12, phase: "betting", prompt: bid });
  press("ni");
  stand({
    turn: 13,
    phase: "betting",
    prompt: /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: false, values: [50] }),
  });
  press("N");
  stand({
    turn: 14,
    phase: "last_chance",
    prompt: /** @type {View["prompt"]} */ ({ kind: "declare", can_pass: true, suits: [], declarations: [] }),
  });
  press("n");
  assert.deepEqual(done, ["bots paused", "bots fast", "deal paused", "pass", "hint", "pass"]);
});

test("where a deal stops to let somebody declare, passing lets it go on as fast as before", () => {
  for (const [dealing, on] of [
    ["paused", "live"],
    ["fast", "fast"],
  ]) {
    /** @type {unknown[]} */
    const done = [];
    const table = /** @type {any} */ ({ setDealing: (/** @type {string} */ pace) => done.push(pace) });
    runShortcut(
      /** @type {any} */ ({ table }),
      match({}, /** @type {any} */ ({ isOffered: true, dealing })),
      "N",
    );
    assert.deepEqual(done, [on]);
  }
});

const DEAL = { phase: "dealing", waits_for: "table", prompt: null, trick: null };
const OPEN = { kind: "declare", suits: ["S"], declarations: [], can_pass: true };
const LIES = { ...BOTS_TURN, turn: 11, tricks: [TRICK] };
const SHARED = { uncovered: "S", next: "S", may_look: ["S"], takes_back: null, asks: [] };
const SAME = recordings(import.meta.url);

for (const [
  name,
  at,
  act,
  answers,
  more,
  needs,
] of /** @type {[string, any, (table: any) => unknown, any[], any?, any?][]} */ ([
  [
    "bots play until the person is asked",
    BOTS_TURN,
    continuePlay,
    [{ ...LIES, to_act: "N" }, { ...BOTS_TURN, turn: 12 }, { turn: 13 }],
  ],
  [
    "bots think ahead",
    BOTS_TURN,
    continuePlay,
    [{ ...BOTS_TURN, turn: 11 }, { turn: 12 }],
    {},
    { thinksAhead: true },
  ],
  [
    "bots whose act is held back",
    BOTS_TURN,
    continuePlay,
    [{ ...BOTS_TURN }, { turn: 11 }],
    {},
    { thinksAhead: true },
  ],
  [
    "a bot that fails",
    BOTS_TURN,
    (table) =>
      Promise.resolve(continuePlay(table)).catch((error) => table.store.change({ type: error.message })),
    [new Error("lost")],
  ],
  [
    "a trick that waits for a tap",
    LIES,
    continuePlay,
    [],
    { lingering: true },
    { settings: { tapToContinue: true } },
  ],
  [
    "a trick that others wait for",
    { ...LIES, multiplayer: {} },
    continuePlay,
    [{ turn: 12 }],
    { lingering: true },
    { settings: { tapToContinue: true } },
  ],
  [
    "a trick of a hand that a bot plays on",
    { ...LIES, handed_over: true },
    continuePlay,
    [{ turn: 12 }],
    { lingering: true },
    { settings: { tapToContinue: true } },
  ],
  ["a trick of a task", { ...LIES, waits_for: "task" }, continuePlay, [], { lingering: true }],
  ["a trick before the person's turn", { tricks: [TRICK] }, continuePlay, [], { lingering: true }],
  [
    "the only card is played",
    { prompt: ONLY },
    continuePlay,
    [{ turn: 12 }],
    {},
    { settings: { autoplay: true } },
  ],
  [
    "the only card among several devices",
    { prompt: ONLY, multiplayer: {} },
    continuePlay,
    [{ turn: 12 }],
    {},
    { settings: { autoplay: true } },
  ],
  [
    "nothing to declare",
    { ...DEAL, phase: "last_chance", waits_for: "you", prompt: OPEN },
    continuePlay,
    [{ turn: 12 }],
  ],
  [
    "cards are dealt",
    DEAL,
    continuePlay,
    [{ ...DEAL, turn: 11 }, { turn: 12 }],
    {},
    { settings: { speed: "fast" } },
  ],
  [
    "cards that are told are shown in time",
    DEAL,
    continuePlay,
    [{ turn: 12 }],
    {
      told: { view: view({ ...DEAL, turn: 11 }), events: [] },
      timeline: { since: 40, from: 2, interval: 7 },
    },
  ],
  [
    "a deal is hurried",
    DEAL,
    (table) => setDealing(table, "fast"),
    [{ turn: 12 }],
    { timeline: { since: 40, from: 2, interval: 7 } },
  ],
  ["a deal is paused", DEAL, (table) => setDealing(table, "paused"), []],
  ["bots are paused", BOTS_TURN, (table) => setPace(table, "paused"), []],
  ["nobody is paused on the person's turn", {}, (table) => setPace(table, "paused"), []],
  ["a tap on a trick", LIES, skipWait, [{ turn: 12 }], { lingering: true }],
  ["a tap on a trick that is paused", LIES, skipWait, [{ turn: 12 }], { lingering: true, pace: "paused" }],
  ["a tap on bots", BOTS_TURN, skipWait, [{ turn: 12 }]],
  ["a tap on bots that are paused", BOTS_TURN, skipWait, [{ turn: 12 }], { pace: "paused" }],
  ["a tap while an act is sent", BOTS_TURN, skipWait, [], { busy: true }],
  [
    "an act",
    {},
    (table) => sendAction(table, (turn) => table.engine.act({ action: { kind: "pass" }, turn })),
    [{ ...BOTS_TURN, turn: 11 }, { turn: 12 }],
  ],
  ...[{}, { busy: true }].flatMap((more) =>
    /** @type {[string, any, (table: any) => unknown][]} */ ([
      ["an act of one's own", {}, (table) => performAction(table, { kind: "pass" })],
      [
        "an act out of turn",
        { waits_for: "bot", prompt: null },
        (table) => performAction(table, { kind: "pass" }),
      ],
      [
        "an act that a prompt allows",
        { waits_for: "bot" },
        (table) => performAction(table, { kind: "pass" }),
      ],
      ["the next deal", { waits_for: "deal", prompt: null }, dealNext],
      ["the next deal too early", {}, dealNext],
      ["a step back", { can_undo: true }, undoAction],
      ["no step back", {}, undoAction],
      [
        "a step back that others are asked about",
        { can_undo: true, pass_and_play: { uncovered: "S", takes_back: "S", asks: ["W"] } },
        undoAction,
      ],
      [
        "a step back that others agreed to",
        { can_undo: true, pass_and_play: { uncovered: "S", takes_back: "S", asks: ["W"] } },
        (table) => undoAction(table, { seat: "S", asks: ["W"] }),
      ],
      ["a claim", { prompt: { kind: "play", playable: [], refused: {}, claim: 3 } }, claimTricks],
      ["no claim", {}, claimTricks],
      ["a hand given to a bot", { can_hand_over: true }, handOver],
      ["a hand that is not given", {}, handOver],
      ["a hand taken over", { handed_over: true }, takeOver],
      ["a hand that is one's own", {}, takeOver],
      ["a word left to the partner", { waits_for: "bot" }, letPartnerDecide],
      ["a word of one's own", {}, letPartnerDecide],
      ["agreements", {}, (table) => setAgreements(table, "return_suit")],
    ]).map(
      ([name, at, act]) =>
        /** @type {any} */ ([more.busy ? `${name}, tapped twice` : name, at, act, [], more]),
    ),
  ),
  ["no table", {}, (table) => (table.store.change({ type: "leave" }), continuePlay(table)), []],
  ["what others did meanwhile", BOTS_TURN, catchUp, [{ ...BOTS_TURN, turn: 11 }, { turn: 12 }]],
  ["what others did is not told", BOTS_TURN, catchUp, [{ ok: false, error: { code: "stale_turn" } }]],
  ["what others did while an act is sent", BOTS_TURN, catchUp, [], { busy: true }],
  ["cards are covered", { pass_and_play: SHARED }, coverHands, [{ pass_and_play: SHARED, turn: 11 }]],
  [
    "cards are uncovered",
    { pass_and_play: SHARED },
    (table) => uncoverHand(table, "S"),
    [{ pass_and_play: SHARED, turn: 11 }],
  ],
  [
    "cards that cannot be uncovered",
    { pass_and_play: SHARED },
    (table) => uncoverHand(table, "S"),
    [{ ok: false, error: { code: "not_your_turn" } }],
  ],
  ["an act that is refused", {}, (table) => sendAction(table, () => Promise.reject(new Error("no"))), []],
  [
    "an act that comes too late",
    BOTS_TURN,
    (table) => sendAction(table, () => Promise.reject(new Error("no"))),
    [{ turn: 12 }],
  ],
]))
  test(`what is asked, waited for, changed and kept, in order: ${name}`, async () => {
    const { table, diary } = diaryAt(at, more, answers, needs);
    await act(table);
    // What goes on by itself is not waited for by the act.
    await new Promise((resolve) => setImmediate(resolve));
    SAME(name, diary.join("\n"));
  });
