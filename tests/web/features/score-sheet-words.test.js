/** Words of a score sheet: which sentences say its people, values and steps, and with which facts. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  answerWords,
  askedWords,
  changeWords,
  enteredWords,
  findSides,
  listPeople,
  nameWords,
  personWords,
  refusedWords,
  reportLines,
  rolesWords,
  scoreWords,
  shortWords,
  sideWords,
  stepWords,
  valueWords,
  wonWords,
} from "../../../web/js/features/score-sheet/words.js";
import { speech } from "../shared/speech.js";

const words = speech(/^(?!.*secret)(?!.*-tractor$)/);
const PEOPLE = /** @type {any[]} */ ([
  { seat: "S", name: "Ama", side: "NS" },
  { seat: "W", name: "Bo", side: "EW" },
  { seat: "N", name: "", side: "NS" },
]);
const field = (/** @type {string} */ name, kind = "choice") => /** @type {any} */ ({ name, kind });

test("people and sides are called by their names, or by their seats", () => {
  assert.deepEqual(
    ["S", "N", "E"].map((seat) => personWords(words, PEOPLE, seat)),
    ["Ama", "seat(seat N)", "seat(seat E)"],
  );
  assert.deepEqual(
    ["EW", "NS", "XX"].map((side) => sideWords(words, PEOPLE, side)),
    ["Bo", "list-and(first Ama, last seat(seat N))", ""],
  );
  const three = [...PEOPLE, { seat: "E", name: "Eve", side: "NS" }];
  assert.equal(sideWords(words, three, "NS"), "list-and(first Amalist-commaseat(seat N), last Eve)");
  const sheet = /** @type {any} */ ({
    head: { names: { S: "Ama" } },
    order: ["S", "W"],
    sides: { NS: ["S"], EW: ["W"] },
  });
  assert.deepEqual(listPeople(sheet), [PEOPLE[0], { seat: "W", name: "", side: "EW" }]);
});

test("figures, winners and roles are said", () => {
  assert.deepEqual(["120", "-5", "T", "A"].map(scoreWords), ["120", "−5", "10", "A"]);
  assert.deepEqual(
    ["tie", "EW"].map((won) => wonWords(words, PEOPLE, won)),
    ["score-sheet-tie", "score-sheet-over(names Bo)"],
  );
  const roles = (/** @type {object} */ all) => rolesWords(words, PEOPLE, /** @type {any} */ ({ roles: all }));
  assert.equal(roles({ dealer: "S", opens: "W" }), "score-sheet-roles(dealer Ama, role opens, other Bo)");
  assert.equal(roles({ dealer: "S" }), "score-sheet-roles(dealer Ama, role open, other )");
  assert.equal(roles({ dealer: "S", opens: null }), "score-sheet-roles(dealer Ama, role open, other )");
});

test("the declarer's side is that of the entry, of its declarer, or the one that the sheet knows", () => {
  const sheet = /** @type {any} */ ({ sides: { NS: ["S", "N"], EW: ["W", "E"] } });
  const fields = [field("who", "seat"), field("side", "side")];
  const found = (/** @type {any} */ values, /** @type {any} */ known = null) =>
    Object.values(findSides(sheet, fields, values, known));
  assert.deepEqual(found({}), [null, null]);
  assert.deepEqual(found({}, "EW"), ["EW", "NS"]);
  assert.deepEqual(found({ who: "N" }, "EW"), ["NS", "EW"]);
  assert.deepEqual(found({ who: "N", side: "EW" }), ["EW", "NS"]);
});

test("a field has its question with the sides, a short name, or else its own", () => {
  const of = { declaring: "EW", other: null };
  assert.equal(
    askedWords(words, PEOPLE, field("points"), /** @type {any} */ (of)),
    "score-sheet-field-points(declaring Bo, other none)",
  );
  assert.equal(askedWords(words, PEOPLE, field("secret"), /** @type {any} */ (of)), "secret");
  assert.deepEqual(
    [shortWords(words, field("points"), "?"), shortWords(words, field("secret"), "?")],
    ["score-sheet-column-points", "?"],
  );
  assert.equal(nameWords(words, PEOPLE, "points"), "score-sheet-column-points");
});

