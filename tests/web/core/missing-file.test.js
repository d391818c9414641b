import "../shared/catalog.js";
import assert from "node:assert/strict";
import { afterEach, describe, test } from "node:test";
import { askSite, tellGone, tellOutdatedEngine } from "../../../web/js/core/loader.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { engineRetry } from "../../../web/js/parts/problem-lines.js";
import { createStore } from "../../../web/js/core/store.js";

const MISSING = new TypeError(
  "Failed to fetch dynamically imported module: https://cards.example/assets/faces-A.js",
);
const { fetch } = globalThis;
describe("what the site says of a file that did not come", () => {
  afterEach(() => void (globalThis.fetch = fetch));

  /** @param {number} status @param {Record<string, string>} [headers] */
  function answering(status, headers = { "Content-Type": "text/javascript" }) {
    globalThis.fetch = async (address) => {
      if (!String(address).endsWith("faces-A.js")) throw new TypeError("out of reach");
      return new Response("", { status, headers });
    };
  }

  for (const status of [404, 410])
    test(`a file of the page that is answered with ${status} is gone`, async () => {
      answering(status);
      assert.deepEqual(await askSite(MISSING), { isGone: true, waitMs: 0 });
    });

  test("a file in whose place a page is sent is gone", async () => {
    answering(200, { "Content-Type": "text/html" });
    assert.ok((await askSite(MISSING)).isGone);
  });

  test("a file that is there, out of order or out of reach is not gone", async () => {
    for (const status of [200, 500, 503]) {
      answering(status);
      assert.deepEqual(await askSite(MISSING), { isGone: false, waitMs: 0 });
    }
    globalThis.fetch = () => Promise.reject(new TypeError("out of reach"));
    assert.deepEqual(await askSite(MISSING), { isGone: false, waitMs: 0 });
  });

  test("where a browser does not name the file, the page's own script is asked for", async () => {
    globalThis.fetch = async () => new Response("", { status: 404 });
    assert.ok((await askSite(new TypeError("Importing a module script failed."))).isGone);
  });

  test("a site that has had too many requests says how long it is to be left alone, a minute at most", async (t) => {
    const { mock } = t.mock.method(AbortSignal, "timeout");
    for (const [said, waitMs] of /** @type {[string | null, number][]} */ ([
      ["2", 2000],
      ["1", 1000],
      ["90", 60_000],
      ["0", 5000],
      [null, 5000],
    ])) {
      answering(429, said === null ? {} : { "Retry-After": said });
      assert.deepEqual(await askSite(MISSING), { isGone: false, waitMs });
    }
    assert.deepEqual(new Set(mock.calls.map((call) => call.arguments[0])), new Set([5000]));
  });

  test("a match that is not kept is not promised to be", () => {
    const store = createStore(firstState(), reduce);
    tellGone(store);
    assert.equal(store.state().notice?.code, "outdated");
  });

  for (const isGone of [true, false])
    test(`an engine that does not start ${isGone ? "after an update offers the new version" : "is tried again"}`, async () => {
      const store = createStore(firstState(), reduce);
      tellOutdatedEngine(store, async () => ({ isGone, waitMs: 0 }));
      store.change({ type: "failed", code: "file_missing" });
      await new Promise(setImmediate);
      const { code } = store.state().engine;
      assert.equal(code, isGone ? "outdated" : "file_missing");
      assert.equal(engineRetry(code), isGone ? "page-anew" : "engine-retry");
    });
});
