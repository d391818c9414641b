import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { startLimit } from "../../../web/js/time/time-limit.js";

describe("a limit", () => {
  /** The timer that waits, and for how long it was set. @type {{ then: () => void, milliseconds: number } | null} */
  let timer = null;
  let isOver = false;

  beforeEach((context) => {
    isOver = false;
    const { mock } = /** @type {import("node:test").TestContext} */ (context);
    mock.method(
      globalThis,
      "setTimeout",
      (/** @type {() => void} */ then, /** @type {number} */ milliseconds) => {
        timer = { then, milliseconds };
        return timer;
      },
    );
    mock.method(globalThis, "clearTimeout", (/** @type {unknown} */ one) => {
      if (timer === one) timer = null;
    });
  });

  /** The timer comes, however late. @returns {number} for how long it was set */
  function tick() {
    assert.ok(timer);
    const { then, milliseconds } = timer;
    timer = null;
    then();
    return milliseconds;
  }

  test("is over once the page has run for so long", () => {
    startLimit(2500, () => (isOver = true));
    let ran = 0;
    while (!isOver) ran += tick();
    assert.equal(ran, 2500);
    assert.equal(timer, null);
  });

  test("is not over when a machine wakes up that slept for an hour, but after the time that was left", () => {
    startLimit(30_000, () => (isOver = true));
    tick();
    tick(); // an hour late: what counts is what it was set for
    assert.equal(isOver, false);
    let left = 0;
    while (!isOver) left += tick();
    assert.equal(left, 28_000);
  });

  test("that is stopped is never over", () => {
    const stop = startLimit(5000, () => (isOver = true));
    tick();
    stop();
    assert.deepEqual([timer, isOver], [null, false]);
  });
});
