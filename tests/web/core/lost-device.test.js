/** A device's store that dies while the page is open: what is made goes on, the person is told, and nothing is lost. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import "../../../web/node_modules/fake-indexeddb/auto/index.mjs";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { idbStore } from "../../../web/js/core/storage/idb.js";
import FakeEvent from "../../../web/node_modules/fake-indexeddb/build/esm/lib/FakeEvent.js";
import { ALONE, head } from "../shared/documents.js";
import { createKeeping } from "../../../web/js/core/device.js";
import { createMatchList } from "../../../web/js/core/storage/match-list.js";
import { createStore } from "../../../web/js/core/store.js";
import { createHistory } from "../../../web/js/features/history/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { documentsOn, newDevice } from "../shared/devices.js";

const { IDBDatabase, indexedDB } = globalThis;

/** Have every transaction fail. @param {string} error its name @param {boolean} [isOld] only those of the connection there is */
function endTransactions(error, isOld = false) {
  const { transaction } = IDBDatabase.prototype;
  /** @type {IDBDatabase | null} */
  let ended = null;
  IDBDatabase.prototype.transaction = function (...all) {
    ended ??= this;
    if (!isOld || this === ended) throw new DOMException("the connection has ended", error);
    return transaction.apply(this, all);
  };
  return () => void (IDBDatabase.prototype.transaction = transaction);
}

/** Have every request to open the store refused, and every transaction. */
function refuseAll() {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException("not here", "SecurityError");
  };
  const mend = endTransactions("InvalidStateError");
  return () => {
    indexedDB.open = open;
    mend();
  };
}

/**
 * Have no transaction end: another one never does. What waits for one loses its patience at once, and nothing else does: a
 * machine that is busy may take long for what goes well.
 * @param {string} name the database's
 */
async function blockTransactions(name) {
  let isBlocking = true;
  const { setTimeout } = globalThis;
  const waitNoLonger = (/** @type {() => void} */ then) => setTimeout(then, 10);
  /** @type {IDBDatabase} */
  const db = await new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
  });
  const store = db.transaction(["documents", "texts"], "readwrite").objectStore("documents");
  const ask = () => {
    if (isBlocking) store.get("nothing").onsuccess = ask;
    else db.close();
  };
  ask();
  Object.assign(globalThis, { setTimeout: waitNoLonger });
  return () => {
    isBlocking = false;
    Object.assign(globalThis, { setTimeout });
  };
}

/** What a browser does to the store, and what becomes of what is written then. @type {Record<string, { begin: (name: string) => (() => void) | Promise<() => void>, isHeld: boolean }>} */
const FAULTS = {
  "the connection has ended, a new one works": {
    begin: () => endTransactions("InvalidStateError", true),
    isHeld: false,
  },
  "its server is lost, a new connection works": {
    begin: () => endTransactions("UnknownError", true),
    isHeld: false,
  },
  "no connection works any more": { begin: () => endTransactions("InvalidStateError"), isHeld: true },
  "every transaction is aborted": { begin: () => endTransactions("AbortError"), isHeld: true },
  "the site may not store any more": { begin: refuseAll, isHeld: true },
  "no transaction ends": { begin: blockTransactions, isHeld: true },
};

for (const [fault, { begin, isHeld }] of Object.entries(FAULTS))
  for (const kind of ["record", "sheet", "rules"])
    test(`${fault}: a ${kind} is ${isHeld ? "held, which is said" : "kept"}`, async () => {
      const name = newDevice();
      /** @type {string[]} */
      const told = [];
      const documents = createDocuments({
        openDevice: () => idbStore({ name }),
        onStorageChange: (where) => told.push(where),
      });
      const one = /** @type {any} */ ({ ...head(), kind });
      await documents.saveDocument({ ...one, id: "before" }, "not touched since\n");
      await documents.saveDocument(one, "one\n");
      const mend = await begin(name);
      try {
        assert.equal(await documents.saveDocument({ ...one, changed: 3000 }, "one\ntwo\n"), true);
        assert.equal(await documents.saveDocument({ ...one, id: "new" }, "new\n"), true);
        await documents.removeDocuments("new");
        assert.deepEqual(told, isHeld ? ["device", "lost"] : ["device"]);
        // All of it is there for the list, and for a file.
        assert.deepEqual((await documents.listHeads()).map(({ id }) => id).sort(), ["before", "the match"]);
        assert.equal(await documents.loadText("the match"), "one\ntwo\n");
        assert.equal(await documents.loadText("before"), "not touched since\n");
        assert.equal((await documents.loadDocument("the match"))?.head.changed, 3000);
        assert.equal(await documents.saveDocument({ ...one, changed: 4000 }, "one\ntwo\nthree\n"), true);
      } finally {
        mend();
      }
      await documents.retryDevice();
      assert.equal(told.at(-1), "device");
      const next = documentsOn(name).documents;
      assert.equal(await next.loadText("the match"), "one\ntwo\nthree\n");
      assert.deepEqual((await next.listHeads()).map(({ id }) => id).sort(), ["before", "the match"]);
      assert.equal(await documents.saveDocument({ ...one, changed: 5000 }, "four\n"), true);
      assert.equal(await next.loadText("the match"), "four\n");
    });

