import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  clearStored,
  saveProgress,
  saveStars,
  loadProgress,
  loadStars,
} from "../../../web/js/core/progress-storage.js";

/** @type {Map<string, string>} */
const device = new Map();
/** What storage does: all is taken, nothing more is taken, or it may not even be read. @type {"takes" | "full" | "refused"} */
let storage = "takes";
const refuse = () => {
  if (storage === "refused") throw new Error("refused");
};
Object.assign(globalThis, {
  localStorage: {
    getItem(/** @type {string} */ key) {
      refuse();
      return device.get(key) ?? null;
    },
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (storage !== "takes") throw new Error(storage);
      device.set(key, value);
    },
    removeItem(/** @type {string} */ key) {
      refuse();
      device.delete(key);
    },
  },
});

beforeEach(() => {
  storage = "takes";
  clearStored();
});

for (const how of /** @type {const} */ (["refused", "full"]))
  test(`where storage is ${how}, each lesson and puzzle that is done stands beside those before it`, () => {
    saveStars({ "tractor-a-trick": 3 });
    storage = how;
    saveStars({ "tractor-pairs": 2 });
    const before = how === "full" ? { "tractor-a-trick": 3 } : {};
    assert.deepEqual(saveStars({ "tractor-burying": 1 }), {
      ...before,
      "tractor-pairs": 2,
      "tractor-burying": 1,
    });
    saveProgress({ one: { box: 1, due: 2 } });
    saveProgress({ two: { box: 1, due: 3 } });
    assert.deepEqual(Object.keys(loadProgress()), ["one", "two"]);
  });

test("what storage refused is written once it takes it, and forgotten with the rest", () => {
  storage = "full";
  saveStars({ "tractor-pairs": 2 });
  storage = "takes";
  saveStars({ "tractor-burying": 1 });
  assert.deepEqual(JSON.parse(device.get("follow-suit/lessons") ?? ""), {
    "tractor-pairs": 2,
    "tractor-burying": 1,
  });
  clearStored();
  assert.deepEqual(loadStars(), {});
});
