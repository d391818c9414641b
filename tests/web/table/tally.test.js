import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createSentences } from "../../../web/js/text/sentences.js";
import { tallyTitle } from "../../../web/js/table/summary/tally.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Tally} Tally */

const english = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = /** @type {any} */ ({ say: createSentences("en", english).say });

/** What stands above the account of a deal that we won by one level. @param {Partial<Tally>} change @param {object} [contest] */
const above = (change, contest) => {
  const tally = /** @type {Tally} */ ({ gainer: "NS", gain: 1, declares_next: "NS", ...change });
  return tallyTitle(
    text,
    view({ game: "tractor", ...(contest && { challenge: /** @type {any} */ (contest) }) }),
    tally,
  );
};

test("a side that wins the match at the ace is not said to rise, for it plays no other level", () => {
  const before = { NS: "A", EW: "A" };
  const { isOver, gain } = above({ won_by: "NS", before, levels: before });
  assert.ok(isOver);
  assert.equal(gain, null);
});

test("a side that wins the match by reaching the ace is said to rise", () => {
  const { gain } = above({ won_by: "NS", before: { NS: "K", EW: "2" }, levels: { NS: "A", EW: "2" } });
  assert.equal(gain, "We rise one level");
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
  const levels = { won_by: null, before: { NS: "2", EW: "2" }, levels: { NS: "3", EW: "2" } };
  assert.equal(above(levels).isLast, false);
  const { isOver, isLast } = above(levels, {});
  assert.deepEqual([isOver, isLast], [false, true]);
});
