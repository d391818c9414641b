import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { found, read, readAll, root } from "../shared/sources.js";

const FEATURES = "web/js/features";
/** The page's own rooms, which say what a feature says only after it has come. @type {Record<string, string[]>} */
const AFTER = { explanations: ["multiplayer"] };
/** Rooms without an index of their own: they come with a feature. @type {Record<string, string>} */
const WITHIN = { daily: "challenges" };

/** The names of the messages in a text. @param {string} text */
const named = (text) => found(text, /^([a-z][\w-]*) =/gm);

test("a feature says what the page says, or what it fetches with it, and nothing that only another has fetched", () => {
  const features = readdirSync(`${root}${FEATURES}`, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);
  const own = new Map(
    features.map((name) => {
      const file = `${FEATURES}/${name}/text/en.ftl`;
      return [name, existsSync(root + file) ? named(read(file)) : new Set()];
    }),
  );
  const strange = [];
  for (const name of features) {
    const room = WITHIN[name] ?? name;
    const index = `${FEATURES}/${room}/index.js`;
    const others = existsSync(root + index) ? found(read(index), /from "\.\.\/([\w-]+)\/index\.js"/g) : [];
    const there = new Set([room, name, ...others, ...(AFTER[name] ?? [])]);
    const asked = found(
      readAll(`${FEATURES}/${name}`, /\.js$/),
      /\b(?:say|has)\(\s*["'`]([a-z][\w-]*)["'`]/g,
    );
    for (const id of asked)
      for (const [other, said] of own)
        if (said.has(id) && !there.has(other) && ![...there].some((one) => own.get(one)?.has(id)))
          strange.push(`${name} says ${id} of ${other}`);
  }
  assert.ok([...own.values()].filter(({ size }) => size > 3).length > 8);
  assert.deepEqual(strange, []);
});
