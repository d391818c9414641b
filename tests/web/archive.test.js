import assert from "node:assert/strict";
import { test } from "node:test";
import "../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createArchive } from "../../web/js/store/kept/archive.js";
import { memoryShelf } from "../../web/js/store/kept/memory.js";
import { deviceShelf } from "../../web/js/store/kept/shelf.js";
import { createTabs } from "../../web/js/store/kept/tabs.js";
import { head } from "./archives.js";

/** @typedef {import("../../web/js/store/kept/types.d.ts").Shelf} Shelf */

let devices = 0;
const newDevice = () => `device ${(devices += 1)}`;

/** @param {string} name @param {(shelf: Shelf) => Shelf} [spoil] */
function archiveOn(name, spoil = (shelf) => shelf) {
  /** @type {string[]} */
  const told = [];
  let serial = 0;
  const archive = createArchive({
    device: async () => spoil(await deviceShelf({ name })),
    tell: (where) => told.push(where),
    fresh: () => `fresh ${(serial += 1)}`,
    now: () => 5000,
  });
  return { archive, told };
}

test("what is kept on the device is there for the next page", async () => {
  const name = newDevice();
  const first = archiveOn(name);
  await first.archive.keep(head({ sitting: "a" }), "the record");
  const next = archiveOn(name);
  assert.deepEqual(await next.archive.heads(), [head({ sitting: "a" })]);
  assert.equal(await next.archive.record("the match"), "the record");
  assert.deepEqual(next.told, ["device"]);
});

test("of many writings at once the newest is what stays", async () => {
  const name = newDevice();
  const { archive } = archiveOn(name);
  await Promise.all(
    Array.from({ length: 50 }, (_, number) => archive.keep(head({ changed: number }), `record ${number}`)),
  );
  assert.equal(await archive.record("the match"), "record 49");
  assert.equal((await archiveOn(name).archive.head("the match"))?.changed, 49);
});

test("only who sat down to a match last can write it", async () => {
  const name = newDevice();
  const one = archiveOn(name).archive;
  const other = archiveOn(name).archive;
  assert.ok(await one.keep(head({ sitting: "one" }), "as one left it"));
  const taken = await other.take("the match", "other");
  assert.equal(taken?.record, "as one left it");
  assert.equal(await one.keep(head({ sitting: "one", changed: 9000 }), "too late"), false);
  assert.ok(await other.keep(head({ sitting: "other", changed: 9001 }), "as the other plays it"));
  assert.equal(await one.record("the match"), "as the other plays it");
});

test("where storage is refused everything is kept in memory, and that is told", async () => {
  /** @type {string[]} */
  const told = [];
  const archive = createArchive({
    device: () => {
      throw new DOMException("no", "SecurityError");
    },
    tell: (where) => told.push(where),
  });
  await archive.keep(head(), "the record");
  assert.deepEqual(await archive.heads(), [head()]);
  assert.deepEqual((await archive.take("the match", "me"))?.record, "the record");
  assert.deepEqual(told, ["refused"]);
});

test("a device that never answers counts as one that refuses", async () => {
  const { open } = globalThis.indexedDB;
  globalThis.indexedDB.open = () => new globalThis.IDBOpenDBRequest();
  try {
    await assert.rejects(deviceShelf({ name: newDevice(), patienceMs: 20 }), { name: "TimeoutError" });
  } finally {
    globalThis.indexedDB.open = open;
  }
});

/** A device without room, until there is. */
function crowded() {
  const state = { isFull: true };
  return {
    state,
    spoil: (/** @type {Shelf} */ shelf) => ({
      ...shelf,
      write: /** @type {Shelf["write"]} */ (
        (steps, unless) => {
          if (state.isFull && steps.some(({ value }) => value !== undefined))
            return Promise.reject(new DOMException("full", "QuotaExceededError"));
          return shelf.write(steps, unless);
        }
      ),
    }),
  };
}

test("on a full device play goes on in memory, and what was there stays as it was", async () => {
  const name = newDevice();
  await archiveOn(name).archive.keep(head({ id: "old" }), "old record");
  await archiveOn(name).archive.keep(head({ sitting: "a" }), "before");
  const { state, spoil } = crowded();
  const { archive, told } = archiveOn(name, spoil);
  assert.ok(await archive.keep(head({ sitting: "a", changed: 7000 }), "after"));
  assert.equal(await archive.record("the match"), "after");
  assert.equal((await archive.heads())[0]?.changed, 7000);
  assert.equal(await archive.record("old"), "old record");
  const elsewhere = archiveOn(name).archive;
  assert.equal(await elsewhere.record("the match"), "before", "the device has what it had");
  assert.deepEqual(told, ["device", "full"]);
  // Something is thrown away, and there is room again: what waited is written.
  state.isFull = false;
  await archive.drop("old");
  assert.deepEqual(told, ["device", "full", "device"]);
  assert.equal(await archiveOn(name).archive.record("the match"), "after");
  assert.equal(await archiveOn(name).archive.record("old"), null);
});

