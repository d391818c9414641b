import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineWorker } from "../../../web/js/engine/worker.js";

/** A worker that answers when the test says so, and the timers of its limit. @param {import("node:test").TestContext} t */
function slowWorker(t) {
  /** @type {(() => void)[]} */
  const timers = [];
  t.mock.method(globalThis, "setTimeout", (/** @type {() => void} */ then) => timers.push(then));
  t.mock.method(globalThis, "clearTimeout", () => (timers.length = 0));
  /** @type {(answer: string) => void} */
  let answer = () => {};
  const worker = /** @type {import("../../../web/js/engine/worker.js").PyWorker} */ (
    /** @type {unknown} */ ({
      addEventListener: () => {},
      terminate: () => {},
      sync: { handle: () => new Promise((resolve) => (answer = resolve)) },
    })
  );
  const engine = new EngineWorker(worker, { askTimeoutMs: 60_000, cleanUp: () => {} });
  return { engine, answer: (/** @type {string} */ text) => answer(text), tick: () => timers.shift()?.() };
}

test("an engine whose machine slept while it thought is not given up", async (t) => {
  const { engine, answer, tick } = slowWorker(t);
  const asked = engine.askText("{}");
  tick(); // however late
  answer("the answer");
  assert.equal(await asked, "the answer");
});

test("an engine that does not answer in a minute of running is given up", async (t) => {
  const { engine, tick } = slowWorker(t);
  const asked = engine.askText("{}");
  for (let second = 0; second < 60; second += 1) tick();
  await assert.rejects(asked, { code: "engine_died", message: /no answer in 60000 ms/ });
  await assert.rejects(engine.askText("{}"), { code: "engine_died" });
});
