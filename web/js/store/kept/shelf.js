/**
 * Shelf: what the device keeps, in IndexedDB. Each writing is one transaction: all of it is there afterwards, or
 * none; transactions are carried out in the order they were begun, so that the newest wins.
 */

import { openDB } from "idb";

/** @import { IDBPDatabase } from "idb" */
/** @import { Shelf, StoreName } from "./types.d.ts" */

const NAME = "follow-suit";
const VERSION = 1;
/** @type {StoreName[]} */
const STORES = ["matches", "records", "aside"];

/**
 * The device's shelf. Rejects where storage is refused: in a foreign frame the mere mention of it may throw.
 * @param {object} [options]
 * @param {string} [options.name]
 * @param {number} [options.patienceMs] some browsers never answer at all: then it counts as refused
 * @returns {Promise<Shelf>}
 */
export async function deviceShelf({ name = NAME, patienceMs = 5000 } = {}) {
  /** @type {Promise<IDBPDatabase> | null} */
  let opened = null;

  /** The database; opened anew where the browser has closed it. */
  function database() {
    opened ??= inTime(
      openDB(name, VERSION, {
        upgrade(db) {
          for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
        },
        blocking: close,
        terminated: close,
      }),
      patienceMs,
    );
    opened.catch(() => (opened = null));
    return opened;
  }

  /** Another tab has a newer page, or the browser wants it back. */
  function close() {
    const closing = opened;
    opened = null;
    void closing?.then(
      (db) => db.close(),
      () => {},
    );
  }

  await database();
  return {
    async all(store) {
      const { store: from, done } = (await database()).transaction(store);
      const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll(), done]);
      return keys.map((key, index) => ({ key: String(key), value: values[index] }));
    },
    async get(store, key) {
      return (await database()).get(store, key);
    },
    async write(steps, unless) {
      const transaction = (await database()).transaction(STORES, "readwrite");
      // What fails is told by the transaction's end, once.
      const ended = transaction.done.then(
        () => null,
        (/** @type {unknown} */ error) => error ?? new DOMException("aborted", "AbortError"),
      );
      try {
        if (unless?.is(await transaction.objectStore(unless.store).get(unless.key))) {
          transaction.abort();
          await ended;
          return false;
        }
        await Promise.all(
          steps.map(async ({ store, key, value, change }) => {
            const into = transaction.objectStore(store);
            const now = change ? change(await into.get(key)) : value;
            await (now === undefined ? into.delete(key) : into.put(now, key));
          }),
        );
      } catch (error) {
        try {
          transaction.abort();
        } catch {
          // It is over already.
        }
        throw (await ended) ?? error;
      }
      const failure = await ended;
      if (failure) throw failure;
      return true;
    },
    async clear() {
      const transaction = (await database()).transaction(STORES, "readwrite");
      await Promise.all([...STORES.map((store) => transaction.objectStore(store).clear()), transaction.done]);
    },
  };
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @returns {Promise<T>}
 */
async function inTime(promise, ms) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new DOMException(`no answer in ${ms} ms`, "TimeoutError")), ms);
  });
  try {
    return await /** @type {Promise<T>} */ (Promise.race([promise, late]));
  } finally {
    clearTimeout(timer);
  }
}
