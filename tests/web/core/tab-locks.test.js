import assert from "node:assert/strict";
import { test } from "node:test";
import "../shared/catalog.js";
import { createTabs } from "../../../web/js/core/storage/tab-locks.js";
import { browserLocks } from "../shared/documents.js";

test("a match is held by one tab; another may take it over, and the first is notified", async () => {
  const locks = browserLocks();
  /** @type {string[]} */
  const lost = [];
  const tab = (/** @type {string} */ name) =>
    createTabs({
      locks,
      channel: null,
      onTakenOver: (id) => lost.push(`${name} lost ${id}`),
      onChange: () => {},
    });
  const [one, other] = [tab("one"), tab("other")];
  assert.ok(await one.holdMatch("m"));
  assert.ok(await one.holdMatch("m"), "twice is once");
  assert.equal(await other.holdMatch("m"), false);
  assert.ok(await other.isHeld("m"));
  await other.takeOverMatch("m");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(lost, ["one lost m"]);
  other.releaseMatch();
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await one.holdMatch("m"));
});

test("without locks every tab may play", async () => {
  const refusing = /** @type {LockManager} */ (
    /** @type {unknown} */ ({
      request: () => Promise.reject(new DOMException("no", "SecurityError")),
      query: () => Promise.reject(new DOMException("no", "SecurityError")),
    })
  );
  for (const locks of [null, refusing]) {
    const tabs = createTabs({
      locks,
      channel: null,
      onTakenOver: () => assert.fail("nothing is lost"),
      onChange: () => {},
    });
    assert.ok(await tabs.holdMatch("m"));
    assert.equal(await tabs.isHeld("m"), false);
  }
});
