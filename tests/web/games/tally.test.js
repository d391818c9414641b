import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createSentences } from "../../../web/js/text/sentences.js";
import { levelBreakdownView, levelClauses } from "../../../web/games/tractor/level-breakdown.js";
import { tallyPanel, tallyTitle } from "../../../web/games/tractor/tally.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });

/** @typedef {import("../../../web/js/core/types.d.ts").Tally} Tally */

const english = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = /** @type {any} */ ({ say: createSentences("en", english).say });

/** What stands above the account of a deal that we won by one level. @param {Partial<Tally>} change @param {object} [contest] */
const above = (change, contest) => {
  const tally = /** @type {Tally} */ ({
    gainer: "NS",
    gain: 1,
    rise: 1,
    declares_next: "NS",
    ...change,
  });
  return tallyTitle(
    text,
    view({
      game: "tractor",
      ...(contest && { challenge: /** @type {any} */ (contest) }),
    }),
    tally,
  );
};

test("a side that wins the match at the ace is not said to rise, for it plays no other level", () => {
  const before = { NS: "A", EW: "A" };
  const { isOver, gain } = above({
    won_by: "NS",
    rise: 0,
    before,
    levels: before,
  });
  assert.ok(isOver);
  assert.equal(gain, null);
});

test("a side that wins the match by reaching the ace is said to rise", () => {
  const levels = { before: { NS: "K", EW: "2" }, levels: { NS: "A", EW: "2" } };
  const { gain } = above({ won_by: "NS", to_ace: true, ...levels });
  assert.equal(gain, "We rise to ace");
});

test("a deal in the middle of a match is headed by the levels it gave", () => {
  const { isOver, title, gain } = above({
    won_by: null,
    before: { NS: "2", EW: "2" },
    levels: { NS: "3", EW: "2" },
  });
  assert.deepEqual([isOver, title, gain], [false, "We rise one level", null]);
});

test("a deal that stands alone has no next deal, whoever would declare it", () => {
  const levels = {
    won_by: null,
    before: { NS: "2", EW: "2" },
    levels: { NS: "3", EW: "2" },
  };
  assert.equal(above(levels).isLast, false);
  const { isOver, isLast } = above(levels, {});
  assert.deepEqual([isOver, isLast], [false, true]);
});

test("S4: the kitty that stays closed lies as eight backs, not counted, until somebody taps to study the deal", () => {
  const buried = ["3S", "4S", "5S", "6H", "7H", "8C", "9D", "KD"];
  const account = {
    tricks: 40,
    penalty: 0,
    points: 40,
    bid: null,
    clauses: [],
    declaring_side: "NS",
    buried,
  };
  const levels = { before: { NS: "2", EW: "2" }, levels: { NS: "3", EW: "2" } };
  const tally = {
    ...account,
    ...levels,
    gainer: "NS",
    rise: 1,
    declares_next: "NS",
    won_by: null,
    kitty: null,
    next_starter: "N",
  };
  const shown = (/** @type {object} */ change) =>
    written(
      tallyPanel(
        text,
        match({
          game: "tractor",
          summary: /** @type {any} */ ({ ...tally, ...change }),
        }),
        /** @type {any} */ ({}),
      ),
    );
  const [, closed = ""] = /<details class="kitty-closed">(.*?)<\/details>/s.exec(shown({})) ?? [];
  const [backs = "", cards = ""] = closed.split("</summary>");
  assert.match(shown({}), /Kitty: not counted/);
  assert.equal(backs.match(/class="card card-back"/g)?.length, 8);
  assert.doesNotMatch(backs, /small-card"|aria-label="[^"]*of /);
  assert.match(backs, /The kitty stays closed. Look at it/);
  assert.match(cards, /king of diamonds/);
  const open = shown({ kitty: { points: 15, multiplier: 2, bonus: 30 } });
  assert.doesNotMatch(open, /kitty-closed/);
  assert.match(open, /king of diamonds/);
});

test("S6: nobody is said to rise whose level stays, and a rise that a stop shortens is told as it was", () => {
  const stays = { before: { NS: "A", EW: "2" }, levels: { NS: "A", EW: "2" } };
  assert.equal(above({ won_by: null, rise: 0, gain: 2, ...stays }).title, "We declare next");
  const stopped = {
    before: { NS: "8", EW: "2" },
    levels: { NS: "T", EW: "2" },
  };
  assert.equal(above({ won_by: null, rise: 2, gain: 3, ...stopped }).title, "We rise 2 levels");
});

test("S6: the last deal at the ace is told as held at the ace, by T37", () => {
  const breakdown = {
    kind: "nobody",
    points: 30,
    goal: 80,
    fewest: 5,
    most: 35,
    gain: 2,
    stopped: false,
  };
  const shown = view({
    game: "tractor",
    score_breakdown: /** @type {any} */ (breakdown),
  });
  const held = /** @type {any} */ ({ held_at_ace: true });
  const line = levelBreakdownView(text, shown, held);
  const said = JSON.stringify(/** @type {any} */ (line).values);
  assert.match(said, /The defenders held at ace, and that wins the match/);
  assert.deepEqual(levelClauses(shown, held), ["T37"]);
});

test("S6: a rise that ends at ace says so", () => {
  const breakdown = {
    kind: "declaring",
    points: 0,
    goal: 80,
    fewest: 0,
    most: 0,
    gain: 2,
    stopped: false,
  };
  const shown = view({
    game: "tractor",
    score_breakdown: /** @type {any} */ (breakdown),
  });
  const line = levelBreakdownView(text, shown, /** @type {any} */ ({ to_ace: true }));
  assert.match(JSON.stringify(/** @type {any} */ (line).values), /the defenders rise to ace/);
});
