/** Score: the rows of a view's score, in words and figures. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bothSides,
  courtOf,
  hasPoints,
  hasWords,
  ownedRowText,
  ownerOf,
  scoreNumber,
  scoreSentences,
  sideGoalText,
  valueText,
  worthText,
} from "../../../web/js/text/score.js";
import { speech } from "../shared/speech.js";
import { view } from "../shared/views.js";

const text = speech(/^(?!review-score|secret|ledger-secret)/);
const row = (/** @type {string} */ label, /** @type {any} */ values, more = {}) =>
  /** @type {any} */ ({ label, values, ...more });

test("a row is found by its name, and counts nothing where there is none", () => {
  const table = view({
    you: "W",
    score: [row("taken", { NS: 5, EW: 7 }), row("court", { NS: "all_tricks" })],
  });
  assert.deepEqual(bothSides(table), ["EW", "NS"]);
  assert.deepEqual(
    [scoreNumber(table, "taken", "EW"), scoreNumber(table, "total", "EW"), scoreNumber(table, "court", "EW")],
    [7, 0, 0],
  );
  assert.deepEqual([courtOf(table), courtOf(view())], [{ side: "NS", kind: "all_tricks" }, null]);
  assert.deepEqual([hasPoints(view({ worth: { "5H": 5 } })), hasPoints(view())], [true, false]);
  const words = speech(/^(ledger-one|two)$/);
  assert.deepEqual(
    ["one", "two", "three"].map((label) => hasWords(words, row(label, {}))),
    [true, true, false],
  );
});

test("a value is a figure, a level, or a word of its own; and a goal has its words or a stroke", () => {
  const said = (/** @type {any} */ value) =>
    valueText(speech(/^(court-all|taken-goal)$/), row("court", { NS: value }), "NS");
  assert.deepEqual([said(-5), said("all"), said("T"), said(undefined)], ["−5", "court-all", "10", "–"]);
  const goal = (/** @type {string} */ label) => sideGoalText(speech(/^taken-goal$/), label, 60);
  assert.deepEqual([goal("taken"), goal("total")], ["taken-goal(value 60)", "/60"]);
});

test("what one side alone has is said with whose it is", () => {
  const said = (/** @type {any} */ values, more = {}) => [
    ownerOf(view(), row("points", values))?.whose ?? null,
    ownedRowText(text, view(), row("points", values, more)),
  ];
  assert.deepEqual(said({ NS: 0 }, { goal: 80 }), ["us", "ledger-points-label(count 0, whose us, goal 80)"]);
  assert.deepEqual(said({ EW: 15 }), ["them", "ledger-points-label(count 15, whose them, goal 0)"]);
  assert.deepEqual(said({}), [null, "ledger-points-none"]);
});

test("how the sides stand is a sentence each, or one of the game's for both; and then what one has", () => {
  const score = [
    row("taken", { NS: 5, EW: -7 }),
    row("total", { NS: "T", EW: 20 }),
    row("points", { EW: 15 }, { place: "tile" }),
    row("nobody", {}, { place: "tile" }),
    row("secret", { NS: 1 }, { place: "tile" }),
  ];
  const owned = "sentence(words ledger-points-label(count 15, whose them, goal 0))";
  assert.deepEqual(scoreSentences(text, view({ score })), [
    "review-side(side us, taken 5, total 10)",
    "review-side(side them, taken −7, total 20)",
    owned,
  ]);
  assert.deepEqual(scoreSentences(speech(/^(review-score-two_hundred|points)$/), view({ score })), [
    "review-score-two_hundred(us_taken 5, us_total 10, them_taken −7, them_total 20)",
    owned,
  ]);
  assert.deepEqual(scoreSentences(text, view({ score: score.slice(1) })), [owned]);
});

test("what cards count is told by their ranks", () => {
  assert.equal(
    worthText({ "5H": 5, "5S": 5, TH: 10, K: 10 }),
    "5\u00A0=\u00A05, 10\u00A0=\u00A010, K\u00A0=\u00A010",
  );
});
