import assert from "node:assert/strict";
import { test } from "node:test";
import { createRequests } from "../../../web/js/core/requests.js";

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
      before && /** @type {any} */ ({ ask: (/** @type {any} */ one) => before.ask({ ...one }), by: "host" }),
  );
  assert.equal((await requests.ask({ op: "view" })).error?.code, "engine_died");
  assert.equal(requests.hasEngine(), false);
  await requests.startEngine();
  assert.deepEqual(await requests.ask({ op: "view" }), { ok: true, number: 2 });
  assert.deepEqual(log, ["ready", "ready", "failed", "died", "ready"]);
});
