/** Hand places: rows of a large hand, suit by suit. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { handPlaces, isFew } from "../../../web/js/table/view/hand-layout.js";

/** A hand of so many cards of each suit, trumps first. @param {number[]} counts */
const hand = (...counts) =>
  counts.flatMap((count, suit) =>
    Array.from({ length: count }, () => ({
      card: `2${"SHCD"[suit - 1] ?? "J"}`,
      isTrump: suit === 0,
    })),
  );
/** @param {Record<string, string>[]} places @param {string} name */
const all = (places, name) => places.map((place) => Number(place[name]));
/** How many cards lie in each row. @param {Record<string, string>[]} places */
const rows = (places) => {
  const row = all(places, "--row");
  return [...new Set(row)].map((one) => row.filter((other) => other === one).length);
};
const PHONE = { rows: 4, per: 10 };

test("each suit has a row of its own where it fits, trumps first", () => {
  assert.deepEqual(rows(handPlaces(hand(9, 6, 5, 5), PHONE)), [9, 6, 5, 5]);
});

test("more trumps than a row has room for lie in two, and two short suits share one", () => {
  const places = handPlaces(hand(14, 4, 4, 3), PHONE);
  assert.deepEqual(rows(places), [7, 7, 4, 7]);
  assert.ok(Math.max(...all(places, "--long")) < 8);
});

test("no row is longer than it has room for while four rows can hold the hand", () => {
  for (let trumps = 0; trumps <= 25; trumps += 1)
    for (let spades = 0; spades <= 25 - trumps; spades += 1)
      for (let hearts = 0; hearts <= 25 - trumps - spades; hearts += 3) {
        const rest = 25 - trumps - spades - hearts;
        const counts = [trumps, spades, hearts, rest >> 1, rest - (rest >> 1)];
        const places = handPlaces(hand(...counts), PHONE);
        assert.equal(places.length, 25);
        assert.ok(Number(places[0]?.["--long"]) <= PHONE.per, counts.join(" "));
        assert.ok(Number(places[0]?.["--rows"]) <= PHONE.rows);
      }
});

test("thirty-nine cards have ten in a row, and fifty-two thirteen", () => {
  assert.ok(Number(handPlaces(hand(15, 8, 8, 8), PHONE)[0]?.["--long"]) <= 10.5);
  assert.ok(Number(handPlaces(hand(20, 11, 11, 10), PHONE)[0]?.["--long"]) <= 13.5);
});

test("the rows close up as the hand shrinks, and one row is left at last", () => {
  const left = [hand(9, 6, 5, 5), hand(5, 4, 4, 3), hand(3, 3, 3, 3), hand(2, 1, 1, 1)];
  const counts = left.map((cards) => rows(handPlaces(cards, PHONE)).length);
  assert.deepEqual(counts, counts.toSorted().reverse());
  assert.equal(counts.at(-1), 1);
});

test("a hand is few where its only row is short, not where it never had but one", () => {
  /** @param {number[]} counts */
  const few = (...counts) => isFew(handPlaces(hand(...counts), { rows: 2, per: 9 }), { rows: 2, per: 9 });
  assert.deepEqual([few(6), few(1, 1), few(7), few(5, 5), few()], [true, true, false, false, false]);
  assert.equal(isFew(handPlaces(hand(3), { rows: 1, per: 15 }), { rows: 1, per: 15 }), false);
});

test("a hand of two rows keeps them until two cards are left, but where something else needs the height", () => {
  const two = { rows: 2, per: 9 };
  const counts = [hand(3, 3, 2, 2), hand(2, 1, 1, 1), hand(2, 1), hand(1, 1)];
  const kept = counts.map((cards) => rows(handPlaces(cards, two)).length);
  const scarce = counts.map((cards) => rows(handPlaces(cards, two, null, true)).length);
  assert.deepEqual(
    [kept, scarce],
    [
      [2, 2, 2, 1],
      [2, 1, 1, 1],
    ],
  );
});

test("in one row a gap parts the suits, and the row stays in the middle", () => {
  const at = all(handPlaces(hand(2, 2), { rows: 1, per: 33 }), "--at");
  assert.ok((at[2] ?? 0) - (at[1] ?? 0) > (at[1] ?? 0) - (at[0] ?? 0));
  assert.equal(
    at.reduce((sum, one) => sum + one, 0),
    0,
  );
});

test("the gaps of the only row close where its cards need the room", () => {
  const thirteen = hand(4, 4, 3, 2);
  assert.equal(handPlaces(thirteen, { rows: 1, per: 13 })[0]?.["--long"], "13");
  assert.ok(Math.abs(Number(handPlaces(thirteen, { rows: 1, per: 13.3 })[0]?.["--long"]) - 13.3) < 1e-9);
  assert.equal(Number(handPlaces(thirteen, { rows: 1, per: 15 })[0]?.["--long"]), 13 + 3 * 0.45);
  const alone = handPlaces(hand(1, 5, 5, 2), { rows: 1, per: 13.3 });
  assert.ok(Math.abs(Number(alone[0]?.["--long"]) - 13.3) < 1e-9, "a gap behind the first card counts, too");
});

