import assert from "node:assert/strict";
import { test } from "node:test";
import { createProgressPoll, createRequests, isToCome } from "../../../web/js/core/requests.js";
import { recordings } from "../shared/recordings.js";

test("what stands in the place of this page's engine stands there again once another had to be started", async () => {
  /** @type {string[]} */
  const log = [];
  let started = 0;
  const requests = createRequests({
    store: /** @type {any} */ ({ change: (/** @type {any} */ { type }) => log.push(type) }),
    bootEngine: async () => {
      const number = (started += 1);
      return /** @type {any} */ ({
        ask: async () => {
          if (number === 1) throw Object.assign(new Error(), { code: "engine_died" });
          return { ok: true, number };
        },
      });
    },
    onDeath: () => log.push("died"),
  });
  await requests.startEngine();
  requests.replaceEngine(
    (before) =>
      before &&
      /** @type {any} */ ({
        ask: (/** @type {any} */ one) => {
          log.push("asked the host");
          return before.ask(one);
        },
      }),
  );
  const died = { ok: false, error: { code: "engine_died" } };
  const { ok, error } = await requests.ask({ op: "view" });
  assert.deepEqual([ok, error?.code], [false, "engine_died"]);
  assert.deepEqual(await requests.ask({ op: "view" }), died, "nor is a dead one asked");
  assert.equal(requests.hasEngine(), false);
  await requests.startEngine();
  assert.deepEqual(await requests.ask({ op: "view" }), { ok: true, number: 2 });
  assert.deepEqual(log, [
    ...["ready", "ready", "asked the host", "failed", "died"],
    ...["ready", "asked the host"],
  ]);
});

test("how far a slow request is is told while somebody wants to know, and no more once it is over", async () => {
  for (const [stops, expected] of /** @type {const} */ ([
    [Infinity, [0.1, 0.2, 0.3]],
    [2, [0.1, 0.2]],
  ])) {
    /** @type {number[]} */
    const told = [];
    let part = 0;
    /** @type {() => void} */
    let end = () => {};
    const poll = createProgressPoll({
      engine: /** @type {any} */ ({
        getProgress: async () => {
          part += 1;
          if (part > 3) end();
          return { ok: true, part: part / 10 };
        },
      }),
      sleep: async () => {},
    });
    const isDone = poll(
      () => new Promise((resolve) => (end = () => resolve("done"))),
      (one) => told.push(one),
      () => told.length < stops,
    );
    if (stops !== Infinity) setTimeout(() => end(), 5);
    assert.equal(await isDone, "done");
    await new Promise((resolve) => setTimeout(resolve, 5));
    assert.deepEqual(told, expected);
  }
});

/** Errors after which there is no engine, and others. @type {[unknown, string, boolean][]} */
const ERRORS = [
  ...[
    "engine_died",
    "boot_failed",
    "stalled",
    "unreachable",
    "too_many",
    "file_missing",
    "damaged",
    "wrong_type",
  ],
  ...["wasm_blocked", "policy", "frame_refused"],
].map((code) => [Object.assign(new Error("why"), { code }), code, true]);
ERRORS.push([Object.assign(new Error("why"), { code: "too_long" }), "too_long", false]);
ERRORS.push([Object.assign(new Error("why"), { code: 7 }), "internal", false], [null, "internal", false]);
for (const [error, code, isEnd] of ERRORS)
  test(`an engine that throws ${code} (${typeof error}) is ${isEnd ? "gone" : "asked again"}`, async () => {
    /** @type {object[]} */
    const changes = [];
    let deaths = 0;
    const requests = createRequests({
      store: /** @type {any} */ ({ change: (/** @type {object} */ one) => changes.push(one) }),
      bootEngine: async () => /** @type {any} */ ({ ask: () => Promise.reject(error) }),
      onDeath: () => (deaths += 1),
    });
    assert.equal(await requests.startEngine(), true);
    assert.deepEqual(await requests.ask({ op: "view" }), {
      ok: false,
      error: { code, message: String(error) },
    });
    assert.deepEqual([requests.hasEngine(), deaths], [!isEnd, isEnd ? 1 : 0]);
    assert.deepEqual(changes, [{ type: "ready" }, ...(isEnd ? [{ type: "failed", code }] : [])]);
    const failing = createRequests({
      store: /** @type {any} */ ({ change: (/** @type {object} */ one) => changes.push(one) }),
      bootEngine: () => Promise.reject(error),
    });
    assert.equal(await failing.startEngine(), false);
    assert.deepEqual(changes.at(-1), { type: "failed", code });
  });

