import assert from "node:assert/strict";
import { test } from "node:test";
import { applyChange, createStandIn } from "../../../web/js/engine/stand-in.js";

/** @typedef {import("../../../web/js/engine/stand-in.js").Opening} Opening */

const SEATS = {
  S: { name: "", level: null },
  W: { name: "", level: "casual" },
};
/** South bids after West has; a bid of 60 was played ahead as far as South's next turn. */
const OPENING = /** @type {Opening} */ (
  /** @type {unknown} */ ({
    seed: "the seed",
    rules: "reference",
    level: "casual",
    agreements: "all",
    answer: { events: [{ kind: "deal_began" }], view: { turn: 1, you: "S", waits_for: "bot", seats: SEATS } },
    then: [
      {
        ask: { op: "step" },
        events: [],
        view: { turn: [2], waits_for: ["you"] },
        then: [
          {
            ask: { op: "act", action: { kind: "bid", value: 60 } },
            events: [{ kind: "bid_made" }],
            view: { turn: [3], waits_for: ["bot"] },
            then: [{ ask: { op: "step" }, events: [], view: { turn: [4], waits_for: ["you"] }, then: [] }],
          },
        ],
      },
    ],
  })
);
const NAMES = { S: "Ada", W: "Lan" };
const REQUEST = {
  game: "two_hundred",
  rules: "reference",
  level: "casual",
  levels: {},
  agreements: "all",
  names: NAMES,
};
const NEW = { op: /** @type {const} */ ("new"), ...REQUEST, seed: "another", since: 0 };
const BID = {
  op: /** @type {const} */ ("act"),
  turn: 2,
  since: 0,
  action: { value: 60, kind: "bid" },
};

async function standIn() {
  const made = createStandIn(async () => OPENING);
  assert.equal(await made.canBegin(REQUEST), true);
  return made;
}

/**
 * An engine that makes the match of the opening, or one that differs from it.
 * @param {Record<number, object>} [other] of an answer, by its number, what is other
 */
function engine(other = {}) {
  /** @type {any[]} */
  const asked = [];
  const steps = ["bot", "you", "bot", "you"];
  return {
    asked,
    /** @param {any} question @returns {Promise<any>} */
    async ask(question) {
      asked.push(question);
      const at = asked.length;
      const seats = { S: { name: "Ada", level: null }, W: { name: "Lan", level: "casual" } };
      const view = { turn: at, you: "S", waits_for: steps[at - 1] ?? "you", seats };
      const events = at === 1 ? [{ kind: "deal_began" }] : at === 3 ? [{ kind: "bid_made" }] : [];
      return { ok: true, events, view, record_lines: {}, ...other[at] };
    },
  };
}

test("a match begins with the players' names and the seed of the opening, whatever seed was drawn", async () => {
  const answer = (await standIn()).answer(NEW);
  assert.equal(answer?.seed, "the seed");
  assert.deepEqual(answer?.view?.seats, {
    S: { name: "Ada", level: null },
    W: { name: "Lan", level: "casual" },
  });
});

test("a match that was kept on an earlier visit is read from its own opening, and stands as it was left", async () => {
  /** @type {unknown[][]} */
  const read = [];
  const made = createStandIn(
    async (...given) => (read.push(given), OPENING),
    () => "3",
  );
  assert.equal(await made.canBegin(REQUEST), true);
  const begins = { op: /** @type {const} */ ("new"), ...REQUEST, seed: "the seed" };
  const step = { op: /** @type {const} */ ("step"), turn: 1 };
  assert.deepEqual(await made.resume({ opening: "5", questions: [begins, step], act: null }), {
    ok: true,
    events: [],
    view: {
      turn: 2,
      you: "S",
      waits_for: "you",
      seats: { S: { name: "Ada", level: null }, W: { name: "Lan", level: "casual" } },
    },
    seed: "the seed",
  });
  assert.deepEqual(read, [
    ["two_hundred", "3"],
    ["two_hundred", "5"],
  ]);
  assert.deepEqual(made.listPlayed(), { opening: "5", questions: [begins, step], act: null });
  assert.equal(
    await made.resume({ opening: "5", questions: [{ ...begins, seed: "another" }], act: null }),
    null,
  );
  assert.equal(made.answer(BID), null, "there is no table then");
  assert.equal(await made.resume({ opening: "5", questions: [], act: null }), null);
});

test("what was played ahead is answered at once, and the engine is told it all once it is there", async (context) => {
  const count = context.mock.method(console, "count", () => {});
  const made = await standIn();
  made.answer(NEW);
  assert.equal(made.answer({ op: "step", turn: 1, hold_end: true, since: 0 })?.view?.turn, 2);
  assert.equal(made.answer(BID)?.view?.turn, 3);
  assert.equal(made.answer({ op: "step", turn: 3 })?.view?.waits_for, "you");
  const own = engine();
  assert.equal(await made.tellEngine(own), "same");
  assert.equal(count.mock.callCount(), 0);
  assert.deepEqual(own.asked, [
    { op: "new", ...REQUEST, seed: "the seed" },
    { op: "step", turn: 1, hold_end: true },
    { op: "act", turn: 2, action: { value: 60, kind: "bid" } },
    { op: "step", turn: 3 },
  ]);
});

