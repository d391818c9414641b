/** The idb store: records as lines, and writings that fail. */

import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { idbStore } from "../../../web/js/core/storage/idb.js";
import { head } from "../shared/archives.js";
import { archiveOn, crowded, linesOf, newDevice } from "../shared/devices.js";

test("a writing that fails in the middle leaves nothing of itself", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.writeSteps([{ store: "records", key: "one", value: ["as it was"] }]);
  await assert.rejects(
    store.writeSteps([
      { store: "records", key: "one", value: ["new"] },
      { store: "aside", key: "two", value: () => "a function cannot be kept" },
    ]),
  );
  assert.deepEqual(await store.loadValue("records", "one"), ["as it was"]);
  assert.equal(await store.loadValue("aside", "two"), undefined);
});

test("a browser that throws as soon as something is put leaves no promise alone", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.writeSteps([{ store: "records", key: "one", value: linesOf(40) }]);
  const { put } = globalThis.IDBObjectStore.prototype;
  globalThis.IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  try {
    await assert.rejects(store.writeSteps([{ store: "records", key: "one", value: linesOf(80) }]));
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(await store.loadValue("records", "one"), linesOf(40));
});

test("a record that grows and shrinks by lines is always the one that was kept last", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  /** @type {string[]} */
  let lines = [];
  for (let step = 0; step < 120; step += 1) {
    // Mostly a line more, or the last one longer; sometimes many taken back, and something else in their place.
    const from = step % 17 === 16 ? Math.floor(lines.length / 3) : Math.max(0, lines.length - (step % 2));
    lines = [...lines.slice(0, from), `act ${step}`, ...(step % 5 ? [] : linesOf(step % 40, `more ${step}`))];
    assert.ok(await archive.saveMatch(head({ changed: step }), lines, from));
    assert.equal(await archive.loadRecord("the match"), `${lines.join("\n")}\n`, `after step ${step}`);
  }
  assert.equal(await archiveOn(name).archive.loadRecord("the match"), `${lines.join("\n")}\n`);
});

test("an act is written as a few lines, however long the record is", async () => {
  const { archive } = archiveOn(newDevice());
  const lines = linesOf(2000);
  await archive.saveMatch(head(), lines);
  const { put } = globalThis.IDBObjectStore.prototype;
  let written = 0;
  globalThis.IDBObjectStore.prototype.put = function (value, key) {
    written += JSON.stringify(value).length;
    return put.call(this, value, key);
  };
  try {
    await archive.saveMatch(head(), [...lines, "one more"], lines.length);
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  assert.ok(written < 1000, `${written} characters`);
  assert.equal((await archive.loadRecord("the match"))?.split("\n").at(-2), "one more");
});

test("records of several matches lie side by side, and one that is dropped leaves nothing", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  for (const id of ["a", "a/0", "b"]) await archive.saveMatch(head({ id }), linesOf(40, id));
  await archive.dropMatches("a");
  assert.equal(await archive.loadRecord("a"), null);
  assert.equal((await archive.loadRecord("a/0"))?.split("\n").length, 41);
  const store = await idbStore({ name });
  assert.deepEqual(
    (await store.loadAll("records")).map(({ key, value }) => [key, value]),
    [
      ["a/0", linesOf(40, "a/0")],
      ["b", linesOf(40, "b")],
    ],
  );
  await archive.importAll([{ ...head({ id: "c" }), record: "only this\n" }], [], true);
  assert.deepEqual(
    (await store.loadAll("records")).map(({ key }) => key),
    ["c"],
  );
});

test("a record that waited in memory for room is whole on the device when there is some", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { archive, told } = archiveOn(name, spoil);
  const lines = linesOf(100);
  await archive.saveMatch(head(), lines);
  state.isFull = true;
  for (let at = 100; at < 140; at += 1) {
    lines.push(`line ${at}`);
    await archive.saveMatch(head({ changed: at }), [...lines], at);
  }
  assert.equal((await archiveOn(name).archive.loadRecord("the match"))?.split("\n").length, 101);
  assert.equal((await archive.loadRecord("the match"))?.split("\n").length, 141);
  state.isFull = false;
  await archive.saveMatch(head({ changed: 9000 }), [...lines, "the last"], lines.length);
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(
    await archiveOn(name).archive.loadRecord("the match"),
    `${[...lines, "the last"].join("\n")}\n`,
  );
});
