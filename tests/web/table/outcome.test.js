/** Mood: how it went, as it is shown and heard. The summaries are written as the engine writes them. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { cuesOf } from "../../../web/js/features/sound/cues.js";
import { moodOf } from "../../../web/js/table/store/outcome.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { emblem } from "../../../web/games/tractor/emblem.js";
import { mood } from "../../../web/games/tractor/outcome.js";
import { registerViews } from "../../../web/js/parts/lazy-views.js";
import { emblemView } from "../../../web/js/table/summary/emblem.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

registerViews({ "tractor mood": mood }, "");

/** @param {Record<string, unknown>} summary @param {Partial<View>} [more] */
const ended = (summary, more = {}) =>
  view({
    waits_for: "deal",
    prompt: null,
    summary: /** @type {any} */ (summary),
    ...more,
  });
const contract = {
  declarer: "N",
  side: "NS",
  contract: 60,
  made: true,
  totals: { NS: 60, EW: 0 },
  won_by: null,
};
const tally = {
  declaring_side: "NS",
  declares_next: "NS",
  gainer: "NS",
  gain: 2,
  before: { NS: "2", EW: "2" },
  levels: { NS: "4", EW: "2" },
  won_by: null,
};

const LEVELS = { game: "tractor" };

const ENDS = {
  "our contract, made": [ended(contract), "made us good"],
  "our contract, set": [ended({ ...contract, made: false }), "set us bad"],
  "their contract, made": [ended({ ...contract, declarer: "W", side: "EW" }), "made them bad"],
  "their contract, set": [ended({ ...contract, declarer: "W", side: "EW", made: false }), "set them good"],
  "our two levels": [ended(tally, LEVELS), "level us good"],
  "their level": [ended({ ...tally, gainer: "EW", gain: 1 }, LEVELS), "level them bad"],
  "no level, and they declare": [
    ended({ ...tally, gainer: null, gain: 0, declares_next: "EW" }, LEVELS),
    "turn them bad",
  ],
  "our court": [
    ended(contract, {
      score: [{ label: "court", values: { NS: "all_tricks" }, place: "mark" }],
    }),
    "court us good",
  ],
  "their court": [
    ended(contract, {
      score: [{ label: "court", values: { EW: "first_seven" }, place: "mark" }],
    }),
    "court them bad",
  ],
  "a match won": [ended({ ...contract, won_by: "NS" }, { waits_for: "over" }), "won us good"],
  "a match lost": [ended({ ...contract, won_by: "EW" }, { waits_for: "over" }), "lost them bad"],
  "a tie": [ended({ ...contract, won_by: "tie" }, { waits_for: "over" }), "tie null null"],
};

test("each end has its mood, good or bad for the person", () => {
  for (const [name, [at, wanted]] of Object.entries(ENDS)) {
    const found = moodOf(/** @type {View} */ (at));
    const told = `${found?.kind} ${found?.whose} ${found?.isGood === null ? "null" : found?.isGood ? "good" : "bad"}`;
    assert.ok(String(wanted).startsWith(told), `${name}: ${told}`);
  }
  assert.equal(moodOf(ended({ passed_out: true })), null);
  assert.equal(moodOf(view()), null);
});

test("gold is sewn for a win only: a lost match shows the block as stitches, and no scraps fly", () => {
  const [won, lost] = ["a match won", "a match lost"].map((name) =>
    written(emblemView(/** @type {View} */ (ENDS[/** @type {keyof typeof ENDS} */ (name)][0]))),
  );
  assert.match(won ?? "", /data-mood=won[^>]*>[^]*class="scrap"/);
  assert.match(lost ?? "", /data-mood=lost/);
  assert.doesNotMatch(lost ?? "", /scrap/);
});

test("a contract that was set is one patch torn into two, and a kept one is whole", () => {
  const patches = (/** @type {keyof typeof ENDS} */ name) =>
    written(emblemView(/** @type {View} */ (ENDS[name][0]))).split("contract-patch").length - 1;
  assert.equal(patches("our contract, made"), 1);
  assert.equal(patches("our contract, set"), 2);
});

test("levels gained are as many stairs, from the level before to the one reached", () => {
  const [ended] = ENDS["our two levels"];
  const shown = /** @type {View} */ (ended);
  const risen = /** @type {import("../../../web/js/table/store/outcome.js").Mood} */ (moodOf(shown));
  const steps = [...written(emblem(shown, risen)).matchAll(/class="bid-step"\s*>([^<]*)</g)];
  assert.deepEqual(
    steps.map(([, label]) => label),
    ["2", "", "4"],
  );
});

test("a win, a loss, a contract made and one set, a court and a level gained are heard as what they are", () => {
  const HEARD = {
    "our contract, made": "made",
    "our contract, set": "set",
    "their contract, made": "set",
    "their contract, set": "made",
    "our two levels": "level",
    "their level": "set",
    "our court": "court",
    "a match won": "won",
    "a match lost": "lost",
  };
  for (const [name, cue] of Object.entries(HEARD)) {
    const shown = { ...firstState(), screen: /** @type {const} */ ("table") };
    const before = { ...shown, match: match({}, { lingering: true }) };
    const after = {
      ...shown,
      match: {
        ...match(),
        view: /** @type {View} */ (ENDS[/** @type {keyof typeof ENDS} */ (name)][0]),
      },
    };
    assert.deepEqual(
      cuesOf(after, before).filter((one) => one !== "gather"),
      [cue],
      name,
    );
    assert.deepEqual(cuesOf(after, after), [], `${name}, once`);
    assert.deepEqual(cuesOf(after, shown), [], `${name}, when a match is taken up again`);
  }
});

test("bids, passes, the contract, trump, a failed throw and several cards have sounds of their own", () => {
  const before = reduce(firstState(), {
    type: "began",
    answer: { ok: true, view: view({ waits_for: "bot" }), events: [] },
  });
  const heard = (/** @type {{ kind: string }[]} */ ...events) =>
    cuesOf(
      reduce(before, {
        type: "answered",
        answer: {
          ok: true,
          view: view({ turn: 11, waits_for: "bot" }),
          events,
        },
      }),
      before,
    );
  assert.deepEqual(heard({ kind: "bid_made" }), ["bid"]);
  assert.deepEqual(heard({ kind: "passed" }), ["pass"]);
  assert.deepEqual(heard({ kind: "passed" }, { kind: "auction_won" }), ["contract"]);
  assert.deepEqual(heard({ kind: "trump_named" }), ["trump"]);
  assert.deepEqual(heard(/** @type {any} */ ({ kind: "cards_played", cards: ["KH", "KH"] })), ["cards"]);
  assert.deepEqual(heard(/** @type {any} */ ({ kind: "cards_dealt", cards: ["KH", "7S", "5D"] })), [
    "packet",
  ]);
  assert.deepEqual(heard(/** @type {any} */ ({ kind: "cards_dealt", cards: ["KH"] })), ["deal"]);
  assert.deepEqual(heard({ kind: "cards_played" }, { kind: "throw_failed" }), ["card", "failed"]);
});
