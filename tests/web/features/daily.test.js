import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDayOpen, listWeeks } from "../../../web/js/features/daily/calendar.js";
import { createDaily } from "../../../web/js/features/daily/store.js";
import { featsOfDay } from "../../../web/js/features/daily/day-feats.js";
import { countStreak, findPlay } from "../../../web/js/features/daily/day-matches.js";
import { addMonths, FIRST_DAY, getUtcDay, untilNextDay, watchDays } from "../../../web/js/time/days.js";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { headOf, isHead } from "../../../web/js/core/storage/match-summaries.js";
import { readExportFile, writeExportFile } from "../../../web/js/features/history/export-file.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { head, openedMatch } from "../shared/documents.js";
import { view } from "../shared/views.js";
import { resetsOf } from "../shared/resets.js";

/** @typedef {import("../../../web/js/core/storage/types.d.ts").Head} Head */

const TODAY = "2026-11-23";
const NOON = Date.parse(`${TODAY}T12:00:00Z`);

/** A day's deal as it was played, on its day if nothing else is said. @param {string} day @param {Partial<Head>} [change] */
const played = (day, change = {}) =>
  head({
    id: `${day} ${change.id ?? ""}`,
    day,
    challenge: "c1.AAAA",
    status: "over",
    margin: 35,
    began: Date.parse(`${day}T20:00:00Z`),
    ...change,
  });

/** @param {{ heads?: Head[], clock?: () => number, answer?: () => import("../../../web/js/core/types.d.ts").Answer, ready?: Promise<unknown> }} [needs] */
function dailyWith({
  heads = [],
  clock = () => NOON,
  answer = () => ({ ok: true, link: "c1.DAY" }),
  ready = Promise.resolve(),
} = {}) {
  const store = createStore(firstState(), reduce);
  store.change({ type: "documents", documents: heads });
  /** @type {unknown[]} */
  const done = [];
  const daily = createDaily({
    store,
    engine: createEngineFunctions(async (question) => {
      done.push(question);
      return answer();
    }),
    whenReady: () => ready,
    play: async (link, game) => void done.push(["play", link, game]),
    resume: async (id) => void done.push(["resume", id]),
    compare: async ({ id }) => void done.push(["compare", id]),
    lastMonth: "2027-05",
    now: clock,
  });
  return { store, daily, done };
}

test("a day ends at midnight by UTC, wherever one is", () => {
  assert.equal(getUtcDay(Date.parse("2026-11-23T23:59:59.999Z")), "2026-11-23");
  assert.equal(getUtcDay(Date.parse("2026-11-24T00:00:00Z")), "2026-11-24");
  assert.equal(getUtcDay(Date.parse("2026-11-24T05:30:00+09:00")), "2026-11-23");
});

test("a month lies in weeks that begin where the language has them begin", () => {
  const monday = listWeeks("2026-11", 1);
  assert.deepEqual(monday[0], [null, null, null, null, null, null, "2026-11-01"]);
  assert.deepEqual(monday.at(-1)?.slice(0, 2), ["2026-11-30", null]);
  assert.equal(listWeeks("2026-11", 0)[0]?.[0], "2026-11-01");
  assert.equal(listWeeks("2028-02", 1).flat().filter(Boolean).length, 29);
  assert.deepEqual([addMonths("2026-12", 1), addMonths("2026-01", -1)], ["2027-01", "2025-12"]);
});

test("days up to today may be played, tomorrow's may not", () => {
  assert.ok(isDayOpen(TODAY, TODAY) && isDayOpen(FIRST_DAY, TODAY));
  assert.ok(!isDayOpen("2026-11-24", TODAY) && !isDayOpen("2026-10-31", TODAY));
});

test("a row of days grows with today, and stands until today is over", () => {
  const heads = [played("2026-11-20"), played("2026-11-21"), played("2026-11-22")];
  assert.deepEqual(countStreak(heads, "two_hundred", TODAY), { now: 3, best: 3, played: 3 });
  const more = [...heads, played(TODAY)];
  assert.deepEqual(countStreak(more, "two_hundred", TODAY), { now: 4, best: 4, played: 4 });
  assert.deepEqual(countStreak(more, "tractor", TODAY), { now: 0, best: 0, played: 0 });
});

test("a day's deal makes the row longer if it is played on its day, and is the best if it is above all before it", () => {
  const days = ["2026-11-20", "2026-11-21", "2026-11-22"];
  const before = days.map((day, at) => played(day, { margin: at }));
  const game = "two_hundred";
  const today = played(TODAY, { margin: undefined, status: "standing" });
  const feats = (/** @type {Head[]} */ heads, margin = 1) => featsOfDay(heads, { game, day: TODAY, margin });
  const streak = { kind: "streak", isGood: true, count: 4 };
  assert.deepEqual(feats([...before, today]), [streak]);
  assert.deepEqual(feats([...before, today], 3), [streak, { kind: "best", isGood: true }]);
  const late = { ...today, began: Date.parse("2026-11-24T12:00:00Z") };
  assert.deepEqual(feats([...before, late]), [], "it is played too late");
  assert.deepEqual(feats([...before, today, played(TODAY, { id: "first" })], 90), [], "it was played before");
  assert.deepEqual(feats([today], 90), [], "one day is no row, and nothing is above nothing");
});

