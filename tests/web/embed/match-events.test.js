/** What a host that follows a match is told: whose turn it is, how it stands after each trick, and no card. */
import assert from "node:assert/strict";
import { test } from "node:test";

const { listNewEvents } = await import("../../../web/js/embed/match-events.js");
const { estimateTableHeight } = await import("../../../web/js/embed/height.js");

/** @param {object} fields @returns {any} */
const view = (fields) => ({
  game: "tractor",
  deal: 1,
  to_act: "S",
  tricks: [],
  hand: ["AS", "KH"],
  trick: { cards: ["QD"] },
  ...fields,
});
const trick = { winner: "E", plays: [["E", ["AC"]]] };

test("the first view of a deal says whose turn it is", () => {
  assert.deepEqual(listNewEvents(view({}), undefined), [
    { type: "act", detail: { game: "tractor", deal: 1, tricks: 0, seat: "S" } },
  ]);
  assert.deepEqual(listNewEvents(undefined, view({})), []);
});

test("a view in which nobody else is to act is no news", () => {
  assert.deepEqual(listNewEvents(view({ hand: ["KH"] }), view({})), []);
});

test("a complete trick says how the deal stands, and then whose turn it is", () => {
  const score = [{ label: "level", values: { NS: "2", EW: "5" } }];
  const now = view({ tricks: [trick], score, to_act: "E" });
  assert.deepEqual(listNewEvents(now, view({})), [
    { type: "score", detail: { game: "tractor", deal: 1, tricks: 1, score } },
    { type: "act", detail: { game: "tractor", deal: 1, tricks: 1, seat: "E" } },
  ]);
});

test("the winner of a trick who leads the next one is told of again", () => {
  const [, act] = listNewEvents(view({ tricks: [trick] }), view({}));
  assert.equal(act?.type, "act");
});

test("another deal counts its tricks anew", () => {
  const before = view({ tricks: [trick, trick] });
  assert.deepEqual(
    listNewEvents(view({ deal: 2, tricks: [trick] }), before).map(({ detail }) => detail["tricks"]),
    [1, 1],
  );
});

test("nothing that a host is told holds a card", () => {
  const now = view({ tricks: [trick], score: [{ label: "taken", values: { NS: 0, EW: 1 } }] });
  assert.doesNotMatch(JSON.stringify(listNewEvents(now, view({}))), /[2-9TJQKA][SHDC]|hand|plays/);
});

test("a table is between the heights of a phone's and of a desk's", () => {
  assert.deepEqual(
    [200, 360, 699, 700, 1100, 2000].map((width) => estimateTableHeight(width)),
    [600, 666, 740, 640, 682, 860],
  );
});
