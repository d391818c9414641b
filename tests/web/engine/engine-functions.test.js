/** Engine functions: one for each message that the types name, which sends it and throws what the engine refuses. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  RequestRefused,
  createEngineFunctions,
  functionName,
} from "../../../web/js/messages/engine-functions.js";

const types = readFileSync(new URL("../../../web/js/messages/messages.d.ts", import.meta.url), "utf8");
const OPS = [...(/interface Requests \{([^}]*)\}/.exec(types)?.[1] ?? "").matchAll(/^ {2}(\w+)\??:/gm)].map(
  ([, op = ""]) => op,
);

test("each message has a function of its name, which sends it with its fields", async () => {
  /** @type {object[]} */
  const asked = [];
  const engine = /** @type {any} */ (
    createEngineFunctions(async (question) => {
      asked.push(question);
      return { ok: true, said: question.op };
    })
  );
  assert.deepEqual(Object.keys(engine).sort(), OPS.map(functionName).sort());
  assert.ok(OPS.length > 50);
  for (const op of OPS) assert.deepEqual(await engine[functionName(op)]({ turn: 3 }), { ok: true, said: op });
  assert.deepEqual(
    asked,
    OPS.map((op) => ({ turn: 3, op })),
  );
  assert.deepEqual(["view", "open_record", "list_referee_forms"].map(functionName), [
    "view",
    "openRecord",
    "listRefereeForms",
  ]);
});

test("what the engine refuses is thrown with its code, and what says nothing is a mistake of ours", async () => {
  for (const [error, refusal] of [
    [
      { code: "stale_turn", facts: {} },
      { code: "stale_turn", facts: {} },
    ],
    [undefined, { code: "internal" }],
  ]) {
    const engine = createEngineFunctions(async () => ({ ok: false, error }));
    await assert.rejects(engine.view(), (/** @type {any} */ thrown) => {
      assert.ok(thrown instanceof RequestRefused);
      assert.deepEqual([thrown.refusal, thrown.message], [refusal, refusal?.code]);
      return true;
    });
  }
});
