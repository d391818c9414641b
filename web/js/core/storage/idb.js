/**
 * The idb store: what the device keeps, in IndexedDB. Each write is one transaction: all of it is there afterwards, or
 * none; transactions are carried out in the order they were begun, so that the newest wins.
 *
 * A record lies in chunks of a few lines under `[match, number of the chunk]`. A match that goes on by an act writes
 * its last chunk, however long it is; a record is put together again when it is read.
 */

import { openDB } from "idb";
import { startLimit } from "../../time/time-limit.js";

/** @import { IDBPDatabase, IDBPObjectStore } from "idb" */
/** @import { KeptStore, Step, StoreName } from "./types.d.ts" */

const NAME = "follow-suit-kept";
const DATABASE_VERSION = 1;
/** @type {StoreName[]} */
const STORES = ["matches", "records", "aside", "sheets"];
/** Lines of a record in a chunk. */
const CHUNK = 16;

/** @typedef {IDBPObjectStore<any, any, any, "readwrite">} Writable */

/**
 * Opens the device's store. Rejects if storage is refused: in a foreign frame even accessing `indexedDB` may throw.
 * @param {object} [options]
 * @param {string} [options.name]
 * @param {number} [options.patienceMs] some browsers never answer at all: then it counts as refused
 * @returns {Promise<KeptStore>}
 */
export async function idbStore({ name = NAME, patienceMs = 5000 } = {}) {
  /** @type {Promise<IDBPDatabase> | null} */
  let opened = null;

  /** The database; opened again where the browser has closed it. */
  function openDatabase() {
    if (opened) return opened;
    const opening = openDB(name, DATABASE_VERSION, {
      upgrade(db, _before, _after, transaction) {
        for (const store of STORES) db.createObjectStore(store);
        transaction.done.catch(() => {}); // opening fails with it, and whoever opens is told
      },
      blocking: closeDatabase,
      terminated: closeDatabase,
    });
    opened = inTime(opening, patienceMs);
    opened.catch(() => {
      opened = null;
      // A connection that comes too late is unused, and would block the next version's upgrade.
      opening.then(
        (db) => db.close(),
        () => {}, // the failure that brought us here
      );
    });
    return opened;
  }

  /** Another tab has a newer version, or the browser closes the connection. */
  function closeDatabase() {
    const closing = opened;
    opened = null;
    void closing?.then(
      (db) => db.close(),
      () => {}, // it never opened
    );
  }

  await openDatabase();
  return {
    async loadAll(store) {
      const { store: from, done } = (await openDatabase()).transaction(store);
      const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll(), done]);
      return store === "records"
        ? joinChunks(/** @type {[string, number][]} */ (keys), values)
        : keys.map((key, index) => ({ key: String(key), value: values[index] }));
    },
    async loadValue(store, key) {
      const db = await openDatabase();
      if (store !== "records") return db.get(store, key);
      const chunks = await db.getAll(store, chunksOf(key));
      return chunks.length ? chunks.flat() : undefined;
    },
    async writeSteps(steps, unless) {
      const transaction = (await openDatabase()).transaction(STORES, "readwrite");
      // The end of the transaction reports a failure, once.
      const ended = transaction.done.then(
        () => null,
        (/** @type {unknown} */ error) => error ?? new DOMException("aborted", "AbortError"),
      );
      try {
        if (unless?.isMet(await transaction.objectStore(unless.store).get(unless.key))) {
          transaction.abort();
          await ended;
          return false;
        }
        await Promise.all(steps.map((step) => makeStep(step, transaction.objectStore(step.store))));
      } catch (error) {
        abortTransaction(transaction);
        throw (await ended) ?? error;
      }
      const failure = await ended;
      if (failure) throw failure;
      return true;
    },
    async clearAll() {
      const transaction = (await openDatabase()).transaction(STORES, "readwrite");
      await Promise.all([...STORES.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    },
  };
}

/** @param {{ abort(): void }} transaction */
function abortTransaction(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The chunks of a match's record, from one on. @param {string} id @param {number} [first] */
function chunksOf(id, first = 0) {
  // An array of keys is above every number.
  return IDBKeyRange.bound([id, first], [id, []], false, true);
}

/** @param {Step} step @param {Writable} into */
async function makeStep({ store, key, value, change, from }, into) {
  if (store === "records") return makeRecord(into, key, /** @type {string[] | undefined} */ (value), from);
  const now = change ? change(await into.get(key)) : value;
  await (now === undefined ? into.delete(key) : into.put(now, key));
}

/**
 * Writes the lines of a record from one on; those before it are stored already, unless another tab has dropped them.
 * @param {Writable} into
 * @param {string} id
 * @param {string[]} [lines] none to delete it
 * @param {number} [from]
 */
async function makeRecord(into, id, lines = [], from = 0) {
  let first = Math.floor(from / CHUNK);
  if (first > 0 && (await into.getKey([id, first - 1])) === undefined) first = 0;
  const count = Math.ceil(lines.length / CHUNK);
  // Errors thrown at once become rejections too: no request may be left without a handler.
  const putChunk = async (/** @type {number} */ chunk) =>
    void (await into.put(lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK), [id, chunk]));
  const requests = [into.delete(chunksOf(id, Math.max(first, count)))];
  for (let chunk = first; chunk < count; chunk += 1) requests.push(putChunk(chunk));
  await Promise.all(requests);
}

/** Whole records from their chunks, which are in order. @param {[string, number][]} keys @param {string[][]} chunks */
function joinChunks(keys, chunks) {
  /** @type {Map<string, string[]>} */
  const records = new Map();
  for (const [index, [id]] of keys.entries())
    records.set(id, [...(records.get(id) ?? []), ...(chunks[index] ?? [])]);
  return [...records].map(([key, value]) => ({ key, value }));
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @returns {Promise<T>}
 */
async function inTime(promise, ms) {
  let stop = () => {};
  const late = new Promise((_, reject) => {
    stop = startLimit(ms, () => reject(new DOMException(`no answer in ${ms} ms`, "TimeoutError")));
  });
  try {
    return await /** @type {Promise<T>} */ (Promise.race([promise, late]));
  } finally {
    stop();
  }
}