test("a store that is refused at first takes over what was made meanwhile once it opens", async () => {
  const name = newDevice();
  /** @type {string[]} */
  const told = [];
  const mend = refuseAll();
  const documents = createDocuments({
    openDevice: () => idbStore({ name }),
    onStorageChange: (where) => told.push(where),
  });
  await documents.saveDocument(head(), "one\n");
  assert.deepEqual(told, ["refused"]);
  mend();
  await documents.retryDevice();
  assert.deepEqual(told, ["refused", "device"]);
  assert.equal(await documentsOn(name).documents.loadText("the match"), "one\n");
});

test("a document that another tab has written while the store was lost here is left to it", async () => {
  const name = newDevice();
  const { documents } = documentsOn(name);
  await documents.saveDocument(head(), "one\n");
  const mend = endTransactions("InvalidStateError");
  await documents.saveDocument(head({ changed: 3000 }), "held\n");
  mend();
  const other = documentsOn(name).documents;
  assert.ok(await other.claimDocument("the match"));
  await documents.retryDevice();
  assert.equal(await other.loadText("the match"), "one\n");
  assert.equal(await documents.saveDocument(head(), "late\n"), false);
});

for (const isFinal of [false, true])
  test(`a writing that was carried out though it seemed to fail${isFinal ? ", twice," : ""} is no other tab's`, async () => {
    const name = newDevice();
    const { documents } = documentsOn(name);
    await documents.saveDocument(head(), "one\n");
    const { transaction } = IDBDatabase.prototype;
    let isTold = false;
    IDBDatabase.prototype.transaction = function (...all) {
      if (isTold && isFinal) throw new DOMException("the connection has ended", "UnknownError");
      const begun = transaction.apply(this, all);
      if (isTold) return begun;
      isTold = true;
      begun.addEventListener("complete", (event) => {
        event.stopImmediatePropagation();
        begun.dispatchEvent(/** @type {any} */ (new FakeEvent("abort")));
      });
      return begun;
    };
    try {
      assert.equal(await documents.saveDocument(head({ changed: 3000 }), "two\n"), true);
      assert.equal(await documents.saveDocument(head({ changed: 4000 }), "three\n"), true);
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    await documents.retryDevice();
    assert.equal(await documentsOn(name).documents.loadText("the match"), "three\n");
    assert.equal(await documents.saveDocument(head({ changed: 5000 }), "four\n"), true);
  });

test("deleting everything fails aloud where the store is lost, and what is held stays", async () => {
  const { documents } = documentsOn(newDevice());
  await documents.saveDocument(head(), "one\n");
  const mend = endTransactions("InvalidStateError");
  await documents.saveDocument(head(), "two\n");
  await assert.rejects(documents.clearAll());
  assert.equal(await documents.loadText("the match"), "two\n");
  mend();
});

/** Your data, on documents. @param {ReturnType<typeof createDocuments>} documents */
function dataOn(documents) {
  const store = createStore(firstState(), reduce);
  /** @type {any[]} */
  const files = [];
  const saver = {
    ...createMatchList({ store, documents, tabs: ALONE, now: () => 0 }),
    whenWritten: async () => {},
  };
  const acts = createHistory({
    store,
    table: /** @type {any} */ ({ engine: {}, saver, leaveMatch() {} }),
    documents,
    saveFile: (_, text) => void files.push(JSON.parse(String(text))),
    setSettings() {},
    clearStored: () => true,
  });
  const notice = () => store.state().history.notice?.code;
  return { acts, files, notice };
}

test("everything is saved as a file from memory where the store is lost, and what is missing is said", async () => {
  const name = newDevice();
  await documentsOn(name).documents.saveDocument(head({ id: "never read here" }), "far\n");
  const { documents } = documentsOn(name);
  const { acts, files, notice } = dataOn(documents);
  await documents.saveDocument(head(), "one\n");
  await documents.listHeads();
  const mend = endTransactions("InvalidStateError");
  await acts.saveAll();
  await documents.saveDocument(head({ id: "new" }), "new\n");
  await acts.saveAll();
  assert.deepEqual(
    files.map((file) => file.documents.map((/** @type {any} */ { id, text }) => [id, text])),
    [
      [["the match", "one\n"]],
      [
        ["the match", "one\n"],
        ["new", "new\n"],
      ],
    ],
  );
  assert.equal(notice(), "data-saved-partly");
  await acts.deleteAll();
  assert.equal(notice(), "data-not-cleared");
  mend();
  await documents.retryDevice();
  await acts.saveAll();
  assert.equal(notice(), "data-saved");
  assert.equal(files.at(-1).documents.length, 3);
});

test("the browser is asked to keep what is stored with the first match that is kept, once, and not before", async () => {
  /** @type {string[]} */
  const asked = [];
  const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  const storage = { persisted: async () => false, persist: async () => void asked.push("persist") };
  Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
  Object.assign(globalThis, { self: globalThis, parent: globalThis });
  try {
    const name = newDevice();
    const needs = { openDevice: () => idbStore({ name }), onKept: createKeeping() };
    const documents = createDocuments(needs);
    await documents.listHeads();
    assert.deepEqual(asked, []);
    const mend = endTransactions("InvalidStateError");
    await documents.saveDocument(head(), "held\n");
    assert.deepEqual(asked, [], "nothing is kept yet");
    mend();
    await documents.retryDevice();
    await documents.saveDocument(head(), "kept\n");
    await documents.saveDocument(head(), "kept again\n");
    await new Promise(setImmediate);
    assert.deepEqual(asked, ["persist"]);
  } finally {
    if (before) Object.defineProperty(globalThis, "navigator", before);
    for (const name of ["self", "parent"]) Reflect.deleteProperty(globalThis, name);
  }
});
