import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenLength, isSingleDeal, lengthsOf, rulesOf } from "../../../web/js/core/next-match-rules.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";

/** @param {Record<string, unknown>} more */
const chosen = (more) =>
  /** @type {import("../../../web/js/core/types.d.ts").Settings} */ ({
    ...DEFAULT_SETTINGS,
    game: "tractor",
    ...more,
  });

test("a match is as long as its rules say, unless somebody chooses", () => {
  assert.equal(chosenLength(chosen({}))?.name, "whole");
  assert.equal(rulesOf(chosen({})), "reference");
  assert.equal(chosenLength(chosen({ game: "two_hundred" })), null);
});

test("a length adds its fields to the preset, and no more", () => {
  const settings = chosen({ howLong: { tractor: "evening" }, preset: { tractor: "howto" } });
  assert.deepEqual(rulesOf(settings), { preset: "howto", first_level: "T" });
  assert.equal(isSingleDeal(settings), false);
});

test("one deal changes no rule and is for one person alone", () => {
  const settings = chosen({ howLong: { tractor: "deal" } });
  assert.equal(rulesOf(settings), "reference");
  assert.equal(isSingleDeal(settings), true);
  assert.equal(isSingleDeal({ ...settings, levels: { N: "person" } }), false);
});

test("house rules say themselves how long a match is, but may be played for one deal", () => {
  const house = { preset: { tractor: "house" }, house: { tractor: { first_level: "5" } } };
  const settings = chosen({ ...house, howLong: { tractor: "evening" } });
  assert.deepEqual(
    lengthsOf(settings).map(({ name }) => name),
    ["deal", "whole"],
  );
  assert.deepEqual(rulesOf(settings), { preset: "reference", first_level: "5" });
  assert.equal(isSingleDeal(chosen({ ...house, howLong: { tractor: "deal" } })), true);
  assert.deepEqual(lengthsOf(chosen({ game: "rangvaar", preset: { rangvaar: "house" } })), []);
});
