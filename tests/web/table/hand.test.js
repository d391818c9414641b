import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createCardTap } from "../../../web/js/table/input/card-tap.js";
import { nearestSlot } from "../../../web/js/table/input/hand-slots.js";
import {
  moveCard,
  sortHand,
  inOwnOrder,
  moveInOrder,
  ownOrderAfter,
  shownHand,
  keysOf,
} from "../../../web/js/table/store/hand-order.js";
import { headOf, isHead } from "../../../web/js/core/storage/match-summaries.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { handCards, handView } from "../../../web/js/table/view/hand.js";
import { fakeContext } from "../shared/contexts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";
import { noteChanges } from "../shared/diaries.js";
import { recordings } from "../shared/recordings.js";

const text = createSentences(
  "en",
  readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8"),
);

const PACK = ["S", "H", "D", "C"]
  .flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit))
  .concat("SJ", "BJ");

/** Numbers below a bound by lot, the same each time. @param {number} seed */
function lots(seed) {
  let state = seed;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** So many of these by lot, each once. @param {readonly string[]} cards @param {number} count @param {(bound: number) => number} lot */
function drawn(cards, count, lot) {
  const left = [...cards];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(lot(left.length), 1)[0] ?? "",
  );
}

/** @param {readonly string[]} some @param {readonly string[]} all whether the first lie in the second in this order */
function isWithin(some, all) {
  let at = 0;
  for (const card of all) if (card === some[at]) at += 1;
  return at === some.length;
}

test("whatever the own order says, every card is shown exactly once, and what it knows in its order", () => {
  const lot = lots(5);
  for (let round = 0; round < 2000; round += 1) {
    const pack = round % 2 ? PACK : [...PACK, ...PACK];
    const hand = drawn(pack, lot(34), lot);
    // Cards of the hand, cards of other hands, cards too often, and what is no card at all.
    const own = [
      ...drawn(hand, lot(40), lot),
      ...drawn(pack, lot(20), lot),
      ...drawn(["", "XX", "5H", "5H", "5H"], lot(6), lot),
    ];
    const mixed = drawn(own, own.length, lot);
    const shown = inOwnOrder(hand, mixed);
    assert.deepEqual([...shown].sort(), [...hand].sort());
    assert.equal(new Set(keysOf(shown)).size, hand.length);
    assert.deepEqual(inOwnOrder(hand, shown), shown, "in order once, it stays so");
    const known = mixed.filter(
      (card, at) =>
        mixed.slice(0, at).filter((one) => one === card).length < hand.filter((one) => one === card).length,
    );
    assert.ok(isWithin(known, shown));
  }
});

test("a hand nobody moved lies as the settings say", () => {
  const hand = { hand: ["AS", "7H", "5H"], by_rank: ["AS", "7H", "5H"].reverse() };
  assert.deepEqual(shownHand(hand, "suits"), ["AS", "7H", "5H"]);
  assert.deepEqual(shownHand(hand, "reversed", null), ["5H", "7H", "AS"]);
  assert.deepEqual(shownHand(hand, "ranks"), hand.by_rank);
});

test("a moved card lies where it was put, whichever order was chosen", () => {
  for (const order of /** @type {const} */ (["suits", "reversed", "ranks"])) {
    const hand = { hand: ["AS", "KS", "7H", "5H"], by_rank: ["AS", "KS", "7H", "5H"] };
    const shown = shownHand(hand, order);
    const own = moveInOrder(shown, null, 0, 2);
    assert.deepEqual(shownHand(hand, order, own), [shown[1], shown[2], shown[0], shown[3]]);
  }
});

