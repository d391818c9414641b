import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createSentences } from "../../../web/js/text/sentences.js";
import { courtBadge, courtMark } from "../../../web/js/table/view/court-badge.js";
import { ledgerView } from "../../../web/js/table/view/ledger.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Court} Court */

/** @param {string} code */
const wordsOf = (code) =>
  createSentences(code, readFileSync(new URL(`../../../web/text/${code}.ftl`, import.meta.url), "utf8"));
const words = wordsOf("en");
const { say } = words;

/** @param {Court} [court] @returns {import("../../../web/js/core/types.d.ts").ScoreRow[]} */
const courtRows = (court) =>
  court ? [{ label: "court", values: { [court.side]: court.kind }, place: "mark" }] : [];

/** @param {Court} [court] what the engine says of one; made up, for no deal comes to it soon */
const rangvaar = (court) =>
  view({
    game: "rangvaar",
    match: { deals: 3, counted: 0, current: 1 },
    score: [...view().score, ...courtRows(court)],
  });

test("the badge of a court says in words who has it and for what, and the crown is there besides", () => {
  const told = {
    NS: {
      all_tricks: "We have a court: all thirteen tricks",
      first_seven: "We have a court: the first seven tricks",
    },
    EW: {
      all_tricks: "They have a court: all thirteen tricks",
      first_seven: "They have a court: the first seven tricks",
    },
  };
  for (const side of /** @type {const} */ (["NS", "EW"]))
    for (const kind of /** @type {const} */ (["all_tricks", "first_seven"])) {
      const badge = written(courtBadge(say, rangvaar({ side, kind })));
      assert.match(badge, new RegExp(`<span>${told[side][kind]}</span>`));
      assert.match(badge, /<svg class="mark mark-crown"[^>]* aria-hidden="true"/);
    }
  assert.match(
    written(courtBadge(wordsOf("zh-Hans").say, rangvaar({ side: "EW", kind: "all_tricks" }))),
    /对方完胜：十三墩全拿/,
  );
});

test("without a court there is neither a badge nor a crown", () => {
  assert.equal(written(courtBadge(say, rangvaar())), "");
  assert.equal(written(courtMark(say, rangvaar(), "NS")), "");
  assert.doesNotMatch(written(ledgerView(words, rangvaar(), () => {})), /court-mark/);
});

test("the crown of the score stands by the side that has the court, and is a picture with that name", () => {
  for (const [side, whose, name] of /** @type {const} */ ([
    ["NS", "us", "We have a court: the first seven tricks"],
    ["EW", "them", "They have a court: the first seven tricks"],
  ])) {
    const rows = written(ledgerView(words, rangvaar({ side, kind: "first_seven" }), () => {}))
      .split("<tr ")
      .slice(1);
    const crowned = rows.filter((row) => row.includes("court-mark"));
    assert.equal(crowned.length, 1);
    assert.ok(crowned[0]?.startsWith(`data-whose=${whose}`), crowned[0]);
    assert.ok(crowned[0]?.includes(`role="img" aria-label=${name}`), crowned[0]);
  }
});
