import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createCardTap } from "../../../web/js/table/input/card-tap.js";
import { cuesOf } from "../../../web/js/features/sound/cues.js";
import { settingsIn } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { continuePlay, skipWait } from "../../../web/js/table/store/steps.js";
import {
  claimTricks,
  handOver,
  performAction,
  takeOver,
  undoAction,
} from "../../../web/js/table/store/turns.js";
import { fakeContext } from "../shared/contexts.js";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { currentTrickSentence, standingSentence } from "../../../web/js/text/table-review.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { match, TRICK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/core/types.d.ts").Prompt} Prompt */
/** @typedef {import("../../../web/js/core/types.d.ts").Settings} Settings */
/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

const text = createSentences(
  "en",
  readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8"),
);

/** @param {Partial<Extract<Prompt, { kind: "play" }>>} [more] @returns {Prompt} */
const play = (more) => ({ kind: "play", playable: ["7H"], refused: {}, only: null, claim: null, ...more });

/**
 * A table that stands like this, whose engine gives these answers one after another.
 * @param {Partial<View>} change
 * @param {Partial<Settings>} settings
 * @param {Partial<View>[]} answers
 */
function contextAt(change, settings, answers = [{ turn: 11 }]) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  const begun = reduce(firstState({ speed: "instant", ...settings }), {
    type: "began",
    answer: { ok: true, view: view(change), events: [] },
  });
  const left = [...answers];
  const table = fakeContext(async (question) => {
    if (question.op === "cancel_thinking") return { ok: true };
    asked.push(question);
    return /** @type {Answer} */ ({ ok: true, view: view(left.shift() ?? { turn: 99 }), events: [] });
  }, begun);
  return { table, store: table.store, asked };
}

test("the only play there is makes itself, where the person likes that", async () => {
  const { table, asked } = contextAt({ prompt: play({ only: ["7H"] }) }, { autoplay: true });
  await continuePlay(table);
  assert.deepEqual(asked, [{ op: "act", action: { kind: "play", cards: ["7H"] }, turn: 10 }]);
});

test("the only play there is waits for the person where they like it so", async () => {
  const { table, asked } = contextAt({ prompt: play({ only: ["7H"] }) }, { autoplay: false });
  await continuePlay(table);
  assert.deepEqual(asked, []);
});

test("one card that may be played is not taken for the only play unless the engine says so", async () => {
  const { table, asked } = contextAt({ prompt: play() }, { autoplay: true });
  await continuePlay(table);
  assert.deepEqual(asked, []);
});

test("a bid of which there is but one is the person's all the same", async () => {
  const prompt = /** @type {Prompt} */ ({ kind: "bid", can_pass: false, values: [50] });
  const { table, asked } = contextAt({ phase: "betting", prompt }, { autoplay: true });
  await continuePlay(table);
  assert.deepEqual(asked, []);
});

test("a trick lies until the person goes on, where they like it so", async () => {
  const { table, store, asked } = contextAt(
    { waits_for: "bot", prompt: null, to_act: "W" },
    { tapToContinue: true },
    [
      { turn: 11, waits_for: "bot", prompt: null, to_act: "W", trick: null, tricks: [TRICK] },
      { turn: 12, tricks: [TRICK], prompt: play() },
    ],
  );
  await continuePlay(table);
  // The next bot thinks already; what it does is shown once the person goes on.
  assert.deepEqual(
    [store.state().match?.lingering, store.state().match?.view.turn, asked.length],
    [true, 11, 2],
  );
  await skipWait(table);
  assert.deepEqual(
    [store.state().match?.lingering, store.state().match?.view.turn, asked.length],
    [false, 12, 2],
  );
});

test("a tap on a card while a trick lies goes on, and plays nothing", () => {
  /** @type {string[]} */
  const done = [];
  const { store } = contextAt({ prompt: play() }, { tapToContinue: true, oneTap: true });
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ turn: 11, trick: null, tricks: [TRICK], prompt: play() }), events: [] },
  });
  const table = /** @type {any} */ ({
    skipWait: () => done.push("go on"),
    performAction: () => done.push("act"),
  });
  createCardTap(store, table).tapCard("7H", "7H0");
  assert.deepEqual([done, store.state().match?.chosen], [["go on"], []]);
  store.change({ type: "gather" });
  createCardTap(store, table).tapCard("7H", "7H0");
  assert.deepEqual(done, ["go on", "act"]);
});

test("taking back asks the engine, and only where there is something to take back", async () => {
  const none = contextAt({ can_undo: false }, {});
  await undoAction(none.table);
  assert.deepEqual(none.asked, []);
  const some = contextAt({ can_undo: true }, {}, [{ turn: 6, prompt: play() }]);
  await undoAction(some.table);
  assert.deepEqual(some.asked, [{ op: "undo", turn: 10 }]);
  assert.equal(some.store.state().match?.view.turn, 6);
});

test("a claim is asked for only where the engine offers it, and once", async () => {
  const none = contextAt({ prompt: play() }, {});
  await claimTricks(none.table);
  assert.deepEqual(none.asked, []);
  const some = contextAt({ prompt: play({ claim: 3 }) }, {}, [{ turn: 22, waits_for: "deal", prompt: null }]);
  await Promise.all([claimTricks(some.table), claimTricks(some.table)]);
  assert.deepEqual(some.asked, [{ op: "claim_tricks", turn: 10 }]);
});

