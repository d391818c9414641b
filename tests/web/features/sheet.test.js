import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createArchive } from "../../../web/js/core/kept/archive.js";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { createStore } from "../../../web/js/core/store.js";
import { emptyEntry, joinedTo, nextField } from "../../../web/js/features/sheet/entry.js";
import { createKeeping, keptIn } from "../../../web/js/features/sheet/keeping.js";
import { figuresOf, namesOn } from "../../../web/js/features/sheet/people.js";
import { stepBetween, textAfter, textBefore } from "../../../web/js/features/sheet/steps.js";
import { createScoreKeeper } from "../../../web/js/features/sheet/store.js";
import { stepped, valuesAsButtons, withDigit } from "../../../web/js/features/sheet/typing.js";
import { createWaking, HALF_AN_HOUR } from "../../../web/js/features/sheet/waking.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { archiveOf } from "../shared/archives.js";

/** @typedef {import("../../../web/js/features/sheet/types.d.ts").SheetField} SheetField */
/** @typedef {import("../../../web/js/features/sheet/types.d.ts").KeptSheet} KeptSheet */

/** @param {string} name @param {Partial<SheetField>} [more] @returns {SheetField} */
const field = (name, more = {}) => ({
  name,
  kind: "number",
  choices: [],
  least: 0,
  most: 200,
  step: 5,
  optional: false,
  clause: "H1",
  value: null,
  ...more,
});

const SIDES = { NS: ["S", "N"], EW: ["W", "E"] };

/**
 * A game for the tests, as the engine keeps its sheet: a deal is a number, which goes to one side; a third side number is
 * nobody's. A line of the text is a deal.
 * @param {any} question
 */
function engine({ text, head, enter, change, drop, insert, draft }) {
  const refused = (/** @type {string} */ code, facts = {}) => ({ ok: false, error: { code, facts } });
  if (text === "torn") return refused("not_a_sheet");
  const lines = text === undefined ? [`names ${JSON.stringify(head.names ?? {})}`] : String(text).split("\n");
  const deals = lines.slice(1).map((line) => JSON.parse(line));
  const isWrong = (/** @type {any} */ values) => values.points > 200;
  const made = enter ?? change ?? insert;
  if (made && isWrong(made.values)) return refused("bad_entry", { field: "points" });
  if (enter && !enter.again && JSON.stringify(deals.at(-1)) === JSON.stringify(enter.values))
    return refused("entered_twice", { deal: deals.length });
  if (enter) deals.push(enter.values);
  if (change) deals[change.deal - 1] = change.values;
  if (insert) deals.splice(insert.deal - 1, 0, insert.values);
  if (drop) deals.splice(drop - 1, 1);
  const won = { NS: 0, EW: 0 };
  for (const { side, points } of deals) won[/** @type {"NS" | "EW"} */ (side)] += points;
  const standing = {
    figures: [{ name: "total", by_side: { NS: String(won.NS), EW: String(won.EW) } }],
    roles: { dealer: "S", opens: "W" },
    declaring: null,
    left: null,
    notes: [],
  };
  const names = JSON.parse(/** @type {string} */ (lines[0]).slice(6));
  const values = draft?.values ?? (draft?.deal ? deals[draft.deal - 1] : {});
  const fields = [
    field("points", { value: values.points ?? null }),
    field("side", { kind: "side", choices: ["NS", "EW"], value: values.side ?? null }),
  ];
  return {
    ok: true,
    link: "s1.x",
    fits: true,
    text: [lines[0], ...deals.map((values) => JSON.stringify(values))].join("\n"),
    sheet: {
      head: { game: "two_hundred", rules: "reference", names, dealer: "S", date: "", note: "", stake: 0 },
      order: ["S", "W", "N", "E"],
      sides: SIDES,
      deals: deals.map((values, at) => ({
        number: at + 1,
        at: "",
        values,
        thrown_in: false,
        before: standing,
        after: standing,
        change: { NS: 0, EW: 0 },
        steps: [],
        marks: [],
        counts: true,
      })),
      standing,
      over: Math.max(won.NS, won.EW) >= 500 ? { winner: won.NS > won.EW ? "NS" : "EW", clause: "H1" } : null,
      fields,
      referee: {},
    },
    draft: draft && {
      deal: draft.deal ?? null,
      fields,
      missing: fields.filter(({ name }) => !(name in values)).map(({ name }) => name),
      refusal: isWrong(values) ? { code: "bad_entry", facts: { field: "points" } } : null,
      result: null,
      referee: { points: values.points },
    },
  };
}

