/** Ahead: a bot thinks while cards still move, and what it thought is shown in its time or not at all. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { refused, seen, tableWith, until } from "../shared/tables.js";

test("a bot thinks while the cards move, and is asked once", async () => {
  /** @type {string[]} */
  const order = [];
  const { table } = await tableWith(
    { new: [seen({ turn: 1, waits_for: "bot", prompt: null })], step: [seen({ turn: 2 })] },
    undefined,
    [],
    { sleep: async () => void order.push("pause"), asks: (op) => order.push(op) },
  );
  await table.startEngine();
  await table.startNew();
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
  await table.startEngine();
  await table.startNew();
  assert.deepEqual(order.slice(order.indexOf("new")), ["new", "pause", "step"]);
});

test("an act that would end the deal is asked for again after the pause", async () => {
  const { table, store, asked } = await tableWith({
    new: [seen({ turn: 1, waits_for: "bot", prompt: null })],
    step: [{ ok: true, held: true }, seen({ turn: 2, waits_for: "deal", prompt: null })],
  });
  await table.startEngine();
  await table.startNew();
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
  const { table, store, documents } = await tableWith(
    {
      new: [seen({ turn: 1, waits_for: "bot", prompt: null, can_undo: true })],
      step: [{ ok: true, held: true }, seen({ turn: 2, waits_for: "deal", prompt: null })],
      undo: [refused("nothing_to_undo")],
    },
    undefined,
    [{ text: "begun" }, { text: "unused" }, { text: "the end", figures }, { text: "unused" }],
    {
      asks: (op) => {
        if (op === "step" && (steps += 1) === 2) void table.undoAction();
      },
    },
  );
  await table.startEngine();
  await table.startNew();
  await until(() => store.state().match?.refusal?.code === "nothing_to_undo");
  await table.saver.whenWritten();
  assert.deepEqual((await documents.loadDocument("the match"))?.head.deals, [figures]);
});
