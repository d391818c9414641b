import "../shared/catalog.js";
import { RequestRefused, createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createChallenges } from "../../../web/js/features/challenges/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/features/challenges/types.d.ts").ChallengeOffer} ChallengeOffer */

/** @param {Partial<ChallengeOffer>} [with_] @returns {ChallengeOffer} */
function challenge(with_ = {}) {
  return {
    game: "two_hundred",
    rules: "reference",
    deal: 1,
    you: "S",
    levels: { W: "casual", N: "casual", E: "casual" },
    day: "",
    bots: 1,
    same_bots: true,
    claim: { name: "Ada", margin: 20, assisted: false, tricks: [], record: "followsuit-deal 1\n" },
    refused: null,
    ...with_,
  };
}

/** @typedef {Parameters<typeof createChallenges>[0]["loadDayRuns"]} DayRuns */

/** @param {{ answers?: Record<string, (question: Record<string, unknown>) => Answer>, clock?: () => number, loadDayRuns?: DayRuns }} [needs] */
function contestWith({ answers = {}, clock = () => 0, loadDayRuns = async () => null } = {}) {
  const store = createStore(firstState(), reduce);
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const contest = createChallenges({
    store,
    engine: createEngineFunctions(async (question) => {
      asked.push(question);
      return (answers[question.op] ?? (() => ({ ok: true })))(question);
    }),
    play: async (link, game) => void done.push(["play", link, game]),
    share: async (dared) => void done.push(["share", dared]),
    record: async (id) => (id === "kept" ? "its record" : null),
    loadDayRuns,
    showing: {
      text: (shown) =>
        `${shown.result?.squares.join(" ")} ${shown.botResults?.runs.length} ${shown.result?.link}`,
      picture: async () => new Blob(["a picture"]),
      linkAddress: (link) => `https://cards.example/#${link}`,
      copyText: async (words) => void done.push(["copy", words]),
      send: async (words, picture) => void done.push(["send", words, picture?.size]),
      save: (name, picture) => void done.push(["save", name, picture.size]),
    },
    now: clock,
  });
  return { store, contest, asked, done };
}

const linked = () => ({ ok: true, kind: "challenge", link: "c1.AAAA", value: challenge() });
const own = () => ({
  ok: true,
  kind: "challenge",
  link: "c1.own",
  value: challenge({ claim: { name: "", margin: 35, assisted: false, tricks: [], record: "" } }),
});
const run = (/** @type {Record<string, unknown>} */ { level, lot }) => ({
  ok: true,
  level,
  margin: Number(lot) * 10,
});

/** A panel in which nothing is shown yet. */
const EMPTY = {
  ...{ stage: "invitation", link: "", challenge: null, own: null, record: null, botResults: null },
  ...{ result: null, refusal: null, from: null },
};

test("a challenge that came is shown and played", async () => {
  const { store, contest, done } = contestWith();
  await contest.openDocument(Promise.resolve(/** @type {any} */ (linked())));
  assert.equal(store.state().panel, "challenges");
  assert.deepEqual(store.state().challenges, { ...EMPTY, link: "c1.AAAA", challenge: challenge() });
  await contest.playChallenge();
  assert.deepEqual(done, [["play", "c1.AAAA", "two_hundred"]]);
  assert.equal(store.state().panel, null);
});

test("a challenge that cannot be read says why, and is not played", async () => {
  const { store, contest, done } = contestWith();
  await contest.openDocument(Promise.reject(new RequestRefused({ code: "link_cut" })));
  assert.equal(store.state().challenges?.refusal?.code, "link_cut");
  await contest.playChallenge();
  assert.deepEqual(done, []);
});

