import assert from "node:assert/strict";
import { test } from "node:test";
import "../shared/catalog.js";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { memoryStore } from "../shared/memory-store.js";
import { idbStore } from "../../../web/js/core/storage/idb.js";
import { head } from "../shared/documents.js";
import { documentsOn, crowded, linesOf, newDevice } from "../shared/devices.js";

test("what is kept on the device is there for the next page", async () => {
  const name = newDevice();
  const first = documentsOn(name);
  await first.documents.saveDocument(head(), ["the record"]);
  const next = documentsOn(name);
  assert.deepEqual(await next.documents.listHeads(), [head({ version: 1 })]);
  assert.equal(await next.documents.loadText("the match"), "the record\n");
  assert.deepEqual(next.told, ["device"]);
  await next.documents.saveDocument(head({ version: 1 }), ["another record", "and more"]);
  assert.equal(await documentsOn(name).documents.loadText("the match"), "another record\nand more\n");
});

test("of many writings at once the newest is what stays", async () => {
  const name = newDevice();
  const { documents } = documentsOn(name);
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      documents.saveDocument(head({ changed: number }), [`record ${number}`]),
    ),
  );
  assert.equal(await documents.loadText("the match"), "record 49\n");
  assert.equal((await documentsOn(name).documents.loadDocument("the match"))?.head.changed, 49);
});

test("only who opened a document last can write it", async () => {
  const name = newDevice();
  const one = documentsOn(name).documents;
  const other = documentsOn(name).documents;
  assert.ok(await one.saveDocument(head(), ["as one left it"]));
  const taken = await other.claimDocument("the match");
  assert.equal(taken?.text, "as one left it\n");
  assert.equal(await one.saveDocument(head({ changed: 9000 }), ["too late"]), false);
  assert.ok(await other.saveDocument(head({ changed: 9001 }), ["as the other plays it"]));
  assert.equal(await one.loadText("the match"), "as the other plays it\n");
});

test("where storage is refused everything is kept in memory, and a notice says so", async () => {
  /** @type {string[]} */
  const told = [];
  const documents = createDocuments({
    openDevice: () => {
      throw new DOMException("no", "SecurityError");
    },
    onStorageChange: (where) => told.push(where),
  });
  await documents.saveDocument(head(), ["the record"]);
  assert.deepEqual(await documents.listHeads(), [head({ version: 1 })]);
  assert.deepEqual((await documents.claimDocument("the match"))?.text, "the record\n");
  assert.deepEqual(told, ["refused"]);
});

test("a device that never answers counts as one that refuses", async () => {
  const { open } = globalThis.indexedDB;
  globalThis.indexedDB.open = () => new globalThis.IDBOpenDBRequest();
  try {
    await assert.rejects(idbStore({ name: newDevice(), patienceMs: 20 }), { name: "TimeoutError" });
  } finally {
    globalThis.indexedDB.open = open;
  }
});

test("a connection that comes after one has given up is closed again", async () => {
  const name = newDevice();
  /** @type {IDBDatabase} */
  const stubborn = await new Promise((done) => {
    const request = globalThis.indexedDB.open(name, 1);
    request.onsuccess = () => done(request.result);
  });
  // What comes after a deletion waits for it, and it waits for whoever has the database open.
  globalThis.indexedDB.deleteDatabase(name);
  await assert.rejects(idbStore({ name, patienceMs: 20 }), { name: "TimeoutError" });
  const { close } = globalThis.IDBDatabase.prototype;
  /** @type {number[]} */
  const closed = [];
  globalThis.IDBDatabase.prototype.close = function () {
    closed.push(this.version);
    close.call(this);
  };
  try {
    stubborn.close();
    // Now the store's own connection opens, and nobody waits for it.
    for (let turn = 0; turn < 100 && closed.length < 2; turn += 1)
      await new Promise((resolve) => setImmediate(resolve));
  } finally {
    globalThis.IDBDatabase.prototype.close = close;
  }
  assert.deepEqual(closed, [1, 2]);
});

test("on a full device play goes on in memory, and what was there stays as it was", async () => {
  const name = newDevice();
  await documentsOn(name).documents.saveDocument(head({ id: "old" }), ["old record"]);
  await documentsOn(name).documents.saveDocument(head(), ["before"]);
  const { state, spoil } = crowded();
  const { documents, told } = documentsOn(name, spoil);
  await documents.loadDocument("the match");
  assert.ok(await documents.saveDocument(head({ changed: 7000 }), ["after"]));
  assert.equal(await documents.loadText("the match"), "after\n");
  assert.equal((await documents.listHeads())[0]?.changed, 7000);
  assert.equal(await documents.loadText("old"), "old record\n");
  const elsewhere = documentsOn(name).documents;
  assert.equal(await elsewhere.loadText("the match"), "before\n", "the device has what it had");
  assert.deepEqual(told, ["device", "full"]);
  // Something is thrown away, and there is room again: what waited is written.
  state.isFull = false;
  await documents.removeDocuments("old");
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(await documentsOn(name).documents.loadText("the match"), "after\n");
  assert.equal(await documentsOn(name).documents.loadText("old"), null);
});

