import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  STEPS,
  listAnswers,
  createEntry,
  collectValues,
  isAnswerGiven,
  isWorthSaying,
  withAnswer,
  findJoinedField,
  findNextField,
  stepBy,
  listButtonValues,
  appendDigit,
  parseNumber,
} from "../../../web/js/features/score-sheet/entry.js";
import {
  countByPerson,
  createListEntry,
  findSide,
  listNames,
  readHead,
  splitSheet,
} from "../../../web/js/features/score-sheet/stored-sheets.js";
import { createFirstSetup, settingsWith } from "../../../web/js/features/score-sheet/setup.js";
import { setupView } from "../../../web/js/features/score-sheet/setup-view.js";
import { diffTexts, applyStep, revertStep } from "../../../web/js/features/score-sheet/stored-sheets.js";
import { createWakeLock } from "../../../web/js/features/score-sheet/wake-timeout.js";
import { describeDeal, answerWords, nameWords } from "../../../web/js/features/score-sheet/words.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { field } from "../shared/score-desk.js";
import { source } from "../shared/texts.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/features/score-sheet/types.d.ts").SheetField} SheetField */
/** @typedef {import("../../../web/js/features/score-sheet/types.d.ts").KeptSheet} KeptSheet */

test("a step leads from a text to the next and back, whatever of it has changed", () => {
  const texts = ["", "a", "a\nb\nc", "a\nc", "x\na\nb\nb\nc", "a\nb\nc\n", "b"];
  for (const before of texts)
    for (const after of texts) {
      const step = diffTexts(before, after);
      assert.equal(step === null, before === after);
      if (!step) continue;
      assert.equal(applyStep(before, step), after);
      assert.equal(revertStep(after, step), before);
    }
});

test("a number of few values is buttons, and one of many is typed within its bounds", () => {
  assert.deepEqual(listButtonValues(field("bet", { least: 50, most: 65 })), [50, 55, 60, 65]);
  assert.deepEqual(listButtonValues(field("bet", { answers: [{ bet: 7 }, { bet: "9" }] })), [7, 9]);
  assert.equal(listButtonValues(field("points"))?.length, 41);
  assert.equal(listButtonValues(field("points", { most: 205 })), null);
  assert.deepEqual(STEPS, [-5, -10, 10, 5]);
  assert.deepEqual(["−15", "-15", "9999", "10000", "", "x"].map(parseNumber), [
    -15,
    -15,
    9999,
    null,
    null,
    null,
  ]);
  const endless = field("points", { least: null, most: null });
  assert.deepEqual([appendDigit("999", "9", endless), appendDigit("9999", "9", endless)], ["9999", "9999"]);
  assert.equal(stepBy("5", 10, endless), "15");
  assert.equal(appendDigit("", "0", field("points")), "0");
  assert.equal(appendDigit("0", "5", field("points")), "5");
  assert.equal(appendDigit("125", "5", field("points")), "125");
  assert.deepEqual(
    [
      stepBy("", -5, field("points")),
      stepBy("195", 10, field("points")),
      stepBy("5", -10, field("penalty", { least: -40 })),
    ],
    ["0", "200", "-5"],
  );
});

test("an entry begins with nothing said, and an answer ends what was typed", () => {
  const blank = { deal: null, values: {}, asked: "", typed: "", skipped: [], isBack: false, isInsert: false };
  assert.deepEqual(createEntry(), blank);
  assert.deepEqual(createEntry(3), { ...blank, deal: 3 });
  const typed = { ...blank, values: { a: 1, b: 2 }, typed: "12", skipped: ["c"] };
  assert.deepEqual(withAnswer(typed, "c", 3), {
    ...typed,
    values: { a: 1, b: 2, c: 3 },
    typed: "",
    skipped: [],
  });
  assert.deepEqual(withAnswer(typed, "a", null), {
    ...typed,
    values: { b: 2 },
    typed: "",
    skipped: ["c", "a"],
  });
  const fields = [field("a", { value: 0 }), field("b", { value: null }), field("c", { value: undefined })];
  assert.deepEqual(collectValues(fields), { a: 0 });
});

test("of what may be left empty only what differs from the usual is worth saying", () => {
  const choice = field("lead", { kind: "choice", optional: true, choices: ["pair", "throw"] });
  const flag = field("last", { kind: "flag", optional: true });
  const said = (/** @type {SheetField} */ one, /** @type {any} */ value) =>
    isWorthSaying(one, value === undefined ? {} : { [one.name]: value });
  assert.deepEqual(
    ["pair", "throw", undefined].map((value) => said(choice, value)),
    [false, true, false],
  );
  assert.deepEqual(
    [false, true, undefined].map((value) => said(flag, value)),
    [false, true, false],
  );
  for (const one of [choice, flag])
    assert.equal(said({ ...one, optional: false }, one === flag ? false : "pair"), true);
});

