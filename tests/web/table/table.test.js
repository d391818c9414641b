import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createTable } from "../../../web/js/table/store/table.js";
import { ALONE, archiveOf, head, withRecord } from "../shared/archives.js";
import { TRICK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/**
 * A table whose engine gives these answers, an operation at a time; the last one of each is given for ever.
 * @param {Record<string, (Answer | Error)[]>} answers
 * @param {string} [record] of a match that is kept
 * @param {{ text: string, figures?: any }[]} [records] of the match at the table, an answer after another
 * @param {{ sleep?: () => Promise<void>, asks?: (op: string) => void, thinksAhead?: boolean, isFull?: boolean }} [watch]
 */
async function tableWith(
  answers,
  record,
  records = [],
  { sleep = async () => {}, asks = () => {}, thinksAhead = true, isFull = false } = {},
) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  const { archive, kept } = await archiveOf(record === undefined ? [] : [{ ...head(), record }]);
  if (isFull) kept.write = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const store = createStore(firstState({ speed: "instant" }), reduce);
  const engine = {
    /** @param {{ op: string, since?: unknown }} question */
    async ask(question) {
      asked.push(question);
      asks(question.op);
      const row = answers[question.op] ?? [{ ok: true }];
      const answer = row.length > 1 ? row.shift() : row[0];
      if (answer instanceof Error) throw answer;
      if (question.since === undefined) return /** @type {Answer} */ (answer);
      const { text, figures } = (records.length > 1 ? records.shift() : records[0]) ?? { text: "the record" };
      return withRecord(question, /** @type {Answer} */ (answer), text, figures);
    },
    askText: async () => "",
  };
  const table = createTable({
    store,
    bootEngine: async () => engine,
    sleep,
    thinksAhead,
    seed: () => "a seed",
    seatNames: () => ({ S: "Ada", W: "Lan", N: "Wei", E: "Jun" }),
    id: () => (record === undefined ? "the match" : "another match"),
    archive,
    tabs: ALONE,
  });
  await table.saving.reread();
  return { table, store, asked, archive, ops: () => asked.map(({ op }) => op) };
}

/** @param {Parameters<typeof view>[0]} [change] @returns {Answer} */
const seen = (change) => ({ ok: true, view: view(change), events: [] });

/** @param {string} code @param {object} [more] @returns {Answer} */
const refused = (code, more) => ({ ok: false, error: { code, ...more } });

test("a match asked for before the engine is there begins when it is", async () => {
  const { table, store, asked } = await tableWith({ new: [seen()] });
  await table.start();
  assert.equal(store.state().waiting, "new");
  await table.boot();
  assert.equal(store.state().screen, "table");
  assert.deepEqual(asked[0], {
    op: "new",
    game: "two_hundred",
    rules: "reference",
    level: "casual",
    levels: {},
    seed: "a seed",
    names: { S: "Ada", W: "Lan", N: "Wei", E: "Jun" },
    since: 0,
  });
});

test("a match given as a record begins on a device without room, and is held while the page is open", async () => {
  const { table, store, asked, archive } = await tableWith({ resume: [seen()] }, undefined, [], {
    isFull: true,
  });
  await table.boot();
  await table.open("its record\n", "two_hundred");
  assert.equal(store.state().screen, "table");
  assert.equal(asked.find(({ op }) => op === "resume")?.["record"], "its record\n");
  assert.equal(archive.where(), "full");
});

test("a match given as a record before the engine is there is the one that begins", async () => {
  for (const isFull of [false, true]) {
    const { table, store, asked } = await tableWith({ resume: [seen()] }, "the saved one\n", [], { isFull });
    await table.open("the one given\n", "tractor");
    assert.equal(store.state().waiting, "resume");
    await table.boot();
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
  await table.boot();
  await table.start();
  assert.deepEqual(
    asked.filter(({ op }) => op === "step").map(({ turn }) => turn),
    [1, 2],
  );
});

test("a double tap acts once", async () => {
  const { table, ops } = await tableWith({ new: [seen()], act: [seen({ turn: 11 })] });
  await table.boot();
  await table.start();
  await Promise.all([table.act({ kind: "play", cards: ["7H"] }), table.act({ kind: "play", cards: ["7H"] })]);
  assert.equal(ops().filter((op) => op === "act").length, 1);
});

test("an act at a stale turn brings the view up to date, and nothing is said", async () => {
  const { table, store, ops } = await tableWith({
    new: [seen()],
    act: [refused("stale_turn")],
    view: [seen({ turn: 20 })],
  });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["7H"] });
  assert.ok(ops().includes("view"));
  assert.equal(store.state().match?.view.turn, 20);
  assert.equal(store.state().match?.refusal, null);
});

