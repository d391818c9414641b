import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bareHead,
  headOf,
  isHead,
  resultOf,
  toContinue,
} from "../../../web/js/core/storage/match-summaries.js";
import {
  countMatches,
  listByFrequency,
  filterMatches,
} from "../../../web/js/features/history/match-totals.js";
import { listSheetRows } from "../../../web/js/features/history/score-sheets.js";
import { LONGEST, readExportFile, writeExportFile } from "../../../web/js/features/history/export-file.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { head } from "../shared/documents.js";
import { view } from "../shared/views.js";
import { figures } from "../shared/figures.js";
import { recordings, storedIn } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/core/storage/types.d.ts").Figures} Figures */

/** @param {"NS" | "EW" | "tie"} winner @param {number} changed @param {Partial<Figures>} [more] */
const over = (winner, changed, more) =>
  head({
    id: `${winner} ${changed}`,
    status: "over",
    changed,
    deals: [figures({ won_by: winner, ...more })],
  });

test("matches won, lost and tied are counted, and those won in a row", () => {
  const heads = [over("NS", 1), over("NS", 2), over("EW", 3), over("tie", 4), over("NS", 5), head()];
  const { matches, streak, rows } = countMatches(heads.toReversed());
  assert.deepEqual(matches, { won: 3, tied: 1, lost: 1, open: 1, assisted: 0 });
  assert.deepEqual(streak, { now: 1, best: 2 });
  assert.deepEqual(
    rows(({ game }) => game),
    [{ name: "two_hundred", won: 3, tied: 1, lost: 1, deals: 5 }],
  );
  const none = countMatches([]);
  const count = { made: 0, failed: 0 };
  assert.deepEqual(
    { ...none, rows: none.rows(() => "") },
    {
      matches: { won: 0, tied: 0, lost: 0, open: 0, assisted: 0 },
      streak: { now: 0, best: 0 },
      deals: { counted: 0, assisted: 0, passedOut: 0, ahead: 0, behind: 0 },
      bids: { you: count, partner: count, them: count },
      took: [],
      course: [0],
      rows: [],
    },
  );
});

test("what was played with help is counted apart", () => {
  const { matches, deals } = countMatches([over("NS", 1), over("NS", 2, { assisted: true })]);
  assert.deepEqual([matches.won, matches.assisted], [1, 1]);
  assert.deepEqual([deals.counted, deals.assisted], [1, 1]);
});

test("a deal of a game without bidding is kept, counted and no bid of anybody", () => {
  const free = { declarer: null, side: null, contract: null, made: false, took: { NS: 4, EW: 2 } };
  const played = head({ deals: [figures({ ...free, unit: "tricks" })] });
  assert.ok(isHead(played));
  const { bids, deals } = countMatches([played]);
  assert.deepEqual(Object.values(bids), Array(3).fill({ made: 0, failed: 0 }));
  assert.deepEqual([deals.counted, deals.ahead, deals.passedOut], [1, 1, 0]);
});

test("bids are counted by who made them, and deals by whom they were good for", () => {
  const deals = [
    figures({ deal: 1 }),
    figures({ deal: 2, declarer: "N", made: false, ahead: "EW" }),
    figures({ deal: 3, declarer: "W", side: "EW", made: false, ahead: "NS", took: { NS: 60, EW: 40 } }),
    figures({ deal: 4, passed_out: true, ahead: null }),
  ];
  const { bids, deals: all, course, took } = countMatches([head({ deals })]);
  assert.deepEqual(bids, {
    you: { made: 1, failed: 0 },
    partner: { made: 0, failed: 1 },
    them: { made: 0, failed: 1 },
  });
  assert.deepEqual(all, { counted: 4, assisted: 0, passedOut: 1, ahead: 2, behind: 1 });
  assert.deepEqual(course, [0, 1, 0, 1]);
  assert.deepEqual(took, [{ game: "two_hundred", unit: "points", declaring: 70, opposing: 60, against: 30 }]);
});

