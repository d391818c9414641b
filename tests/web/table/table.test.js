import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRICK } from "../shared/views.js";
import { refused, seen, tableWith } from "../shared/tables.js";

test("a match asked for before the engine is there begins when it is", async () => {
  const { table, store, asked } = await tableWith({ new: [seen()] });
  await table.startNew();
  assert.equal(store.state().pendingStart, "new");
  await table.startEngine();
  assert.equal(store.state().screen, "table");
  assert.deepEqual(asked[0], {
    op: "new",
    game: "two_hundred",
    rules: "reference",
    level: "casual",
    agreements: "all",
    levels: {},
    seed: "a seed",
    names: { S: "Ada", W: "Lan", N: "Wei", E: "Jun" },
    since: 0,
  });
});

test("a match given as a record begins on a device without room, and is held while the page is open", async () => {
  const { table, store, asked, documents } = await tableWith({ resume: [seen()] }, undefined, [], {
    isFull: true,
  });
  await table.startEngine();
  await table.openRecord("its record\n", "two_hundred");
  assert.equal(store.state().screen, "table");
  assert.equal(asked.find(({ op }) => op === "resume")?.["record"], "its record\n");
  assert.equal(documents.storageState(), "full");
});

test("a match given as a record before the engine is there is the one that begins", async () => {
  for (const isFull of [false, true]) {
    const { table, store, asked } = await tableWith({ resume: [seen()] }, "the saved one\n", [], { isFull });
    await table.openRecord("the one given\n", "tractor");
    assert.equal(store.state().pendingStart, "resume");
    await table.startEngine();
    assert.deepEqual(
      asked.filter(({ op }) => op === "resume").map(({ record }) => record),
      ["the one given\n"],
    );
  }
});

test("bots are stepped until the person is wanted, each with the turn it was seen at", async () => {
  const { table, asked } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot" })],
    step: [seen({ turn: 2, waits_for: "table" }), seen({ turn: 3, waits_for: "you" })],
  });
  await table.startEngine();
  await table.startNew();
  assert.deepEqual(
    asked.filter(({ op }) => op === "step").map(({ turn }) => turn),
    [1, 2],
  );
});

test("a double tap acts once", async () => {
  const { table, ops } = await tableWith({ new: [seen()], act: [seen({ turn: 11 })] });
  await table.startEngine();
  await table.startNew();
  await Promise.all([
    table.performAction({ kind: "play", cards: ["7H"] }),
    table.performAction({ kind: "play", cards: ["7H"] }),
  ]);
  assert.equal(ops().filter((op) => op === "act").length, 1);
});

test("a match is kept after every act, and stands no more when it is over", async () => {
  const figures = { deal: 1, assisted: false, passed_out: true, won_by: null };
  const { table, store, documents } = await tableWith(
    { new: [seen()], act: [seen({ turn: 11, waits_for: "over" })] },
    undefined,
    [{ text: "the record" }, { text: "the whole record", figures }],
  );
  await table.startEngine();
  await table.startNew();
  await table.saver.whenWritten();
  assert.equal(await documents.loadText("the match"), "the record\n");
  assert.equal(store.state().saved?.id, "the match");
  await table.performAction({ kind: "play", cards: ["7H"] });
  await table.saver.whenWritten();
  assert.equal(await documents.loadText("the match"), "the whole record\n");
  assert.equal(store.state().saved, null);
  const [kept] = await documents.listHeads();
  assert.deepEqual([kept?.status, kept?.deals], ["over", [figures]]);
});

test("an act is one question, and its answer is kept though the table is left at once", async () => {
  const { table, documents, ops } = await tableWith({ new: [seen()], act: [seen({ turn: 11 })] }, undefined, [
    { text: "one" },
    { text: "two" },
  ]);
  await table.startEngine();
  await table.startNew();
  const before = ops().length;
  await table.performAction({ kind: "play", cards: ["7H"] });
  assert.deepEqual(ops().slice(before), ["act"]);
  table.leaveMatch();
  await table.saver.whenWritten();
  assert.equal(await documents.loadText("the match"), "two\n");
});