test("a refused act changes nothing and says why", async () => {
  const { table, store } = await tableWith({
    new: [seen()],
    act: [refused("must_follow", { clause: "H8" })],
  });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["AS"] });
  assert.equal(store.state().match?.refusal?.code, "must_follow");
  assert.equal(store.state().match?.busy, false);
});

test("a refusal to whoever declares too late does not stop the table, which goes on by itself", async () => {
  /** @type {(() => void)[]} */
  const sleepers = [];
  const declarations = [{ cards: ["2H"], suit: "H", strength: 1 }];
  const prompt = /** @type {any} */ ({ kind: "declare", can_pass: false, declarations });
  const { table, store, ops } = await tableWith(
    {
      new: [seen({ turn: 1, phase: "dealing", waits_for: "table", prompt })],
      act: [refused("out_of_turn")],
      step: [seen({ turn: 2, waits_for: "you" })],
    },
    undefined,
    [],
    { sleep: () => new Promise((resolve) => sleepers.push(() => resolve(undefined))) },
  );
  const wake = () => sleepers.splice(0).forEach((resolve) => resolve());
  await table.boot();
  const began = table.start();
  while (!sleepers.length) await new Promise(setImmediate);
  const acting = table.act({ kind: "declare", cards: ["2H"] });
  for (let count = 0; count < 20; count += 1) await new Promise(setImmediate).then(wake);
  await Promise.all([began, acting]);
  assert.ok(ops().includes("step"));
  assert.equal(store.state().match?.view.turn, 2);
});

test("an engine that stumbles hands over the record and goes on from the last one kept", async () => {
  const { table, store, asked } = await tableWith({
    new: [seen()],
    act: [refused("internal", { record: "the match so far" })],
    resume: [seen({ turn: 10 })],
  });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["7H"] });
  assert.equal(store.state().trouble?.record, "the match so far");
  await table.recover();
  assert.equal(store.state().trouble, null);
  assert.deepEqual(asked.findLast(({ op }) => op === "resume")?.record, "the record\n");
});

test("a match is kept after every act, and stands no more when it is over", async () => {
  const figures = { deal: 1, assisted: false, passed_out: true, won_by: null };
  const { table, store, archive } = await tableWith(
    { new: [seen()], act: [seen({ turn: 11, waits_for: "over" })] },
    undefined,
    [{ text: "the record" }, { text: "the whole record", figures }],
  );
  await table.boot();
  await table.start();
  await table.saving.settled();
  assert.equal(await archive.record("the match"), "the record\n");
  assert.equal(store.state().saved?.id, "the match");
  await table.act({ kind: "play", cards: ["7H"] });
  await table.saving.settled();
  assert.equal(await archive.record("the match"), "the whole record\n");
  assert.equal(store.state().saved, null);
  const [kept] = await archive.heads();
  assert.deepEqual([kept?.status, kept?.deals], ["over", [figures]]);
});

test("an act is one question, and its answer is kept though the table is left at once", async () => {
  const { table, archive, ops } = await tableWith({ new: [seen()], act: [seen({ turn: 11 })] }, undefined, [
    { text: "one" },
    { text: "two" },
  ]);
  await table.boot();
  await table.start();
  const before = ops().length;
  await table.act({ kind: "play", cards: ["7H"] });
  assert.deepEqual(ops().slice(before), ["act"]);
  table.leave();
  await table.saving.settled();
  assert.equal(await archive.record("the match"), "two\n");
});

test("new lines follow those that are held, and the question says which these are", async () => {
  const { table, archive, asked } = await tableWith({
    new: [{ ...seen(), record_lines: { revision: 4, keep: 0, lines: ["a", "b", "c"], figures: null } }],
    act: [
      { ...seen({ turn: 11 }), record_lines: { revision: 5, keep: 2, lines: ["C", "d"], figures: null } },
      { ...seen({ turn: 12 }), record_lines: { revision: 6, keep: 1, lines: [], figures: null } },
    ],
  });
  await table.boot();
  await table.start();
  for (const record of ["a\nb\nC\nd\n", "a\n"]) {
    await table.act({ kind: "play", cards: ["7H"] });
    await table.saving.settled();
    assert.equal(await archive.record("the match"), record);
  }
  const acts = asked.filter(({ op }) => op === "act");
  assert.deepEqual(
    acts.map(({ since }) => since),
    [4, 5],
  );
});

const DEATH = Object.assign(new Error("gone"), { code: "engine_died" });

test("an engine that died is restarted, the match goes on, and a notice says so", async () => {
  const { table, store, ops } = await tableWith({
    new: [seen()],
    act: [DEATH],
    resume: [seen({ turn: 10 })],
  });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["7H"] });
  await until(() => store.state().notice !== null);
  assert.ok(ops().includes("resume"));
  assert.equal(store.state().notice?.code, "restarted");
  assert.deepEqual([store.state().engine.status, store.state().match?.busy], ["ready", false]);
});

