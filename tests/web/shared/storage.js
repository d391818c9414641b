/** Storage: what a browser stores, for tests of what is kept there. Many files of tests run in one process, and each gets its own. */

import { test } from "node:test";

const PLACES = /** @type {const} */ (["localStorage", "sessionStorage"]);

/** A storage with nothing in it. */
function storage() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
    entries: () => [...kept],
  };
}

/** All that is stored now, by its keys. @returns {[key: string, value: string][]} */
export const storedNow = () => PLACES.flatMap((place) => /** @type {any} */ (globalThis)[place].entries());

/** Have this instead of what a browser stores. @param {object} store */
export function storeIn(store) {
  for (const place of PLACES)
    Object.defineProperty(globalThis, place, { value: store, configurable: true, writable: true });
}

/**
 * A test with an empty storage; what was there before is put back afterwards.
 * @param {string} name
 * @param {(t: import("node:test").TestContext) => void | Promise<void>} body
 */
export function storedTest(name, body) {
  void test(name, async (t) => {
    const before = PLACES.map((place) => Object.getOwnPropertyDescriptor(globalThis, place));
    for (const place of PLACES)
      Object.defineProperty(globalThis, place, { value: storage(), configurable: true, writable: true });
    try {
      await body(t);
    } finally {
      PLACES.forEach((place, at) => {
        const was = before[at];
        if (was) Object.defineProperty(globalThis, place, was);
        else Reflect.deleteProperty(globalThis, place);
      });
    }
  });
}