/** A score keeper on a device. @param {Awaited<ReturnType<typeof archiveOf>>["archive"]} archive @param {any} [features] */
function keeperOn(archive, features = {}) {
  const store = createStore(firstState({ game: "two_hundred" }), reduce);
  store.change({ type: "ready" });
  let names = 0;
  /** @type {unknown[]} */
  const given = [];
  const acts = createScoreKeeper({
    store,
    ask: async ({ op: _, ...question }) => /** @type {any} */ (engine(question)),
    ready: async () => {},
    keeping: createKeeping({ archive, changed: () => {} }),
    fresh: () => `sheet ${(names += 1)}`,
    now: () => new Date(2026, 10, 25, 21, 14),
    focus: () => {},
    address: (link) => `https://site.example/#${link}`,
    copy: async (words) => void given.push(words),
    saveFile: (name, content) => void given.push([name, content]),
    print: () => void given.push("printed"),
    text: { say: (id) => id, has: () => true },
    features,
  });
  const now = () =>
    /** @type {import("../../../web/js/features/sheet/types.d.ts").SheetPart} */ (store.state().sheet);
  return {
    store,
    acts,
    given,
    now,
    deals: () => now().shown?.deals.map(({ values }) => [values["points"], values["side"]]),
    /** Enter a deal as it is tapped. @param {string} points @param {string} side */
    async enter(points, side) {
      await acts.enter();
      for (const digit of points) await acts.digit(digit);
      await acts.typed("side", side);
    },
  };
}

/** A sheet that has begun. */
async function begun() {
  const kept = await archiveOf();
  const keeper = keeperOn(kept.archive);
  await keeper.acts.open();
  keeper.acts.name("S", "  Ama ");
  await keeper.acts.begin();
  return { ...keeper, ...kept };
}

test("a step leads from a text to the next and back, whatever of it has changed", () => {
  const texts = ["", "a", "a\nb\nc", "a\nc", "x\na\nb\nb\nc", "a\nb\nc\n", "b"];
  for (const before of texts)
    for (const after of texts) {
      const step = stepBetween(before, after);
      assert.equal(step === null, before === after);
      if (!step) continue;
      assert.equal(textAfter(before, step), after);
      assert.equal(textBefore(after, step), before);
    }
});

test("a number of few values is buttons, and one of many is typed within its bounds", () => {
  assert.deepEqual(valuesAsButtons(field("bet", { least: 50, most: 65 })), [50, 55, 60, 65]);
  assert.equal(valuesAsButtons(field("points")), null);
  assert.equal(withDigit("", "0", field("points")), "0");
  assert.equal(withDigit("0", "5", field("points")), "5");
  assert.equal(withDigit("125", "5", field("points")), "125");
  assert.deepEqual(
    [
      stepped("", -5, field("points")),
      stepped("195", 10, field("points")),
      stepped("5", -10, field("penalty", { least: -40 })),
    ],
    ["0", "200", "-5"],
  );
});

