import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createArchive } from "../../../web/js/core/storage/archive.js";
import { memoryStore } from "../../../web/js/core/storage/memory-store.js";
import { idbStore } from "../../../web/js/core/storage/idb.js";
import { head } from "../shared/archives.js";
import { archiveOn, crowded, linesOf, newDevice } from "../shared/devices.js";

test("what is kept on the device is there for the next page", async () => {
  const name = newDevice();
  const first = archiveOn(name);
  await first.archive.saveMatch(head({ session: "a" }), ["the record"]);
  const next = archiveOn(name);
  assert.deepEqual(await next.archive.loadHeads(), [head({ session: "a" })]);
  assert.equal(await next.archive.loadRecord("the match"), "the record\n");
  assert.deepEqual(next.told, ["device"]);
});

test("of many writings at once the newest is what stays", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      archive.saveMatch(head({ changed: number }), [`record ${number}`]),
    ),
  );
  assert.equal(await archive.loadRecord("the match"), "record 49\n");
  assert.equal((await archiveOn(name).archive.loadHead("the match"))?.changed, 49);
});

test("only who sat down to a match last can write it", async () => {
  const name = newDevice();
  const one = archiveOn(name).archive;
  const other = archiveOn(name).archive;
  assert.ok(await one.saveMatch(head({ session: "one" }), ["as one left it"]));
  const taken = await other.claimMatch("the match", "other");
  assert.equal(taken?.record, "as one left it\n");
  assert.equal(await one.saveMatch(head({ session: "one", changed: 9000 }), ["too late"]), false);
  assert.ok(await other.saveMatch(head({ session: "other", changed: 9001 }), ["as the other plays it"]));
  assert.equal(await one.loadRecord("the match"), "as the other plays it\n");
});

test("where storage is refused everything is kept in memory, and a notice says so", async () => {
  /** @type {string[]} */
  const told = [];
  const archive = createArchive({
    openDevice: () => {
      throw new DOMException("no", "SecurityError");
    },
    onStorageChange: (where) => told.push(where),
  });
  await archive.saveMatch(head(), ["the record"]);
  assert.deepEqual(await archive.loadHeads(), [head()]);
  assert.deepEqual((await archive.claimMatch("the match", "me"))?.record, "the record\n");
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
  assert.deepEqual(closed, [1, 1]);
});

test("on a full device play goes on in memory, and what was there stays as it was", async () => {
  const name = newDevice();
  await archiveOn(name).archive.saveMatch(head({ id: "old" }), ["old record"]);
  await archiveOn(name).archive.saveMatch(head({ session: "a" }), ["before"]);
  const { state, spoil } = crowded();
  const { archive, told } = archiveOn(name, spoil);
  assert.ok(await archive.saveMatch(head({ session: "a", changed: 7000 }), ["after"]));
  assert.equal(await archive.loadRecord("the match"), "after\n");
  assert.equal((await archive.loadHeads())[0]?.changed, 7000);
  assert.equal(await archive.loadRecord("old"), "old record\n");
  const elsewhere = archiveOn(name).archive;
  assert.equal(await elsewhere.loadRecord("the match"), "before\n", "the device has what it had");
  assert.deepEqual(told, ["device", "full"]);
  // Something is thrown away, and there is room again: what waited is written.
  state.isFull = false;
  await archive.dropMatches("old");
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(await archiveOn(name).archive.loadRecord("the match"), "after\n");
  assert.equal(await archiveOn(name).archive.loadRecord("old"), null);
});

test("what waited for room is written with what comes next", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  const { archive } = archiveOn(name, spoil);
  await archive.saveMatch(head({ id: "one" }), ["one"]);
  state.isFull = false;
  await archive.saveMatch(head({ id: "two" }), ["two"]);
  assert.deepEqual((await archiveOn(name).archive.loadHeads()).map(({ id }) => id).sort(), ["one", "two"]);
});

test("what waited for room leaves a match alone that another tab has opened since", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { archive } = archiveOn(name, spoil);
  await archive.saveMatch(head({ session: "a" }), ["before"]);
  state.isFull = true;
  await archive.saveMatch(head({ session: "a" }), ["before", "held in memory"]);
  const other = archiveOn(name).archive;
  assert.equal((await other.claimMatch("the match", "b"))?.record, "before\n");
  assert.ok(await other.saveMatch(head({ session: "b" }), ["before", "played in the other tab"]));
  assert.equal(
    await archive.saveMatch(head({ session: "a" }), ["before", "held", "still"]),
    false,
    "while it is full",
  );
  state.isFull = false;
  assert.ok(await archive.saveMatch(head({ id: "another" }), ["another"]));
  assert.equal(await other.loadRecord("the match"), "before\nplayed in the other tab\n");
  assert.equal(await archive.loadRecord("the match"), "before\nplayed in the other tab\n");
  assert.equal(await archive.saveMatch(head({ session: "a" }), ["mine"]), false, "and afterwards");
});

test("a match opened while the device is full is written by who opened it", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  await archiveOn(name).archive.saveMatch(head({ session: "earlier" }), linesOf(40));
  const { archive } = archiveOn(name, (store) => ({
    ...spoil(store),
    writeSteps: (steps, unless) =>
      state.isFull && steps.some(({ change }) => change)
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : spoil(store).writeSteps(steps, unless),
  }));
  assert.ok(await archive.claimMatch("the match", "now"));
  const lines = [...linesOf(40), "one more"];
  assert.ok(await archive.saveMatch(head({ session: "now" }), lines, 40));
  state.isFull = false;
  assert.ok(await archive.saveMatch(head({ session: "now" }), [...lines, "and more"], 41));
  const next = archiveOn(name).archive;
  assert.equal((await next.loadHead("the match"))?.session, "now");
  assert.equal(await next.loadRecord("the match"), `${[...lines, "and more"].join("\n")}\n`);
});

test("a match that another tab has forgotten meanwhile is kept whole by the next act", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  const lines = linesOf(40);
  await archive.saveMatch(head(), lines);
  await archiveOn(name).archive.clearAll();
  assert.ok(await archive.saveMatch(head(), [...lines, "one more"], lines.length));
  assert.equal(await archive.loadRecord("the match"), `${[...lines, "one more"].join("\n")}\n`);
});

test("what is no match is set aside, whole, and the others are there", async () => {
  const store = memoryStore();
  await store.writeSteps([
    { store: "matches", key: "good", value: head({ id: "good" }) },
    { store: "matches", key: "torn", value: { id: "torn", game: 7 } },
    { store: "records", key: "torn", value: ["its record"] },
  ]);
  const archive = createArchive({ openDevice: async () => store, createId: () => "aside 1", now: () => 5 });
  assert.deepEqual(
    (await archive.loadHeads()).map(({ id }) => id),
    ["good"],
  );
  const [one] = await archive.loadQuarantined();
  assert.deepEqual([one?.id, one?.at, one?.code], ["aside 1", 5, "unreadable"]);
  assert.deepEqual(JSON.parse(one?.text ?? ""), { head: { id: "torn", game: 7 }, record: "its record\n" });
  assert.deepEqual((await archive.loadHeads()).length, 1);
  await archive.dropQuarantined("aside 1");
  assert.deepEqual(await archive.loadQuarantined(), []);
});