test("what waited for room is written with what comes next", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  const { documents } = documentsOn(name, spoil);
  await documents.saveDocument(head({ id: "one" }), ["one"]);
  state.isFull = false;
  await documents.saveDocument(head({ id: "two" }), ["two"]);
  assert.deepEqual((await documentsOn(name).documents.listHeads()).map(({ id }) => id).sort(), [
    "one",
    "two",
  ]);
});

test("what waited for room leaves a match alone that another tab has opened since", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { documents } = documentsOn(name, spoil);
  await documents.saveDocument(head(), ["before"]);
  state.isFull = true;
  await documents.saveDocument(head(), ["before", "held in memory"]);
  const other = documentsOn(name).documents;
  assert.equal((await other.claimDocument("the match"))?.text, "before\n");
  assert.ok(await other.saveDocument(head(), ["before", "played in the other tab"]));
  assert.equal(await documents.saveDocument(head(), ["before", "held", "still"]), false, "while it is full");
  state.isFull = false;
  assert.ok(await documents.saveDocument(head({ id: "another" }), ["another"]));
  assert.equal(await other.loadText("the match"), "before\nplayed in the other tab\n");
  assert.equal(await documents.loadText("the match"), "before\nplayed in the other tab\n");
  assert.equal(await documents.saveDocument(head(), ["mine"]), false, "and afterwards");
});

test("a match opened while the device is full is written by who opened it", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  await documentsOn(name).documents.saveDocument(head(), linesOf(40));
  const { documents } = documentsOn(name, spoil);
  assert.ok(await documents.claimDocument("the match"));
  const lines = [...linesOf(40), "one more"];
  assert.ok(await documents.saveDocument(head(), lines, { from: 40 }));
  state.isFull = false;
  assert.ok(await documents.saveDocument(head(), [...lines, "and more"], { from: 41 }));
  const next = documentsOn(name).documents;
  assert.equal((await next.loadDocument("the match"))?.head.version, 4);
  assert.equal(await next.loadText("the match"), `${[...lines, "and more"].join("\n")}\n`);
});

test("a match that another tab has forgotten meanwhile is kept whole by the next act", async () => {
  const name = newDevice();
  const { documents } = documentsOn(name);
  const lines = linesOf(40);
  await documents.saveDocument(head(), lines);
  await documentsOn(name).documents.clearAll();
  assert.ok(await documents.saveDocument(head(), [...lines, "one more"], { from: lines.length }));
  assert.equal(await documents.loadText("the match"), `${[...lines, "one more"].join("\n")}\n`);
});

test("what is no document is set aside, whole, and the others are there", async () => {
  const store = memoryStore();
  const torn = /** @type {any} */ ({ id: "torn", game: 7 });
  await store.writeAll([
    { id: "good", head: head({ id: "good" }), lines: ["good"] },
    { id: "torn", head: torn, lines: ["its record"] },
  ]);
  const documents = createDocuments({ openDevice: async () => store, now: () => 5 });
  assert.deepEqual(
    (await documents.listHeads("record")).map(({ id }) => id),
    ["good"],
  );
  const [one] = await documents.listHeads("aside");
  assert.deepEqual(one, {
    ...{ id: "torn", kind: "aside", title: "", changed: 5, version: 1 },
    ...{ code: "unreadable", message: "", game: null },
  });
  assert.deepEqual(JSON.parse((await documents.loadText("torn")) ?? ""), {
    head: torn,
    text: "its record\n",
  });
  await documents.removeDocuments("torn");
  assert.deepEqual((await documents.listHeads()).length, 1);
});

test("a kind that this version does not know is listed, kept and imported as it is", async () => {
  const { documents } = documentsOn(newDevice());
  const memo = { id: "m", kind: "memo", title: "Monday", changed: 3, version: 0, colour: "green" };
  await documents.importAll([{ ...memo, text: "followsuit-deal 1\n" }]);
  assert.deepEqual(await documents.listHeads(), [{ ...memo, version: 1 }]);
  assert.equal((await documents.loadDocument("m"))?.text, "followsuit-deal 1\n");
});

test("after a refusal nothing more of the document is written until it is loaded again", async () => {
  const name = newDevice();
  const one = documentsOn(name).documents;
  const other = documentsOn(name).documents;
  await one.saveDocument(head(), ["first"]);
  await other.claimDocument("the match");
  const late = await Promise.all([1, 2, 3].map((at) => one.saveDocument(head(), [`late ${at}`])));
  assert.deepEqual(late, [false, false, false]);
  assert.equal((await one.loadDocument("the match"))?.text, "first\n");
  assert.ok(await one.saveDocument(head(), ["after"]));
  assert.equal(await other.saveDocument(head(), ["other"]), false);
});
