import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Map<string, string>} */
const device = new Map();
let isFull = false;
/** @type {((event: { key: string }) => void)[]} */
const listening = [];
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => device.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (isFull) throw new Error("full");
      device.set(key, value);
    },
  },
  addEventListener: (/** @type {string} */ name, /** @type {(event: { key: string }) => void} */ listen) =>
    void (name === "storage" && listening.push(listen)),
});
const { createSettings } = await import("../../../web/js/page/page-settings.js");

/** A tab: what it changes, and what changes it has seen. */
function tab() {
  const settings = createSettings(new URLSearchParams());
  /** @type {any[]} */
  const seen = [];
  const store = /** @type {any} */ ({ change: ({ settings: changed }) => seen.push(changed) });
  return { set: settings.createSetter(store, () => {}), seen, first: settings.first };
}
const MINE = { tractor: [{ name: "Home", rules: {} }] };

beforeEach(() => {
  device.clear();
  isFull = false;
  listening.length = 0;
});

test("what one tab has kept stands when another keeps something else", () => {
  const [one, other] = [tab(), tab()];
  one.set({ houses: MINE });
  other.set({ speed: "fast" });
  const { houses, speed } = tab().first;
  assert.deepEqual(houses, MINE);
  assert.equal(speed, "fast");
});

test("house rules saved in one tab can be chosen in the other", () => {
  const [one, other] = [tab(), tab()];
  one.set({ houses: MINE });
  for (const listen of listening) listen({ key: "follow-suit/settings" });
  assert.deepEqual(other.seen, [{ houses: MINE }]);
});

test("what full storage refused is kept with the next choice that it takes", () => {
  const one = tab();
  isFull = true;
  one.set({ theme: "dark" });
  isFull = false;
  one.set({ speed: "fast" });
  const { theme, speed } = tab().first;
  assert.deepEqual([theme, speed], ["dark", "fast"]);
});