test("what may be left empty is asked only where it is a suit, and a choice may follow a number by the same tap", () => {
  const fields = [
    field("thrown_in", { kind: "flag", optional: true }),
    field("trump", { kind: "suit", optional: true, choices: ["S", "H"] }),
    field("points"),
    field("last", { kind: "flag" }),
  ];
  const [, , points, last] = /** @type {[SheetField, SheetField, SheetField, SheetField]} */ (fields);
  assert.equal(findNextField(fields, createEntry())?.name, "trump");
  assert.equal(findNextField(fields, { values: {}, skipped: ["trump"] })?.name, "points");
  assert.equal(findJoinedField(fields, points, {})?.name, "last");
  assert.equal(findJoinedField(fields, points, { last: true }), null);
  assert.equal(findJoinedField(fields, last, {}), null);
});

test("one button answers a field and those that follow from it, in words of their own", () => {
  const text = createSentences("en", source("en"));
  const answers = [
    { lead: "pair" },
    { lead: "tractor", length: 3 },
    { lead: "tractor" },
    { lead: "throw", largest: "pair" },
    { lead: "throw", largest: "tractor", length: 2 },
    { lead: "throw", largest: "tractor" },
  ];
  const lead = field("lead", { kind: "choice", choices: ["pair", "tractor", "throw"], answers });
  assert.deepEqual(listAnswers(lead), answers);
  assert.deepEqual(
    answers.map((one) => answerWords(text, [], lead, one, answers)),
    ["Pair", "Tractor of 3", "Longer tractor", "Throw: Pair", "Throw: Tractor of 2", "Throw: Longer tractor"],
  );
  const given = (/** @type {import("../../../web/js/features/score-sheet/types.d.ts").Values} */ now) =>
    answers.findIndex((one) => isAnswerGiven(one, now, answers));
  assert.deepEqual(
    [
      { lead: "tractor", length: 3 },
      { lead: "tractor", length: 9 },
      { lead: "throw", largest: "pair" },
      {},
    ].map(given),
    [1, 2, 3, -1],
  );
  const last = field("last", { kind: "flag" });
  assert.deepEqual(listAnswers(last), [{ last: false }, { last: true }]);
});

test("matches won and deals are counted by people's own names", () => {
  const told = (
    /** @type {string | null} */ won,
    /** @type {number} */ deals,
    /** @type {string[]} */ names,
  ) =>
    /** @type {KeptSheet} */ ({
      told: {
        won,
        deals,
        people: names.map((name, at) => ({ name, seat: "S", side: at % 2 ? "EW" : "NS" })),
      },
    });
  const sheets = [
    told("NS", 4, ["Ama", "Bo", "Chi", ""]),
    told("EW", 3, ["bo", "ama"]),
    told(null, 2, ["Bo", "Di"]),
    told("NS", 0, ["Eve", "Di"]),
  ];
  assert.deepEqual(countByPerson(sheets), [
    { name: "Ama", won: 2, matches: 2, deals: 7 },
    { name: "Chi", won: 1, matches: 1, deals: 4 },
    { name: "Bo", won: 0, matches: 2, deals: 9 },
    { name: "Di", won: 0, matches: 0, deals: 2 },
  ]);
  assert.deepEqual(listNames(sheets), ["Ama", "Bo", "Chi", "Di", "Eve"]);
});

test("the screen stays on from a tap for half an hour", () => {
  let clock = 0;
  let isOn = false;
  /** @type {[() => void, number][]} */
  const waiting = [];
  const waking = createWakeLock({
    isOpen: () => true,
    keepAwake: (isWanted) => () => (isOn = isWanted()),
    getTime: () => clock,
    setTimer: (act, milliseconds) => waiting.push([act, clock + milliseconds]),
  });
  waking.updateLock();
  assert.equal(isOn, false, "nobody has tapped");
  waking.noteTap();
  clock += 1_000;
  waking.noteTap();
  const halfAnHour = 1_800_000;
  assert.deepEqual(
    waiting.map(([, at]) => at - clock),
    [halfAnHour],
    "a tap a second later asks for nothing more",
  );
  clock += halfAnHour - 1;
  waking.noteTap();
  for (const [act, at] of waiting.splice(0, 1)) ((clock = at), act());
  assert.equal(isOn, true, "a later tap counts");
  for (const [act, at] of waiting) ((clock = at), act());
  assert.equal(isOn, false);
});

test("a game without a score sheet cannot be chosen for one, and says why where it is listed", () => {
  const offers = /** @type {any} */ (globalThis).__FOLLOWSUIT_OFFERS__.games;
  offers.six_cards = { ...offers.rangvaar, sheet: false };
  const settings = /** @type {any} */ ({
    game: "six_cards",
    preset: {},
    house: {},
    table: {},
    howLong: {},
  });
  const setup = createFirstSetup(settings, undefined, "2026-11-27");
  assert.equal(setup.game, "two_hundred");
  const text = createSentences("en", `${source("en")}\ngame-six_cards = Six Cards`);
  const form = written(
    setupView(
      text,
      /** @type {any} */ ({ sheets: [] }),
      setup,
      /** @type {any} */ ({ settings, documents: [] }),
      /** @type {any} */ ({}),
    ),
  );
  assert.match(form, /value=six_cards disabled>Six Cards \(no score sheet\)</);
  assert.match(form, /value=tractor>Tractor</);
  delete offers.six_cards;
});

