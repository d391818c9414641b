/** Playground: what its editor offers, and its words. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { offered } from "../../../web/static/play-with-python/completion.js";

const file = new URL("../../../web/static/play-with-python/words.json", import.meta.url);
/** @type {Record<string, Record<string, string>>} */
const words = JSON.parse(readFileSync(file, "utf8"));
const NAMES = /** @type {const} */ ([
  { name: "match", owner: "", kind: "function", line: "Begin a match." },
  { name: "Match", owner: "", kind: "class", line: "" },
  { name: "push", owner: "Match", kind: "function", line: "Make an act." },
  { name: "seat", owner: "Play", kind: "property", line: "" },
  { name: "seat", owner: "Bid", kind: "property", line: "" },
]);

/** @param {string} before @param {boolean} [isAsked] */
const labels = (before, isAsked = false) =>
  offered(before, NAMES, isAsked)?.options.map(({ label }) => label);

test("after the package's name and in its import stand its own names, after another name members", () => {
  assert.deepEqual(labels("x = followsuit."), ["match", "Match"]);
  assert.deepEqual(labels("from followsuit import match, M"), ["match", "Match"]);
  assert.deepEqual(labels("table."), ["push", "seat"]);
  assert.equal(offered("table.se", NAMES, false)?.typed, 2);
});

test("nothing is offered before a name is begun, in a number or in a comment, unless it is asked for", () => {
  for (const before of ["", "  ", "x = 12", "# followsuit."]) assert.equal(labels(before), undefined, before);
  assert.deepEqual(labels("", true), ["match", "Match"]);
});

test("the playground says everything in seven languages, with the same facts", () => {
  const facts = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();
  assert.deepEqual(Object.keys(words), ["en", "fa", "fr", "hi", "ur", "zh-Hans", "zh-Hant"]);
  for (const [code, said] of Object.entries(words))
    for (const [name, sentence] of Object.entries(words["en"] ?? {}))
      assert.deepEqual(facts(said[name] ?? ""), facts(sentence), `${code}: ${name}`);
  assert.equal(new Set(Object.values(words).map((said) => Object.keys(said).join())).size, 1);
});
