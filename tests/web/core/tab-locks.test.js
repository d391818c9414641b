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
  assert.deepEqual(await locks.query(), { held: [{ name: "follow-suit/match/m" }] });
  await other.takeOverMatch("m");
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(lost, ["one lost m"]);
  assert.equal(await one.holdMatch("m"), false);
  other.releaseMatch();
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(await one.holdMatch("m"));
});

test("a tab that lets go, and takes the same match again, has it, and nobody is told that it was lost", async () => {
  const locks = browserLocks();
  /** @type {string[]} */
  const lost = [];
  const one = createTabs({ locks, channel: null, onTakenOver: (id) => lost.push(id), onChange: () => {} });
  const rest = () => new Promise((resolve) => setImmediate(resolve));
  await one.holdMatch("m");
  one.releaseMatch();
  await rest();
  assert.equal(await one.isHeld("m"), false);
  assert.ok(await one.holdMatch("m"));
  assert.ok(await one.isHeld("m"));
  assert.ok(await one.holdMatch("n"));
  await rest();
  assert.deepEqual([await one.isHeld("m"), await one.isHeld("n"), lost], [false, true, []]);
});

test("tabs tell each other that what is kept has changed", () => {
  /** @type {unknown[]} */
  const posted = [];
  const events = new EventTarget();
  const channel = /** @type {any} */ ({
    postMessage: (/** @type {unknown} */ what) => posted.push(what),
    addEventListener: events.addEventListener.bind(events),
  });
  let changes = 0;
  const tabs = createTabs({ locks: null, channel, onTakenOver: () => {}, onChange: () => (changes += 1) });
  tabs.announceChange();
  events.dispatchEvent(new Event("message"));
  assert.deepEqual([posted, changes], [["changed"], 1]);
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