test("a hand that lies by rank is broken evenly", () => {
  const mixed = Array.from({ length: 25 }, (_, index) => ({
    card: `2${"SHCD"[index % 4]}`,
    isTrump: false,
  }));
  assert.deepEqual(rows(handPlaces(mixed, PHONE)), [7, 6, 6, 6].toSorted());
});

test("a suit is split over two rows only where it does not fit in one", () => {
  const suits = (/** @type {Record<string, string>[]} */ places, /** @type {number[]} */ counts) => {
    const row = all(places, "--row");
    return counts.map((count, suit) => {
      const from = counts.slice(0, suit).reduce((sum, one) => sum + one, 0);
      return new Set(row.slice(from, from + count)).size;
    });
  };
  for (let trumps = 1; trumps <= 10; trumps += 1)
    for (let spades = 1; spades <= 9; spades += 1)
      for (let hearts = 1; hearts <= 10 && trumps + spades + hearts < 25; hearts += 1) {
        const clubs = 25 - trumps - spades - hearts;
        if (clubs > 10) continue;
        const counts = [trumps, spades, hearts, clubs];
        assert.deepEqual(suits(handPlaces(hand(...counts), PHONE), counts), [1, 1, 1, 1], counts.join(" "));
      }
});

const ORDER = ["trump", "S", "H", "C", "D"];

test("while cards are dealt each suit keeps its row from the first card on, at any number of rows", () => {
  const whole = hand(3, 6, 5, 6, 5);
  for (const rows of [1, 2, 3, 4, 5]) {
    const last = handPlaces(whole, { rows, per: 30 }, ORDER);
    for (let dealt = 1; dealt < 25; dealt += 1) {
      const part = whole.filter((_, at) => (at * 7) % 25 < dealt);
      const now = handPlaces(part, { rows, per: 30 }, ORDER);
      assert.deepEqual(
        part.map((_, at) => now[at]?.["--row"]),
        part.map((card) => last[whole.indexOf(card)]?.["--row"]),
      );
    }
  }
});

test("a suit that grows too long for its row while cards are dealt is laid in two", () => {
  const places = handPlaces(hand(14, 4, 4, 3), PHONE, ["trump", "S", "H", "C"]);
  assert.ok(Math.max(...all(places, "--long")) <= PHONE.per);
});

test("the trumps without a suit share a row, and a suit that becomes trump has one of its own", () => {
  const rowsOf = (/** @type {Record<string, string>[]} */ places) => [...new Set(all(places, "--row"))];
  assert.deepEqual(rowsOf(handPlaces(hand(2, 1, 1, 1, 1), PHONE, ORDER)), [0, 1, 2, 3]);
  assert.deepEqual(rowsOf(handPlaces(hand(2, 0, 1, 1, 1), PHONE, ["trump", "H", "C", "D"])), [0, 1, 2, 3]);
});

test("suits share a row where the rows are more even so, and have their own where they are not", () => {
  const lying = (
    /** @type {number[]} */ counts,
    /** @type {import("../../../web/js/table/view/hand-layout.js").Shape} */ shape,
  ) => rows(handPlaces(hand(...counts), shape));
  assert.deepEqual(lying([0, 0, 0, 4, 3], PHONE), [4, 3]);
  assert.deepEqual(lying([0, 0, 2, 4, 3], PHONE), [6, 3]);
  assert.deepEqual(lying([0, 0, 8, 4, 3], PHONE), [8, 4, 3]);
  assert.deepEqual(lying([0, 1, 2, 4, 3], PHONE), [3, 4, 3]);
  assert.deepEqual(lying([4, 8, 8, 4, 3], { rows: 4, per: 7 }), [7, 6, 7, 7]);
  assert.deepEqual(lying([6, 8, 6, 4, 3], { rows: 4, per: 7 }), [6, 7, 7, 7]);
});

test("no hand lies otherwise than it was looked at", () => {
  const counts = [0, 2, 5, 11];
  const hands = counts.flatMap((trumps) =>
    counts.flatMap((spades) => [0, 4, 9].map((rest) => hand(trumps, spades, 3, rest, 9 - rest))),
  );
  const shapes = [
    { rows: 1, per: 14 },
    { rows: 2, per: 13 },
    { rows: 3, per: 9 },
    PHONE,
    { rows: 6, per: 8 },
  ];
  const orders = [null, ["trump", "S", "H", "C", "D"], ["trump", "H", "C", "D"]];
  const places = shapes.flatMap((shape) =>
    orders.flatMap((order) => hands.map((cards) => handPlaces(cards, shape, order))),
  );
  const digest = createHash("sha256").update(JSON.stringify(places)).digest("hex").slice(0, 8);
  assert.equal(digest, "3d4e86d6", "look at hands of each kind before this is written here");
});