test("a value is said by its kind", () => {
  const said = (/** @type {string} */ kind, /** @type {any} */ value) =>
    valueWords(words, PEOPLE, field("f", kind), value);
  assert.deepEqual([said("flag", true), said("flag", false)], ["score-sheet-yes", "score-sheet-no"]);
  assert.deepEqual([said("number", -5), said("seat", "S"), said("side", "EW")], ["−5", "Ama", "Bo"]);
  assert.deepEqual(
    [said("suit", "H"), said("choice", "made"), said("choice", "secret")],
    ["suit-title(suit H)", "score-sheet-choice-made", "f: secret"],
  );
  const values = { bid: true, points: 5, trump: "H", who: "S", side: "EW", how: "made" };
  assert.equal(
    enteredWords(words, PEOPLE, values),
    [
      "bid score-sheet-yes",
      "points 5",
      "trump suit-title(suit H)",
      "who Ama",
      "side Bo",
      "how score-sheet-choice-made",
    ]
      .map((one) => `score-sheet-column-${one}`)
      .join(" · "),
  );
});

test("an answer that sets later fields says them too, and one beside such answers is any other", () => {
  const all = /** @type {any[]} */ ([{ how: "made" }, { how: "made", by: "court" }, { how: "lost" }]);
  const said = (/** @type {any} */ answer) => answerWords(words, PEOPLE, field("how"), answer, all);
  assert.equal(said({ how: "made" }), "score-sheet-choice-made-other");
  assert.equal(
    said({ how: "made", by: "court" }),
    "score-sheet-choice-made-by(value score-sheet-choice-court)",
  );
  assert.equal(said({ how: "made", by: "secret" }), "score-sheet-choice-made-by(value secret)");
  assert.equal(said({ how: "lost" }), "score-sheet-choice-lost");
});

test("a step is said with its facts, and a refusal with the names of its fields and people", () => {
  const facts = { side: "EW", level: "T", from: "2", to: "A", change: -5, points: 7, word: "x", none: null };
  const named = "side Bo, level 10, from 2, to A, change −5, points 7, word x, none none";
  assert.equal(
    stepWords(words, PEOPLE, /** @type {any} */ ({ code: "rise", facts })),
    `score-sheet-step-rise(${named})`,
  );
  assert.equal(
    stepWords(words, PEOPLE, /** @type {any} */ ({ code: "rise", facts: { side: null } }), "note"),
    "score-sheet-note-rise(side none)",
  );
  assert.equal(stepWords(words, PEOPLE, /** @type {any} */ ({ code: "secret", facts })), "secret");
  const refused = (/** @type {any} */ told) =>
    refusedWords(words, PEOPLE, { code: "bad", facts: told }, (name) => `“${name}”`);
  assert.equal(
    refused({ field: "points", played: "S", due: "120", most: null }),
    "score-sheet-refused-bad(step 1, least 0, most none, field “points”, played Ama, due 120)",
  );
  assert.equal(refused({ step: 5, due: "W" }), "score-sheet-refused-bad(step 5, least 0, most none, due Bo)");
});

test("changes name the sides that have any, and a report is a line for each deal", () => {
  assert.equal(changeWords(words, PEOPLE, { NS: 0, EW: -5 }), "Bo −5");
  const deal = (/** @type {object} */ more) => ({
    number: 1,
    steps: [{ code: "rise", facts: {} }],
    values: { points: 5 },
    counts: true,
    ...more,
  });
  const sheet = /** @type {any} */ ({
    head: { game: "tractor", date: "", note: "Club", names: { S: "Ama", W: "Bo" } },
    ...{
      order: ["S", "W"],
      sides: { NS: ["S"], EW: ["W"] },
      deals: [deal({}), deal({ number: 2, counts: false })],
    },
    ...{ standing: { figures: [{ by_side: { NS: "2", EW: "T" } }] }, over: { winner: null } },
  });
  const lines = [
    "game-tractor, Club",
    "1. score-sheet-step-rise()",
    "2. score-sheet-column-points 5",
    "Ama: 2 · Bo: 10",
  ];
  assert.deepEqual(reportLines(words, sheet), [...lines, "score-sheet-tie"]);
  assert.deepEqual(reportLines(words, { ...sheet, over: null }), lines);
});
