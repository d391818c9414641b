/**
 * The idb store: the documents that the device keeps, in IndexedDB. Each write is one transaction: all of it is there
 * afterwards, or none; transactions are carried out in the order they were begun, so that the newest wins.
 *
 * Heads lie by the id. A text lies in chunks of a few lines under `[id, number of the chunk]`: a match that goes on by an act
 * writes its last chunk, however long it is; a text is put together again when it is read.
 */

import { openDB } from "idb";
import { startLimit } from "../../time/time-limit.js";
import { isSameHead } from "./held-changes.js";

/** @import { IDBPDatabase, IDBPObjectStore } from "idb" */
/** @import { DocumentChange, DocumentStore, Guard } from "./types.d.ts" */

const NAME = "follow-suit-kept";
const DATABASE_VERSION = 2;
const HEADS = "documents";
const TEXTS = "texts";
const STORES = [HEADS, TEXTS];
/** Lines of a text in a chunk. */
const CHUNK = 16;
/** The errors of a connection that has ended. */
const ENDED = new Set(["InvalidStateError", "UnknownError", "AbortError"]);

/** @typedef {IDBPObjectStore<any, any, any, "readwrite">} Writable */

/**
 * Opens the device's store. Rejects if storage is refused: in a foreign frame even accessing `indexedDB` may throw.
 * @param {object} [options]
 * @param {string} [options.name]
 * @param {number} [options.patienceMs] some browsers never answer at all: then it counts as a failure
 * @returns {Promise<DocumentStore>}
 */
export async function idbStore({ name = NAME, patienceMs = 5000 } = {}) {
  /** @type {Promise<IDBPDatabase> | null} */
  let opened = null;

  /** The database; opened again where the browser has closed it. */
  function openDatabase() {
    if (opened) return opened;
    const opening = openDB(name, DATABASE_VERSION, {
      upgrade(db, _before, _after, transaction) {
        transaction.done.catch(() => {}); // opening fails with it, and whoever opens is told
        // What test sites before 0.1.0 kept is kept no longer.
        for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store);
        for (const store of STORES) db.createObjectStore(store);
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

  /**
   * Begin a transaction; once more, with a new connection, where the browser has ended the one there was. Some browsers tell
   * nobody: iOS in the background.
   * @template T
   * @param {(db: IDBPDatabase, isAgain: boolean) => Promise<T>} work all of it or none
   * @returns {Promise<T>}
   */
  async function withDatabase(work) {
    try {
      return await inTime(
        openDatabase().then((db) => work(db, false)),
        patienceMs,
      );
    } catch (error) {
      if (!ENDED.has(error instanceof Error ? error.name : "")) throw error;
      closeDatabase();
      return inTime(
        openDatabase().then((db) => work(db, true)),
        patienceMs,
      );
    }
  }

  await openDatabase();
  return {
    loadHeads: () =>
      withDatabase(async (db) => {
        const { store, done } = db.transaction(HEADS);
        const [keys, heads] = await Promise.all([store.getAllKeys(), store.getAll(), done]);
        return keys.map((key, index) => ({ id: String(key), head: heads[index] }));
      }),
    loadHead: (id) => withDatabase((db) => db.get(HEADS, id)),
    async loadLines(id) {
      const chunks = await withDatabase((db) => db.getAll(TEXTS, chunksOf(id)));
      return chunks.length ? chunks.flat() : undefined;
    },
    writeAll: (changes, guard) =>
      withDatabase((db, isAgain) =>
        writeChanges(db, changes, isAgain && guard ? unlessWritten(guard, changes) : guard, patienceMs),
      ),
    clearAll: () =>
      withDatabase(async (db) => {
        const transaction = db.transaction(STORES, "readwrite");
        await Promise.all([
          ...STORES.map((store) => transaction.objectStore(store).clear()),
          transaction.done,
        ]);
      }),
  };
}

/**
 * @param {IDBPDatabase} db
 * @param {DocumentChange[]} changes
 * @param {Guard | undefined} guard
 * @param {number} patienceMs then nothing of it may be written later
 */
async function writeChanges(db, changes, guard, patienceMs) {
  const transaction = db.transaction(STORES, "readwrite");
  const heads = transaction.objectStore(HEADS);
  // The end of the transaction reports a failure, once.
  const ended = transaction.done.then(
    () => null,
    (/** @type {unknown} */ error) => error ?? new DOMException("aborted", "AbortError"),
  );
  const stop = startLimit(patienceMs, () => abortTransaction(transaction));
  try {
    if (guard?.isMet(await heads.get(guard.id))) {
      transaction.abort();
      return false;
    }
    const texts = transaction.objectStore(TEXTS);
    await Promise.all(changes.map((change) => makeChange(change, heads, texts)));
  } catch (error) {
    abortTransaction(transaction);
    const failure = await ended;
    // A transaction that was ended here knows no reason of its own.
    throw failure instanceof Error && failure.name !== "AbortError" ? failure : error;
  } finally {
    void ended.then(stop);
  }
  const failure = await ended;
  if (failure) throw failure;
  return true;
}

/** A guard that lets pass what was written though its connection ended. @param {Guard} guard @param {DocumentChange[]} changes @returns {Guard} */
function unlessWritten(guard, changes) {
  const tried = changes.find(({ id }) => id === guard.id)?.head;
  return { ...guard, isMet: (found) => guard.isMet(found) && !isSameHead(found, tried) };
}

/** @param {{ abort(): void }} transaction */
function abortTransaction(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** The chunks of a document's text, from one on. @param {string} id @param {number} [first] */
function chunksOf(id, first = 0) {
  // An array of keys is above every number.
  return IDBKeyRange.bound([id, first], [id, []], false, true);
}

/** @param {DocumentChange} change @param {Writable} heads @param {Writable} texts */
async function makeChange({ id, head, lines, from }, heads, texts) {
  // Errors thrown at once become rejections too: no request may be left without a handler.
  const putHead = async () => void (await (head ? heads.put(head, id) : heads.delete(id)));
  await Promise.all([putHead(), lines || !head ? putText(texts, id, lines, from) : null]);
}

/**
 * Writes the lines of a text from one on; those before it are stored already, unless another tab has dropped them.
 * @param {Writable} into
 * @param {string} id
 * @param {string[]} [lines] none to delete it
 * @param {number} [from]
 */
async function putText(into, id, lines = [], from = 0) {
  let first = Math.floor(from / CHUNK);
  if (first > 0 && (await into.getKey([id, first - 1])) === undefined) first = 0;
  const count = Math.ceil(lines.length / CHUNK);
  const putChunk = async (/** @type {number} */ chunk) =>
    void (await into.put(lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK), [id, chunk]));
  const requests = [into.delete(chunksOf(id, Math.max(first, count)))];
  for (let chunk = first; chunk < count; chunk += 1) requests.push(putChunk(chunk));
  await Promise.all(requests);
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
