import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStandIn } from "../../../web/js/engine/stand-in.js";
import { isStoppedAtTable } from "../../../web/js/page/state.js";
import { loadFirstHand } from "../../../web/js/core/storage/first-hand.js";
import { storedTest } from "../shared/storage.js";
import { refused, seen, tableWith, until } from "../shared/tables.js";

const SEATS = {
  S: { name: "Ada", level: null, cards: 3, side: /** @type {const} */ ("NS"), roles: [] },
  W: { name: "Lan", level: "casual", cards: 3, side: /** @type {const} */ ("EW"), roles: [] },
  N: { name: "Wei", level: "casual", cards: 3, side: /** @type {const} */ ("NS"), roles: [] },
  E: { name: "Jun", level: "casual", cards: 3, side: /** @type {const} */ ("EW"), roles: [] },
};
const FIRST = seen({ turn: 1, seats: SEATS });
const AFTER = seen({ turn: 2, seats: SEATS, hand: ["7H", "5H"] });
const PLAY = { kind: /** @type {const} */ ("play"), cards: ["AS"] };

/** A stand-in that knows the first view, and what a play of the ace is answered. */
function standIn() {
  const opening = {
    seed: "first-hand-two_hundred-1",
    rules: "reference",
    level: "casual",
    agreements: "all",
    answer: { view: FIRST.view, events: [] },
    then: [{ ask: { op: "act", action: PLAY }, events: [], view: { turn: [2], hand: [0, 1, []] }, then: [] }],
  };
  return createStandIn(async () => /** @type {any} */ (opening));
}

test("a first hand is on the table, and a first card is played, before there is an engine", async () => {
  const { table, store, asked, documents } = await tableWith(
    { new: [FIRST], act: [AFTER], view: [AFTER] },
    undefined,
    [],
    { standIn: standIn() },
  );
  await table.startNew();
  assert.equal(store.state().screen, "table");
  assert.equal(store.state().engine.status, "loading");
  assert.equal(table.saver.currentSeed(), "first-hand-two_hundred-1");
  await table.performAction(PLAY);
  assert.deepEqual(store.state().match?.view.hand, ["7H", "5H"]);
  assert.deepEqual(asked, []);
  assert.equal(documents.storageState(), "device");
  await table.startEngine();
  await until(() => asked.length >= 3);
  assert.deepEqual(
    asked.map(({ op, seed, turn }) => [op, seed ?? turn]),
    [
      ["new", "first-hand-two_hundred-1"],
      ["act", 1],
      ["view", undefined],
    ],
  );
  await until(() => store.state().documents.length > 0);
});

test("an act that was not played ahead waits until the engine has been told what was before it", async () => {
  const { table, store, asked } = await tableWith({ new: [FIRST], act: [AFTER] }, undefined, [], {
    standIn: standIn(),
  });
  await table.startNew();
  const playing = table.performAction({ kind: "play", cards: ["7H"] });
  await until(() => store.state().engine.isAwaited === true);
  assert.equal(store.state().match?.busy, true);
  await table.startEngine();
  await playing;
  assert.equal(store.state().match?.busy, false);
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["new", "act"],
  );
});

test("where the engine deals otherwise, its table is shown, and what cannot be done there is said to be lost", async (context) => {
  context.mock.method(console, "count", () => {});
  const other = seen({ turn: 5, seats: SEATS, hand: ["KC"] });
  const { table, store } = await tableWith(
    { new: [other], view: [other], act: [refused("stale_turn")] },
    undefined,
    [],
    {
      standIn: standIn(),
    },
  );
  await table.startNew();
  await table.performAction(PLAY);
  await table.startEngine();
  await until(() => store.state().match?.view.turn === 5);
  assert.deepEqual(store.state().match?.view.hand, ["KC"]);
  assert.equal(store.state().notice?.code, "act_lost");
});

test("a first hand that one has left is not taken up again when the engine comes, but is kept", async () => {
  const answers = { new: [FIRST], act: [AFTER], view: [AFTER] };
  const { table, store, documents } = await tableWith(answers, undefined, [], { standIn: standIn() });
  await table.startNew();
  await table.performAction(PLAY);
  table.leaveMatch();
  await table.startEngine();
  await until(() => store.state().documents.length > 0);
  assert.equal(store.state().screen, "home");
  assert.equal(store.state().match, null);
  const [head] = store.state().heads;
  assert.equal(head?.status, "standing");
  assert.equal(store.state().saved?.id, head?.id);
  assert.ok(await documents.loadText(String(head?.id)));
});

test("a first hand that one has given up is not kept when the engine comes", async () => {
  const answers = { new: [FIRST], act: [AFTER], view: [AFTER] };
  const { table, store, asked } = await tableWith(answers, undefined, [], { standIn: standIn() });
  await table.startNew();
  await table.performAction(PLAY);
  await table.giveUpMatch();
  await table.startEngine();
  assert.ok(!asked.some(({ op }) => op === "view"));
  assert.deepEqual(store.state().heads, []);
});

/** A table whose line is cut while the engine comes, and the line, which may come back. */
async function tableCutOff() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const line = {
    isCut: true,
    code: "unreachable",
    comeBack: () => waiting.pop()?.(),
    cuts: /** @type {number[]} */ ([]),
  };
  const engine = {
    ask: async (/** @type {any} */ question) => (question.op === "act" ? AFTER : FIRST),
    askText: async () => "",
  };
  const made = await tableWith({}, undefined, [], {
    standIn: standIn(),
    bootEngine: async () => {
      if (line.isCut) throw Object.assign(new Error("no answer"), { code: line.code });
      return /** @type {any} */ (engine);
    },
    whenConnected: (cuts) =>
      new Promise((resolve) => (line.cuts.push(cuts), waiting.push(() => resolve(undefined)))),
  });
  return { ...made, line };
}

