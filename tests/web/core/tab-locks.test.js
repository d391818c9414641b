import assert from "node:assert/strict";
import { test } from "node:test";
import { createTabs } from "../../../web/js/core/storage/tab-locks.js";
import { browserLocks } from "../shared/archives.js";

test("a match is held by one tab; another may take it over, and the first is notified", async () => {
  const locks = browserLocks();
  /** @type {string[]} */
  const lost = [];
  const tab = (/** @type {string} */ name) =>
    createTabs({ locks, channel: null, lost: (id) => lost.push(`${name} lost ${id}`), heard: () => {} });
  const [one, other] = [tab("one"), tab("other")];
  assert.ok(await one.hold("m"));
  assert.ok(await one.hold("m"), "twice is once");
  assert.equal(await other.hold("m"), false);
  assert.ok(await other.isHeld("m"));
  await other.takeOver("m");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(lost, ["one lost m"]);
  other.release();
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await one.hold("m"));
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
      lost: () => assert.fail("nothing is lost"),
      heard: () => {},
    });
    assert.ok(await tabs.hold("m"));
    assert.equal(await tabs.isHeld("m"), false);
  }
});