test("a card dealt later goes to its twin, else to a neighbour of its suit, else behind the card before it", () => {
  const own = ["KS", "5H", "AS", "2S"];
  assert.deepEqual(inOwnOrder(["AS", "KS", "2S", "5H", "5H"], own), ["KS", "5H", "5H", "AS", "2S"]);
  assert.deepEqual(inOwnOrder(["AS", "KS", "QS", "2S", "5H"], own), ["KS", "QS", "5H", "AS", "2S"]);
  assert.deepEqual(inOwnOrder(["AS", "KS", "2S", "7H", "5H"], own), ["KS", "7H", "5H", "AS", "2S"]);
  assert.deepEqual(inOwnOrder(["AS", "KS", "2S", "5H", "9C"], own), ["KS", "5H", "9C", "AS", "2S"]);
  assert.deepEqual(inOwnOrder(["KH", "5H", "5H"], ["5H", "KH"]), ["5H", "5H", "KH"]);
  assert.deepEqual(inOwnOrder(["BJ", "AS", "KS", "2S", "5H"], own), ["KS", "5H", "BJ", "AS", "2S"]);
});

test("a play taken back brings its cards to where they lay", () => {
  const own = moveInOrder(["AS", "KS", "7H", "5H"], null, 3, 0);
  assert.deepEqual(own, ["5H", "AS", "KS", "7H"]);
  const less = moveInOrder(inOwnOrder(["AS", "KS", "7H"], own), own, 2, 0);
  assert.deepEqual(inOwnOrder(["AS", "KS", "7H"], less), ["7H", "AS", "KS"]);
  assert.deepEqual(
    inOwnOrder(["AS", "KS", "7H", "5H"], less).filter((card) => card !== "7H"),
    ["5H", "AS", "KS"],
  );
});

test("of two equal cards that lie apart the one that is played goes, and the other stays", () => {
  const own = ["5H", "AS", "5H", "KS"];
  const before = ["AS", "KS", "5H", "5H"];
  assert.deepEqual(ownOrderAfter(own, ["5H0"], before, ["AS", "KS", "5H"]), ["AS", "5H", "KS"]);
  assert.deepEqual(ownOrderAfter(own, ["5H1"], before, ["AS", "KS", "5H"]), ["5H", "AS", "KS"]);
  assert.deepEqual(ownOrderAfter(own, ["5H0", "5H1"], before, ["AS", "KS"]), own);
  assert.deepEqual(ownOrderAfter(own, ["5H0"], before, before), own, "up, and not played");
});

test("the own order holds for the deal, and the next one lies sorted", () => {
  const begun = reduce(firstState(), {
    type: "began",
    answer: { ok: true, view: view(), events: [] },
    own: ["5H", "AS", "7H"],
  });
  const answered = (/** @type {Partial<import("../../../web/js/core/types.d.ts").View>} */ change) =>
    reduce(begun, { type: "answered", answer: { ok: true, view: view(change), events: [] } });
  assert.deepEqual(answered({ turn: 11, hand: ["AS", "5H"] }).match?.own, ["5H", "AS", "7H"]);
  assert.equal(answered({ turn: 11, deal: 2 }).match?.own, null);
});

test("a card is moved and the match kept; sorted again, the hand lies as before", () => {
  let times = 0;
  const table = fakeContext(async () => ({ ok: true }), { match: match() }, { onSave: () => (times += 1) });
  const { store } = table;
  assert.deepEqual(moveCard(table, 0, 2), { card: "AS", place: 3, count: 3 });
  assert.deepEqual(store.state().match?.own, ["7H", "5H", "AS"]);
  assert.equal(moveCard(table, 0, 0), null);
  assert.equal(moveCard(table, 0, 3), null);
  assert.equal(sortHand(table), true);
  assert.equal(sortHand(table), false);
  assert.equal(store.state().match?.own, null);
  assert.equal(times, 2);
});

