import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createLoader } from "../../../web/js/core/loader.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";

/** A loader, and a feature whose file is there after `failures` attempts. @param {number} [failures] */
function loaderWith(failures = 0, more = {}, site = { isGone: false, waitMs: 0 }) {
  const store = createStore(firstState(), reduce);
  /** @type {number[]} */
  const slept = [];
  /** @type {(() => void)[]} */
  const sleeping = [];
  /** @type {[string[], string][]} */
  const adopted = [];
  /** @type {string[]} */
  const learned = [];
  const loader = createLoader({
    store,
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      return new Promise((resolve) => void sleeping.push(() => resolve()));
    },
    registerViews: (views, style) => void adopted.push([Object.keys(views), style]),
    addWords: async (words) => void learned.push((await words("en")).default),
    ask: async () => site,
  });
  let attempts = 0;
  const feature = {
    name: "thing",
    async load() {
      attempts += 1;
      if (attempts <= failures) throw new TypeError("Failed to fetch dynamically imported module");
      return { view: () => "shown", style: ".thing {}", answer: 42 };
    },
    ...more,
  };
  return {
    loader,
    feature,
    adopted,
    learned,
    slept,
    attempts: () => attempts,
    notice: () => store.state().notice?.code ?? null,
    /** Three tenths of a second have passed. */
    async wait() {
      for (const wake of sleeping) wake();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("a feature is loaded once, however often it is used at once", async () => {
  const { loader, feature, adopted, attempts } = loaderWith();
  const answers = await Promise.all([1, 2, 3].map(() => loader.loadThen(feature, ({ answer }) => answer)));
  assert.deepEqual(answers, [42, 42, 42]);
  assert.equal(attempts(), 1);
  assert.deepEqual(adopted, [[["thing"], ".thing {}"]]);
});

test("what a feature says is known before it is used", async () => {
  const { loader, feature, learned } = loaderWith(0, { words: async () => ({ default: "thing = Thing" }) });
  assert.deepEqual(await loader.loadThen(feature, () => [...learned]), ["thing = Thing"]);
});

test("a feature whose words could not be loaded says so as one that could not be loaded", async () => {
  const { loader, feature, notice } = loaderWith(0, { words: () => Promise.reject(new TypeError("fetch")) });
  assert.equal(await loader.loadThen(feature, () => "used"), undefined);
  assert.equal(notice(), "file_missing");
  assert.ok(loader.isMissing(feature));
});

test("a feature that could not be loaded says so, and goes on where it stopped when the person tries again", async () => {
  const { loader, feature, notice, attempts } = loaderWith(1);
  /** @type {number[]} */
  const done = [];
  assert.equal(await loader.loadThen(feature, ({ answer }) => done.push(answer)), undefined);
  assert.equal(notice(), "file_missing");
  assert.ok(loader.isMissing(feature));
  loader.retryFailed();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(done, [42]);
  assert.equal(notice(), null);
  assert.ok(!loader.isMissing(feature));
  assert.equal(attempts(), 2);
});

test("what every change asks for is not fetched again by itself after a failure", async () => {
  const { loader, feature, attempts, notice } = loaderWith(9);
  for (let change = 0; change < 5; change += 1) {
    loader.loadOnce(feature, () => {});
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.equal(attempts(), 1);
  assert.equal(notice(), "file_missing");
  loader.retryDrawn();
  assert.equal(attempts(), 2);
  assert.equal(notice(), null);
});

test("what a person has opened is not opened by itself once there is a line", async () => {
  const { loader, feature, attempts, notice } = loaderWith(9);
  await loader.loadThen(feature, () => {});
  loader.retryDrawn();
  assert.equal(attempts(), 1);
  assert.equal(notice(), "file_missing");
});

test("a fetch that takes long is told, and the message goes when it is there", async () => {
  let arrive = () => {};
  const load = () => new Promise((resolve) => (arrive = () => resolve({ view: () => "" })));
  const { loader, feature, notice, wait, slept } = loaderWith(0, { load });
  const using = loader.loadThen(feature, () => {});
  assert.equal(notice(), null);
  assert.deepEqual(slept, [300]);
  await wait();
  assert.equal(notice(), "loading");
  arrive();
  await using;
  assert.equal(notice(), null);
});

test("a quick fetch is not told, and a quiet feature never says a thing", async () => {
  const quick = loaderWith();
  await quick.loader.loadThen(quick.feature, () => {});
  await quick.wait();
  assert.equal(quick.notice(), null);
  const quiet = loaderWith(1, { isQuiet: true });
  await quiet.loader.loadThen(quiet.feature, () => {});
  assert.equal(quiet.notice(), null);
});

test("a fault of the feature itself is not taken for a file that is missing", async () => {
  const { loader, feature, notice } = loaderWith();
  const fault = loader.loadThen(feature, () => {
    throw new RangeError("a fault");
  });
  await assert.rejects(fault, RangeError);
  assert.equal(notice(), null);
});

test("a feature that is gone from the site says that the page is to be loaded anew, a quiet one too", async () => {
  for (const isQuiet of [false, true]) {
    const { loader, feature, notice } = loaderWith(1, { isQuiet }, { isGone: true, waitMs: 0 });
    assert.equal(await loader.loadThen(feature, () => "used"), undefined);
    assert.equal(notice(), "outdated");
    assert.ok(loader.isOutdated());
  }
});

test("a site that has had too many requests is waited for once, and then the feature is there", async () => {
  const { loader, feature, notice, attempts, wait } = loaderWith(1, {}, { isGone: false, waitMs: 2000 });
  const using = loader.loadThen(feature, ({ answer }) => answer);
  await wait();
  await wait();
  assert.equal(await using, 42);
  assert.deepEqual([attempts(), notice()], [2, null]);
});
