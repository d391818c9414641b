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

test("a deal that nobody has finished is shared with nothing", () => {
  const { own } = /** @type {any} */ (SHOWN);
  const open = /** @type {any} */ ({ ...SHOWN, own: { ...own, claim: null } });
  assert.equal(resultText(english(), open).split("\n").at(-2), "0 · better than 0 of 2");
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
  const marks = ["won", "empty", "lost", "missed"].map(
    (square) => /<path d="(.*?)" transform/.exec(pictureShapes(/** @type {any} */ ([square])))?.[1],
  );
  assert.deepEqual(marks, [
    "M28 52L44 68L74 34",
    undefined,
    "M32 32L68 68M68 32L32 68",
    "M50 24V56M50 74V76",
  ]);
  const [ink, soft] = ["#f5ecda", "#b6bdd0"];
  assert.deepEqual(
    pictureWords(english(), SHOWN).map((line) => Object.values(line)),
    [
      ["Follow Suit · Two Hundred", 118, 56, 800, ink, false],
      ["Deal of the day · November 23, 2026", 170, 34, 400, soft, false],
      ["+35", 550, 124, 800, ink, false],
      ["better than 1 of 2", 546, 38, 400, soft, true],
    ],
  );
  // Thirteen at most lie in one row, in the middle.
  const places = (/** @type {number} */ count) => {
    const drawn = pictureShapes(Array(count).fill("won"));
    const all = [...drawn.matchAll(/<g transform="translate\((.*?)\) scale\((.*?)\)">/g)];
    return all.map(([, place, scale]) => `${place} × ${Number(scale).toFixed(3)}`);
  };
  assert.deepEqual(places(1), ["80 255 × 1.000"]);
  assert.deepEqual(places(13).slice(-2), ["960 255 × 0.769", "1040 255 × 0.769"]);
  assert.deepEqual(places(14).slice(6, 8), ["704 215 × 1.000", "80 319 × 1.000"]);
  assert.match(picture, /^<svg xmlns="[^"]*" width="1200" height="630" viewBox="0 0 1200 630">/);
  assert.deepEqual(
    [...picture.matchAll(/<path d="M(\d+) 630h75v-40z" fill="(.*?)"/g)].map(([, x, tone]) => [
      Number(x),
      tone,
    ]),
    Array.from({ length: 16 }, (_, at) => [75 * at, at % 2 ? "#1b2848" : "#1f2e53"]),
  );
});