test("what is remarkable of a day's deal is seen as it ends, and stays on its table", () => {
  const heads = [
    ...["2026-11-21", "2026-11-22"].map((day) => played(day)),
    played(TODAY, { margin: undefined, status: "standing" }),
  ];
  const at = (/** @type {number | null} */ margin) =>
    /** @type {any} */ ({
      ok: true,
      events: [],
      view: view({
        challenge: { day: TODAY, margin },
        summary: margin === null ? null : { passed_out: true },
      }),
    });
  const begun = reduce({ ...firstState(), heads }, { type: "began", answer: at(null) });
  assert.deepEqual(begun.match?.feats, []);
  const over = reduce(begun, { type: "answered", answer: at(5) });
  assert.deepEqual(over.match?.feats, [{ kind: "streak", isGood: true, count: 3 }]);
  const kept = { ...over, heads: heads.map((one) => ({ ...one, margin: 5 })) };
  assert.deepEqual(reduce(kept, { type: "answered", answer: at(5) }).match?.feats, over.match?.feats);
});

test("a skipped day ends the row, and the longest is remembered", () => {
  const heads = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-14", TODAY].map((day) => played(day));
  assert.deepEqual(countStreak(heads, "two_hundred", TODAY), { now: 1, best: 3, played: 5 });
  assert.equal(countStreak(heads, "two_hundred", "2026-11-25").now, 0);
});

test("a deal begun before midnight and ended after it counts for the day it was begun", () => {
  const began = Date.parse("2026-11-22T23:58:00Z");
  const late = played("2026-11-22", { began, changed: began + 15 * 60_000 });
  assert.equal(countStreak([late], "two_hundred", TODAY).now, 1);
});

test("a past day that is played later is played, and counts for no row", () => {
  const later = played("2026-11-21", { began: NOON });
  const heads = [played("2026-11-20"), later, played("2026-11-22")];
  assert.deepEqual(countStreak(heads, "two_hundred", TODAY), { now: 1, best: 1, played: 3 });
});

test("with the clock set back, days that are to come neither count nor break the row", () => {
  const heads = [played("2026-11-22"), played(TODAY), played("2026-11-24"), played("2027-03-01")];
  assert.equal(countStreak(heads, "two_hundred", TODAY).now, 2);
  const { daily, store } = dailyWith({ heads });
  daily.open("two_hundred");
  daily.chooseDay("2026-11-24");
  assert.equal(store.state().daily?.day, TODAY);
  daily.turnMonth(1);
  assert.equal(store.state().daily?.month, "2026-11");
});

test("the first time a deal was played to its end is the one that counts", () => {
  const heads = [
    played(TODAY, { id: "again", margin: 90, began: NOON + 60_000 }),
    played(TODAY, { id: "first", margin: -20, began: NOON }),
    head({ id: "standing", day: TODAY, began: NOON - 5 }),
  ];
  assert.equal(findPlay(heads, "two_hundred", TODAY)?.margin, -20);
  assert.equal(findPlay(heads.slice(2), "two_hundred", TODAY)?.id, "standing");
  assert.equal(findPlay(heads, "two_hundred", "2026-11-22"), null);
});

test("today's deal is played as the challenge that the engine makes of the day", async () => {
  const { store, daily, done } = dailyWith();
  daily.openLink("c.tractor");
  assert.deepEqual([store.state().panel, store.state().daily?.game], ["daily", "tractor"]);
  await daily.playDay();
  assert.deepEqual(done, [
    { op: "write", kind: "challenge", value: { game: "tractor", day: TODAY } },
    ["play", "c1.DAY", "tractor"],
  ]);
  assert.equal(store.state().panel, null);
});

test("a deal that is asked for before the engine is there waits for it, unless the panel is closed", async () => {
  for (const isClosed of [false, true]) {
    /** @type {(nothing?: unknown) => void} */
    let come = () => {};
    const { store, daily, done } = dailyWith({ ready: new Promise((then) => (come = then)) });
    daily.open("tractor");
    const playing = daily.playDay();
    assert.equal(store.state().daily?.isWaiting, true);
    if (isClosed) daily.close();
    assert.deepEqual(done, []);
    come();
    await playing;
    assert.equal(done.filter(Array.isArray).length, isClosed ? 0 : 1);
    assert.equal(store.state().daily?.isWaiting, isClosed);
    assert.equal(store.state().panel, null);
  }
});

