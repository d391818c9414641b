/** Match summaries: what is kept of a match beside its record, whole, and what passes for such a head. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  asSeenBy,
  hasOpponents,
  headFrom,
  headOf,
  isHead,
  levelOf,
  namesIn,
  newestFirst,
  tableOf,
  toContinue,
} from "../../../web/js/core/storage/match-summaries.js";
import { head } from "../shared/documents.js";
import { figures } from "../shared/figures.js";
import { view } from "../shared/views.js";

const KNOWN = { id: "m", began: 1, version: 4 };
const NAMED = { id: "m", kind: "record", title: "", game: "two_hundred", rules: "reference" };
const LEVELS = { W: "casual", N: "casual", E: "casual" };

test("a match is kept with what its table says, and what was known of it before", () => {
  const alone = {
    ...{
      ...NAMED,
      version: 4,
      you: "S",
      side: "NS",
      levels: LEVELS,
      began: 1,
      changed: 9,
      status: "standing",
    },
    ...{ deal: 1, deals: [], assisted: false, own: null },
  };
  assert.deepEqual(headOf(KNOWN, view(), null, 9), alone);
  assert.equal(headOf({ ...KNOWN, began: 0 }, view(), null, 9).began, 9);
  const over = view({
    deal: 2,
    waits_for: "over",
    assisted: true,
    challenge: { day: "2026-11-23", margin: 5 },
  });
  const before = { ...KNOWN, challenge: "c1.A", deals: [figures({ deal: 1 }), figures({ deal: 2 })] };
  assert.deepEqual(headOf(before, over, figures({ deal: 2, made: false }), 9, ["AS"]), {
    ...{ ...alone, status: "over", deal: 2, assisted: true, own: ["AS"], challenge: "c1.A" },
    ...{ deals: [figures({ deal: 1 }), figures({ deal: 2, made: false })], day: "2026-11-23", margin: 5 },
  });
});

for (const how of ["pass_and_play", "multiplayer"])
  test(`a match of several people (${how}) is kept with them, as the first of them sees it`, () => {
    const { seats } = view();
    const shared = view({ you: "N", seats: { ...seats, E: { ...seats.E, level: null } }, [how]: {} });
    const { people, you, side, levels } = headOf(KNOWN, shared, null, 9);
    const found = { S: { name: "Ada", side: "NS" }, E: { name: "Yvonne", side: "EW" } };
    assert.deepEqual(
      { people, you, side, levels },
      { people: found, you: "S", side: "NS", levels: { W: "casual", N: "casual" } },
    );
    const match = /** @type {any} */ ({ ...head(), people: found });
    assert.deepEqual(asSeenBy(match, "Yvonne"), { ...match, you: "E", side: "EW" });
    assert.deepEqual([asSeenBy(match, "Théo"), asSeenBy(head(), "Ada")], [null, null]);
    assert.deepEqual([namesIn(match), namesIn(head())], [["Ada", "Yvonne"], []]);
    assert.deepEqual([hasOpponents(match), hasOpponents(head())], [true, false]);
    assert.equal(hasOpponents({ ...match, people: { S: found.S, N: found.S } }), false);
  });

test("a match of which a record was opened has what the record says", () => {
  const known = { id: "m", began: 1, changed: 2, version: 3 };
  const players = {
    S: { level: null, name: "Ada", side: "NS" },
    W: { level: "casual", name: "Lan", side: "EW" },
  };
  const opened = /** @type {any} */ ({
    ...{ game: "tractor", rules: { packs: 2 }, you: "W", players, over: true, challenge: null },
    deals: [
      { number: 4, figures: figures({ deal: 4 }) },
      { number: 5, figures: null },
    ],
  });
  const whole = {
    ...{
      id: "m",
      kind: "record",
      title: "",
      version: 3,
      began: 1,
      changed: 2,
      game: "tractor",
      rules: { packs: 2 },
    },
    ...{
      you: "W",
      side: "EW",
      levels: { W: "casual" },
      status: "over",
      deal: 5,
      deals: [figures({ deal: 4 })],
    },
    assisted: false,
  };
  assert.deepEqual(headFrom(known, opened), whole);
  const others = { ...opened, over: false, deals: [], players: { ...players, N: { level: null } } };
  assert.deepEqual(headFrom({ ...known, version: undefined }, { ...others, you: "E" }), {
    ...{ ...whole, version: undefined, status: "standing", deal: 1, deals: [], you: "E", side: "NS" },
    people: { S: { name: "Ada", side: "NS" }, N: { name: "", side: "NS" } },
  });
});

test("the newest is the one that was changed last, unless it has another place", () => {
  const [old, young, placed] = [
    head({ id: "old", changed: 1 }),
    head({ id: "young", changed: 2 }),
    head({ id: "placed", changed: 1, order: 3 }),
  ];
  const sorted = newestFirst([old, young, placed]);
  assert.deepEqual(
    sorted.map(({ id }) => id),
    ["placed", "young", "old"],
  );
  assert.equal(toContinue([head({ id: "left", status: "left" }), young])?.id, "young");
  assert.equal(toContinue([head({ status: "over" })]), null);
});

test("bots of one level have that, others several; and a table is known where the rules tell both numbers", () => {
  assert.deepEqual(
    [levelOf(LEVELS), levelOf({ W: "casual", N: "expert" }), levelOf({})],
    ["casual", "mixed", "mixed"],
  );
  const rules = [{ seats: 6, packs: 3 }, { seats: 6 }, { packs: 3 }, "reference"];
  assert.deepEqual(rules.map(tableOf), [{ seats: 6, packs: 3 }, null, null, null]);
});

/** What spoils a head. */
const SPOILED = {
  ...{ id: 1, game: null, you: 7, side: undefined, kind: "sheet", began: "today", deal: "1", status: "lost" },
  ...{ rules: 7, levels: { W: 1 }, assisted: "no", own: "AS", people: { S: "Ada" }, challenge: 1, day: 1 },
  ...{ order: "1", margin: 1.5, deals: {} },
};
for (const [field, value] of Object.entries(SPOILED))
  test(`what has ${JSON.stringify(value)} for ${field} is no head of a match`, () => {
    assert.equal(isHead(head()), true);
    assert.equal(isHead({ ...head(), [field]: value }), false);
  });

test("figures of a deal have what they count by, unless it was passed out", () => {
  const hasDeal = (/** @type {object} */ more) => isHead(head({ deals: [{ ...figures(), ...more }] }));
  const bare = { side: undefined, declarer: undefined, took: undefined };
  assert.deepEqual([{}, { passed_out: true, ...bare }, { side: null, declarer: null }].map(hasDeal), [
    true,
    true,
    true,
  ]);
  const spoiled = [
    { deal: 1.5 },
    { assisted: 1 },
    { passed_out: 0 },
    { side: 7 },
    { declarer: 7 },
    { took: 7 },
  ];
  assert.deepEqual(spoiled.map(hasDeal), Array(6).fill(false));
  const people = [{ S: { name: "Ada" } }, { S: { side: "NS" } }, 7];
  assert.deepEqual(
    people.map((one) => isHead({ ...head(), people: one })),
    [false, false, false],
  );
});
