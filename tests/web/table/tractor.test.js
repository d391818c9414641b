import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { planMoves } from "../../../web/js/motion/motion-plan.js";
import { rulesOf } from "../../../web/js/core/next-match-rules.js";
import { keysOf, liftCards } from "../../../web/js/table/store/hand-order.js";
import { countDealt } from "../../../web/js/table/store/dealing.js";
import { intervalOfDeal, nextStep } from "../../../web/js/table/store/next-step.js";
import { catchUp } from "../../../web/js/table/store/cover-requests.js";
import { continuePlay, sendAction, setDealing } from "../../../web/js/table/store/steps.js";
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
  suits: ["S", "H", "D", "C", "NT"],
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

test("the deal waits where it was stopped, and where the person is asked", () => {
  const dealt = match({
    phase: "dealing",
    waits_for: "table",
    prompt: declare(["2H"]),
  });
  assert.equal(nextStep(dealt, { autoplay: true }), "step");
  assert.equal(nextStep({ ...dealt, dealing: "paused" }, { autoplay: true }), "wait");
  assert.equal(nextStep({ ...dealt, isOffered: true }, { autoplay: true }), "wait");
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

/** How long a deal of so many cards takes, in seconds. @param {number} size @param {import("../../../web/js/core/types.d.ts").Speed} speed */
const secondsOf = (size, speed) =>
  (size * intervalOfDeal({ view: view({ phase: "dealing", deal_size: size }) }, speed)) / 1000;

/** The seats once so many cards are dealt. @param {number} dealt @returns {import("../../../web/js/core/types.d.ts").View["seats"]} */
function seatsOf(dealt) {
  const { S, W, N, E } = view().seats;
  return { S: { ...S, cards: 0 }, W: { ...W, cards: dealt }, N: { ...N, cards: 0 }, E: { ...E, cards: 0 } };
}

/** @param {import("../../../web/js/core/types.d.ts").Match | null} now */
const dealtAt = (now) => now && countDealt(now.view);

/**
 * A deal at a table whose engine gives these views, and whose clock goes on only while it waits.
 * @param {import("../../../web/js/core/types.d.ts").View[]} answers
 * @param {import("../../../web/js/core/types.d.ts").Speed} speed
 */
function dealTable(answers, speed) {
  /** @type {unknown[]} */
  const asked = [];
  let time = 0;
  const begun = match({
    phase: "dealing",
    waits_for: "table",
    prompt: null,
    hand: [],
    seats: seatsOf(0),
    deal_size: 100,
  });
  const state = {
    ...firstState(),
    match: begun,
    settings: { ...DEFAULT_SETTINGS, speed },
  };
  const table = fakeContext(async (question) => {
    asked.push(question["until"]);
    const next = answers.shift();
    return next ? { ok: true, view: next, events: [] } : { ok: false, error: { code: "stop" } };
  }, state);
  table.now = () => time;
  table.sleep = async (milliseconds) => void (time += milliseconds);
  return {
    table,
    asked,
    time: () => time,
    now: () => table.store.state().match,
  };
}

/** A view in the middle of a deal. @param {number} dealt @param {Partial<import("../../../web/js/core/types.d.ts").View>} [change] */
const dealing = (dealt, change = {}) =>
  view({
    phase: "dealing",
    waits_for: "table",
    prompt: declare([]),
    turn: dealt,
    seats: seatsOf(dealt),
    deal_size: 100,
    ...change,
  });

test("the cards of a deal come in a few answers, and it takes the same time whatever comes when", async () => {
  const { table, asked, time, now } = dealTable(
    [dealing(20), dealing(84), dealing(99), view({ seats: seatsOf(100) })],
    "normal",
  );
  await continuePlay(table).catch(refusalOf);
  assert.deepEqual(asked, ["asked", "asked", "asked", "asked"]);
  assert.equal(dealtAt(now()), 100);
  assert.ok(Math.abs(time() / 1000 - (secondsOf(100, "normal") * 99) / 100) < 0.001, `${time()}`);
});

test("in a tab in the background, where timers are late by up to a second, a deal takes hardly longer", async () => {
  const { table, time, now } = dealTable(
    [dealing(20), dealing(84), dealing(99), view({ seats: seatsOf(100) })],
    "normal",
  );
  const { sleep } = table;
  table.sleep = (milliseconds) => sleep(Math.ceil((time() + milliseconds) / 1000) * 1000 - time());
  await continuePlay(table).catch(refusalOf);
  assert.equal(dealtAt(now()), 100);
  assert.ok(time() / 1000 - secondsOf(100, "normal") <= 1, `${time()}`);
});

test("the first cards of a deal are asked for before its empty table is drawn, and once", async () => {
  const { table, asked, now } = dealTable(
    [dealing(0, { turn: 7, deal: 2 }), dealing(20, { deal: 2 }), view({ seats: seatsOf(100), deal: 2 })],
    "normal",
  );
  /** @type {unknown[]} */
  const askedAt = [];
  table.store.listen(({ match: one }) => void askedAt.push([one && countDealt(one.view), asked.length]));
  await sendAction(table, (turn) => table.engine.deal({ turn })).catch(refusalOf);
  assert.deepEqual(askedAt.slice(0, 2), [
    [0, 0],
    [0, 2],
  ]);
  assert.deepEqual([dealtAt(now()), asked], [100, [undefined, "asked", "asked"]]);
});

test("what a card lets the person declare is asked once that card is shown, and the deal waits for it", async () => {
  const asks = dealing(40, { prompt: declare(["2H"]) });
  const { table, time, now } = dealTable([asks, view({ seats: seatsOf(100) })], "normal");
  const shown = table.store.listen(({ match: one }) => {
    if (one?.view.prompt?.kind === "declare" && one.view.prompt.declarations.length)
      assert.ok(time() >= 0.39 * 1000 * secondsOf(100, "normal"));
  });
  await continuePlay(table).catch(refusalOf);
  shown();
  assert.deepEqual([dealtAt(now()), now()?.isOffered], [40, true]);
  await setDealing(table, "live").catch(refusalOf);
  assert.equal(dealtAt(now()), 100);
});

test("at the highest speed a deal waits for nothing but the person", async () => {
  const asks = dealing(40, { prompt: declare(["2H"]) });
  const { table, time, now } = dealTable(
    [asks, dealing(99, { prompt: asks.prompt }), view({ seats: seatsOf(100) })],
    "instant",
  );
  await continuePlay(table).catch(refusalOf);
  assert.deepEqual([time(), now()?.isOffered], [0, true]);
  await setDealing(table, "live").catch(refusalOf);
  assert.deepEqual([time(), dealtAt(now())], [0, 100]);
});

test("a deal that waits for the person goes on waiting when the same table is told again", async () => {
  const asks = dealing(40, { prompt: declare(["2H"]) });
  const { table, now } = dealTable([asks, asks, view({ seats: seatsOf(100) })], "normal");
  await continuePlay(table).catch(refusalOf);
  await catchUp(table).catch(refusalOf);
  assert.deepEqual([dealtAt(now()), now()?.isOffered], [40, true]);
});

test("with devices of their own, or at one device, nothing waits for who may declare", async () => {
  for (const others of [{ multiplayer: true }, { pass_and_play: true }]) {
    const asks = dealing(40, {
      prompt: declare(["2H"]),
      .../** @type {any} */ (others),
    });
    const { table, now } = dealTable([asks, view({ seats: seatsOf(100) })], "normal");
    await continuePlay(table).catch(refusalOf);
    assert.equal(dealtAt(now()), 100);
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

test("the cards of an answer are announced in one sentence", () => {
  const dealt = ["2H", "9C"].map((card) => ({
    kind: "cards_dealt",
    seat: /** @type {const} */ ("S"),
    cards: [card],
  }));
  const open = view({ phase: "dealing", prompt: declare(["2H"]) });
  assert.deepEqual(newsSentences(text, dealt, open), [
    "2 of hearts and 9 of clubs.",
    "You can declare trump.",
  ]);
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

test("whoever looks at their cards in a paused deal at one device is asked what they can declare by then", () => {
  const cover = /** @type {any} */ ({
    uncovered: "S",
    next: null,
    may_look: ["S", "N"],
    takes_back: null,
    asks: [],
  });
  const dealt = match({ phase: "dealing", waits_for: "table", prompt: null, pass_and_play: cover });
  const answer = { ok: true, view: { ...dealt.view, prompt: declare(["2H"]) }, events: [] };
  const timeline = { since: 0, from: 0, interval: Infinity };
  const state = { ...firstState(), match: { ...dealt, timeline } };
  const shown = reduce(state, { type: "answered", answer, timeline, isBehind: true });
  assert.deepEqual(shown.match?.view.prompt, declare(["2H"]));
});
