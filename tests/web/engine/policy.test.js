import assert from "node:assert/strict";
import { test } from "node:test";
import { forbiddenBy, frameRefusal } from "../../../web/js/engine/policy.js";

const OURS =
  "default-src 'none'; script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self' blob:";

test("our own policy, and none at all, forbid nothing", () => {
  assert.deepEqual(forbiddenBy(OURS), []);
  assert.deepEqual(forbiddenBy(""), []);
  assert.deepEqual(forbiddenBy("frame-ancestors 'self'; upgrade-insecure-requests"), []);
});

for (const [policy, missing] of [
  ["script-src 'self'", ["script-src 'unsafe-eval'", "script-src 'wasm-unsafe-eval'", "worker-src blob:"]],
  ["script-src 'self' 'unsafe-eval' blob:", []],
  ["script-src 'self' 'unsafe-eval'; worker-src 'self'", ["worker-src blob:"]],
  ["SCRIPT-SRC 'self' 'WASM-UNSAFE-EVAL' blob:", ["script-src 'unsafe-eval'"]],
  ["default-src 'self' 'unsafe-eval' blob:; connect-src 'none'", ["connect-src 'self'"]],
  ["default-src 'unsafe-eval' blob:", ["connect-src 'self'"]],
  ["default-src https: 'unsafe-eval' blob: data:", []],
  ["default-src 'self'", ["script-src 'unsafe-eval'", "script-src 'wasm-unsafe-eval'", "worker-src blob:"]],
  ["child-src 'self'; worker-src blob:", []],
  ["child-src 'self'; script-src blob: 'unsafe-eval'", ["worker-src blob:"]],
  ["default-src 'unsafe-eval' blob: cards.example:8080", []],
  ["script-src 'unsafe-eval' blob:; script-src 'none'", []],
])
  test(`what a policy lacks is named: ${policy}`, () =>
    assert.deepEqual(forbiddenBy(String(policy)), missing));

for (const [headers, refusal] of /** @type {[Record<string, string>, string | null][]} */ ([
  [{}, null],
  [{ "X-Frame-Options": "SAMEORIGIN" }, null],
  [{ "X-Frame-Options": "DENY" }, "X-Frame-Options: DENY"],
  [{ "X-Frame-Options": "deny, SAMEORIGIN" }, "X-Frame-Options: deny, SAMEORIGIN"],
  [
    { "Content-Security-Policy": "frame-ancestors 'none'" },
    "Content-Security-Policy: frame-ancestors 'none'",
  ],
  [{ "Content-Security-Policy": "frame-ancestors 'self'", "X-Frame-Options": "DENY" }, null],
  [{ "Content-Security-Policy": "default-src 'self'; frame-ancestors *" }, null],
]))
  test(`a header that refuses the engine's frame is named: ${JSON.stringify(headers)}`, () =>
    assert.equal(frameRefusal(new Headers(headers)), refusal));