test("the line of deals has the last two hundred", () => {
  const deals = Array.from({ length: 203 }, (_, at) =>
    figures({ deal: at + 1, ahead: at < 2 ? "EW" : "NS" }),
  );
  const { course } = countMatches([head({ deals })]);
  assert.deepEqual([course.length, course[0], course.at(-1)], [201, -1, 199]);
});

test("of a match of which there is only a record nothing is claimed that it may not have", () => {
  assert.deepEqual(bareHead("m", "tractor", 5), {
    ...{ id: "m", kind: "record", title: "", version: 0 },
    ...{ game: "tractor", rules: "reference", you: "S", side: "NS", levels: {} },
    ...{ began: 0, changed: 5, status: "standing", deal: 1, deals: [], assisted: false },
  });
});

test("who has never declared has no average of it", () => {
  const theirs = figures({ deal: 1, declarer: "W", side: "EW", took: { NS: 60, EW: 40 } });
  const { took } = countMatches([head({ deals: [theirs] })]);
  assert.deepEqual(took, [
    { game: "two_hundred", unit: "points", declaring: null, opposing: 60, against: null },
  ]);
});

test("matches are sifted by game, rules and level", () => {
  const heads = [
    head({ id: "a" }),
    head({ id: "b", game: "tractor", rules: { preset: "standard", throw: "off" } }),
    head({ id: "c", levels: { W: "master", N: "casual", E: "master" } }),
  ];
  const ids = (/** @type {Partial<import("../../../web/js/features/history/types.d.ts").Filter>} */ sieve) =>
    filterMatches(heads, { game: "", level: "", preset: "", ...sieve }).map(({ id }) => id);
  assert.deepEqual(ids({}), ["a", "b", "c"]);
  assert.deepEqual(ids({ game: "tractor" }), ["b"]);
  assert.deepEqual(ids({ preset: "house" }), ["b"]);
  assert.deepEqual(ids({ level: "mixed" }), ["c"]);
  assert.deepEqual(
    listByFrequency(heads, ({ game }) => game),
    ["two_hundred", "tractor"],
  );
});

test("one tap continues the match played last, whatever game is chosen", () => {
  const heads = [head({ id: "o", status: "over" }), head({ id: "t", game: "tractor" }), head({ id: "h" })];
  assert.equal(toContinue(heads)?.id, "t");
  assert.equal(toContinue([head({ status: "left" })]), null);
});

test("a deal's figures are kept once, and go when the deal is taken back into", () => {
  const before = headOf({ id: "m", began: 1, version: 0 }, view({ deal: 1 }), figures(), 5);
  const again = headOf(before, view({ deal: 1 }), figures({ made: false }), 6);
  assert.deepEqual(
    again.deals.map(({ made }) => made),
    [false],
  );
  assert.deepEqual(headOf(again, view({ deal: 1 }), null, 7).deals, []);
  assert.equal("challenge" in again, false);
  assert.equal(headOf({ ...again, challenge: "c1.AA" }, view({ deal: 1 }), null, 7).challenge, "c1.AA");
  assert.equal(headOf(again, view({ deal: 2 }), null, 7).deals.length, 1);
  assert.equal(resultOf(over("EW", 1)), "lost");
});

const OPENED = {
  ok: true,
  game: "two_hundred",
  rules: "reference",
  you: "S",
  players: { S: { level: null }, W: { level: "expert" }, N: { level: "expert" }, E: { level: "expert" } },
  over: true,
  deals: [{ number: 1, figures: figures({ won_by: "NS" }) }],
};

const ASIDE = /** @type {any} */ ({
  ...{ id: "x", kind: "aside", title: "", changed: 5, version: 1 },
  ...{ code: "bad_line", message: "", game: null },
});
const SHEET = { id: "s", kind: "sheet", title: "Club", changed: 6, version: 4 };

/** An engine that reads records and sheets. @param {any} [answer] to the record */
const reading = (answer = OPENED) =>
  createEngineFunctions(async ({ op }) => (op === "open" ? { ok: true, kind: "sheet" } : answer));

