import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createLoader } from "../../../web/js/core/loader.js";
import { createStore } from "../../../web/js/core/store.js";
import { view } from "../shared/views.js";
import { FEATURES } from "../../../web/js/features/index.js";
import { createFeatures } from "../../../web/js/page/feature-actions.js";

/** @type {string[]} */
let done = [];
let isThere = true;

/** A feature as one from outside is, and another that comes with it. */
const bell = {
  name: "bell",
  part: "bell",
  letter: "b",
  panel: { title: () => "Bell", selectData: () => [] },
  async load() {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    done.push("load");
    return {
      style: "",
      view: () => "shown",
      create: () => (
        done.push("create"),
        {
          ring: (/** @type {number} */ times) => times,
          openLink: (/** @type {string} */ link) => done.push(link),
          clapper: { hit: () => "hit" },
        }
      ),
    };
  },
};
const clapper = { name: "clapper", loadedWith: "bell" };
const gong = { name: "gong", load: async () => ({ create: () => ({ strike: () => "boom" }) }) };
FEATURES.push(bell, clapper, /** @type {any} */ (gong));
const { firstState, reduce } = await import("../../../web/js/page/state.js");

/** The features of a page that has nothing but a store, and whom they ask. */
function made(ask = async (/** @type {{ op: string }} */ _question) => ({})) {
  const store = createStore(firstState(), reduce);
  const sleep = () => new Promise(() => {});
  const loader = createLoader({ store, sleep, registerViews: () => {}, addWords: async () => {} });
  const table = {
    saver: {},
    engine: createEngineFunctions(ask),
    left: 0,
    leaveMatch: () => (table.left += 1),
  };
  const features = createFeatures(
    /** @type {any} */ ({ store, loader, table, documents: {}, tabs: {}, text: {}, set() {}, sleep }),
  );
  return { store, loader, features, table };
}

beforeEach(() => {
  done = [];
  isThere = true;
});

test("a feature is loaded and made with its first act, once, and the act's answer comes back", async () => {
  const { features } = made();
  assert.deepEqual(done, []);
  assert.deepEqual(await Promise.all([features.acts.bell.ring(2), features.acts.bell.ring(3)]), [2, 3]);
  assert.deepEqual(done, ["load", "create"]);
  assert.ok(features.hasFeature(bell));
  assert.equal(await features.acts.gong.strike(), "boom");
});

test("what is loaded with another feature is made by it", async () => {
  const { features } = made();
  assert.equal(await features.acts.clapper.hit(), "hit");
  assert.deepEqual(done, ["load", "create"]);
});

test("a feature that is called for is made before any of its acts", async () => {
  const { features } = made();
  features.loadFeature(bell);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done, ["load", "create"]);
});

test("the panel of a feature that cannot be loaded says so, and goes on once it can", async () => {
  const { store, loader, features } = made();
  isThere = false;
  assert.equal(await features.acts.bell.openLink("b.one"), undefined);
  assert.equal(store.state().panel, "bell");
  assert.deepEqual(store.state().bell, { refusal: { code: "file_missing" } });
  isThere = true;
  loader.retryFailed();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done, ["load", "create", "b.one"]);
  // It begins as if nothing had been missing.
  assert.deepEqual([store.state().panel, store.state().bell], [null, null]);
});

test("what comes with a feature that cannot be loaded has that one's panel say so", async () => {
  const { store, features } = made();
  isThere = false;
  assert.equal(await features.acts.clapper.hit(), undefined);
  assert.equal(store.state().panel, "bell");
  assert.deepEqual(store.state().bell, { refusal: { code: "file_missing" } });
});

test("every feature says how its links are followed and its panel is shown", () => {
  for (const { name, letter, panel, part, load, loadedWith } of FEATURES) {
    if (letter || panel) assert.ok(load || loadedWith || name === "history", name);
    if (panel) assert.ok(part, `${name}: a panel shows a part of the state`);
    if (loadedWith)
      assert.ok(
        FEATURES.some((one) => one.name === loadedWith && one.load),
        name,
      );
  }
});

test("rules that were opened before the engine was there are marked once it is", async () => {
  /** @type {any[]} */
  const asked = [];
  const { store, features } = made(
    async (question) => (asked.push(question), { ok: true, rules: {}, idle: {} }),
  );
  store.change({ type: "rules", rules: /** @type {any} */ ({ game: "tractor", page: {}, played: null }) });
  await features.acts.rules.markPlayed();
  assert.deepEqual(asked, []);
  store.change({ type: "ready" });
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    asked.map(({ op, game }) => [op, game]),
    [["resolve_rules", "tractor"]],
  );
  store.change({ type: "day" });
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(asked.length, 1);
});

test("what a feature is made with leaves a match where there is one", async () => {
  /** @type {any} */
  let page = null;
  const reader = {
    name: "reader",
    load: async () => ({ view: () => "", create: (given) => ((page = given), {}) }),
  };
  FEATURES.push(/** @type {any} */ (reader));
  const { store, features, table } = made();
  features.loadFeature(/** @type {any} */ (reader));
  await new Promise((resolve) => setImmediate(resolve));
  page.leaveMatch();
  assert.equal(table.left, 0);
  store.change({ type: "began", answer: /** @type {any} */ ({ ok: true, view: view(), events: [] }) });
  page.leaveMatch();
  assert.equal(table.left, 1);
  assert.equal(page.features, features.acts);
  FEATURES.pop();
});