test("an engine that dies again and again is left alone, until one asks for it", async () => {
  const { table, store } = await tableWith({ new: [seen()], act: [DEATH], resume: [DEATH, DEATH, seen()] });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["7H"] });
  await until(() => store.state().engine.status === "failed");
  assert.equal(store.state().engine.code, "engine_died");
  await table.retry();
  assert.equal(store.state().engine.status, "ready");
});

/** @param {() => boolean} is */
async function until(is) {
  for (let turns = 0; turns < 10_000; turns += 1) {
    if (is()) return;
    await Promise.resolve();
  }
  assert.fail("it never came to that");
}

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
  await table.boot();
  await table.start();
  assert.ok(lingering.includes(true));
  assert.equal(store.state().match?.lingering, false);
});

test("the last trick of a lesson that is decided lies there until one goes on", async () => {
  const { table, store } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot" })],
    step: [seen({ turn: 2, waits_for: "lesson", trick: null, tricks: [TRICK] })],
  });
  await table.boot();
  await table.start();
  assert.equal(store.state().match?.lingering, true);
  await table.hurry();
  assert.equal(store.state().match?.lingering, false);
});

test("a record that cannot be resumed is set aside with a message, and may be had", async () => {
  const { table, store, archive } = await tableWith({ resume: [refused("bad_line")] }, "torn");
  await table.boot();
  await table.resume();
  assert.equal(store.state().trouble?.code, "bad_line");
  assert.equal(store.state().trouble?.record, "torn\n");
  assert.equal(store.state().saved, null);
  assert.deepEqual(await archive.heads(), []);
  const [aside] = await archive.aside();
  assert.deepEqual([aside?.code, aside?.text, aside?.game], ["bad_line", "torn\n", "two_hundred"]);
});

test("a match taken up is asked for with the names of seats that have none", async () => {
  const { table, asked } = await tableWith({ resume: [seen()] }, "a record");
  await table.boot();
  await table.resume();
  assert.deepEqual(asked.find(({ op }) => op === "resume")?.names, {
    S: "Ada",
    W: "Lan",
    N: "Wei",
    E: "Jun",
  });
});

test("a bot thinks while the cards move, and is asked once", async () => {
  /** @type {string[]} */
  const order = [];
  const { table } = await tableWith(
    { new: [seen({ turn: 1, waits_for: "bot", prompt: null })], step: [seen({ turn: 2 })] },
    undefined,
    [],
    { sleep: async () => void order.push("pause"), asks: (op) => order.push(op) },
  );
  await table.boot();
  await table.start();
  assert.deepEqual(order.slice(order.indexOf("new")), ["new", "step", "pause"]);
});

test("on a device that saves data a bot thinks when it is to be shown", async () => {
  /** @type {string[]} */
  const order = [];
  const { table } = await tableWith(
    { new: [seen({ turn: 1, waits_for: "bot", prompt: null })], step: [seen({ turn: 2 })] },
    undefined,
    [],
    { sleep: async () => void order.push("pause"), asks: (op) => order.push(op), thinksAhead: false },
  );
  await table.boot();
  await table.start();
  assert.deepEqual(order.slice(order.indexOf("new")), ["new", "pause", "step"]);
});

test("an act that would end the deal is asked for again after the pause", async () => {
  const { table, store, asked } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot", prompt: null })],
    step: [{ ok: true, held: true }, seen({ turn: 2, waits_for: "deal", prompt: null })],
  });
  await table.boot();
  await table.start();
  const steps = asked.filter(({ op }) => op === "step");
  assert.deepEqual(
    steps.map(({ hold_end }) => hold_end),
    [true, undefined],
  );
  assert.equal(store.state().match?.view.waits_for, "deal");
});

test("a deal that ends just as the person takes back is kept all the same", async () => {
  const figures = { deal: 1, assisted: false, passed_out: true };
  let steps = 0;
  const { table, store, archive } = await tableWith(
    {
      new: [seen({ turn: 1, waits_for: "bot", prompt: null, can_undo: true })],
      step: [{ ok: true, held: true }, seen({ turn: 2, waits_for: "deal", prompt: null })],
      undo: [refused("nothing_to_undo")],
    },
    undefined,
    [{ text: "begun" }, { text: "unused" }, { text: "the end", figures }, { text: "unused" }],
    {
      asks: (op) => {
        if (op === "step" && (steps += 1) === 2) void table.undo();
      },
    },
  );
  await table.boot();
  await table.start();
  await until(() => store.state().match?.refusal?.code === "nothing_to_undo");
  await table.saving.settled();
  assert.deepEqual((await archive.head("the match"))?.deals, [figures]);
});