test("cards swept over rise with those that are up, and lie down again where the first of them was up", () => {
  const hand = ["AS", "7H", "7H", "5H"];
  const swept = (/** @type {string[]} */ ...keys) => keys.map((key) => ({ card: key.slice(0, -1), key }));
  const sweptAt = (/** @type {any} */ prompt, /** @type {object} */ more = {}) => {
    const store = createStore({ ...firstState(), match: match({ hand, prompt }, more) }, reduce);
    /** @type {unknown[]} */
    const raised = [];
    const table = /** @type {any} */ ({ raiseCards: (...up) => void raised.push(up) });
    return { store, raised, take: createCardTap(store, table).beginSweep() };
  };
  const play = { kind: "play", playable: ["7H", "5H"], refused: {}, count: 0 };
  const up = { chosen: ["5H"], raised: ["5H0"] };
  const rising = sweptAt(play, up);
  rising.take?.(swept("AS0", "7H0", "7H1"));
  assert.deepEqual(rising.raised.at(-1), [
    ["5H", "7H", "7H"],
    ["5H0", "7H0", "7H1"],
  ]);
  const falling = sweptAt(play, { chosen: ["5H", "7H"], raised: ["5H0", "7H1"] });
  falling.take?.(swept("5H0", "7H1", "7H0"));
  assert.deepEqual(falling.raised.at(-1), [[], []]);
  const single = sweptAt({ kind: "play", playable: ["7H", "5H"], refused: {} });
  single.take?.(swept("7H0", "5H0", "AS0"));
  assert.deepEqual(single.store.state().match?.chosen, ["5H"], "of single cards the last that may be played");
  assert.equal(sweptAt(null).take, null, "nobody is asked");
  assert.equal(sweptAt(play, { busy: true }).take, null);
});

test("the own order is kept with the match, and what is no order is no head", () => {
  const head = headOf({ id: "m", began: 1, version: 0 }, view(), null, 5, ["5H", "AS", "7H"]);
  assert.deepEqual(head.own, ["5H", "AS", "7H"]);
  assert.ok(isHead(head));
  assert.ok(isHead({ ...head, own: undefined }), "as it was kept before there was any");
  assert.equal(isHead({ ...head, own: "5H" }), false);
  assert.equal(isHead({ ...head, own: [5] }), false);
});

test("a place of the hand is meant by its row and then by its column", () => {
  const rows = [
    { x: 10, y: 0 },
    { x: 50, y: 0 },
    { x: 90, y: 0 },
    { x: 10, y: 46 },
    { x: 50, y: 46 },
  ];
  assert.equal(nearestSlot(rows, { x: 45, y: -20 }), 1);
  assert.equal(nearestSlot(rows, { x: 200, y: 30 }), 4);
  assert.equal(nearestSlot(rows, { x: 85, y: 10 }), 2);
  // The ends of a fan hang down: pulled up a little, a card does not go to the middle.
  const fan = [-3, -2, -1, 0, 1, 2, 3].map((o) => ({ x: o * 40, y: o * o * 4 }));
  assert.equal(nearestSlot(fan, { x: -120, y: -60 }), 0);
});

