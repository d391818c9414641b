import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { planMoves } from "../../../web/js/motion/motion-plan.js";
import { rulesOf } from "../../../web/js/core/next-match-rules.js";
import { keysOf, liftCards } from "../../../web/js/table/store/hand-order.js";
import { nextStep, isAtOnce, pauseFor } from "../../../web/js/table/store/next-step.js";
import { continuePlay } from "../../../web/js/table/store/steps.js";
import { refusalOf } from "../../../web/js/core/requests.js";
import { fakeContext } from "../shared/contexts.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { cardNames } from "../../../web/js/text/names.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";

const english = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = gameText(createSentences("en", english), "tractor");

/** @param {string[]} cards @param {boolean} [canPass] */
const declare = (cards, canPass = false) => ({
  kind: /** @type {const} */ ("declare"),
  can_pass: canPass,
  declarations: cards.length ? [{ cards, suit: "H", strength: 1 }] : [],
});

test("equal cards of a hand have keys of their own", () => {
  assert.deepEqual(keysOf(["5H", "5H", "AS"]), ["5H0", "5H1", "AS0"]);
});

test("of two equal cards the one under the finger is lifted, and what is up stays up", () => {
  const hand = ["5H", "5H", "AS", "AS"];
  assert.deepEqual(liftCards(hand, ["5H"], [], "5H1"), ["5H1"]);
  assert.deepEqual(liftCards(hand, ["5H", "AS"], ["AS1"], "5H0").sort(), ["5H0", "AS1"]);
  assert.deepEqual(liftCards(hand, ["5H", "5H"], [], "5H1").sort(), ["5H0", "5H1"]);
});

test("while cards are dealt the table goes on, though the person could declare", () => {
  const dealt = match({
    phase: "dealing",
    waits_for: "table",
    prompt: declare(["2H"]),
  });
  assert.equal(nextStep(dealt, { autoplay: true }), "step");
  assert.equal(nextStep({ ...dealt, dealing: "paused" }, { autoplay: true }), "wait");
});

test("the last chance of somebody with nothing to show passes by itself", () => {
  assert.equal(
    nextStep(match({ phase: "last_chance", prompt: declare([], true) }), {
      autoplay: true,
    }),
    "pass",
  );
  assert.equal(
    nextStep(match({ phase: "last_chance", prompt: declare(["2H"], true) }), {
      autoplay: true,
    }),
    "wait",
  );
});

test("where the partner is to speak for the pair the person may speak before", () => {
  const prompt = {
    kind: /** @type {const} */ ("bid"),
    can_pass: true,
    values: [5, 10],
  };
  assert.equal(
    nextStep(match({ phase: "bidding", waits_for: "bot", prompt }), {
      autoplay: true,
    }),
    "wait",
  );
  assert.equal(
    nextStep(match({ phase: "bidding", waits_for: "bot", prompt: null }), {
      autoplay: true,
    }),
    "step",
  );
});

test("the deal can be hurried and skipped", () => {
  const dealt = match({ phase: "dealing", waits_for: "table" });
  const live = pauseFor(dealt, "normal");
  assert.ok(pauseFor({ ...dealt, dealing: "fast" }, "normal") < live);
  assert.equal(pauseFor({ ...dealt, dealing: "skip" }, "slow"), 0);
});

test("cards that come without a pause are asked for in one message", async () => {
  const dealt = match({ phase: "dealing", waits_for: "table" });
  assert.ok(isAtOnce({ ...dealt, dealing: "skip" }, "slow"));
  assert.ok(isAtOnce(dealt, "instant"));
  assert.ok(!isAtOnce(dealt, "fast"));
  for (const [dealing, until] of /** @type {const} */ ([
    ["skip", "asked"],
    ["live", undefined],
  ])) {
    /** @type {{ op: string, until?: unknown }[]} */
    const asked = [];
    const state = {
      ...firstState(),
      match: { ...dealt, dealing },
      settings: DEFAULT_SETTINGS,
    };
    const table = fakeContext((question) => {
      asked.push(question);
      return Promise.resolve({ ok: false, error: { code: "stop" } });
    }, state);
    await continuePlay(table).catch(refusalOf);
    assert.deepEqual(
      asked.map(({ op, until: given }) => [op, given]),
      [["step", until]],
    );
  }
});