test("a bot plays on once the engine offers it, past tricks that would wait for a tap, and the person takes over", async () => {
  const none = contextAt({ prompt: play() }, {});
  await handOver(none.table);
  assert.deepEqual(none.asked, []);
  const handed = {
    handed_over: true,
    waits_for: /** @type {const} */ ("bot"),
    prompt: null,
    to_act: /** @type {const} */ ("S"),
  };
  const { table, store, asked } = contextAt(
    { can_hand_over: true, prompt: play() },
    { tapToContinue: true },
    [
      { turn: 10, ...handed },
      { turn: 11, ...handed, trick: null, tricks: [TRICK] },
      { turn: 12, waits_for: "deal", prompt: null, tricks: [TRICK] },
    ],
  );
  await handOver(table);
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["hand_over", "step", "step"],
  );
  assert.equal(store.state().match?.view.waits_for, "deal");
  const own = contextAt(handed, {}, [{ turn: 10, prompt: play() }]);
  await takeOver(own.table);
  assert.deepEqual(own.asked, [{ op: "take_over", turn: 10 }]);
  await takeOver(own.table);
  assert.equal(own.asked.length, 1, "who decides already asks nothing");
});

test("rapid taps on several buttons act once", async () => {
  const { table, asked } = contextAt({ can_undo: true, prompt: play({ claim: 2 }) }, {}, [
    { turn: 11, prompt: play() },
  ]);
  const act = performAction(table, { kind: "play", cards: ["7H"] });
  await Promise.all([
    act,
    undoAction(table),
    claimTricks(table),
    performAction(table, { kind: "play", cards: ["5H"] }),
  ]);
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["act"],
  );
});

test("settings that make no sense are not taken", () => {
  assert.deepEqual(
    settingsIn({ theme: "plaid", speed: "fast", volume: 101, back: 7, sound: "yes", order: "ranks" }),
    {
      speed: "fast",
      order: "ranks",
    },
  );
  for (const nothing of [null, 7, [], "theme"]) assert.deepEqual(settingsIn(nothing), {});
});

test("what happens has its sound, and what does not happen has none", () => {
  const before = reduce(firstState(), {
    type: "began",
    answer: { ok: true, view: view({ waits_for: "bot" }), events: [] },
  });
  const answer = {
    ok: true,
    view: view({ turn: 11 }),
    events: [{ kind: "cards_played", seat: /** @type {const} */ ("W") }],
  };
  const played = reduce(before, { type: "answered", answer });
  assert.deepEqual(cuesOf(played, before), ["card", "turn"]);
  const told = /** @type {any} */ ({ events: [] });
  const wasTold = { ...before, match: before.match && { ...before.match, told } };
  assert.deepEqual(cuesOf(played, wasTold), ["turn"], "cards shown one by one were heard so");
  assert.deepEqual(cuesOf({ ...played, match: played.match && { ...played.match, told } }, wasTold), [
    "card",
    "turn",
  ]);
  assert.deepEqual(cuesOf(played, played), []);
  const refused = reduce(played, { type: "refuse", refusal: { code: "must_follow" }, card: "AS" });
  assert.deepEqual(cuesOf(refused, played), ["refusal"]);
  assert.deepEqual(cuesOf(firstState(), firstState()), []);
});

test("the trick on the table is read out, or the last one, with its winner", () => {
  assert.equal(currentTrickSentence(text, match()), "Yvonne: king of hearts. Yvonne is winning.");
  const last = match({ trick: null, tricks: [TRICK] });
  assert.match(currentTrickSentence(text, last), /^The last trick: .*Odile took it, 20 points\.$/);
  assert.equal(currentTrickSentence(text, match({ trick: null })), text.say("tricks-none"));
});

test("whose turn it is, the score and the bids are read out on request", () => {
  assert.equal(standingSentence(text, view(), "turn"), "Your turn");
  const score = [
    { label: "taken", values: { NS: 30, EW: 5 } },
    { label: "total", values: { NS: -20, EW: 100 } },
  ];
  assert.equal(
    standingSentence(text, view({ score }), "score"),
    "We: 30 in this deal, −20 in all. They: 5 in this deal, 100 in all.",
  );
  const calls = [{ seat: /** @type {const} */ ("N"), bid: 60, forced: false }];
  assert.equal(
    standingSentence(text, view({ calls }), "bids"),
    "Théo bets 60. Contract 60, bet by Théo. Trump is clubs.",
  );
});

test("who wants to hear little hears no card, who wants to hear all hears what may be played", () => {
  const events = [
    { kind: "cards_played", seat: /** @type {const} */ ("W"), cards: ["AH"] },
    { kind: "trick_won", seat: /** @type {const} */ ("S"), points: 0 },
  ];
  assert.deepEqual(newsSentences(text, events, view({ prompt: null }), "brief"), ["You take the trick."]);
  assert.deepEqual(newsSentences(text, [], view(), "full"), [
    "Your turn to play.",
    "Yvonne: king of hearts. Yvonne is winning.",
    "You may play 7 of hearts and 5 of hearts.",
  ]);
  const leading = view({ trick: { leader: "S", plays: [], winner: null, points: 0 } });
  assert.deepEqual(newsSentences(text, [], leading, "full"), [
    "Your turn to play.",
    "You may play 7 of hearts and 5 of hearts.",
  ]);
});

test("a claim is announced in one sentence", () => {
  const events = [
    { kind: "claimed", seat: /** @type {const} */ ("S"), tricks: 2 },
    { kind: "cards_played", seat: /** @type {const} */ ("S"), cards: ["AH"] },
    { kind: "trick_won", seat: /** @type {const} */ ("S"), points: 10 },
  ];
  assert.deepEqual(newsSentences(text, events, view({ prompt: null })), ["You claim the rest: 2 tricks."]);
});