test("new lines follow those that are held, and the question says which these are", async () => {
  const { table, documents, asked } = await tableWith({
    new: [{ ...seen(), record_lines: { revision: 4, keep: 0, lines: ["a", "b", "c"], figures: null } }],
    act: [
      { ...seen({ turn: 11 }), record_lines: { revision: 5, keep: 2, lines: ["C", "d"], figures: null } },
      { ...seen({ turn: 12 }), record_lines: { revision: 6, keep: 1, lines: [], figures: null } },
    ],
  });
  await table.startEngine();
  await table.startNew();
  for (const record of ["a\nb\nC\nd\n", "a\n"]) {
    await table.performAction({ kind: "play", cards: ["7H"] });
    await table.saver.whenWritten();
    assert.equal(await documents.loadText("the match"), record);
  }
  const acts = asked.filter(({ op }) => op === "act");
  assert.deepEqual(
    acts.map(({ since }) => since),
    [4, 5],
  );
});

test("a trick just won is gathered before the next card is asked for", async () => {
  const { table, store } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot" })],
    step: [
      seen({ turn: 2, waits_for: "bot", trick: null, tricks: [TRICK] }),
      seen({ turn: 3, tricks: [TRICK] }),
    ],
  });
  /** @type {boolean[]} */
  const lingering = [];
  store.listen((now) => lingering.push(now.match?.lingering ?? false));
  await table.startEngine();
  await table.startNew();
  assert.ok(lingering.includes(true));
  assert.equal(store.state().match?.lingering, false);
});

test("the last trick of a lesson that is decided lies there until one goes on", async () => {
  const { table, store } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot" })],
    step: [seen({ turn: 2, waits_for: "task", trick: null, tricks: [TRICK] })],
  });
  await table.startEngine();
  await table.startNew();
  assert.equal(store.state().match?.lingering, true);
  await table.skipWait();
  assert.equal(store.state().match?.lingering, false);
});

test("a match taken up is asked for with the names of seats that have none", async () => {
  const { table, asked } = await tableWith({ resume: [seen()] }, "a record");
  await table.startEngine();
  await table.resumeSaved();
  assert.deepEqual(asked.find(({ op }) => op === "resume")?.names, {
    S: "Ada",
    W: "Lan",
    N: "Wei",
    E: "Jun",
  });
});

test("an act that is held back is not played, and one that is let pass after a look is", async () => {
  for (const isHeld of [true, false]) {
    const { table, ops } = await tableWith({ new: [seen()], act: [seen({ turn: 11 })] }, undefined, [], {
      holdBack: async () => isHeld,
    });
    await table.startEngine();
    await table.startNew();
    await table.performAction({ kind: "play", cards: ["7H"] });
    assert.equal(ops().includes("act"), !isHeld);
  }
});

const CLAIM = { kind: "play", playable: ["7H"], refused: {}, claim: { count: 3 } };
for (const [name, allows, refuses, question] of /** @type {[string, any, any, object][]} */ ([
  ["dealNext", { waits_for: "deal" }, { waits_for: "over" }, { op: "deal" }],
  ["claimTricks", { prompt: CLAIM }, { prompt: { ...CLAIM, claim: null } }, { op: "claim_tricks" }],
  ["handOver", { can_hand_over: true }, { can_hand_over: false }, { op: "hand_over" }],
  ["takeOver", { handed_over: true }, { handed_over: false }, { op: "take_over" }],
  ["undoAction", { can_undo: true }, { can_undo: false }, { op: "undo" }],
]))
  test(`“${name}” is one question where it is offered, and none elsewhere or while another waits`, async () => {
    for (const [change, expected] of [
      [allows, [{ ...question, turn: 10, since: 1 }]],
      [refuses, []],
    ]) {
      const begun = { ...seen(change), record_lines: { revision: 1, keep: 0, lines: ["a"], figures: null } };
      const { table, store, asked } = await tableWith({ new: [begun], [question.op]: [seen({ turn: 11 })] });
      await table.startEngine();
      await table.startNew();
      store.change({ type: "ask" });
      asked.length = 0;
      await /** @type {any} */ (table)[name]();
      assert.deepEqual(asked, [], "while another waits");
      store.change({ type: "refuse", refusal: { code: "x" } });
      await /** @type {any} */ (table)[name]();
      assert.deepEqual(asked, expected);
      assert.equal(store.state().match?.view.turn, expected.length ? 11 : 10);
    }
  });

