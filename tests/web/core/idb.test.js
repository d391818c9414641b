/** The idb store: records as lines, and writings that fail. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "../shared/catalog.js";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { idbStore } from "../../../web/js/core/storage/idb.js";
import { head } from "../shared/documents.js";
import { documentsOn, crowded, linesOf, newDevice } from "../shared/devices.js";

/** A head and its text, as they are written. @param {string} id @param {string[]} lines @param {object} [more] */
const written = (id, lines, more = {}) => ({
  id,
  head: /** @type {any} */ ({ ...head({ id }), ...more }),
  lines,
});

test("a writing that fails in the middle leaves nothing of itself", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.writeAll([written("one", ["as it was"])]);
  await assert.rejects(
    store.writeAll([written("one", ["new"]), written("two", ["two"], { torn: () => "cannot be kept" })]),
  );
  assert.deepEqual(await store.loadLines("one"), ["as it was"]);
  assert.equal(await store.loadHead("two"), undefined);
});

test("a browser that throws as soon as something is put leaves no promise alone", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.writeAll([written("one", linesOf(40))]);
  const { put } = globalThis.IDBObjectStore.prototype;
  globalThis.IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  try {
    const full = { name: "QuotaExceededError" };
    await assert.rejects(store.writeAll([written("one", linesOf(80))]), full, "the reason is told on");
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(await store.loadLines("one"), linesOf(40));
});

test("a record that grows and shrinks by lines is always the one that was kept last", async () => {
  const name = newDevice();
  const { documents } = documentsOn(name);
  /** @type {string[]} */
  let lines = [];
  for (let step = 0; step < 120; step += 1) {
    // Mostly a line more, or the last one longer; sometimes many taken back, and something else in their place.
    const from = step % 17 === 16 ? Math.floor(lines.length / 3) : Math.max(0, lines.length - (step % 2));
    lines = [...lines.slice(0, from), `act ${step}`, ...(step % 5 ? [] : linesOf(step % 40, `more ${step}`))];
    assert.ok(await documents.saveDocument(head({ changed: step }), lines, { from }));
    assert.equal(await documents.loadText("the match"), `${lines.join("\n")}\n`, `after step ${step}`);
  }
  assert.equal(await documentsOn(name).documents.loadText("the match"), `${lines.join("\n")}\n`);
});

test("an act is written as a few lines, however long the record is", async () => {
  const { documents } = documentsOn(newDevice());
  const lines = linesOf(2000);
  await documents.saveDocument(head(), lines);
  const { put } = globalThis.IDBObjectStore.prototype;
  /** @type {unknown[]} */
  const texts = [];
  globalThis.IDBObjectStore.prototype.put = function (value, key) {
    if (Array.isArray(value)) texts.push([key, value]);
    return put.call(this, value, key);
  };
  try {
    await documents.saveDocument(head(), [...lines, "one more"], { from: 2000 });
    await documents.saveDocument(head(), [...lines, "one more", "two more"], { from: 2001 });
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  // Two thousand lines are 125 chunks.
  assert.deepEqual(texts, [
    [["the match", 125], ["one more"]],
    [
      ["the match", 125],
      ["one more", "two more"],
    ],
  ]);
  assert.deepEqual((await documents.loadText("the match"))?.split("\n").slice(-3), [
    "one more",
    "two more",
    "",
  ]);
});

test("records of several matches lie side by side, and one that is dropped leaves nothing", async () => {
  const name = newDevice();
  const { documents } = documentsOn(name);
  for (const id of ["a", "a/0", "b"]) await documents.saveDocument(head({ id }), linesOf(40, id));
  await documents.removeDocuments("a");
  assert.equal(await documents.loadText("a"), null);
  assert.equal((await documents.loadText("a/0"))?.split("\n").length, 41);
  assert.deepEqual(await documents.loadText("b"), `${linesOf(40, "b").join("\n")}\n`);
  await documents.importAll([{ ...head({ id: "c" }), text: "only this\n" }], true);
  const store = await idbStore({ name });
  assert.deepEqual(
    (await store.loadHeads()).map(({ id }) => id),
    ["c"],
  );
  for (const id of ["a", "a/0", "b"]) assert.equal(await store.loadLines(id), undefined);
});

test("a record that waited in memory for room is whole on the device when there is some", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { documents, told } = documentsOn(name, spoil);
  const lines = linesOf(100);
  await documents.saveDocument(head(), lines);
  state.isFull = true;
  for (let at = 100; at < 140; at += 1) {
    lines.push(`line ${at}`);
    await documents.saveDocument(head({ changed: at }), [...lines], { from: at });
  }
  assert.equal((await documentsOn(name).documents.loadText("the match"))?.split("\n").length, 101);
  assert.equal((await documents.loadText("the match"))?.split("\n").length, 141);
  state.isFull = false;
  await documents.saveDocument(head({ changed: 9000 }), [...lines, "the last"], { from: lines.length });
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(
    await documentsOn(name).documents.loadText("the match"),
    `${[...lines, "the last"].join("\n")}\n`,
  );
});