test("what may be left empty is asked only where it is a suit, and a choice may follow a number by the same tap", () => {
  const fields = [
    field("thrown_in", { kind: "flag", optional: true }),
    field("trump", { kind: "suit", optional: true, choices: ["S", "H"] }),
    field("points"),
    field("last", { kind: "flag" }),
  ];
  const [, , points, last] = /** @type {[SheetField, SheetField, SheetField, SheetField]} */ (fields);
  assert.equal(nextField(fields, emptyEntry())?.name, "trump");
  assert.equal(nextField(fields, { values: {}, skipped: ["trump"] })?.name, "points");
  assert.equal(joinedTo(fields, points, {})?.name, "last");
  assert.equal(joinedTo(fields, points, { last: true }), null);
  assert.equal(joinedTo(fields, last, {}), null);
});

test("a deal is entered field by field, and a wrong number is asked again with why", async () => {
  const { acts, now, enter, deals } = await begun();
  assert.equal(now().kept?.told.people[0]?.name, "Ama");
  await enter("85", "NS");
  assert.deepEqual(deals(), [[85, "NS"]]);
  assert.equal(now().place, "score");
  await enter("205", "EW");
  assert.deepEqual(
    [now().place, now().refusal?.code, now().kept?.entry?.asked],
    ["entry", "bad_entry", "points"],
  );
  for (const digit of "95") await acts.digit(digit);
  await acts.typed();
  assert.deepEqual(deals(), [
    [85, "NS"],
    [95, "EW"],
  ]);
});

test("a tab closed in the middle of an entry is there again, with the digits typed", async () => {
  const { acts, archive } = await begun();
  await acts.enter();
  await acts.digit("8");
  const again = keeperOn(archive);
  await again.acts.open();
  assert.deepEqual([again.now().place, again.now().kept?.entry?.typed], ["entry", "8"]);
  await again.acts.digit("5");
  await again.acts.typed("side", "EW");
  assert.deepEqual(again.deals(), [[85, "EW"]]);
});

test("every step is undone and done again, after the page was closed too", async () => {
  const { enter, acts, archive, deals } = await begun();
  for (const points of ["5", "10", "15"]) await enter(points, "NS");
  await acts.edit(2);
  await acts.answer("points", 100);
  await acts.finish();
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [5, 100, 15],
  );
  const again = keeperOn(archive);
  await again.acts.open();
  await again.acts.show("sheet 1");
  for (const left of [[5, 10, 15], [5, 10], [5], []]) {
    await again.acts.undo();
    assert.deepEqual(
      again.deals()?.map(([points]) => points),
      left,
    );
  }
  await again.acts.undo();
  for (const back of [[5], [5, 10], [5, 10, 15], [5, 100, 15]]) {
    await again.acts.redo();
    assert.deepEqual(
      again.deals()?.map(([points]) => points),
      back,
    );
  }
  // What is entered after an undo takes the place of what was undone.
  await again.acts.undo();
  await again.enter("20", "EW");
  assert.equal(again.now().kept?.undone.length, 0);
});

test("the same deal a moment later is asked about: thrown away, or entered all the same", async () => {
  const { enter, acts, now, deals } = await begun();
  await enter("85", "NS");
  await enter("85", "NS");
  assert.deepEqual([now().isTwice, now().place], [true, "entry"]);
  await acts.drop();
  assert.equal(deals()?.length, 1);
  await enter("85", "NS");
  await acts.finish(true);
  assert.deepEqual([deals()?.length, now().isTwice, now().kept?.entry], [2, false, null]);
});

test("a forgotten deal goes before another, and one never played is taken out", async () => {
  const { enter, acts, deals } = await begun();
  await enter("5", "NS");
  await enter("15", "NS");
  await acts.insert(2);
  for (const digit of "10") await acts.digit(digit);
  await acts.typed("side", "EW");
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [5, 10, 15],
  );
  await acts.takeOut(1);
  assert.deepEqual(
    deals()?.map(([points]) => points),
    [10, 15],
  );
});