test("a deal that was begun is gone on with, and one that was played is compared", async () => {
  const begun = dailyWith({ heads: [head({ id: "begun", day: TODAY })] });
  begun.daily.open("two_hundred");
  await begun.daily.playDay();
  assert.deepEqual(begun.done, [["resume", "begun"]]);
  const over = dailyWith({ heads: [played(TODAY)] });
  over.daily.open("two_hundred");
  await over.daily.playDay();
  assert.deepEqual(over.done, [["compare", `${TODAY} `]]);
});

test("a refusal of the engine is shown", async () => {
  const refused = dailyWith({ answer: () => ({ ok: false, error: { code: "bad_field" } }) });
  refused.daily.open("two_hundred");
  await refused.daily.playDay();
  const { refusal, isWaiting } = refused.store.state().daily ?? {};
  assert.deepEqual([refusal?.code, isWaiting], ["bad_field", false]);
});

test("a panel that was closed, or that shows another game or day by now, begins nothing", async () => {
  const turns = /** @type {((daily: ReturnType<typeof dailyWith>["daily"]) => unknown)[]} */ ([
    (daily) => daily.close(),
    (daily) => daily.switchGame("tractor"),
    (daily) => daily.chooseDay("2026-11-22"),
  ]);
  for (const turn of turns) {
    const { daily, done } = dailyWith();
    daily.open("two_hundred");
    const playing = daily.playDay();
    turn(daily);
    await playing;
    assert.deepEqual(
      done.filter((one) => Array.isArray(one)),
      [],
    );
  }
});

test("a panel that is open past midnight offers the new day", () => {
  let at = NOON;
  const { store, daily } = dailyWith({ clock: () => at });
  daily.open("two_hundred");
  at += 24 * 60 * 60 * 1000;
  daily.chooseDay("2026-11-24");
  assert.deepEqual([store.state().daily?.day, store.state().daily?.today], ["2026-11-24", "2026-11-24"]);
});

test("at midnight, and when the page is seen again, the panel moves on by itself, and plays no deal of yesterday as today's", async () => {
  let at = Date.parse("2026-11-28T23:59:30Z");
  const { store, daily, done } = dailyWith({ clock: () => at });
  daily.open("two_hundred");
  const shown = () => [store.state().daily?.day, store.state().daily?.today];
  assert.deepEqual(shown(), ["2026-11-28", "2026-11-28"]);
  at += 60_000;
  await daily.playDay();
  assert.deepEqual(done, [], "the button said another day");
  assert.deepEqual(shown(), ["2026-11-29", "2026-11-29"]);
  await daily.playDay();
  assert.deepEqual(done[0], {
    op: "write",
    kind: "challenge",
    value: { game: "two_hundred", day: "2026-11-29" },
  });
  // A past day that was chosen stays chosen.
  daily.open("two_hundred", "2026-11-20");
  at += 86_400_000;
  store.change({ type: "day" });
  assert.deepEqual(shown(), ["2026-11-20", "2026-11-30"]);
  daily.open("two_hundred");
  at += 86_400_000;
  store.change({ type: "day" });
  assert.deepEqual([...shown(), store.state().daily?.month], ["2026-12-01", "2026-12-01", "2026-12"]);
});

test("the page is told of a new day at midnight, and when it is seen again after one", (t) => {
  let at = Date.parse("2026-11-28T23:59:30Z");
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new EventTarget();
  let days = 0;
  watchDays(() => (days += 1), { now: () => at, page });
  assert.equal(untilNextDay(at), 30_000);
  at += 30_001;
  t.mock.timers.tick(30_001);
  assert.equal(days, 1);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(days, 1);
  at += 3 * 86_400_000;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(days, 2);
});

for (const year of [1970, 1979, 2000, 2025, 2031, 2099])
  test(`a clock that says ${year} makes no day today's, and the days that exist can be played`, async () => {
    const at = Date.parse(`${year}-05-05T10:00:00Z`);
    const { store, daily, done } = dailyWith({ clock: () => at });
    daily.open("two_hundred");
    const { clock, today, day, latest } = /** @type {any} */ (store.state().daily);
    assert.deepEqual([clock, today, day, latest], [`${year}-05-05`, null, FIRST_DAY, "2027-05-31"]);
    daily.turnMonth(1);
    daily.chooseDay("2026-12-24");
    await daily.playDay();
    assert.deepEqual(done[0], {
      op: "write",
      kind: "challenge",
      value: { game: "two_hundred", day: "2026-12-24" },
    });
  });

