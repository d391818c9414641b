/** Mood: how it went, as it is shown and heard. The summaries are written as the engine writes them. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { cuesOf } from "../../../web/js/features/sound/cues.js";
import { featsOf, moodOf } from "../../../web/js/table/store/outcome.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { emblem } from "../../../web/games/tractor/emblem.js";
import { feats, mood } from "../../../web/games/tractor/outcome.js";
import { registerViews } from "../../../web/js/parts/lazy-views.js";
import { emblemView } from "../../../web/js/table/summary/emblem.js";
import { featLines, featsView } from "../../../web/js/table/summary/feats.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

registerViews({ "tractor mood": mood, "tractor feats": feats }, "");

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

/** @typedef {Partial<import("../../../web/js/core/types.d.ts").Match>} Ended */

const COURT = [{ label: "court", values: { NS: "all_tricks" }, place: "mark" }];
const KITTY = { cards: ["KS"], points: 10, multiplier: 2, bonus: 20 };
const STREAK = { kind: /** @type {const} */ ("streak"), isGood: true, count: 4 };
const BEST = { kind: /** @type {const} */ ("best"), isGood: true };
const DAY = { challenge: { day: "2026-11-23", margin: 12 } };

/** Each moment by game: how a deal or a match ends, what is heard of it one after another, and what is shown. */
const MOMENTS = /** @type {[name: string, view: View, heard: string[], shown: RegExp, more?: Ended][]} */ ([
  ...["two_hundred", "rangvaar", "court_piece"].flatMap((game) => [
    [`${game}: made`, ended(contract, { game }), ["made"], /data-mood=made/],
    [`${game}: set`, ended({ ...contract, made: false }, { game }), ["set"], /data-mood=set/],
    [
      `${game}: a match won`,
      ended({ ...contract, won_by: "NS" }, { game, waits_for: "over" }),
      ["won"],
      /scrap/,
    ],
    [
      `${game}: a day's deal, the fourth in a row and the best`,
      ended(contract, { game, waits_for: "over", .../** @type {any} */ (DAY) }),
      ["made", "streak", "best"],
      /feat-streak.*feat-best/s,
      { feats: [STREAK, BEST] },
    ],
  ]),
  ...["rangvaar", "court_piece"].map((game) => [
    `${game}: a court`,
    ended(contract, { game, score: /** @type {any} */ (COURT) }),
    ["court"],
    /emblem-crown/,
  ]),
  ["tractor: levels", ended(tally, LEVELS), ["level"], /data-mood=level/],
  ["tractor: a level of the others", ended({ ...tally, gainer: "EW" }, LEVELS), ["set"], /data-mood=level/],
  [
    "tractor: the kitty captured by us",
    ended({ ...tally, declaring_side: "EW", kitty: KITTY }, LEVELS),
    ["level", "captured"],
    /data-feat=captured data-good/,
  ],
  [
    "tractor: the kitty captured by them",
    ended({ ...tally, gainer: "EW", kitty: KITTY }, LEVELS),
    ["set"],
    /data-feat=captured(?! data-good)/,
  ],
  [
    "tractor: a match won",
    ended({ ...tally, won_by: "NS" }, { ...LEVELS, waits_for: "over" }),
    ["won"],
    /scrap/,
  ],
]);

test("each moment of each game is heard, one sound after another, and shown", () => {
  const text = { say: (/** @type {string} */ id) => id, has: () => true };
  for (const [name, view, heard, shown, more] of MOMENTS) {
    const state = { ...firstState(), screen: /** @type {const} */ ("table") };
    const after = { ...match({}, more), view };
    const cues = cuesOf({ ...state, match: after }, { ...state, match: match({}, { lingering: true }) });
    assert.deepEqual(
      cues.filter((one) => one !== "gather"),
      heard,
      name,
    );
    registerViews({ "tractor emblem": emblem }, "");
    assert.match(`${written(emblemView(view))} ${written(featsView(text, after))}`, shown, name);
    assert.equal(written(featLines(text, after)).split("<p>").length - 1, featsOf(after).length, name);
  }
});

test("a loss says what would have helped if that was looked for, a win says nothing of it", () => {
  const finding = (/** @type {number | null} */ trick, /** @type {number} */ cost) => ({
    in_trick: trick,
    cost,
    better: { action: { kind: "play", cards: ["5H"] } },
  });
  const found = { judged: 9, findings: [finding(2, 3), finding(6, 20)] };
  const said = (/** @type {View} */ view, /** @type {object} */ review) =>
    written(
      featsView(
        {
          say: (/** @type {string} */ id, /** @type {any} */ facts) => `${id} ${JSON.stringify(facts ?? {})}`,
          has: () => true,
        },
        /** @type {any} */ ({ ...match(), view, explanations: { review } }),
      ),
    );
  const lost = ended({ ...contract, made: false });
  assert.match(said(lost, { part: 1, found }), /decision-helped .*trick\W+7\D/);
  const before = { judged: 9, findings: [finding(2, 3), finding(null, 20)] };
  assert.match(said(lost, { part: 1, found: before }), /decision-helped .*trick\W+0\D/);
  assert.doesNotMatch(said(lost, { part: 0.5, found: null }), /decision-helped/);
  assert.doesNotMatch(said(ended(contract), { part: 1, found }), /decision-helped/);
});