test("an engine is to come while it is loaded, and where the line was cut", () => {
  const engines = [
    ["loading", null],
    ["failed", "unreachable"],
    ["failed", "stalled"],
    ["failed", "damaged"],
    ["failed", null],
    ["ready", null],
  ];
  assert.deepEqual(
    engines.map(([status, code]) => isToCome(/** @type {any} */ ({ status, code }))),
    [true, true, true, false, false, false],
  );
});

test("who is asked in the place of an engine that is to come, and what it is told, is as it was", async () => {
  const same = recordings(import.meta.url);
  const played = /** @type {any} */ ({ seed: "s" });
  for (const [name, can, result, isStopped] of /** @type {[string, boolean, any, boolean][]} */ ([
    ["a match that begins without an engine", true, "told", true],
    ["a match whose act is lost", true, "lost", false],
    ["a match of which nothing was told", true, null, false],
    ["a match that waits for the engine", false, null, false],
  ])) {
    /** @type {string[]} */
    const diary = [];
    const note =
      (/** @type {string} */ what, /** @type {unknown} */ gives) =>
      (/** @type {unknown[]} */ ...given) => {
        diary.push(`${what} ${JSON.stringify(given)}`);
        return gives;
      };
    const standIn = /** @type {any} */ ({
      canBegin: note("can begin", Promise.resolve(can)),
      listPlayed: note("list played", played),
      resume: note("resume", Promise.resolve({ ok: true, resumed: true })),
      answer: (/** @type {any} */ { op }) => (
        diary.push(`answer ${op}`),
        op === "view" ? { ok: true } : null
      ),
      isStopped: () => isStopped,
      wait: note("wait", Promise.resolve(can ? null : { ok: true })),
      tellEngine: note("tell the engine", Promise.resolve(result)),
      release: note("release", undefined),
    });
    /** @type {() => void} */
    let listened = () => {};
    const own = /** @type {any} */ ({
      ask: (/** @type {any} */ question) => (diary.push(`engine ${question.op}`), { ok: true }),
      listen: (/** @type {() => void} */ then) => (listened = then),
    });
    const requests = createRequests({
      store: /** @type {any} */ ({ change: note("change", undefined) }),
      bootEngine: async () => own,
      standIn,
      onDeath: note("died", undefined),
      onNews: note("news", undefined),
      onWait: note("waits", undefined),
      onTold: note("told", undefined),
    });
    const acts = /** @type {Record<string, () => unknown>} */ ({
      "played before": requests.listPlayed,
      begin: () => requests.canBeginWithout(/** @type {any} */ ({ game: "tractor" })),
      "ask to view": () => requests.ask({ op: "view" }),
      "ask to act": () => requests.ask({ op: "act" }),
      "ask for a hint": () => requests.ask({ op: "hint" }),
      played: requests.listPlayed,
      "take up nothing": () => requests.resumeWithout(Promise.resolve(null)),
      "take up what was played": () => requests.resumeWithout(Promise.resolve(played)),
      "has an engine": requests.hasEngine,
      start: requests.startEngine,
      "ask it": () => requests.ask({ op: "view" }),
      "played after": requests.listPlayed,
      "it tells": () => listened(),
      "take up too late": () => requests.resumeWithout(Promise.resolve(played)),
      "has one": requests.hasEngine,
    });
    for (const [what, act] of Object.entries(acts)) diary.push(`${what} = ${JSON.stringify(await act())}`);
    same(name, diary.join("\n"));
  }
});
