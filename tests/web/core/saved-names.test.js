import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { read, root } from "../shared/sources.js";

// Each feature calls its style sheet and what makes its acts so: `page/feature-actions.js` asks for them by these names.
const OF_EACH_FEATURE = new Set(["create", "style"]);

test("no two files of the page export one name for two things", () => {
  const files = readdirSync(`${root}web/js`, { recursive: true, encoding: "utf8" });
  /** @type {Map<string, string[]>} */
  const where = new Map();
  for (const file of files.filter((name) => name.endsWith(".js")))
    for (const [, name] of read(`web/js/${file}`).matchAll(
      /^export (?:async )?(?:function|const|class) (\w+)/gm,
    ))
      where.set(name, [...(where.get(name) ?? []), file]);
  const twice = [...where].filter(([name, at]) => at.length > 1 && !OF_EACH_FEATURE.has(name));
  assert.ok(where.size > 400);
  assert.deepEqual(twice, []);
});
