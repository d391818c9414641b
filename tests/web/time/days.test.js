/** Days: they follow one another through months and years, and a new one is told once, at midnight. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { listWeeks } from "../../../web/js/features/daily/calendar.js";
import {
  addDays,
  addMonths,
  dayNumber,
  getMonth,
  getUtcDay,
  readClock,
  untilNextDay,
  watchDays,
} from "../../../web/js/time/days.js";

const DAY_MS = 86_400_000;
/** Every day of five years, of which one is a leap year. */
const DAYS = Array.from({ length: 5 * 365 + 2 }, (_, number) =>
  getUtcDay(Date.UTC(2026, 0, 1) + number * DAY_MS),
);

test("each day is the one after the day before, there and back", () => {
  assert.deepEqual(
    [DAYS[0], DAYS[58], DAYS[59], DAYS.at(-1)],
    ["2026-01-01", "2026-02-28", "2026-03-01", "2031-01-01"],
  );
  for (const [number, day] of DAYS.entries()) {
    assert.equal(addDays(day, 0), day);
    if (number) assert.equal(addDays(DAYS[number - 1], 1), day);
    if (number) assert.equal(addDays(day, -1), DAYS[number - 1]);
  }
});

test("each month is the one after the month before, and its weeks have its days and no others", () => {
  const months = [...new Set(DAYS.map(getMonth))];
  assert.equal(months.length, 61);
  for (const [number, month] of months.entries()) {
    if (number) assert.equal(addMonths(months[number - 1], 1), month);
    if (number) assert.equal(addMonths(month, -1), months[number - 1]);
    const days = DAYS.filter((day) => getMonth(day) === month);
    for (const weekStart of [0, 1, 6]) {
      const weeks = listWeeks(month, weekStart);
      assert.ok(weeks.every((week) => week.length === 7 && week.some(Boolean)));
      if (month !== months.at(-1)) assert.deepEqual(weeks.flat().filter(Boolean), days);
      const [first] = weeks.flat().filter(Boolean);
      assert.equal(
        (new Date(/** @type {string} */ (first)).getUTCDay() - weekStart + 7) % 7,
        weeks[0].indexOf(first ?? null),
      );
    }
  }
});

test("a day is one number from its midnight to the next, before 1970 too", () => {
  for (const [at, number, until] of /** @type {const} */ ([
    [0, 0, DAY_MS],
    [1, 0, DAY_MS - 1],
    [DAY_MS - 1, 0, 1],
    [DAY_MS, 1, DAY_MS],
    [-1, -1, 1],
    [-DAY_MS, -1, DAY_MS],
  ])) {
    assert.equal(dayNumber(at), number);
    assert.equal(untilNextDay(at), until);
  }
});

test("a new day is told once: not before midnight, and each one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: Date.UTC(2026, 10, 29, 23, 58, 30) });
  const told = [];
  watchDays(() => told.push(getUtcDay(Date.now())), { page: new EventTarget() });
  t.mock.timers.tick(89_999);
  assert.deepEqual(told, []);
  t.mock.timers.tick(2);
  assert.deepEqual(told, ["2026-11-30"]);
  t.mock.timers.tick(120_000);
  assert.deepEqual(told, ["2026-11-30"]);
  t.mock.timers.tick(DAY_MS);
  assert.deepEqual(told, ["2026-11-30", "2026-12-01"]);
});

test("the clock is looked at each minute, and just after midnight", (t) => {
  let now = Date.UTC(2026, 10, 29, 23, 58, 30);
  /** @type {[() => void, number][]} */
  const timers = [];
  t.mock.method(globalThis, "setTimeout", (/** @type {() => void} */ look, /** @type {number} */ wait) =>
    timers.push([look, wait]),
  );
  watchDays(() => {}, { now: () => now, page: new EventTarget() });
  for (let times = 0; times < 2; times += 1) {
    const [look, wait] = /** @type {[() => void, number]} */ (timers.at(-1));
    now += wait;
    look();
  }
  assert.deepEqual(
    timers.map(([, wait]) => wait),
    [60_000, 30_001, 60_000],
  );
});

test("a clock is believed from the first deals on to 366 days after the last month that was played ahead", () => {
  const none = { today: null, latest: "2026-12-31" };
  for (const [clock, is] of /** @type {[string, object][]} */ ([
    ["2026-10-31", none],
    ["2026-11-01", { today: "2026-11-01", latest: "2026-11-01" }],
    ["2028-01-01", { today: "2028-01-01", latest: "2028-01-01" }],
    ["2028-01-02", none],
  ]))
    assert.deepEqual(readClock(clock, "2026-12"), is, clock);
});
