/** Trouble at the table: refusals, an engine that stumbles or dies, a record that cannot be read. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { refused, seen, tableWith, until } from "../shared/tables.js";
import { view } from "../shared/views.js";

const DEATH = Object.assign(new Error("gone"), { code: "engine_died" });

test("an act at a stale turn brings the view up to date, and nothing is said", async () => {
  const { table, store, ops } = await tableWith({
    new: [seen()],
    act: [refused("stale_turn")],
    view: [seen({ turn: 20 })],
  });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["7H"] });
  assert.ok(ops().includes("view"));
  assert.equal(store.state().match?.view.turn, 20);
  assert.equal(store.state().match?.refusal, null);
});

test("a refused act changes nothing and says why", async () => {
  const { table, store } = await tableWith({
    new: [seen()],
    act: [refused("must_follow", { clause: "H8" })],
  });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["AS"] });
  assert.equal(store.state().match?.refusal?.code, "must_follow");
  assert.equal(store.state().match?.busy, false);
});

test("a refusal to whoever declares too late does not stop the table, which goes on by itself", async () => {
  /** @type {(() => void)[]} */
  const sleepers = [];
  const declarations = [{ cards: ["2H"], suit: "H", strength: 1 }];
  const prompt = /** @type {any} */ ({ kind: "declare", can_pass: false, declarations });
  const dealing = /** @type {const} */ ({ phase: "dealing", waits_for: "table", prompt });
  const { S, ...others } = view().seats;
  const { table, store, ops } = await tableWith(
    {
      new: [seen({ ...dealing, turn: 1 })],
      act: [refused("out_of_turn")],
      // A card more, which the clock shows later.
      step: [
        seen({ ...dealing, turn: 2, seats: { ...others, S: { ...S, cards: 4 } } }),
        seen({ turn: 3, waits_for: "you" }),
      ],
    },
    undefined,
    [],
    { sleep: () => new Promise((resolve) => sleepers.push(() => resolve(undefined))) },
  );
  store.change({ type: "setting", settings: { speed: "normal" } });
  await table.startEngine();
  const began = table.startNew();
  await until(() => sleepers.length > 0);
  const acting = table.performAction({ kind: "declare", cards: ["2H"] });
  await until(() => ops().includes("act"));
  await until(() => {
    for (const wake of sleepers.splice(0)) wake();
    return store.state().match?.view.turn === 3;
  });
  await Promise.all([began, acting]);
});

test("an engine that stumbles hands over the record and goes on from the last one kept", async () => {
  const { table, store, asked } = await tableWith({
    new: [seen()],
    act: [refused("internal", { record: "the match so far" })],
    resume: [seen({ turn: 10 })],
  });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["7H"] });
  assert.equal(store.state().crash?.record, "the match so far");
  await table.recoverMatch();
  assert.equal(store.state().crash, null);
  assert.deepEqual(asked.findLast(({ op }) => op === "resume")?.record, "the record\n");
});

test("an engine that died is restarted, the match goes on, and a notice says so", async () => {
  const { table, store, ops } = await tableWith({
    new: [seen()],
    act: [DEATH],
    resume: [seen({ turn: 10 })],
  });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["7H"] });
  await until(() => store.state().notice !== null);
  assert.ok(ops().includes("resume"));
  assert.equal(store.state().notice?.code, "restarted");
  assert.deepEqual([store.state().engine.status, store.state().match?.busy], ["ready", false]);
});

test("an engine that dies again and again is left alone, until one asks for it", async () => {
  const { table, store } = await tableWith({ new: [seen()], act: [DEATH], resume: [DEATH, DEATH, seen()] });
  await table.startEngine();
  await table.startNew();
  await table.performAction({ kind: "play", cards: ["7H"] });
  await until(() => store.state().engine.status === "failed");
  assert.equal(store.state().engine.code, "engine_died");
  await table.restartEngine();
  assert.equal(store.state().engine.status, "ready");
});

test("a record that cannot be resumed is set aside with a message, and may be had", async () => {
  const { table, store, documents } = await tableWith({ resume: [refused("bad_line")] }, "torn");
  await table.startEngine();
  await table.resumeSaved();
  assert.equal(store.state().crash?.code, "bad_line");
  assert.equal(store.state().crash?.record, "torn\n");
  assert.equal(store.state().saved, null);
  assert.deepEqual(await documents.listHeads("record"), []);
  const [aside] = await documents.listHeads("aside");
  const text = await documents.loadText(aside?.id);
  assert.deepEqual([aside?.code, text, aside?.game], ["bad_line", "torn\n", "two_hundred"]);
});
