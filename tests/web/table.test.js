import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../web/js/store/state.js";
import { createStore } from "../../web/js/store/store.js";
import { createTable } from "../../web/js/store/table.js";
import { TRICK, view } from "./views.js";

/** @typedef {import("../../web/js/store/types.d.ts").Answer} Answer */

/**
 * A table whose engine gives these answers, an operation at a time; the last one of each is given for ever.
 * @param {Record<string, (Answer | Error)[]>} answers
 * @param {import("../../web/js/store/types.d.ts").State["saved"]} [saved]
 */
function tableWith(answers, saved = null) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  /** @type {unknown[]} */
  const kept = [];
  const store = createStore(firstState({ speed: "instant" }, saved), reduce);
  const engine = {
    /** @param {{ op: string }} question */
    async ask(question) {
      asked.push(question);
      const row = answers[question.op] ?? [{ ok: true, record: "the record" }];
      const answer = row.length > 1 ? row.shift() : row[0];
      if (answer instanceof Error) throw answer;
      return /** @type {Answer} */ (answer);
    },
    askText: async () => "",
  };
  const table = createTable({
    store,
    bootEngine: async () => engine,
    sleep: async () => {},
    seed: () => "a seed",
    seatNames: () => ({ S: "Ada" }),
    keepMatch: (match) => kept.push(match),
  });
  return { table, store, asked, kept, ops: () => asked.map(({ op }) => op) };
}

/** @param {Parameters<typeof view>[0]} [change] @returns {Answer} */
const seen = (change) => ({ ok: true, view: view(change), events: [] });

/** @param {string} code @param {object} [more] @returns {Answer} */
const refused = (code, more) => ({ ok: false, error: { code, ...more } });

test("a match asked for before the engine is there begins when it is", async () => {
  const { table, store, asked } = tableWith({ new: [seen()] });
  await table.start();
  assert.equal(store.state().waiting, "new");
  await table.boot();
  assert.equal(store.state().screen, "table");
  assert.deepEqual(asked[0], {
    op: "new",
    game: "two_hundred",
    rules: "reference",
    level: "casual",
    seed: "a seed",
    names: { S: "Ada" },
  });
});

test("bots are stepped until the person is wanted, each with the turn it was seen at", async () => {
  const { table, asked } = tableWith({
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
  const { table, ops } = tableWith({ new: [seen()], act: [seen({ turn: 11 })] });
  await table.boot();
  await table.start();
  await Promise.all([table.act({ kind: "play", cards: ["7H"] }), table.act({ kind: "play", cards: ["7H"] })]);
  assert.equal(ops().filter((op) => op === "act").length, 1);
});

test("an act at a stale turn brings the view up to date, and nothing is said", async () => {
  const { table, store, ops } = tableWith({
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
  const { table, store } = tableWith({ new: [seen()], act: [refused("must_follow", { clause: "H8" })] });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["AS"] });
  assert.equal(store.state().match?.refusal?.code, "must_follow");
  assert.equal(store.state().match?.busy, false);
});

test("an engine that stumbles hands over the record and goes on from the last one kept", async () => {
  const { table, store, asked } = tableWith({
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
  assert.deepEqual(asked.findLast(({ op }) => op === "resume")?.record, "the record");
});

test("a match is kept when the person is wanted, and forgotten when it is over", async () => {
  const { table, store, kept } = tableWith({ new: [seen()], act: [seen({ turn: 11, waits_for: "over" })] });
  await table.boot();
  await table.start();
  assert.deepEqual(kept.at(-1), { record: "the record", game: "two_hundred" });
  await table.act({ kind: "play", cards: ["7H"] });
  assert.equal(kept.at(-1), null);
  assert.equal(store.state().saved, null);
});

test("an engine that died is told, and another one takes the match up", async () => {
  const death = Object.assign(new Error("gone"), { code: "engine_died" });
  const { table, store, ops } = tableWith({ new: [seen()], act: [death], resume: [seen({ turn: 10 })] });
  await table.boot();
  await table.start();
  await table.act({ kind: "play", cards: ["7H"] });
  assert.deepEqual([store.state().engine.status, store.state().engine.code], ["failed", "engine_died"]);
  await table.retry();
  assert.equal(ops().at(-2), "resume");
  assert.deepEqual([store.state().engine.status, store.state().match?.busy], ["ready", false]);
});

test("a trick just won is gathered before the next card is asked for", async () => {
  const { table, store } = tableWith({
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

test("a record that cannot be resumed is set aside with a message", async () => {
  const saved = { record: "torn", game: "two_hundred" };
  const { table, store, kept } = tableWith({ resume: [refused("bad_line")] }, saved);
  await table.boot();
  await table.resume();
  assert.equal(store.state().trouble?.code, "bad_line");
  assert.equal(store.state().saved, null);
  assert.equal(kept.at(-1), null);
});
