import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  forgetKept,
  keepProgress,
  keepStars,
  keptProgress,
  keptStars,
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
  forgetKept();
});

for (const how of /** @type {const} */ (["refused", "full"]))
  test(`where storage is ${how}, each lesson and puzzle that is done stands beside those before it`, () => {
    keepStars({ "tractor-a-trick": 3 });
    storage = how;
    keepStars({ "tractor-pairs": 2 });
    const before = how === "full" ? { "tractor-a-trick": 3 } : {};
    assert.deepEqual(keepStars({ "tractor-burying": 1 }), {
      ...before,
      "tractor-pairs": 2,
      "tractor-burying": 1,
    });
    keepProgress({ one: { box: 1, due: 2 } });
    keepProgress({ two: { box: 1, due: 3 } });
    assert.deepEqual(Object.keys(keptProgress()), ["one", "two"]);
  });

test("what storage refused is written once it takes it, and forgotten with the rest", () => {
  storage = "full";
  keepStars({ "tractor-pairs": 2 });
  storage = "takes";
  keepStars({ "tractor-burying": 1 });
  assert.deepEqual(JSON.parse(device.get("follow-suit/lessons") ?? ""), {
    "tractor-pairs": 2,
    "tractor-burying": 1,
  });
  forgetKept();
  assert.deepEqual(keptStars(), {});
});