test("nothing is left of what is cleared", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.writeAll([written("one", linesOf(40)), written("two", ["two"])]);
  await store.clearAll();
  assert.deepEqual(await store.loadHeads(), []);
  for (const id of ["one", "two"]) assert.equal(await store.loadLines(id), undefined);
});

/** How often the store is opened from now on. @param {import("node:test").TestContext} t */
function opens(t) {
  const { mock } = t.mock.method(globalThis.indexedDB, "open");
  return () => mock.callCount();
}

test("the store is opened once, and closed where a newer version or a removal asks for it", async (t) => {
  const countOpened = opens(t);
  const name = newDevice();
  const store = await idbStore({ name });
  await store.writeAll([written("one", ["one"])]);
  await Promise.all([store.loadHeads(), store.loadLines("one")]);
  assert.equal(countOpened(), 1);
  await new Promise((resolve, reject) => {
    const removing = globalThis.indexedDB.deleteDatabase(name);
    removing.onsuccess = resolve;
    removing.onerror = reject;
    removing.onblocked = () => reject(new Error("it is still open"));
  });
  assert.deepEqual(await store.loadHeads(), []);
  assert.equal(countOpened(), 2);
});

for (const [error, again] of /** @type {[string, boolean][]} */ ([
  ["InvalidStateError", true],
  ["UnknownError", true],
  ["AbortError", true],
  ["NotFoundError", false],
]))
  test(`after ${error} the store is ${again ? "opened once more, and answers" : "as it was, and the failure is told"}`, async (t) => {
    const store = await idbStore({ name: newDevice() });
    await store.writeAll([written("one", ["one"])]);
    const countOpened = opens(t);
    t.mock.method(
      globalThis.IDBDatabase.prototype,
      "transaction",
      () => {
        throw new DOMException("ended", error);
      },
      { times: 1 },
    );
    const reading = store.loadHeads();
    if (again) assert.equal((await reading).length, 1);
    else await assert.rejects(reading, { name: error });
    assert.equal(countOpened(), again ? 1 : 0);
    assert.equal((await store.loadHeads()).length, 1);
  });

test("a store that never opens is given up after five seconds", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(globalThis.indexedDB, "open", () => new globalThis.IDBOpenDBRequest());
  /** @type {string[]} */
  const told = [];
  void idbStore({ name: newDevice() }).catch(({ message }) => told.push(message));
  for (const milliseconds of [1000, 1000, 1000, 1000, 999, 1]) {
    await new Promise(setImmediate);
    assert.deepEqual(told, []);
    t.mock.timers.tick(milliseconds);
  }
  await new Promise(setImmediate);
  assert.deepEqual(told, ["no answer in 5000 ms"]);
});
