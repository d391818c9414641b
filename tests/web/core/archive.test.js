import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createArchive } from "../../../web/js/core/kept/archive.js";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { idbStore } from "../../../web/js/core/kept/idb.js";
import { head } from "../shared/archives.js";

/** @typedef {import("../../../web/js/core/kept/types.d.ts").KeptStore} KeptStore */

let devices = 0;
const newDevice = () => `device ${(devices += 1)}`;

/** @param {string} name @param {(store: KeptStore) => KeptStore} [spoil] */
function archiveOn(name, spoil = (store) => store) {
  /** @type {string[]} */
  const told = [];
  let serial = 0;
  const archive = createArchive({
    device: async () => spoil(await idbStore({ name })),
    tell: (where) => told.push(where),
    fresh: () => `fresh ${(serial += 1)}`,
    now: () => 5000,
  });
  return { archive, told };
}

test("what is kept on the device is there for the next page", async () => {
  const name = newDevice();
  const first = archiveOn(name);
  await first.archive.keep(head({ session: "a" }), ["the record"]);
  const next = archiveOn(name);
  assert.deepEqual(await next.archive.heads(), [head({ session: "a" })]);
  assert.equal(await next.archive.record("the match"), "the record\n");
  assert.deepEqual(next.told, ["device"]);
});

test("of many writings at once the newest is what stays", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  await Promise.all(
    Array.from({ length: 50 }, (_, number) => archive.keep(head({ changed: number }), [`record ${number}`])),
  );
  assert.equal(await archive.record("the match"), "record 49\n");
  assert.equal((await archiveOn(name).archive.head("the match"))?.changed, 49);
});

test("only who sat down to a match last can write it", async () => {
  const name = newDevice();
  const one = archiveOn(name).archive;
  const other = archiveOn(name).archive;
  assert.ok(await one.keep(head({ session: "one" }), ["as one left it"]));
  const taken = await other.take("the match", "other");
  assert.equal(taken?.record, "as one left it\n");
  assert.equal(await one.keep(head({ session: "one", changed: 9000 }), ["too late"]), false);
  assert.ok(await other.keep(head({ session: "other", changed: 9001 }), ["as the other plays it"]));
  assert.equal(await one.record("the match"), "as the other plays it\n");
});

test("where storage is refused everything is kept in memory, and a notice says so", async () => {
  /** @type {string[]} */
  const told = [];
  const archive = createArchive({
    device: () => {
      throw new DOMException("no", "SecurityError");
    },
    tell: (where) => told.push(where),
  });
  await archive.keep(head(), ["the record"]);
  assert.deepEqual(await archive.heads(), [head()]);
  assert.deepEqual((await archive.take("the match", "me"))?.record, "the record\n");
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
  assert.deepEqual(closed, [1, 3]);
});

/** A device without room, until there is. */
function crowded() {
  const state = { isFull: true };
  return {
    state,
    spoil: (/** @type {KeptStore} */ store) => ({
      ...store,
      write: /** @type {KeptStore["write"]} */ (
        (steps, unless) => {
          if (state.isFull && steps.some(({ value }) => value !== undefined))
            return Promise.reject(new DOMException("full", "QuotaExceededError"));
          return store.write(steps, unless);
        }
      ),
    }),
  };
}

test("on a full device play goes on in memory, and what was there stays as it was", async () => {
  const name = newDevice();
  await archiveOn(name).archive.keep(head({ id: "old" }), ["old record"]);
  await archiveOn(name).archive.keep(head({ session: "a" }), ["before"]);
  const { state, spoil } = crowded();
  const { archive, told } = archiveOn(name, spoil);
  assert.ok(await archive.keep(head({ session: "a", changed: 7000 }), ["after"]));
  assert.equal(await archive.record("the match"), "after\n");
  assert.equal((await archive.heads())[0]?.changed, 7000);
  assert.equal(await archive.record("old"), "old record\n");
  const elsewhere = archiveOn(name).archive;
  assert.equal(await elsewhere.record("the match"), "before\n", "the device has what it had");
  assert.deepEqual(told, ["device", "full"]);
  // Something is thrown away, and there is room again: what waited is written.
  state.isFull = false;
  await archive.drop("old");
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(await archiveOn(name).archive.record("the match"), "after\n");
  assert.equal(await archiveOn(name).archive.record("old"), null);
});

test("what waited for room is written with what comes next", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  const { archive } = archiveOn(name, spoil);
  await archive.keep(head({ id: "one" }), ["one"]);
  state.isFull = false;
  await archive.keep(head({ id: "two" }), ["two"]);
  assert.deepEqual((await archiveOn(name).archive.heads()).map(({ id }) => id).sort(), ["one", "two"]);
});