test("what is chosen stays while the table stands, and a wrong tap costs nothing of it", () => {
  const prompt = {
    kind: /** @type {const} */ ("play"),
    count: 2,
    playable: ["7H", "5H"],
    refused: {},
  };
  const begun = {
    ...firstState(),
    screen: /** @type {const} */ ("table"),
    match: match({ prompt }),
  };
  const chosen = reduce(begun, {
    type: "chosen",
    cards: ["7H", "5H"],
    raised: ["7H0", "5H0"],
  });
  const told = reduce(chosen, {
    type: "refuse",
    refusal: { code: "must_follow_suit" },
    card: "AS",
  });
  assert.deepEqual(told.match?.chosen, ["7H", "5H"]);
  const same = reduce(chosen, { type: "refreshed", view: view({ prompt }) });
  assert.deepEqual(same.match?.raised, ["7H0", "5H0"]);
  const gone = reduce(chosen, {
    type: "refreshed",
    view: view({ prompt, turn: 11 }),
  });
  assert.deepEqual([gone.match?.chosen, gone.match?.raised], [[], []]);
});

test("a starter trick lies a while before trump is named", () => {
  const plays = [{ seat: /** @type {const} */ ("S"), cards: ["BJ"] }];
  const trick = {
    leader: /** @type {const} */ ("S"),
    plays,
    winner: /** @type {const} */ ("S"),
  };
  const put = {
    ...firstState(),
    match: match({ phase: "starter_trick", trick }),
  };
  const answer = {
    ok: true,
    view: view({ phase: "naming", trick: null, starter_trick: trick }),
    events: [],
  };
  assert.equal(reduce(put, { type: "answered", answer }).match?.lingering, true);
});

test("two equal cards are named together", () => {
  assert.equal(cardNames(text.say, ["KH", "KH", "QH"]), "two kings of hearts and queen of hearts");
  assert.equal(cardNames(text.say, ["SJ", "SJ"]), "two small jokers");
});

test("a declaration is announced when it becomes possible, not with every card after", () => {
  const dealt = (/** @type {string} */ card) => [
    { kind: "cards_dealt", seat: /** @type {const} */ ("S"), cards: [card] },
  ];
  const open = view({ phase: "dealing", prompt: declare(["2H"]) });
  assert.deepEqual(newsSentences(text, dealt("2H"), open), ["2 of hearts.", "You can declare trump."]);
  assert.deepEqual(newsSentences(text, dealt("9C"), open), ["9 of clubs."]);
});

test("a match is asked for by its preset, or by what the house chose", () => {
  const settings = { ...DEFAULT_SETTINGS, game: "tractor" };
  assert.equal(rulesOf(settings), "reference");
  const house = { tractor: { preset: "standard", throw: "off" } };
  assert.deepEqual(rulesOf({ ...settings, preset: { tractor: "house" }, house }), house.tractor);
});

test("every option and every choice of the house rules has words", () => {
  // What the first screen asks, too, is said there.
  const lines = source("en")
    .split("\n")
    .map((line) => line.split(" = ")[0] ?? "");
  const options = lines.filter((id) => /^option-[a-z_0-9]+-line$/.test(id));
  assert.ok(options.length > 60);
  for (const line of options) assert.ok(lines.includes(line.replace(/-line$/, "")), line);
});

test("a card dealt to somebody else flies from the pack to that seat", () => {
  const before = match({ phase: "dealing", hand: [], trick: null });
  const { seats } = before.view;
  const after = match({
    phase: "dealing",
    hand: [],
    trick: null,
    seats: { ...seats, W: { ...seats.W, cards: 4 } },
  });
  assert.deepEqual(
    planMoves(before, after).map(({ kind, from, to }) => [kind, from.zone, to.zone, to.seat]),
    [["deal", "deck", "seat", "W"]],
  );
});

test("all four have their last chance in one moment, unless somebody has just declared", () => {
  const full = { ...view().seats.S, cards: 25 };
  const seats = { ...view().seats, S: full, W: full, N: full, E: full };
  const asked = match({ phase: "last_chance", calls: [], seats });
  assert.ok(4 * pauseFor(asked, "normal") <= 1200 && 4 * pauseFor(asked, "slow") <= 1200);
  /** @type {import("../../../web/js/core/types.d.ts").DeclarationView} */
  const early = { seat: "W", cards: ["2S"], suit: "S", dealt: 40 };
  const after = match({ phase: "last_chance", calls: [early], seats });
  assert.equal(pauseFor(after, "normal"), pauseFor(asked, "normal"));
  const late = match({
    phase: "last_chance",
    calls: [early, { ...early, seat: "E", dealt: 100 }],
    seats,
  });
  assert.ok(pauseFor(late, "normal") > 2 * pauseFor(asked, "normal"));
});
