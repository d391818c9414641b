import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  clearStored,
  saveProgress,
  saveStars,
  loadProgress,
  loadStars,
  progressIn,
  starsIn,
} from "../../../web/js/core/progress-storage.js";
import { createStore } from "../../../web/js/core/store.js";
import { loadFields, retryHeld, saveFields, tellHeldValues } from "../../../web/js/core/stored-values.js";
import { firstState, reduce } from "../../../web/js/page/state.js";

/** @type {Map<string, string>} */
const device = new Map();
/** What storage does: all is taken, nothing more is taken, all is dropped without a word, or it may not even be read. @type {"takes" | "full" | "drops" | "refused"} */
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
      if (storage === "drops") return;
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

for (const how of /** @type {const} */ (["refused", "full", "drops"]))
  test(`where storage is ${how}, each lesson and puzzle that is done stands beside those before it`, () => {
    saveStars({ "tractor-a-trick": 3 });
    storage = how;
    saveStars({ "tractor-pairs": 2 });
    assert.deepEqual(saveStars({ "tractor-burying": 1 }), {
      "tractor-a-trick": 3,
      "tractor-pairs": 2,
      "tractor-burying": 1,
    });
    saveProgress({ one: { box: 1, due: 2 } });
    saveProgress({ two: { box: 1, due: 3 } });
    assert.deepEqual(Object.keys(loadProgress()), ["one", "two"]);
  });

test("that stars and puzzles are held is said at once, and no more once storage has taken them", () => {
  const store = createStore(firstState(), reduce);
  tellHeldValues(store);
  storage = "full";
  saveStars({ "tractor-a-trick": 1 });
  assert.equal(store.state().notice, null, "whether anything is stored is not known yet");
  store.change({ type: "storage", storage: "device" });
  for (const save of [
    () => saveStars({ "tractor-pairs": 2 }),
    () => saveProgress({ one: { box: 1, due: 2 } }),
  ]) {
    storage = "full";
    save();
    assert.deepEqual([store.state().notice?.code, store.state().valuesHeld], ["unkept", true]);
    storage = "takes";
    retryHeld();
    assert.deepEqual([store.state().notice, store.state().valuesHeld], [null, false]);
  }
  assert.deepEqual(
    [loadStars(), loadProgress()],
    [{ "tractor-a-trick": 1, "tractor-pairs": 2 }, { one: { box: 1, due: 2 } }],
  );
});

test("what is held is written beside what another tab has stored meanwhile", () => {
  storage = "full";
  saveProgress({ one: { box: 1, due: 2 } });
  device.set("follow-suit/puzzles", JSON.stringify({ two: { box: 3, due: 4 } }));
  storage = "takes";
  retryHeld();
  assert.deepEqual(JSON.parse(device.get("follow-suit/puzzles") ?? ""), {
    two: { box: 3, due: 4 },
    one: { box: 1, due: 2 },
  });
});

test("whoever deletes everything is told where the browser does not do it", () => {
  saveStars({ "tractor-pairs": 2 });
  storage = "refused";
  assert.equal(clearStored(), false);
  storage = "takes";
  assert.equal(clearStored(), true);
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

test("of stars the first five hundred are read, and of puzzles the first five thousand", () => {
  const many = (/** @type {number} */ count, /** @type {unknown} */ value) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`no ${at}`, value]));
  const read = [starsIn(many(501, 3)), progressIn(many(5_001, { box: 1, due: 2 }))];
  assert.deepEqual(read, [many(500, 3), many(5_000, { box: 1, due: 2 })]);
  const stars = { none: 0, one: 1, two: 2, three: 3, four: 4, word: "3" };
  assert.deepEqual([starsIn(stars), starsIn("x")], [{ one: 1, two: 2, three: 3 }, {}]);
});

test("what was stored is known though storage may not be read any more", () => {
  saveFields("follow-suit/lessons", { one: 1 });
  storage = "refused";
  assert.deepEqual(loadFields("follow-suit/lessons"), { one: 1 });
});

test("all that is kept of a person is forgotten, and nothing of other pages", () => {
  const kept = ["settings", "first", "first-hand", "lessons", "puzzles", "chairs", "drawings"];
  for (const name of kept) device.set(`follow-suit/${name}`, "{}");
  device.set("another page's", "{}");
  assert.equal(clearStored(), true);
  assert.deepEqual([...device.keys()], ["another page's"]);
  device.clear();
});