test("what waited for room leaves a match alone that another tab has opened since", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { archive } = archiveOn(name, spoil);
  await archive.keep(head({ session: "a" }), ["before"]);
  state.isFull = true;
  await archive.keep(head({ session: "a" }), ["before", "held in memory"]);
  const other = archiveOn(name).archive;
  assert.equal((await other.take("the match", "b"))?.record, "before\n");
  assert.ok(await other.keep(head({ session: "b" }), ["before", "played in the other tab"]));
  assert.equal(
    await archive.keep(head({ session: "a" }), ["before", "held", "still"]),
    false,
    "while it is full",
  );
  state.isFull = false;
  assert.ok(await archive.keep(head({ id: "another" }), ["another"]));
  assert.equal(await other.record("the match"), "before\nplayed in the other tab\n");
  assert.equal(await archive.record("the match"), "before\nplayed in the other tab\n");
  assert.equal(await archive.keep(head({ session: "a" }), ["mine"]), false, "and afterwards");
});

test("a match opened while the device is full is written by who opened it", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  await archiveOn(name).archive.keep(head({ session: "earlier" }), linesOf(40));
  const { archive } = archiveOn(name, (store) => ({
    ...spoil(store),
    write: (steps, unless) =>
      state.isFull && steps.some(({ change }) => change)
        ? Promise.reject(new DOMException("full", "QuotaExceededError"))
        : spoil(store).write(steps, unless),
  }));
  assert.ok(await archive.take("the match", "now"));
  const lines = [...linesOf(40), "one more"];
  assert.ok(await archive.keep(head({ session: "now" }), lines, 40));
  state.isFull = false;
  assert.ok(await archive.keep(head({ session: "now" }), [...lines, "and more"], 41));
  const next = archiveOn(name).archive;
  assert.equal((await next.head("the match"))?.session, "now");
  assert.equal(await next.record("the match"), `${[...lines, "and more"].join("\n")}\n`);
});

test("a writing that fails in the middle leaves nothing of itself", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.write([{ store: "records", key: "one", value: ["as it was"] }]);
  await assert.rejects(
    store.write([
      { store: "records", key: "one", value: ["new"] },
      { store: "aside", key: "two", value: () => "a function cannot be kept" },
    ]),
  );
  assert.deepEqual(await store.get("records", "one"), ["as it was"]);
  assert.equal(await store.get("aside", "two"), undefined);
});

test("a browser that throws as soon as something is put leaves no promise alone", async () => {
  const store = await idbStore({ name: newDevice() });
  await store.write([{ store: "records", key: "one", value: linesOf(40) }]);
  const { put } = globalThis.IDBObjectStore.prototype;
  globalThis.IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  try {
    await assert.rejects(store.write([{ store: "records", key: "one", value: linesOf(80) }]));
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(await store.get("records", "one"), linesOf(40));
});

/** So many lines of a record. @param {number} count @param {string} [what] */
const linesOf = (count, what = "line") => Array.from({ length: count }, (_, at) => `${what} ${at}`);

test("a record that grows and shrinks by lines is always the one that was kept last", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  /** @type {string[]} */
  let lines = [];
  for (let step = 0; step < 120; step += 1) {
    // Mostly a line more, or the last one longer; sometimes many taken back, and something else in their place.
    const from = step % 17 === 16 ? Math.floor(lines.length / 3) : Math.max(0, lines.length - (step % 2));
    lines = [...lines.slice(0, from), `act ${step}`, ...(step % 5 ? [] : linesOf(step % 40, `more ${step}`))];
    assert.ok(await archive.keep(head({ changed: step }), lines, from));
    assert.equal(await archive.record("the match"), `${lines.join("\n")}\n`, `after step ${step}`);
  }
  assert.equal(await archiveOn(name).archive.record("the match"), `${lines.join("\n")}\n`);
});