test("what waited for room is written with what comes next", async () => {
  const name = newDevice();
  const { state, spoil } = crowded();
  const { archive } = archiveOn(name, spoil);
  await archive.keep(head({ id: "one" }), "one");
  state.isFull = false;
  await archive.keep(head({ id: "two" }), "two");
  assert.deepEqual((await archiveOn(name).archive.heads()).map(({ id }) => id).sort(), ["one", "two"]);
});

test("a writing that fails in the middle leaves nothing of itself", async () => {
  const shelf = await deviceShelf({ name: newDevice() });
  await shelf.write([{ store: "records", key: "one", value: "as it was" }]);
  await assert.rejects(
    shelf.write([
      { store: "records", key: "one", value: "new" },
      { store: "records", key: "two", value: () => "a function cannot be kept" },
    ]),
  );
  assert.equal(await shelf.get("records", "one"), "as it was");
  assert.equal(await shelf.get("records", "two"), undefined);
});

test("what is no match is set aside, whole, and the others are there", async () => {
  const shelf = memoryShelf();
  await shelf.write([
    { store: "matches", key: "good", value: head({ id: "good" }) },
    { store: "matches", key: "torn", value: { id: "torn", game: 7 } },
    { store: "records", key: "torn", value: "its record" },
  ]);
  const archive = createArchive({ device: async () => shelf, fresh: () => "aside 1", now: () => 5 });
  assert.deepEqual(
    (await archive.heads()).map(({ id }) => id),
    ["good"],
  );
  const [one] = await archive.aside();
  assert.deepEqual([one?.id, one?.at, one?.code], ["aside 1", 5, "unreadable"]);
  assert.deepEqual(JSON.parse(one?.text ?? ""), { head: { id: "torn", game: 7 }, record: "its record" });
  assert.deepEqual((await archive.heads()).length, 1);
  await archive.dropAside("aside 1");
  assert.deepEqual(await archive.aside(), []);
});

/** Locks as a browser has them, for several tabs. */
function browserLocks() {
  /** @type {Map<string, (error: Error) => void>} */
  const held = new Map();
  return {
    /** @param {string} name @param {LockOptions} options @param {(lock: object | null) => unknown} callback */
    async request(name, { steal }, callback) {
      if (held.has(name) && !steal) return callback(null);
      held.get(name)?.(new DOMException("stolen", "AbortError"));
      const stolen = new Promise((_, reject) => held.set(name, reject));
      const mine = held.get(name);
      try {
        return await Promise.race([callback({ name }), stolen]);
      } finally {
        if (held.get(name) === mine) held.delete(name);
      }
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
  };
}

test("a match is held by one tab; another may take it over, and the first is told", async () => {
  const locks = /** @type {LockManager} */ (/** @type {unknown} */ (browserLocks()));
  /** @type {string[]} */
  const lost = [];
  const tab = (/** @type {string} */ name) =>
    createTabs({ locks, channel: null, lost: (id) => lost.push(`${name} lost ${id}`), heard: () => {} });
  const [one, other] = [tab("one"), tab("other")];
  assert.ok(await one.hold("m"));
  assert.ok(await one.hold("m"), "twice is once");
  assert.equal(await other.hold("m"), false);
  assert.ok(await other.isHeld("m"));
  await other.takeOver("m");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(lost, ["one lost m"]);
  other.release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await one.hold("m"));
});

test("without locks every tab may play", async () => {
  const refusing = /** @type {LockManager} */ (
    /** @type {unknown} */ ({
      request: () => Promise.reject(new DOMException("no", "SecurityError")),
      query: () => Promise.reject(new DOMException("no", "SecurityError")),
    })
  );
  for (const locks of [null, refusing]) {
    const tabs = createTabs({
      locks,
      channel: null,
      lost: () => assert.fail("nothing is lost"),
      heard: () => {},
    });
    assert.ok(await tabs.hold("m"));
    assert.equal(await tabs.isHeld("m"), false);
  }
});
