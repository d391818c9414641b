/** What is shared of a day's deal, as words and as a picture. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { countBeaten } from "../../../web/js/features/challenges/bot-results.js";
import { test } from "node:test";
import { createSentences } from "../../../web/js/text/sentences.js";
import { pictureShapes, pictureWords } from "../../../web/js/features/challenges/result-picture.js";
import { resultText } from "../../../web/js/features/challenges/day-result.js";
import { source } from "../shared/texts.js";

const TODAY = "2026-11-23";

Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });
const ENGLISH = source("en");
const english = () => createSentences("en", ENGLISH);

/** A deal of today as it is shown, compared with two others. @type {import("../../../web/js/features/challenges/types.d.ts").ChallengePanel} */
const SHOWN = /** @type {any} */ ({
  own: { game: "two_hundred", day: TODAY, claim: { margin: 35 } },
  botResults: { runs: [{ margin: 20 }, { margin: 40 }], of: 2, status: "done" },
  result: {
    squares: [...Array(13).fill("won"), "empty", "lost", "missed"],
    isJudged: true,
    link: "https://cards.example/#c1.D",
  },
});

test("what is shared is a square a trick in rows, the result, and the link of the cards", () => {
  assert.equal(
    resultText(english(), SHOWN),
    [
      "Follow Suit · Two Hundred · November 23, 2026",
      "🟩".repeat(13),
      "⬜🟥🟨",
      "+35 · better than 1 of 2",
      "https://cards.example/#c1.D",
    ].join("\n"),
  );
  const alone = { ...SHOWN, botResults: null, result: { ...SHOWN.result, link: null } };
  assert.equal(
    resultText(english(), /** @type {any} */ (alone))
      .split("\n")
      .at(-1),
    "+35",
  );
});

test("a level whose runs all came to the same counts as one run", () => {
  const runs = (/** @type {string} */ level, /** @type {number[]} */ ...margins) =>
    margins.map((margin) => ({ level, margin }));
  const played = [...runs("beginner", ...Array(12).fill(-5)), ...runs("casual", 10, 35, 35, 60)];
  assert.deepEqual(countBeaten(played, 35), { of: 5, better: 2, even: 2 });
  assert.deepEqual(countBeaten([], 35), { of: 0, better: 0, even: 0 });
});

test("the picture has a patch a trick within its 1200 × 630, and its words beside them", () => {
  const picture = pictureShapes(SHOWN.result.squares);
  assert.equal(picture.match(/<rect /g)?.length, 1 + 16);
  assert.ok(!picture.includes("<text"));
  const words = pictureWords(english(), SHOWN).map(({ words }) => words);
  assert.deepEqual(words, [
    "Follow Suit · Two Hundred",
    "Deal of the day · November 23, 2026",
    "+35",
    "better than 1 of 2",
  ]);
  const places = [...picture.matchAll(/translate\((\d+) ([\d.]+)\) scale\(([\d.]+)\)/g)];
  for (const [, x, y, scale] of places) {
    assert.ok(Number(x) + 94 * Number(scale) <= 1130);
    assert.ok(Number(y) + 94 * Number(scale) <= 450);
  }
});