test("a sheet of a link is only seen until somebody goes on with it, as a copy", async () => {
  const { archive } = await archiveOf();
  const { acts, now, enter, deals } = keeperOn(archive);
  await acts.follow('names {"S":"Noor"}\n{"points":50,"side":"NS"}');
  assert.deepEqual([now().place, now().kept?.id, (await archive.sheets()).length], ["score", "", 0]);
  await acts.goOn();
  await enter("20", "EW");
  assert.equal((await archive.sheets()).length, 1);
  assert.equal(deals()?.length, 2);
  await acts.follow("torn");
  assert.deepEqual([now().place, now().refusal?.code], ["list", "not_a_sheet"]);
});

test("the referee knows the people, and of a deal that is being entered what is said so far", async () => {
  /** @type {any[]} */
  const asked = [];
  const { archive } = await archiveOf();
  const { acts } = keeperOn(archive, {
    referee: { beside: (/** @type {any[]} */ ...all) => asked.push(all) },
  });
  await acts.open();
  acts.name("S", "Ama");
  await acts.begin();
  acts.referee();
  await acts.enter();
  for (const digit of "85") await acts.digit(digit);
  await acts.answer("points", 85);
  acts.referee();
  assert.deepEqual(
    asked.map(([game, , { known, names }]) => [game, known, names]),
    [
      ["two_hundred", {}, { S: "Ama" }],
      ["two_hundred", { points: 85 }, { S: "Ama" }],
    ],
  );
});

test("a sheet that another tab has written is shown as it stands there, and not written over", async () => {
  const { archive, enter, now } = await begun();
  const other = keeperOn(archive);
  await other.acts.open();
  await other.acts.show("sheet 1");
  await enter("5", "NS");
  await enter("10", "NS");
  await other.acts.enter();
  assert.equal(other.now().isElsewhere, true);
  assert.equal(other.deals()?.length, 2);
  assert.equal(now().isElsewhere, false);
});

test("a device without room says so, and loses nothing until the page is closed", async () => {
  const kept = memoryStore();
  let isFull = false;
  /** @type {string[]} */
  const told = [];
  const device = {
    ...kept,
    /** @type {typeof kept.write} */
    write: (steps, unless) =>
      isFull ? Promise.reject(new DOMException("full", "QuotaExceededError")) : kept.write(steps, unless),
  };
  const archive = createArchive({ device: async () => device, tell: (where) => void told.push(where) });
  const { acts, enter, deals } = keeperOn(archive);
  await acts.open();
  await acts.begin();
  await enter("5", "NS");
  isFull = true;
  await enter("10", "EW");
  assert.equal(told.at(-1), "full");
  assert.equal(deals()?.length, 2);
  assert.match(keptIn(await kept.get("sheets", "sheet 1"))?.text ?? "", /"points":5/);
  isFull = false;
  await enter("15", "EW");
  assert.match(keptIn(await kept.get("sheets", "sheet 1"))?.text ?? "", /"points":10/);
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
  assert.deepEqual(figuresOf(sheets), [
    { name: "Ama", won: 2, matches: 2, deals: 7 },
    { name: "Chi", won: 1, matches: 1, deals: 4 },
    { name: "Bo", won: 0, matches: 2, deals: 9 },
    { name: "Di", won: 0, matches: 0, deals: 2 },
  ]);
  assert.deepEqual(namesOn(sheets), ["Ama", "Bo", "Chi", "Di", "Eve"]);
});

test("the screen stays on from a tap for half an hour", () => {
  let clock = 0;
  let isOn = false;
  /** @type {[() => void, number][]} */
  const waiting = [];
  const waking = createWaking({
    isOpen: () => true,
    keepAwake: (isWanted) => () => (isOn = isWanted()),
    now: () => clock,
    later: (act, milliseconds) => waiting.push([act, clock + milliseconds]),
  });
  waking.look();
  assert.equal(isOn, false, "nobody has tapped");
  waking.tap();
  clock += HALF_AN_HOUR - 1;
  waking.tap();
  for (const [act, at] of waiting.splice(0, 1)) ((clock = at), act());
  assert.equal(isOn, true, "a later tap counts");
  for (const [act, at] of waiting) ((clock = at), act());
  assert.equal(isOn, false);
});
