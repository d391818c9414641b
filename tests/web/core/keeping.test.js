/** Keeping: the browser is asked once not to make room with what is stored, and not where it has promised it or cannot. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createKeeping } from "../../../web/js/core/device.js";

Object.assign(globalThis, { self: globalThis, parent: globalThis });

for (const [isPersisted, parent, expected] of /** @type {[boolean, object, number][]} */ ([
  [false, globalThis, 1],
  [true, globalThis, 0],
  [false, {}, 0],
]))
  test(`what is kept${isPersisted ? " for good already" : ""} is ${expected ? "asked for once" : "not asked for"}${parent === globalThis ? "" : " within another site"}`, async (t) => {
    let asked = 0;
    const storage = { persisted: async () => isPersisted, persist: async () => (asked += 1) };
    const before = Object.getOwnPropertyDescriptor(globalThis, "navigator") ?? {};
    Object.defineProperty(globalThis, "navigator", { value: { storage }, configurable: true });
    Object.assign(globalThis, { parent });
    t.after(() => {
      Object.assign(globalThis, { parent: globalThis });
      Object.defineProperty(globalThis, "navigator", { configurable: true, ...before });
    });
    const keep = createKeeping();
    await keep();
    await keep();
    assert.equal(asked, expected);
  });