const packed = () =>
  writeExportFile(
    {
      settings: { ...DEFAULT_SETTINGS, name: "Ada" },
      documents: [
        { ...head({ deals: [figures({ made: false })] }), text: "the record" },
        { ...ASIDE, text: "torn" },
        { ...SHEET, text: "followsuit-sheet 1" },
      ],
      lessons: { "two_hundred-trick": 3 },
    },
    new Date(0),
  );

test("what was packed is unpacked, with the engine's word for what its deals came to", async () => {
  const file = await readExportFile(packed(), reading());
  assert.equal(file.settings?.name, "Ada");
  const [match, aside, sheet] = /** @type {any[]} */ (file.documents);
  assert.deepEqual([match?.text, match?.status], ["the record", "over"]);
  assert.equal(match?.deals[0]?.made, true);
  assert.deepEqual(
    [aside, sheet],
    [
      { ...ASIDE, text: "torn" },
      { ...SHEET, text: "followsuit-sheet 1" },
    ],
  );
  assert.deepEqual(file.lessons, { "two_hundred-trick": 3 });
  const written = JSON.parse(packed());
  assert.deepEqual(
    [file.format, file.version, file.made, file.puzzles],
    [written.format, written.version, "1970-01-01T00:00:00.000Z", {}],
  );
});

test("a challenge comes out of a file as one, over with its deal", async () => {
  const challenge = {
    ...head({ id: "dared", deals: [figures({})] }),
    challenge: "c1.AAAA",
    text: "its record",
  };
  const file = writeExportFile(
    {
      settings: DEFAULT_SETTINGS,
      documents: [{ ...challenge, status: "over" }],
    },
    new Date(0),
  );
  const [match] = (
    await readExportFile(
      file,
      createEngineFunctions(async () => ({ ...OPENED, over: false })),
    )
  ).documents;
  assert.deepEqual([match?.challenge, match?.status], ["c1.AAAA", "over"]);
});

test("a file that is not right is refused with the reason", async () => {
  const good = JSON.parse(packed());
  const refused = async () => ({ ok: false, error: { code: "bad_line" } });
  const cases = /** @type {[string, string, () => Promise<any>][]} */ ([
    ["no JSON", "export-file-torn", async () => OPENED],
    [JSON.stringify([]), "export-file-foreign", async () => OPENED],
    [JSON.stringify({ ...good, version: 2 }), "export-file-newer", async () => OPENED],
    [JSON.stringify({ ...good, documents: {} }), "export-file-torn", async () => OPENED],
    [JSON.stringify({ ...good, made: "yesterday" }), "export-file-torn", async () => OPENED],
    [
      JSON.stringify({ ...good, documents: [{ ...good.documents[2], changed: 1e300 }] }),
      "export-file-match",
      async () => OPENED,
    ],
    [
      JSON.stringify({ ...good, documents: [{ ...good.documents[0], deals: [7] }] }),
      "export-file-match",
      async () => OPENED,
    ],
    [
      JSON.stringify({ ...good, documents: [good.documents[0], good.documents[0]] }),
      "export-file-match",
      async () => OPENED,
    ],
    [JSON.stringify({ ...good, documents: [{ id: 7 }] }), "export-file-match", async () => OPENED],
    [packed(), "export-file-record", refused],
    [packed(), "export-file-wait", async () => ({ ok: false, error: { code: "engine_died" } })],
  ]);
  cases.push([
    JSON.stringify({ ...good, documents: [good.documents[2]] }),
    "export-file-record",
    async () => ({ ok: true, kind: "rules" }),
  ]);
  for (const [text, code, ask] of cases)
    await assert.rejects(readExportFile(text, createEngineFunctions(ask)), { code }, code);
  const twice = JSON.stringify({
    ...good,
    documents: [good.documents[1], good.documents[0], good.documents[1]],
  });
  await assert.rejects(
    readExportFile(
      twice,
      createEngineFunctions(async () => OPENED),
    ),
    { facts: { number: 3 }, refusal: null },
  );
  const spoiled = { facts: { number: 1 }, refusal: { code: "bad_line" } };
  await assert.rejects(readExportFile(packed(), createEngineFunctions(refused)), spoiled);
  /** @type {number[][]} */
  const told = [];
  const ask = async (/** @type {any} */ { op }) => (op === "open" ? { ok: true, kind: "sheet" } : OPENED);
  await readExportFile(packed(), createEngineFunctions(/** @type {any} */ (ask)), (...progress) =>
    told.push(progress),
  ).catch(() => {});
  assert.deepEqual(told.slice(0, 2), [
    [0, good.documents.length],
    [1, good.documents.length],
  ]);
});