test("no order of suits or ranks stands where the hand is laid", () => {
  for (const file of ["store/hand-order.js", "input/hand-slots.js", "input/card-drag.js"]) {
    const code = readFileSync(new URL(`../../../web/js/table/${file}`, import.meta.url), "utf8");
    assert.doesNotMatch(code, /["'`][SHDC]["'`,]|\bAKQ|TJQ|\d{4,}/, file);
  }
});

test("a card that shows its number has it in its name, behind the card", () => {
  const labels = (/** @type {boolean} */ numbers) =>
    handCards(text, match({}, { chosen: ["5H"] }), { order: "suits", numbers }).map(({ label }) => label);
  assert.deepEqual(labels(true), [
    "ace of spades, card 1, cannot be played: Hearts led, and you hold 2: follow suit.",
    "7 of hearts, card 2",
    "5 of hearts, card 3, taken up",
  ]);
  assert.deepEqual(labels(false).slice(1), ["7 of hearts", "5 of hearts, taken up"]);
});

test("a hand says how many rows it lies in, once that is known, and whether they are stacked", () => {
  /** @param {import("../../../web/js/table/view/hand-layout.js").Shape | null} shape */
  const rows = (shape) =>
    /<div class="hand"[^>]*>/
      .exec(
        written(handView(text, match(), firstState().settings, shape, /** @type {any} */ (() => {}))),
      )?.[0]
      .replaceAll(/\s+/g, " ");
  const begins = '<div class="hand" role="group" aria-label=Your hand data-hand';
  assert.equal(rows(null), `${begins} >`);
  assert.equal(rows({ rows: 1, per: 13 }), `${begins} data-rows=1 data-per=13 >`);
  assert.equal(rows({ rows: 2, per: 7 }), `${begins} data-few data-stacked data-rows=2 data-per=7 >`);
  assert.equal(rows({ rows: 2, per: 3 }), `${begins} data-stacked data-rows=2 data-per=3 >`);
});

test("what a tap, a sweep and a card that is dragged do is as it was, wherever the table stands", async () => {
  const same = recordings(import.meta.url);
  const several = { kind: "play", playable: ["7H", "5H"], refused: {}, count: 0 };
  const judged = { explanations: { isJudging: true } };
  const states = /** @type {Record<string, [any, any?, any?]>} */ ({
    "a turn": [{}],
    "a turn of one tap": [{}, {}, { oneTap: true }],
    "a card chosen": [{}, { chosen: ["7H"] }],
    "several cards": [{ prompt: several }],
    "several cards, one of them up": [{ prompt: several }, { chosen: ["7H"], raised: ["7H0"] }],
    "one card of several": [{ prompt: { ...several, count: 1 } }],
    "one card of several, up": [{ prompt: { ...several, count: 1 } }, { chosen: ["7H"], raised: ["7H0"] }],
    "one card of several, by one tap": [{ prompt: { ...several, count: 1 } }, {}, { oneTap: true }],
    "a burial": [{ prompt: { kind: "bury", count: 2, worth: {} } }, { chosen: ["7H"], raised: ["7H0"] }],
    "an indicator": [{ prompt: { kind: "lay_indicator", offers: [{ kind: "lay_indicator", card: "7H" }] } }],
    "a deal": [{ phase: "dealing", prompt: { kind: "declare", suits: [], declarations: [] } }],
    "a trick that lies there": [{}, { lingering: true }],
    "a trick that waits for a tap": [{}, { lingering: true }, { tapToContinue: true }],
    "another's turn": [{ prompt: null, to_act: "W" }],
    "nobody's turn": [{ prompt: null, to_act: null }],
    "a hand that is arranged": [{}, { arranging: { key: null } }],
    "a hand of which a card is taken": [{}, { arranging: { key: "AS0" } }],
    "an act that is sent": [{}, { busy: true }],
    "a play that is judged": [{}, judged],
    nothing: [null],
  });
  const acts = /** @type {Record<string, (tap: any) => unknown>} */ ({
    "tap AS": (tap) => tap.tapCard("AS", "AS0"),
    "tap 7H": (tap) => tap.tapCard("7H", "7H0"),
    "sweep 7H": (tap) => tap.beginSweep()?.([{ card: "7H", key: "7H0" }]),
    "sweep all": (tap) => tap.beginSweep()?.(["5H", "AS", "7H"].map((card) => ({ card, key: `${card}0` }))),
    "drag 7H": (tap) => tap.playDragged("7H", "7H0"),
  });
  for (const [name, [change, more, settings]] of Object.entries(states)) {
    /** @type {string[]} */
    const lines = [];
    for (const [what, act] of Object.entries(acts)) {
      const at = change && match(change, more);
      const store = createStore({ ...firstState(settings), match: at }, reduce);
      /** @type {string[]} */
      const diary = [];
      noteChanges(store, diary);
      const table = /** @type {any} */ (
        new Proxy(
          {},
          {
            get:
              (_, did) =>
              async (/** @type {unknown[]} */ ...given) =>
                void diary.push(`${String(did)} ${JSON.stringify(given)}`),
          },
        )
      );
      const tap = createCardTap(store, table, (from, to) => diary.push(`from ${from} to ${to}`));
      await act(tap);
      lines.push(`${what}: ${diary.join(", ")}`);
    }
    same(name, lines.join("\n"));
  }
});