test("a deal is compared with the friend's result and with a field that grows to 26 runs", async () => {
  const { store, contest, asked, done } = contestWith({
    answers: { open: linked, write: own, get_bot_result: run },
    loadDayRuns: () => assert.fail("it is no day's deal"),
  });
  store.change({
    type: "began",
    answer: { ok: true, view: view({ deal: 3 }), events: [] },
    challenge: "c1.AAAA",
  });
  /** @type {number[]} */
  const grown = [];
  store.listen(({ challenges: now }) => grown.push(now?.botResults?.runs.length ?? 0));
  await contest.compareTable();
  const { challenges: shown } = store.state();
  // Twelve of each of the two that are quick, and two of the one that takes long after every fourth.
  const lots = Array.from({ length: 12 }, (_, lot) => [
    { level: "beginner", lot },
    { level: "casual", lot },
    ...(lot === 3 || lot === 7 ? [{ level: "expert", lot: (lot - 3) / 4 }] : []),
  ]).flat();
  assert.deepEqual(shown, {
    ...{ ...EMPTY, stage: "outcome", link: "c1.AAAA", challenge: challenge(), own: own().value },
    botResults: { runs: lots.map(({ level, lot }) => ({ level, margin: lot * 10 })), of: 26, status: "done" },
  });
  assert.deepEqual(asked, [
    { op: "open", text: "c1.AAAA" },
    { op: "write", kind: "challenge", value: { deal: 3, name: "" } },
    ...lots.map((lot) => ({ op: "get_bot_result", deal: 3, ...lot })),
  ]);
  assert.deepEqual([...new Set(grown)].slice(0, 4), [0, 1, 2, 3]);
  await contest.shareDeal();
  assert.deepEqual(done, [["share", { game: "two_hundred", record: null, deal: 1, isOver: true }]]);
});

test("the field is stopped, and what has been played stays", async () => {
  /** @type {() => void} */
  let stop = () => {};
  const { store, contest, asked } = contestWith({
    answers: {
      write: own,
      get_bot_result: (question) => {
        if (question["lot"] === 2) stop();
        return run(question);
      },
    },
  });
  store.change({ type: "began", answer: { ok: true, view: view({}), events: [] } });
  for (const way of [contest.stopRuns, contest.close, () => void contest.shareDeal()]) {
    stop = way;
    await contest.compareTable();
    const { runs, of, status } = store.state().challenges?.botResults ?? {};
    assert.deepEqual([runs?.length, of, status], [4, 4, "stopped"]);
    assert.equal(asked.at(-1)?.["op"], "cancel_thinking");
  }
});

test("no run is begun after 20 seconds", async () => {
  let at = 0;
  const { store, contest } = contestWith({
    answers: { write: own, get_bot_result: run },
    clock: () => (at += 3_000),
  });
  store.change({ type: "began", answer: { ok: true, view: view({}), events: [] } });
  await contest.compareTable();
  assert.equal(store.state().challenges?.botResults?.runs.length, 6);
  assert.equal(store.state().challenges?.botResults?.of, 6);
});

test("closing it leads back to where one came from, and calls off what goes on", async () => {
  const { store, contest } = contestWith({ answers: { write: own, get_bot_result: run } });
  store.change({ type: "began", answer: { ok: true, view: view({}), events: [] } });
  const comparing = contest.compareTable();
  contest.close();
  await comparing;
  assert.equal(store.state().panel, null);
  assert.equal(store.state().challenges?.botResults ?? null, null);
});

/** The day's deal as the person played it, and the link of the day. @param {Record<string, unknown>} question */
const dayAnswer = (question) => ({
  ok: true,
  link: "c1.DAY",
  kind: "challenge",
  value: challenge({
    day: "2026-11-23",
    claim:
      "day" in /** @type {any} */ (question["value"])
        ? null
        : { name: "", margin: 35, assisted: false, tricks: ["won", "empty", "lost", "lost"], record: "" },
  }),
});
const kept = { id: "kept", game: "two_hundred", deal: 1, challenge: "c1.DAY" };
const MADE = [
  { level: "beginner", margin: 10 },
  { level: "master", margin: 40 },
];

test("a day's deal has a field made ahead, and is shared without a card", async () => {
  const { store, contest, asked, done } = contestWith({
    answers: { open: linked, write: dayAnswer },
    loadDayRuns: async () => MADE,
  });
  store.change({ type: "setting", settings: { ...store.state().settings, name: "Noor" } });
  await contest.compareDay(/** @type {any} */ (kept));
  assert.deepEqual(
    asked.filter(({ op }) => op === "write").map(({ value }) => value),
    [
      { record: "its record", deal: 1, challenge: "c1.DAY", name: "Noor" },
      { game: "two_hundred", day: "2026-11-23" },
    ],
  );
  const { challenges: shown } = store.state();
  assert.deepEqual(shown?.botResults, { runs: MADE, of: 2, status: "done" });
  assert.ok(!asked.some(({ op }) => op === "get_bot_result"));
  await contest.copyResult();
  await contest.sendResult();
  contest.savePicture();
  const words = "won empty lost lost 2 https://cards.example/#c1.DAY";
  assert.deepEqual(done, [
    ["copy", words],
    ["send", words, 9],
    ["save", "follow-suit-two_hundred-2026-11-23.png", 9],
  ]);
  assert.equal(store.state().challenges?.result?.copied, "copied");
  contest.close();
  assert.equal(store.state().panel, "daily");
});

