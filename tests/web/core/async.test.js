/** Async: which of several starts is the latest, tasks in turn, and answers that come too late. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ifCurrent, latestOnly, serialQueue } from "../../../web/js/core/async.js";
import { refusalOf, unlessRefused } from "../../../web/js/core/requests.js";
import { RequestRefused } from "../../../web/js/messages/engine-functions.js";

test("a start is the latest until another follows, and a look at it starts none", () => {
  const start = latestOnly();
  const isFirst = start();
  const isStill = start.peek();
  assert.deepEqual([isFirst(), isStill()], [true, true]);
  const isSecond = start();
  assert.deepEqual([isFirst(), isStill(), isSecond()], [false, false, true]);
});

test("tasks run one after another, and one that fails stops no other", async () => {
  const run = serialQueue();
  /** @type {string[]} */
  const log = [];
  const first = run(async () => {
    await new Promise(setImmediate);
    log.push("first");
    throw new Error("it failed");
  });
  const second = run(() => log.push("second"));
  await assert.rejects(first, /it failed/);
  assert.equal(await second, 2);
  assert.deepEqual(log, ["first", "second"]);
});

test("an answer or a refusal for which nobody waits any more is dropped, any other is thrown on", async () => {
  const refused = () => Promise.reject(new RequestRefused({ code: "stale_turn" }));
  assert.equal(await ifCurrent(() => false, Promise.resolve(1)), null);
  assert.equal(await ifCurrent(() => false, refused()), null);
  assert.equal(await ifCurrent(() => true, Promise.resolve(1)), 1);
  const caught = await ifCurrent(() => true, refused()).catch(refusalOf);
  assert.deepEqual(caught, { code: "stale_turn" });
  assert.equal(await unlessRefused(refused()), null);
  await assert.rejects(unlessRefused(Promise.reject(new TypeError("a mistake"))), TypeError);
});