test("the other side is asked before something is taken back, and what it agrees to is sent with who agreed", async () => {
  const cover = { uncovered: "S", next: "S", may_look: ["S", "W"], takes_back: "S", asks: ["W"] };
  const { table, store, asked } = await tableWith({
    new: [seen(/** @type {any} */ ({ can_undo: true, pass_and_play: cover }))],
    cover_cards: [
      seen(/** @type {any} */ ({ can_undo: true, pass_and_play: { ...cover, uncovered: null } })),
    ],
    undo: [seen({ turn: 9 })],
  });
  await table.startEngine();
  await table.startNew();
  asked.length = 0;
  await table.undoAction();
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["cover_cards"],
  );
  assert.deepEqual(
    [store.state().panel, store.state().match?.asking],
    ["asking", { seat: "S", asks: ["W"] }],
  );
  await table.undoAction({ seat: "S", asks: ["W"] });
  const { op, turn, seat, agreed } = /** @type {any} */ (asked.at(-1));
  assert.deepEqual([op, turn, seat, agreed], ["undo", 10, "S", "W"]);
});

test("a task is begun in the place of the match, a moment beside it, and what refuses it is given back", async () => {
  const { table, store, asked } = await tableWith({
    new: [seen()],
    start_task: [seen({ turn: 1 }), refused("bad_task")],
    leave_task: [seen({ turn: 12 })],
  });
  await table.startEngine();
  await table.startNew();
  asked.length = 0;
  const moment = /** @type {any} */ ({ at: 3 });
  assert.equal(await table.startTask(moment), null);
  assert.equal(table.saver.currentMatch()?.id, "the match");
  assert.equal(await table.startTask(/** @type {any} */ ({ back: true }), "c1.AAAA"), null);
  assert.deepEqual([store.state().match?.view.turn, store.state().match?.challenge], [12, "c1.AAAA"]);
  const lesson = /** @type {any} */ ({ text: "a lesson" });
  assert.deepEqual(await table.startTask(lesson), { code: "bad_task" });
  assert.equal(table.saver.currentMatch(), null);
  assert.deepEqual(asked, [
    { op: "start_task", at: 3 },
    { op: "leave_task" },
    { op: "start_task", text: "a lesson" },
  ]);
});

test("after a mistake of the engine's the match goes on from its record, or from its view where there is none", async () => {
  const { table, store, asked } = await tableWith({ new: [seen()], resume: [seen({ turn: 12 })] });
  await table.startEngine();
  await table.startNew();
  store.change({ type: "crash", crash: { code: "internal", record: null } });
  asked.length = 0;
  await table.recoverMatch();
  assert.deepEqual(
    asked.map(({ op, record }) => [op, record]),
    [["resume", "the record\n"]],
  );
  assert.deepEqual([store.state().crash, store.state().match?.view.turn], [null, 12]);
  table.leaveMatch();
  asked.length = 0;
  await table.recoverMatch();
  assert.deepEqual(asked, []);
});

test("another tab that takes the match over closes it here, and says where it is", async () => {
  const { table, store, ops } = await tableWith({ new: [seen()] });
  await table.startEngine();
  await table.startNew();
  table.onTakenOver();
  const { screen, match, notice } = store.state();
  assert.deepEqual([screen, match, notice?.code], ["home", null, "elsewhere"]);
  assert.equal(ops().at(-1), "cancel_thinking");
  assert.equal(table.saver.currentMatch(), null);
});

test("after an act the table goes on by itself, to the only card that the person has", async () => {
  const only = /** @type {any} */ ({ kind: "play", playable: ["7H"], only: ["7H"], refused: {} });
  const { table, asked } = await tableWith({
    new: [seen()],
    act: [seen({ turn: 11, prompt: only }), seen({ turn: 12 })],
  });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["5H"] });
  assert.deepEqual(
    asked.filter(({ op }) => op === "act").map(({ action, turn }) => [action, turn]),
    [
      [{ kind: "play", cards: ["5H"] }, 10],
      [{ kind: "play", cards: ["7H"] }, 11],
    ],
  );
});