test("a deal that cannot count says what was entered and what is open, in words", () => {
  const text = createSentences("en", source("en"));
  const names = { S: "Ama", W: "Bo", N: "Chi", E: "Di" };
  const sheet = /** @type {any} */ ({
    head: { game: "two_hundred", names },
    order: ["S", "W", "N", "E"],
    sides: { NS: ["S", "N"], EW: ["W", "E"] },
  });
  const deal = /** @type {any} */ ({
    steps: [],
    counts: false,
    values: { declarer: "S", winner: "NS", bet: 75, trump: "H", last: true, lead: "pair" },
  });
  assert.equal(
    describeDeal(text, sheet, deal),
    "Declarer Ama · Won by Ama and Chi · Bet 75 · Trump Hearts · Last trick to the attackers Yes · Led to it Pair",
  );
  assert.equal(nameWords(text, [], "other_bet"), "Other side bet");
  assert.equal(nameWords(text, [], "forced"), "Was the dealer left with it?");
});

test("of a sheet that was kept what holds is read, and what is spoiled is left out", () => {
  const step = { at: 1, gone: ["a"], come: ["b"] };
  const told = { game: "tractor", date: "d", note: "n", people: [], deals: 2, scores: {}, won: null };
  const kept = {
    id: "s",
    kind: "sheet",
    title: "t",
    changed: 2,
    version: 3,
    began: 1,
    done: [step],
    undone: [step],
    entry: null,
    told,
  };
  assert.deepEqual(readHead(/** @type {any} */ ({ ...kept, more: 1 })), kept);
  const spoiled = {
    began: Infinity,
    done: [{ ...step, at: 1.5 }, { ...step, gone: [1] }, { ...step, come: "b" }, 7],
    undone: "x",
    entry: { values: 7 },
    told: "x",
  };
  assert.deepEqual(readHead(/** @type {any} */ ({ ...kept, ...spoiled })), {
    ...{ ...kept, began: 0, done: [], undone: [] },
    told: { game: "", date: "", note: "", people: [], deals: 0, scores: {}, won: null },
  });
  const entry = readHead(
    /** @type {any} */ ({ ...kept, entry: { values: { points: 5 } }, told: { note: "only" } }),
  );
  assert.deepEqual([entry.entry?.values, entry.told.note, entry.told.deals], [{ points: 5 }, "only", 0]);
  assert.deepEqual(splitSheet(/** @type {any} */ ({ ...kept, text: "its text" })), {
    text: "its text",
    head: { ...kept, title: "n" },
  });
});

test("a sheet is listed with who sat where, what it came to, and who won", () => {
  const sheet = /** @type {any} */ ({
    head: { game: "tractor", date: "d", note: "n", names: { S: "Ama" } },
    ...{ order: ["S", "W"], sides: { NS: ["S"], EW: ["W"] }, deals: [{}, {}] },
    ...{ standing: { figures: [{ by_side: { NS: "2", EW: "3" } }] }, over: null },
  });
  const listed = {
    ...{ game: "tractor", date: "d", note: "n", deals: 2, scores: { NS: "2", EW: "3" }, won: null },
    people: [
      { seat: "S", name: "Ama", side: "NS" },
      { seat: "W", name: "", side: "EW" },
    ],
  };
  assert.deepEqual(createListEntry(sheet), listed);
  assert.equal(createListEntry({ ...sheet, over: { winner: "EW" } }).won, "EW");
  assert.deepEqual(createListEntry({ ...sheet, over: { winner: null }, standing: { figures: [] } }), {
    ...listed,
    scores: {},
    won: "tie",
  });
  assert.equal(findSide({ NS: ["S"], EW: ["W"] }, /** @type {any} */ ("N")), "NS");
});

test("a setup is read as if it were chosen for its game, and leaves what is chosen for others", () => {
  const settings = /** @type {any} */ ({
    ...{ game: "rangvaar", level: "expert", levels: { N: "master" }, preset: { rangvaar: "house" } },
    ...{ table: { six: "6x3" }, howLong: { rangvaar: "3" }, house: { rangvaar: {} } },
  });
  const setup = /** @type {any} */ ({ game: "tractor", preset: "howto", table: "4x2", length: "evening" });
  assert.deepEqual(settingsWith(settings, setup), {
    ...settings,
    ...{ game: "tractor", levels: {}, preset: { rangvaar: "house", tractor: "howto" } },
    ...{ table: { six: "6x3", tractor: "4x2" }, howLong: { rangvaar: "3", tractor: "evening" } },
  });
});