test("a match that is begun anew is told without what was done in the one before", async () => {
  const made = await standIn();
  made.answer(NEW);
  made.answer({ op: "step", turn: 1 });
  made.answer(NEW);
  assert.deepEqual(made.listPlayed(), {
    opening: "0",
    questions: [{ op: "new", ...REQUEST, seed: "the seed" }],
    act: null,
  });
});

test("what was not played ahead waits, and the engine is asked it once everything before is told", async () => {
  const made = await standIn();
  made.answer(NEW);
  made.answer({ op: "step", turn: 1 });
  const pass = { ...BID, action: { kind: "pass" } };
  assert.equal(made.answer(pass), null);
  const waits = made.wait(pass);
  // What follows is about the table after it.
  assert.equal(made.answer(BID), null);
  await made.tellEngine(engine());
  made.release();
  assert.equal(await waits, null);
});

test("a hint that waits changes nothing about what was played ahead, and whatever else was not played ends it", async () => {
  const asked = /** @type {const} */ ([
    "hint",
    "act",
    "step",
    "deal",
    "undo",
    "claim_tricks",
    "hand_over",
    "take_over",
  ]);
  for (const op of asked) {
    const made = await standIn();
    assert.equal(made.isStopped(), false);
    made.answer(NEW);
    made.answer({ op: "step", turn: 1 });
    assert.equal(made.answer({ op, turn: 2 }), null);
    assert.equal(made.isStopped(), op !== "hint", op);
    assert.equal(made.answer(BID)?.ok ?? false, op === "hint");
  }
});

test("bots of another level only hold their cards", async () => {
  const made = await standIn();
  const answer = made.answer({ ...NEW, levels: { W: "expert" } });
  assert.equal(answer?.view?.seats["W"]?.level, "expert");
  assert.equal(made.answer({ op: "step", turn: 1 }), null);
});

for (const [what, request] of /** @type {[string, object][]} */ ([
  ["house rules", { rules: { preset: "reference", deals: 3 } }],
  ["several people", { people: ["S", "N"] }],
  ["a stake", { stake: 100 }],
  ["a single deal", { one_deal: true }],
  ["a challenge", { challenge: "#c1." }],
]))
  test(`nothing was played ahead for ${what}`, async () => {
    assert.equal(await createStandIn(async () => OPENING).canBegin({ ...REQUEST, ...request }), false);
  });

test("only the first match of a visit was played ahead", async () => {
  const made = await standIn();
  made.answer(NEW);
  assert.equal(await made.canBegin(REQUEST), false);
});

test("where the engine deals otherwise its table holds, and what was done is done there", async (context) => {
  const count = context.mock.method(console, "count", () => {});
  const made = await standIn();
  made.answer(NEW);
  made.answer({ op: "step", turn: 1 });
  made.answer(BID);
  const waits = made.wait({ op: "step", turn: 3 });
  const own = engine({
    1: { view: { turn: 9, waits_for: "bot" } },
    2: { view: { turn: 9, waits_for: "bot" } },
    3: { view: { turn: 10, waits_for: "you" } },
  });
  assert.equal(await made.tellEngine(own), "other");
  assert.deepEqual(own.asked.slice(1), [
    { op: "view" },
    { op: "step", turn: 9 },
    { op: "act", turn: 10, action: { value: 60, kind: "bid" } },
  ]);
  assert.equal(count.mock.callCount(), 1);
  made.release();
  assert.deepEqual(await waits, { ok: false, error: { code: "stale_turn" } });
});

test("an act that the engine's table does not allow is lost, and that is told", async (context) => {
  context.mock.method(console, "count", () => {});
  const made = await standIn();
  made.answer(NEW);
  made.answer({ op: "step", turn: 1 });
  made.answer(BID);
  const own = engine({ 2: { events: [{ kind: "passed" }] }, 4: { ok: false, view: undefined } });
  assert.equal(await made.tellEngine(own), "lost");
});

test("an engine that dies while it is told leaves everything to the next one", async () => {
  const made = await standIn();
  made.answer(NEW);
  const dying = { ask: () => Promise.reject(new Error("died")) };
  await assert.rejects(made.tellEngine(dying));
  assert.equal(made.answer({ op: "step", turn: 1 })?.ok, true);
  assert.equal(await made.tellEngine(engine()), "same");
});

test("what is done while another engine is told is told it, too", async (context) => {
  context.mock.method(console, "count", () => {});
  const made = await standIn();
  made.answer(NEW);
  assert.equal(await made.tellEngine(engine({ 1: { events: [] } })), "other");
  assert.equal(made.answer({ op: "step", turn: 1 }), null);
  const own = engine();
  const told = made.tellEngine(own);
  assert.equal(made.answer({ op: "step", turn: 1 })?.view?.turn, 2);
  assert.equal(await told, "same");
  assert.deepEqual(
    own.asked.map(({ op }) => op),
    ["new", "step"],
  );
});

test("a change puts in, takes out and leaves alone, and never touches what was before", () => {
  const before = Object.freeze({ hand: Object.freeze(["AS", "KS", "2C"]), own: { pile: 1 }, trump: "S" });
  assert.equal(applyChange(before, {}), before);
  assert.deepEqual(applyChange(before, { hand: [1, 1, []], own: [], trump: [null] }), {
    hand: ["AS", "2C"],
    trump: null,
  });
  assert.deepEqual(applyChange(before, { hand: [3, 0, ["3C"]], own: { pile: [2] }, says: [[]] }), {
    hand: ["AS", "KS", "2C", "3C"],
    own: { pile: 2 },
    trump: "S",
    says: [],
  });
});