test("sheets are listed with what was kept of them", () => {
  const told = {
    game: "tractor",
    date: "2026-11-25",
    note: "Club",
    people: [],
    scores: { NS: "4", EW: "T" },
  };
  const stored = [
    { ...SHEET, id: "b", told: { ...told, note: "" } },
    { ...SHEET, id: "a", told },
    { ...SHEET, id: "c", kind: "rules", told },
    { ...SHEET, id: "d", told: 7 },
  ];
  assert.deepEqual(
    listSheetRows(stored).map(({ id, note }) => [id, note]),
    [
      ["b", ""],
      ["a", "Club"],
    ],
  );
});

test("all that is counted of matches is as it was", () => {
  const same = recordings(import.meta.url);
  const tractor = { game: "tractor", rules: { preset: "howto", seats: 6, packs: 3 } };
  const unit = { unit: /** @type {const} */ ("tricks") };
  const heads = [
    over("NS", 9),
    over("EW", 1, { made: false, took: { NS: 20, EW: 80 }, ahead: "EW" }),
    over("tie", 4, { declarer: "N", ahead: null }),
    { ...over("NS", 2, { declarer: "W", side: "EW", made: false }), levels: { W: "expert", N: "casual" } },
    { ...over("NS", 3, { declarer: "E", side: "EW", took: { NS: 45, EW: 55 }, ahead: "EW" }), ...tractor },
    {
      ...over("NS", 5, { declarer: null, side: null, took: { NS: 7, EW: 6 }, ...unit }),
      ...tractor,
      order: 0,
    },
    { ...over("EW", 6), assisted: true },
    over("NS", 7, { assisted: true }),
    over("NS", 8, { passed_out: true }),
    head({ id: "open", deals: [figures({ made: false })] }),
    head({ id: "left", status: "left", rules: "traditional" }),
    { ...over("EW", 10), people: { S: { name: "Ada", side: "NS" }, W: { name: "Bo", side: "EW" } } },
  ];
  const sieves = {
    all: {},
    tractor: { game: "tractor" },
    expert: { level: "mixed" },
    howto: { preset: "howto" },
    Bo: { person: "Bo" },
  };
  for (const [name, sieve] of Object.entries(sieves)) {
    const { rows, ...counted } = countMatches(
      filterMatches(/** @type {any} */ (heads), { game: "", level: "", preset: "", ...sieve }),
    );
    same(
      name,
      storedIn({
        ...counted,
        games: rows(({ game }) => game),
        levels: rows(({ levels }) => String(levels.W)),
      }).join("\n"),
    );
  }
});

test("a file has everything that is stored, line by line, and says what it is", () => {
  const all = { settings: DEFAULT_SETTINGS, documents: [], lessons: { one: 3 }, puzzles: {} };
  const text = writeExportFile(/** @type {any} */ (all), new Date(0));
  assert.deepEqual(JSON.parse(text), {
    format: "follow-suit",
    version: 1,
    made: "1970-01-01T00:00:00.000Z",
    ...all,
  });
  assert.match(text, /^\{\n "format": "follow-suit",\n "version": 1,\n[^]*\}\n$/);
});

test("a file that is longer than any of ours is not read at all", async () => {
  const long = /** @type {any} */ ({ length: LONGEST + 1 });
  const refused = readExportFile(
    long,
    createEngineFunctions(async () => assert.fail("nothing is asked")),
  );
  await assert.rejects(refused, { code: "export-file-foreign" });
});