test("a match keeps its day, and what it came to once it is over", () => {
  const known = { id: "m", began: NOON, version: 0, challenge: "c1.DAY" };
  const on = headOf(known, view({ challenge: { day: TODAY, margin: null } }), null, NOON);
  assert.deepEqual([on.day, on.margin], [TODAY, undefined]);
  const over = view({ challenge: { day: TODAY, margin: -15 }, waits_for: "over" });
  const kept = headOf(on, over, null, NOON);
  assert.deepEqual([kept.day, kept.margin, kept.status], [TODAY, -15, "over"]);
  assert.ok(isHead(kept));
  assert.ok(!isHead({ ...kept, margin: "much" }) && !isHead({ ...kept, day: 7 }));
  assert.equal("day" in headOf(known, view({ challenge: { day: "", margin: 3 } }), null, NOON), false);
});

test("where storage is refused days are remembered until the page is closed", async () => {
  const documents = createDocuments({
    openDevice: async () => {
      throw new Error("refused");
    },
  });
  await documents.importAll([{ ...played(TODAY), text: "its record\n" }]);
  assert.equal(findPlay(await documents.listHeads(), "two_hundred", TODAY)?.margin, 35);
});

test("days go out and in with the export file, and a result written in by hand counts for nothing", async () => {
  const file = writeExportFile(
    {
      settings: DEFAULT_SETTINGS,
      documents: [{ ...played(TODAY, { margin: 9999 }), text: "its record" }],
      lessons: {},
    },
    new Date(0),
  );
  /** @type {unknown[]} */
  const asked = [];
  const opened = openedMatch([], { challenge: { day: TODAY, margin: 35 } });
  const file_ = await readExportFile(
    file,
    createEngineFunctions(async (question) => {
      asked.push(question);
      return opened;
    }),
  );
  assert.deepEqual(asked, [{ op: "open_record", record: "its record", seat: "S", challenge: "c1.AAAA" }]);
  const { day, margin, began } = /** @type {Partial<Head>} */ (file_.documents[0] ?? {});
  assert.deepEqual([day, margin, getUtcDay(began ?? 0)], [TODAY, 35, TODAY]);
});

test("the panel shows today's deal of a game, and turns to the days and months that there are", async () => {
  const { store, daily, done } = dailyWith();
  const shown = {
    ...{ clock: TODAY, today: TODAY, latest: TODAY, day: TODAY, month: "2026-11" },
    ...{ isWaiting: false, refusal: null, game: "tractor" },
  };
  daily.openLink("c.tractor");
  assert.deepEqual([store.state().daily, store.state().panel], [shown, "daily"]);
  daily.openLink("c.nonsense");
  assert.deepEqual(store.state().daily, { ...shown, game: "two_hundred" });
  daily.switchGame("tractor");
  daily.chooseDay("2026-11-02");
  assert.deepEqual(store.state().daily, { ...shown, day: "2026-11-02" });
  for (const day of ["2026-10-31", "2026-11-24"]) daily.chooseDay(day);
  for (const by of [1, -1]) daily.turnMonth(by);
  assert.deepEqual(store.state().daily, { ...shown, day: "2026-11-02" }, "there are no others");
  daily.open("tractor", "2026-11-09");
  assert.deepEqual(store.state().daily, { ...shown, day: "2026-11-09" });
  daily.open("tractor", "2026-12-01");
  assert.deepEqual(store.state().daily, shown);
  const playing = daily.playDay();
  assert.deepEqual(store.state().daily, { ...shown, isWaiting: true });
  await playing;
  assert.deepEqual([store.state().daily, store.state().panel], [shown, null]);
  assert.deepEqual(done, [
    { op: "write", kind: "challenge", value: { game: "tractor", day: TODAY } },
    ["play", "c1.DAY", "tractor"],
  ]);
  daily.open("tractor");
  daily.close();
  assert.equal(store.state().panel, null);
});

test("what was said or waited for before is over with each choice", async () => {
  const { store, daily } = dailyWith();
  daily.open("two_hundred");
  const stood = { isWaiting: true, refusal: { code: "bad_field" } };
  const begins = { ...stood, clock: "2026-11-22", today: "2026-11-22", day: "2026-11-22", month: "2026-10" };
  assert.deepEqual(
    [
      await resetsOf(store, "daily", stood, {
        open: () => daily.open("two_hundred"),
        switchGame: () => daily.switchGame("two_hundred"),
        chooseDay: () => daily.chooseDay("2026-11-02"),
        chooseLater: () => daily.chooseDay("2026-12-02"),
        turnMonth: () => daily.turnMonth(1),
        playDay: daily.playDay,
        close: daily.close,
      }),
      await resetsOf(store, "daily", begins, { "a new day": () => store.change({ type: "day" }) }),
    ],
    [
      {
        open: "isWaiting refusal",
        switchGame: "isWaiting refusal",
        chooseDay: "isWaiting refusal",
        chooseLater: "",
        turnMonth: "",
        playDay: "isWaiting refusal",
        close: "",
      },
      { "a new day": "isWaiting refusal clock today day month" },
    ],
  );
});