test("tricks in which a decision cost are marked, also in a deal that is kept, before anything is shared", async () => {
  /** @type {unknown[]} */
  const ready = [];
  const missed = () => {
    ready.push(store.state().challenges?.result?.isJudged);
    return { ok: true, missed: [2] };
  };
  const answers = { open: linked, write: dayAnswer, find_missed_tricks: missed };
  const { store, contest, asked } = contestWith({ answers, loadDayRuns: async () => MADE });
  await contest.compareDay(/** @type {any} */ (kept));
  const { result } = store.state().challenges ?? {};
  assert.deepEqual([ready, result?.isJudged], [[false], true]);
  assert.deepEqual(result?.squares, ["won", "empty", "missed", "lost"]);
  assert.deepEqual(
    asked.find(({ op }) => op === "find_missed_tricks"),
    { op: "find_missed_tricks", record: "its record", deal: 1 },
  );
});

test("a damaged file of the month is reported, and the bots play here", async () => {
  const { store, contest } = contestWith({
    answers: { write: dayAnswer, get_bot_result: run },
    loadDayRuns: async () => {
      throw new Error("it is not as it was made");
    },
  });
  await contest.compareDay(/** @type {any} */ (kept));
  const { botResults } = store.state().challenges ?? {};
  assert.deepEqual([botResults?.isDamaged, botResults?.runs.length, botResults?.status], [true, 26, "done"]);
});

test("a deal that is kept no more is not compared", async () => {
  const { store, contest } = contestWith();
  await contest.compareDay(/** @type {any} */ ({ ...kept, id: "gone" }));
  assert.equal(store.state().challenges, null);
});

/** A past match of two deals that is looked at. @param {object | null} replay @param {string} [name] */
const opened = (replay, name = "Ada") =>
  /** @type {any} */ ({
    head: { id: "m", game: "rangvaar", you: "W", challenge: "c1.AAAA" },
    record: "its record",
    deals: [{ number: 1 }, { number: 2 }],
    players: { W: { name } },
    replay,
  });

for (const [which, replay, deal] of /** @type {[string, object | null, number][]} */ ([
  ["that is replayed", { deal: 1, step: 4 }, 1],
  ["that was the last one", null, 2],
]))
  test(`of a past match the deal ${which} is compared, or played as a challenge`, async () => {
    const { store, contest, asked, done } = contestWith({
      answers: { open: linked, write: own, get_bot_result: run },
    });
    await contest.compareReplay();
    await contest.playReplay();
    assert.deepEqual([asked, store.state().challenges], [[], null], "none is looked at");
    store.change({ type: "history", history: { opened: opened(replay) } });
    await contest.compareReplay();
    const { botResults, ...shown } = store.state().challenges ?? {};
    assert.deepEqual(
      [shown, botResults?.status],
      [
        {
          ...{ stage: "outcome", link: "c1.AAAA", challenge: challenge(), own: own().value },
          ...{ record: "its record", result: null, refusal: null, from: "history" },
        },
        "done",
      ],
    );
    assert.deepEqual(asked.find(({ op }) => op === "write")?.["value"], {
      record: "its record",
      deal,
      challenge: "c1.AAAA",
      name: "",
    });
    contest.close();
    assert.equal(store.state().panel, "history");
    asked.length = 0;
    await contest.playReplay();
    assert.deepEqual(asked, [
      { op: "write", kind: "challenge", value: { record: "its record", deal, name: "Ada" } },
    ]);
    assert.deepEqual(done, [["play", "c1.own", "rangvaar"]]);
    assert.deepEqual([store.state().panel, store.state().challenges?.from], [null, "history"]);
  });