test("where the line is cut before the engine is there a first hand is played all the same, and goes on by itself", async () => {
  const { table, store, line } = await tableCutOff();
  await table.startEngine();
  assert.equal(store.state().engine.code, "unreachable");
  await table.startNew();
  await table.performAction(PLAY);
  assert.deepEqual(store.state().match?.view.hand, ["7H", "5H"]);
  assert.equal(isStoppedAtTable(store.state()), false);
  line.comeBack();
  await until(() => line.cuts.length === 2);
  assert.deepEqual(line.cuts, [1, 2]);
  line.isCut = false;
  line.comeBack();
  await until(() => store.state().engine.status === "ready");
  assert.deepEqual(store.state().match?.view.hand, ["7H", "5H"]);
});

test("a line that comes back starts no engine where the person has done so meanwhile", async () => {
  const { table, store, line } = await tableCutOff();
  await table.startEngine();
  line.isCut = false;
  await table.restartEngine();
  const { engine } = store.state();
  line.comeBack();
  await new Promise((over) => setTimeout(over));
  assert.equal(store.state().engine, engine);
});

test("an engine that does not come for another reason is not started by itself, and the table says so", async () => {
  const { table, store, line } = await tableCutOff();
  line.code = "wasm_blocked";
  await table.startNew();
  await table.startEngine();
  assert.deepEqual(line.cuts, []);
  assert.equal(isStoppedAtTable(store.state()), true);
});

/** A page that is closed after these acts, before the engine has come; the storage stays. @param {any[]} acts */
async function closedAfter(...acts) {
  const { table, store } = await tableWith({}, undefined, [], { standIn: standIn() });
  await table.startNew();
  for (const act of acts) void table.performAction(act);
  await until(() => !store.state().match?.busy || loadFirstHand()?.act !== null);
}

const OTHER = { kind: /** @type {const} */ ("play"), cards: ["7H"] };

storedTest(
  "a first hand of a page that was closed before the engine was there is taken up by the next one",
  async () => {
    await closedAfter(PLAY);
    const answers = { new: [FIRST], act: [AFTER], view: [AFTER] };
    const { table, store, asked, documents } = await tableWith(answers, undefined, [], {
      standIn: standIn(),
    });
    await table.resumeFirstHand(true);
    assert.equal(store.state().screen, "table");
    assert.deepEqual(store.state().match?.view.hand, ["7H", "5H"]);
    await table.startEngine();
    await until(() => store.state().documents.length > 0);
    assert.deepEqual(
      asked.slice(0, 2).map(({ op, seed, action }) => [op, seed ?? action]),
      [
        ["new", "first-hand-two_hundred-1"],
        ["act", PLAY],
      ],
    );
    await until(() => loadFirstHand() === null);
    assert.equal((await documents.listHeads())[0]?.id, "the match");
  },
);

storedTest("an act that waited for the engine when the page was closed waits again", async () => {
  await closedAfter(OTHER);
  assert.deepEqual(loadFirstHand()?.act, OTHER);
  const { table, store, asked } = await tableWith({ new: [FIRST], act: [AFTER] }, undefined, [], {
    standIn: standIn(),
  });
  const resumed = table.resumeFirstHand(true);
  await until(() => store.state().match?.busy === true);
  await table.startEngine();
  await resumed;
  assert.deepEqual(
    asked.map(({ op, action }) => action ?? op),
    ["new", OTHER],
  );
});

for (const [why, isShown, readOpening] of /** @type {[string, boolean, () => Promise<null>][]} */ ([
  ["that something else was opened with", false, undefined],
  ["whose site has another opening", true, async () => null],
]))
  storedTest(`on a page ${why} a first hand of the last visit is kept once the engine is there`, async () => {
    await closedAfter(PLAY);
    const { table, store, asked } = await tableWith(
      { new: [FIRST], act: [AFTER], view: [AFTER] },
      undefined,
      [],
      { standIn: readOpening ? createStandIn(readOpening) : standIn() },
    );
    await table.resumeFirstHand(isShown);
    assert.equal(store.state().match, null);
    await table.startEngine();
    await until(() => store.state().documents.length > 0);
    assert.ok(asked.some(({ op, action }) => op === "act" && action));
    assert.equal(store.state().saved?.id, "the match");
    await until(() => loadFirstHand() === null);
  });

storedTest("a first hand that was given up is not taken up by the next page", async () => {
  const { table } = await tableWith({}, undefined, [], { standIn: standIn() });
  await table.startNew();
  assert.notEqual(loadFirstHand(), null);
  await table.giveUpMatch();
  assert.equal(loadFirstHand(), null);
});

for (const [what, value] of Object.entries({
  "no match": { opening: "1", questions: [{ op: "new" }] },
  "no opening": { id: "m", questions: [{ op: "new" }] },
  "no beginning": { id: "m", opening: "1", questions: [{ op: "step" }] },
  "no questions": { id: "m", opening: "1", questions: [] },
  "what is no question": { id: "m", opening: "1", questions: [{ op: "new" }, 7] },
  "what is no act": { id: "m", opening: "1", questions: [{ op: "new" }], act: 7 },
}))
  storedTest(`a first hand that was kept with ${what} is none`, () => {
    localStorage.setItem("follow-suit/first-hand", JSON.stringify(value));
    assert.equal(loadFirstHand(), null);
  });
