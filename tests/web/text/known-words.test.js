import assert from "node:assert/strict";
import { test } from "node:test";
import { found, readAll } from "../shared/sources.js";

/** Words that one module alone has: other programs' names, and codes that go no further. */
const OWN = ["bad_parameter", "find_change", "out_of_order", "qr_code", "sync_main_only", "them_", "us_"];

test("a code that the page names is one of the engine's, of its own texts or of its types", () => {
  const folders = ["js", "games", "offline", "embed", "runtime"].map((name) => `web/${name}`);
  const naming = [
    readAll("engine/followsuit", /\.py$/),
    ...["web/text", ...folders].map((folder) => readAll(folder, /\.(ftl|d\.ts)$/)),
  ].join("\n");
  const known = new Set([...(naming.match(/[a-z]+(?:_[a-z]+)+/g) ?? []), ...OWN]);
  const code = folders.map((folder) => readAll(folder, /\.js$/)).join("\n");
  const named = [...found(code, /["'`]([a-z]+(?:_[a-z]*)+)["'`]/g)];
  assert.ok(named.length > 100, `${named.length} codes`);
  assert.deepEqual(named.filter((word) => !known.has(word)).sort(), []);
});
