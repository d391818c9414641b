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
  return {
    engine,
    timers,
    answer: (/** @type {string} */ text) => answer(text),
    tick: () => timers.shift()?.(),
  };
}

test("an engine whose machine slept while it thought is not given up", async (t) => {
  const { engine, timers, answer, tick } = slowWorker(t);
  performance.clearMarks();
  for (const text of ["the answer", "another"]) {
    const asked = engine.askText("{}");
    tick(); // however late
    answer(text);
    assert.equal(await asked, text);
    assert.equal(timers.length, 0, "it is waited for no longer");
  }
  assert.deepEqual(
    performance.getEntriesByType("mark").map(({ name }) => name),
    ["followsuit:answered"],
  );
});

/** @typedef {{ event: (message: string) => void, fails: (error: unknown) => void, unlock: () => void, handle: (text: string) => Promise<string> }} Ways */

for (const [way, end, detail] of /** @type {[string, (ways: Ways) => void, string][]} */ ([
  ["says why", ({ event }) => event("out of memory"), "out of memory"],
  ["says nothing", ({ event }) => event(""), "the worker failed"],
  ["ends while Python runs", ({ fails }) => fails("fatal error"), "fatal error"],
  ["gives back its lock", ({ unlock }) => unlock(), "the worker is gone"],
]))
  test(`a worker that ${way} fails all that was asked and will be, with that, and is tidied away once`, async (t) => {
    /** @type {unknown[]} */
    const did = [];
    const ways = /** @type {any} */ ({ handle: () => new Promise((_, reject) => (ways.fails = reject)) });
    t.mock.method(globalThis, "setTimeout", () => did.push("waits"));
    t.mock.method(globalThis, "clearTimeout", () => did.push("waits no longer"));
    const before = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    const request = async (/** @type {string} */ lock, /** @type {() => void} */ then) => {
      did.push(lock);
      ways.unlock = then;
    };
    Object.defineProperty(globalThis, "navigator", { value: { locks: { request } }, configurable: true });
    t.after(() => before && Object.defineProperty(globalThis, "navigator", before));
    const engine = new EngineWorker(
      /** @type {any} */ ({
        addEventListener: (/** @type {string} */ name, /** @type {(event: object) => void} */ then) => {
          if (name === "error") ways.event = (/** @type {string} */ message) => then({ message });
        },
        terminate: () => did.push("terminated"),
        sync: { handle: (/** @type {string} */ text) => ways.handle(text) },
      }),
      { askTimeoutMs: 1000, cleanUp: () => did.push("tidied") },
    );
    engine.dieWithLock("its lock");
    const asked = [engine.askText("{}"), engine.askText("{}")];
    end(ways);
    await Promise.resolve();
    ways.unlock();
    for (const one of [...asked, engine.askText("{}")])
      await assert.rejects(one, { code: "engine_died", detail });
    assert.deepEqual(did, [
      "its lock",
      "waits",
      "waits",
      "terminated",
      "tidied",
      ...Array(2).fill("waits no longer"),
    ]);
  });

test("an engine that does not answer in a minute of running is given up", async (t) => {
  const { engine, tick } = slowWorker(t);
  const asked = engine.askText("{}");
  for (let second = 0; second < 60; second += 1) tick();
  await assert.rejects(asked, { code: "engine_died", message: /no answer in 60000 ms/ });
  await assert.rejects(engine.askText("{}"), { code: "engine_died" });
});