test("an act is written as a few lines, however long the record is", async () => {
  const { archive } = archiveOn(newDevice());
  const lines = linesOf(2000);
  await archive.keep(head(), lines);
  const { put } = globalThis.IDBObjectStore.prototype;
  let written = 0;
  globalThis.IDBObjectStore.prototype.put = function (value, key) {
    written += JSON.stringify(value).length;
    return put.call(this, value, key);
  };
  try {
    await archive.keep(head(), [...lines, "one more"], lines.length);
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  assert.ok(written < 1000, `${written} characters`);
  assert.equal((await archive.record("the match"))?.split("\n").at(-2), "one more");
});

test("records of several matches lie side by side, and one that is dropped leaves nothing", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  for (const id of ["a", "a/0", "b"]) await archive.keep(head({ id }), linesOf(40, id));
  await archive.drop("a");
  assert.equal(await archive.record("a"), null);
  assert.equal((await archive.record("a/0"))?.split("\n").length, 41);
  const store = await idbStore({ name });
  assert.deepEqual(
    (await store.all("records")).map(({ key, value }) => [key, value]),
    [
      ["a/0", linesOf(40, "a/0")],
      ["b", linesOf(40, "b")],
    ],
  );
  await archive.put([{ ...head({ id: "c" }), record: "only this\n" }], [], true);
  assert.deepEqual(
    (await store.all("records")).map(({ key }) => key),
    ["c"],
  );
});

test("a record that waited in memory for room is whole on the device when there is some", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  state.isFull = false;
  const { archive, told } = archiveOn(name, spoil);
  const lines = linesOf(100);
  await archive.keep(head(), lines);
  state.isFull = true;
  for (let at = 100; at < 140; at += 1) {
    lines.push(`line ${at}`);
    await archive.keep(head({ changed: at }), [...lines], at);
  }
  assert.equal((await archiveOn(name).archive.record("the match"))?.split("\n").length, 101);
  assert.equal((await archive.record("the match"))?.split("\n").length, 141);
  state.isFull = false;
  await archive.keep(head({ changed: 9000 }), [...lines, "the last"], lines.length);
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(await archiveOn(name).archive.record("the match"), `${[...lines, "the last"].join("\n")}\n`);
});

/** A device as the first version of the store left it. @param {object} match @param {string} record */
async function firstDevice(match, record) {
  const name = newDevice();
  await new Promise((done, failed) => {
    const request = globalThis.indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const store of ["matches", "records", "aside"]) request.result.createObjectStore(store);
    };
    request.onerror = failed;
    request.onsuccess = () => {
      const transaction = request.result.transaction(["matches", "records"], "readwrite");
      transaction.objectStore("matches").put(match, "the match");
      transaction.objectStore("records").put(record, "the match");
      transaction.oncomplete = () => done(request.result.close());
    };
  });
  return name;
}

test("what the first version of the store kept is there in this one", async () => {
  const { session, ...bare } = head();
  const record = `${linesOf(50).join("\n")}\n`;
  const { archive } = archiveOn(await firstDevice({ ...bare, sitting: "a tab" }, record));
  assert.deepEqual(await archive.heads(), [{ ...bare, session: "a tab" }]);
  assert.equal((await archive.take("the match", "me"))?.record, record);
  assert.equal(session, "");
});

test("an upgrade of the store that fails leaves everything for the next visit", async () => {
  const record = `${linesOf(50).join("\n")}\n`;
  const name = await firstDevice({ ...head(), sitting: "a tab" }, record);
  const { put } = globalThis.IDBObjectStore.prototype;
  globalThis.IDBObjectStore.prototype.put = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
  try {
    await assert.rejects(idbStore({ name }));
  } finally {
    globalThis.IDBObjectStore.prototype.put = put;
  }
  const { archive } = archiveOn(name);
  assert.deepEqual(await archive.heads(), [head({ session: "a tab" })]);
  assert.equal(await archive.record("the match"), record);
});

test("a match that another tab has forgotten meanwhile is kept whole by the next act", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  const lines = linesOf(40);
  await archive.keep(head(), lines);
  await archiveOn(name).archive.clear();
  assert.ok(await archive.keep(head(), [...lines, "one more"], lines.length));
  assert.equal(await archive.record("the match"), `${[...lines, "one more"].join("\n")}\n`);
});

test("what is no match is set aside, whole, and the others are there", async () => {
  const store = memoryStore();
  await store.write([
    { store: "matches", key: "good", value: head({ id: "good" }) },
    { store: "matches", key: "torn", value: { id: "torn", game: 7 } },
    { store: "records", key: "torn", value: ["its record"] },
  ]);
  const archive = createArchive({ device: async () => store, fresh: () => "aside 1", now: () => 5 });
  assert.deepEqual(
    (await archive.heads()).map(({ id }) => id),
    ["good"],
  );
  const [one] = await archive.aside();
  assert.deepEqual([one?.id, one?.at, one?.code], ["aside 1", 5, "unreadable"]);
  assert.deepEqual(JSON.parse(one?.text ?? ""), { head: { id: "torn", game: 7 }, record: "its record\n" });
  assert.deepEqual((await archive.heads()).length, 1);
  await archive.dropAside("aside 1");
  assert.deepEqual(await archive.aside(), []);
});
