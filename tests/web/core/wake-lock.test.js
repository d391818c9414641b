import assert from "node:assert/strict";
import { test } from "node:test";
import { keepAwake } from "../../../web/js/core/device.js";

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test("the screen stays on for as long as a match lasts, and is asked for again when the page comes back", async () => {
  /** @type {any[]} */
  const locks = [];
  /** @type {string[]} */
  const kinds = [];
  /** @type {unknown[]} */
  const released = [];
  /** @type {(() => void)[]} */
  const listening = [];
  Object.defineProperty(globalThis, "document", {
    value: {
      visibilityState: "visible",
      addEventListener: (/** @type {any} */ _, /** @type {any} */ then) => listening.push(then),
    },
    configurable: true,
  });
  Object.defineProperty(globalThis, "navigator", {
    value: {
      wakeLock: {
        request: async (/** @type {string} */ kind) => {
          kinds.push(kind);
          const lock = new EventTarget();
          const release = async () => {
            released.push(lock);
            await soon();
            lock.dispatchEvent(new Event("release"));
          };
          locks.push(Object.assign(lock, { release }));
          return lock;
        },
      },
    },
    configurable: true,
  });
  let isPlaying = false;
  const look = keepAwake(() => isPlaying);
  look();
  await soon();
  assert.equal(locks.length, 0, "on the first screen the phone may sleep");
  isPlaying = true;
  look();
  look();
  await soon();
  assert.equal(locks.length, 1, "twice asked, one lock");
  // The browser takes it away when the page is hidden.
  locks.at(-1).dispatchEvent(new Event("release"));
  for (const listen of listening) listen();
  await soon();
  assert.equal(locks.length, 2);
  assert.deepEqual(kinds, ["screen", "screen"]);
  isPlaying = false;
  look();
  look();
  await soon();
  assert.deepEqual(released, [locks[1]], "let go once");
});
