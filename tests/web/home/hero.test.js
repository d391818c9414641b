/** Hero: what the first screen offers first. */

import assert from "node:assert/strict";
import test from "node:test";

import "../shared/catalog.js";
import { speech } from "../shared/speech.js";

const { chooseHero, dayLine } = await import("../../../web/js/home/hero.js");

/** @import { Head } from "../../../web/js/core/storage/types.d.ts" */

const TODAY = "2026-11-29";
const GAMES = ["two_hundred", "tractor"];
/** @param {Partial<Head>} head */
const head = (head) =>
  /** @type {Head} */ ({ id: "one", game: "tractor", began: 1, changed: 1, status: "over", ...head });
const seen = (/** @type {Head[]} */ heads, /** @type {Head | null} */ saved = null) =>
  Object.values(chooseHero({ heads, saved }, GAMES, TODAY));

test("a newcomer is offered a first deal of the game best known in the language", () => {
  assert.deepEqual(seen([]), ["first", "two_hundred"]);
  assert.deepEqual(seen([head({ game: "a_game_no_longer_offered" })]), ["first", "two_hundred"]);
});

test("who has played is offered today's deal of that game, and once it is played another match", () => {
  assert.deepEqual(seen([head({})]), ["today", "tractor"]);
  assert.deepEqual(seen([head({ day: "2026-11-28", margin: 3 })]), ["today", "tractor"]);
  assert.deepEqual(seen([head({ day: TODAY, margin: 3 })]), ["again", "tractor"]);
});

test("a match that waits comes before everything", () => {
  assert.deepEqual(seen([head({ day: TODAY, margin: 3 })], head({})), ["resume", "tractor"]);
});

test("where the clock cannot be right no deal is called today's", () => {
  const said = (/** @type {string | null} */ today, /** @type {Head[]} */ heads = []) =>
    dayLine(speech(/^/), heads, "tractor", today);
  assert.equal(chooseHero({ heads: [head({})], saved: null }, GAMES, null).kind, "again");
  assert.deepEqual([said(TODAY), said(null)], ["home-day", "daily"]);
  assert.equal(said(TODAY, [head({ day: TODAY, margin: -3 })]), "home-day-done(result −3)");
});
