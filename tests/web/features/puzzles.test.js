import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { saveProgress, loadProgress, progressIn } from "../../../web/js/core/progress-storage.js";
import { createPuzzles } from "../../../web/js/features/puzzles/store.js";
import { gradeOf, unpackPuzzles } from "../../../web/js/features/puzzles/puzzle-file.js";
import { progressAfter, nextPuzzle, puzzleOfDay } from "../../../web/js/features/puzzles/repetition.js";
import { dayNumber } from "../../../web/js/time/days.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { storedTest } from "../shared/storage.js";
import { TASK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").TaskView} TaskView */

const LIST = ["a", "b", "c"].map((name) => ({
  key: `two_hundred-${name}`,
  theme: name === "c" ? "bet" : "follow",
  text: `puzzle ${name}`,
}));
const [A, B, C] = LIST.map(({ key }) => key);

Object.assign(/** @type {any} */ (globalThis).__FOLLOWSUIT_OFFERS__.games.two_hundred, { puzzles: true });

const NOON = Date.UTC(2026, 10, 23, 12);
const TODAY = dayNumber(NOON);

/** @param {Partial<TaskView>} puzzle */
const at = (puzzle) => view({ task: { ...TASK, key: A ?? "", theme: "follow", ...puzzle } });

function puzzlesWith() {
  const store = createStore(firstState(), reduce);
  const clock = { now: NOON };
  /** @type {any[]} */
  const asked = [];
  const puzzles = createPuzzles({
    store,
    table: {
      startTask: async (question, ...more) => {
        asked.push(more.length ? [question, ...more] : question);
        return null;
      },
      leaveMatch: () => store.change({ type: "leave" }),
    },
    whenReady: async () => {},
    names: () => ({ name: "You", names: { W: "West" } }),
    fetchPuzzles: async () => ({ puzzles: LIST }),
    now: () => clock.now,
  });
  const shows = (/** @type {Partial<TaskView>} */ puzzle) =>
    store.change({ type: "refreshed", view: at(puzzle) });
  return { store, puzzles, asked, shows, clock };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

storedTest(
  "a day is the same everywhere, and lasts from midnight to midnight by UTC, as that of the deal",
  () => {
    const { TZ } = process.env;
    for (const zone of ["Pacific/Kiritimati", "Europe/Paris", "Pacific/Pago_Pago"]) {
      process.env["TZ"] = zone;
      assert.equal(dayNumber(Date.parse("2026-11-23T00:01:00Z")), TODAY);
      assert.equal(dayNumber(Date.parse("2026-11-23T23:59:00Z")), TODAY);
      assert.equal(dayNumber(Date.parse("2026-11-24T00:01:00Z")), TODAY + 1);
    }
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  },
);

storedTest("a puzzle that is due years from now was noted by a wrong clock, and is due today", () => {
  const years = { [String(A)]: { box: 1, due: TODAY + 1600 }, [String(B)]: { box: 6, due: TODAY + 80 } };
  assert.equal(nextPuzzle(LIST, years, TODAY), A);
  assert.deepEqual(progressAfter(years, String(A), true, TODAY), {
    ...years,
    [String(A)]: { box: 2, due: TODAY + 3 },
  });
});

storedTest("a puzzle found at once comes back after longer and longer, one missed the next day", () => {
  /** @type {import("../../../web/js/core/types.d.ts").PuzzleProgress} */
  let progress = {};
  let today = TODAY;
  for (const days of [1, 3, 7, 16, 35, 80]) {
    progress = progressAfter(progress, "x-1", true, today);
    assert.equal(progress["x-1"]?.due, today + days);
    today += days;
  }
  assert.equal(progressAfter(progress, "x-1", true, today)["x-1"]?.due, today + 80);
  assert.deepEqual(progressAfter(progress, "x-1", false, today)["x-1"], { box: 0, due: today + 1 });
});

storedTest("a puzzle found again before it is due says nothing new", () => {
  const once = progressAfter({}, "x-1", true, TODAY);
  assert.equal(progressAfter(once, "x-1", true, TODAY), once);
});

storedTest("what is due comes before what was never tried, and a theme leaves out the others", () => {
  const progress = { [String(B)]: { box: 1, due: TODAY }, [String(A)]: { box: 1, due: TODAY + 3 } };
  assert.equal(nextPuzzle(LIST, progress, TODAY), B);
  const late = {
    ...progress,
    [String(A)]: { box: 1, due: TODAY - 1 },
    [String(C)]: { box: 1, due: TODAY - 2 },
  };
  assert.equal(nextPuzzle(LIST, late, TODAY), C, "the longest due first");
  assert.equal(nextPuzzle(LIST, progress, TODAY, "", B), C);
  assert.equal(nextPuzzle(LIST, progress, TODAY, "bet"), C);
  assert.equal(
    nextPuzzle(LIST, { ...progress, [String(C)]: { box: 1, due: TODAY + 1 } }, TODAY, "bet"),
    null,
  );
});

storedTest("the puzzle of a day is the same all day, and another one the next day", () => {
  assert.equal(puzzleOfDay(LIST, TODAY), puzzleOfDay(LIST, dayNumber(Date.UTC(2026, 10, 23, 22))));
  assert.notEqual(puzzleOfDay(LIST, TODAY), puzzleOfDay(LIST, TODAY + 1));
  assert.equal(puzzleOfDay([], TODAY), null);
});

storedTest(
  "a puzzle found at the first try counts, one found later or with a hint is to be repeated",
  async () => {
    const { store, puzzles, shows } = puzzlesWith();
    puzzles.open("two_hundred");
    await settled();
    store.change({ type: "began", answer: { ok: true, view: at({}) } });
    shows({ status: "right", tries: 1, stars: 3 });
    assert.deepEqual(loadProgress()[String(A)], { box: 1, due: TODAY + 1 });
    void puzzles.openLink(`p.${B}`);
    await settled();
    store.change({ type: "began", answer: { ok: true, view: at({ key: String(B) }) } });
    shows({ key: String(B), status: "replying", tries: 1 });
    shows({ key: String(B), status: "wrong", tries: 1 });
    shows({ key: String(B), status: "right", tries: 2, stars: 2 });
    assert.equal(loadProgress()[String(B)]?.box, 0);
    void puzzles.openLink(`p.${C}`);
    await settled();
    store.change({ type: "began", answer: { ok: true, view: at({ key: String(C) }) } });
    shows({ key: String(C), status: "right", tries: 1, stars: 1 });
    assert.equal(loadProgress()[String(C)]?.box, 0);
  },
);

storedTest(
  "all puzzles of a game are shown as they stand today, of the theme and grade that are chosen",
  async () => {
    const { store, puzzles, asked, clock } = puzzlesWith();
    puzzles.startNext();
    saveProgress({ [String(A)]: { box: 1, due: TODAY } });
    puzzles.open("two_hundred");
    await settled();
    const shown = {
      ...{ game: "two_hundred", list: LIST, theme: "", grade: "", wanted: null, refusal: null },
      ...{ progress: { [String(A)]: { box: 1, due: TODAY } }, today: TODAY },
    };
    assert.deepEqual(store.state().puzzles, shown);
    puzzles.chooseTheme("bet");
    puzzles.startNext();
    await settled();
    assert.equal(asked.at(-1).text, "puzzle c");
    puzzles.chooseTheme("");
    puzzles.startDaily();
    await settled();
    assert.equal(asked.at(-1).text, LIST[(TODAY * 101) % 3]?.text);
    puzzles.startNext();
    await settled();
    assert.equal(asked.at(-1).text, "puzzle a", "what is due comes next");
    puzzles.chooseGrade("hardest");
    puzzles.startNext();
    await settled();
    assert.deepEqual(
      [asked.length, store.state().puzzles],
      [3, { ...shown, grade: "hardest" }],
      "there is none",
    );
    clock.now += 86_400_000;
    store.change({ type: "day", day: "2026-11-24" });
    assert.equal(store.state().puzzles?.today, TODAY + 1);
  },
);

storedTest(
  "a puzzle is begun by its link; a name that is none is refused, and a game's name shows them all",
  async () => {
    const { store, puzzles, asked } = puzzlesWith();
    await puzzles.openLink(`p.${B}`);
    assert.deepEqual(asked, [{ text: "puzzle b", name: "You", names: { W: "West" } }]);
    await puzzles.openLink("p.two_hundred-nonsense");
    assert.equal(store.state().puzzles?.refusal?.code, "no_puzzle");
    await puzzles.openLink("p.two_hundred");
    assert.equal(store.state().puzzles?.refusal, null);
    assert.equal(asked.length, 1);
  },
);

storedTest(
  "a moment that is tried leads back to the moments of the deal, with all that was found",
  async () => {
    const { store, puzzles, asked } = puzzlesWith();
    store.change({ type: "began", answer: { ok: true, view: view({ summary: /** @type {any} */ ({}) }) } });
    const review = { part: 1, found: { judged: 3, findings: [] } };
    const looked = /** @type {any} */ ({ hint: { level: "expert" }, look: { at: 3 } });
    store.change({ type: "explained", explanations: { review, ...looked } });
    await puzzles.tryMoment(7);
    assert.deepEqual(asked, [{ at: 7, turn: 10 }]);
    store.change({ type: "began", answer: { ok: true, view: at({ key: "", kind: "moment" }) } });
    puzzles.retryTask();
    assert.deepEqual(asked.at(-1), { again: true });
    await puzzles.leaveTask();
    assert.deepEqual(asked.at(-1), [{ back: true }, null]);
    assert.equal(store.state().panel, "moments");
    assert.deepEqual(store.state().match?.explanations, {
      ...{ review, hint: null, look: null, acts: null, coach: null, why: null },
    });
    assert.deepEqual(loadProgress(), {});
    puzzles.retryTask();
    assert.deepEqual(asked.at(-1), { again: true, name: "You", names: { W: "West" } }, "it is left");
    const deal = { view: view({ summary: /** @type {any} */ ({}) }) };
    store.change({ type: "began", answer: { ok: true, ...deal }, challenge: "c1.x" });
    await puzzles.tryMoment(2);
    await puzzles.leaveTask();
    assert.deepEqual(asked.at(-1), [{ back: true }, "c1.x"]);
    assert.equal(store.state().match?.explanations ?? null, null);
  },
);

storedTest("progress that makes no sense is left out, and what is kept stays beside what comes", () => {
  assert.deepEqual(progressIn({ a: { box: 1, due: 5 }, b: { box: "1", due: 5 }, c: null, d: { box: 1 } }), {
    a: { box: 1, due: 5 },
  });
  assert.deepEqual(progressIn([1]), {});
  saveProgress({ a: { box: 1, due: 5 } });
  assert.deepEqual(saveProgress({ b: { box: 0, due: 6 } }), { a: { box: 1, due: 5 }, b: { box: 0, due: 6 } });
});

storedTest("themes come evenly: a theme of which few were tried comes before one of which many were", () => {
  const of = (/** @type {string} */ theme, /** @type {number} */ at) => ({ key: `${theme}${at}`, theme });
  const list = [of("follow", 1), of("follow", 2), of("follow", 3), of("bury", 1)];
  const tried = { follow1: { box: 1, due: TODAY + 3 } };
  assert.equal(nextPuzzle(list, {}, TODAY), "follow1");
  assert.equal(nextPuzzle(list, tried, TODAY), "bury1");
  assert.equal(nextPuzzle(list, { ...tried, bury1: { box: 1, due: TODAY + 3 } }, TODAY), "follow2");
});

storedTest(
  "a puzzle is the harder, the fewer of our levels find it, and is of no grade if none was asked",
  () => {
    const grades = [4, 3, 2, 1, 0].map((foundBy) => gradeOf({ foundBy }, 4));
    assert.deepEqual(grades, ["easy", "middling", "hard", "hardest", "hardest"]);
    assert.equal(gradeOf({}, 4), "");
  },
);

storedTest(
  "every puzzle that is shipped has been put to our levels, and is packed with what they found",
  () => {
    for (const game of ["tractor", "two_hundred", "rangvaar"]) {
      const source = readFileSync(new URL(`../../../web/games/${game}/puzzles.txt`, import.meta.url), "utf8");
      const puzzles = source.match(/^followsuit-puzzle /gm)?.length;
      assert.equal(source.match(/^found (?:none|[a-z ]+)$/gm)?.length, puzzles);
    }
    const packed = {
      shared: "shared",
      keys: ["a-1", "a-2", "a-3"],
      themes: ["bet", "bet", "bet"],
      record: [["x", "y", "z"]],
    };
    const says = ["best 60\nfound expert master", "best 60\nfound none", "best 60"];
    const puzzle = (
      /** @type {number} */ at,
      /** @type {string} */ line,
      /** @type {number | null} */ foundBy,
    ) => ({
      ...{ key: `a-${at}`, theme: "bet", foundBy },
      text: `followsuit-puzzle 1\nkey a-${at}\ntheme bet\n${says[at - 1]}\n. shared\n. ${line}`,
    });
    assert.deepEqual(unpackPuzzles({ ...packed, says }), [
      puzzle(1, "x", 2),
      puzzle(2, "y", 0),
      puzzle(3, "z", null),
    ]);
  },
);

storedTest("a puzzle that is begun after a moment was tried is tried again as a puzzle", async () => {
  const { store, puzzles, asked } = puzzlesWith();
  store.change({ type: "began", answer: { ok: true, view: view({ summary: /** @type {any} */ ({}) }) } });
  await puzzles.tryMoment(7);
  await puzzles.openLink(`p.${B}`);
  puzzles.retryTask();
  assert.deepEqual(asked.at(-1), { again: true, name: "You", names: { W: "West" } });
  await puzzles.leaveTask();
  assert.deepEqual([asked.length, store.state().panel, store.state().match], [3, "puzzles", null]);
});

storedTest("a puzzle that somebody sent is begun among those of its game", async () => {
  const { store, puzzles, asked } = puzzlesWith();
  await puzzles.openDocument(
    Promise.resolve(/** @type {any} */ ({ text: "its text", value: { key: "two_hundred-x" } })),
  );
  assert.deepEqual(asked, [{ text: "its text", name: "You", names: { W: "West" } }]);
  const { game, list, wanted, refusal } = store.state().puzzles ?? {};
  assert.deepEqual([game, list, wanted, refusal], ["two_hundred", LIST, null, null]);
});
