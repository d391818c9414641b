import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createCoach } from "../../../web/js/features/coach/store.js";
import { isCoached } from "../../../web/js/features/coach/coach-setting.js";
import { settingsIn } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { againstSentence } from "../../../web/js/text/explanations.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { createCardTap } from "../../../web/js/table/input/card-tap.js";
import { isHeld } from "../../../web/js/table/store/card-choice.js";
import { hintedKeys } from "../../../web/js/features/explanations/hint.js";
import { view } from "../shared/views.js";
import { noteChanges } from "../shared/diaries.js";
import { recordings } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/core/types.d.ts").Caution} Caution */
/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

/** @param {string} card @param {number} trick @returns {import("../../../web/js/core/types.d.ts").ActFigures} */
const weighed = (card, trick) => ({
  action: { kind: "play", cards: [card] },
  worlds: 72,
  counted: true,
  trick,
  made: 0.5,
  contract: { own: true, count: 36, worlds: 72 },
  ends: { of: "own_points", value: 40 },
});

/** @param {Partial<Caution>} [more] @returns {Caution} */
const caution = (more = {}) => ({
  reason: "trick_lost",
  counts: { worlds: 72, better: 54, worse: 18 },
  cost: 8,
  made: weighed("7H", 0.25),
  better: weighed("5H", 0.75),
  why: "win_cheaply",
  exact: false,
  ...more,
});

/** @type {import("../../../web/js/core/types.d.ts").Action} */
const seven = { kind: "play", cards: ["7H"] };
const patient = () => new Promise(() => {});

/** @param {{ answer?: () => Promise<Answer>, with_?: Partial<View>, sleep?: (milliseconds: number) => Promise<any>, coach?: "on" | "off" | "first", thinksAhead?: boolean }} [needs] */
function coachWith({ answer, with_ = {}, sleep = patient, coach = "on", thinksAhead = true } = {}) {
  const store = createStore(firstState({ coach }), reduce);
  store.change({ type: "began", answer: { ok: true, view: view(with_) } });
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const spoken = async () => ({ ok: true, coach: caution(), view: view({ ...with_, assisted: true }) });
  const made = createCoach({
    store,
    engine: createEngineFunctions(async (question) => {
      asked.push(question);
      return question["ahead"] ? { ok: true, coach: null } : (answer ?? spoken)();
    }),
    take: () => done.push("take"),
    saveMatch: () => done.push("keep"),
    act: (action) => done.push(action),
    sleep: /** @type {any} */ (sleep),
    thinksAhead,
  });
  return { store, coach: made, asked, done };
}

const openIn = (/** @type {ReturnType<typeof coachWith>["store"]} */ store) =>
  store.state().match?.explanations?.coach?.isOpen ?? null;

test("nothing is said where nothing is proven, where the engine refuses, and where it takes too long", async () => {
  const silent = coachWith({ answer: async () => ({ ok: true, coach: null }) });
  assert.equal(await silent.coach.holdBack(seven), false);
  const refused = coachWith({ answer: async () => ({ ok: false, error: { code: "cancelled" } }) });
  assert.equal(await refused.coach.holdBack(seven), false);
  const late = coachWith({
    answer: () => new Promise(() => {}),
    sleep: async (wait) => assert.equal(wait, 1_000),
  });
  assert.equal(await late.coach.holdBack(seven), false);
  for (const { store, done } of [silent, refused, late]) {
    assert.equal(openIn(store), null);
    assert.deepEqual(done, []);
  }
});

test("a second tap while a play is judged is dropped, and a judgement of another turn makes no play", async () => {
  let give = (/** @type {Answer} */ _) => {};
  const { store, coach } = coachWith({ answer: () => new Promise((resolve) => (give = resolve)) });
  const first = coach.holdBack(seven);
  assert.equal(await coach.holdBack(seven), true);
  store.change({ type: "refreshed", view: view({ turn: 11 }) });
  give({ ok: true, coach: caution(), view: view() });
  assert.equal(await first, true);
  assert.equal(openIn(store), null);
});

test("bids, plays without another, lessons and decisions that are tried are not looked at", async () => {
  const only = { kind: "play", playable: ["7H"], refused: {}, only: ["7H"], claim: null };
  /** @type {Partial<View>[]} */
  const views = [
    { prompt: /** @type {any} */ (only) },
    { task: /** @type {any} */ ({ status: "playing" }) },
    { waits_for: "bot" },
  ];
  for (const with_ of views) {
    const { coach, asked } = coachWith({ with_ });
    assert.equal(await coach.holdBack(seven), false);
    assert.deepEqual(asked, []);
  }
  const { coach, asked } = coachWith();
  assert.equal(await coach.holdBack({ kind: "pass" }), false);
  assert.deepEqual(asked, []);
});

test("where data is saved a card that is taken up is not judged ahead", async () => {
  const { store, coach, asked } = coachWith({ thinksAhead: false });
  store.change({ type: "choose", card: "7H" });
  assert.deepEqual(asked, []);
  assert.equal(await coach.holdBack(seven), true);
});

test("the better play is marked in the hand once it is asked for", async () => {
  const { store, coach } = coachWith();
  await coach.holdBack(seven);
  const hand = ["AS", "7H", "5H"];
  const marked = () => hintedKeys(/** @type {any} */ (store.state().match), hand, hand);
  assert.deepEqual(marked(), []);
  coach.showBetterPlay();
  assert.deepEqual(marked(), ["5H"]);
});

test("until it is chosen the coach is on in a first match against the weakest bots only", () => {
  const state = (/** @type {any} */ more = {}) => {
    const first = firstState(more.settings);
    return { settings: first.settings, match: more.match ?? null, heads: more.heads ?? [] };
  };
  const novices = /** @type {any} */ ({
    view: view({
      seats: /** @type {any} */ (
        Object.fromEntries(
          ["S", "W", "N", "E"].map((seat) => [seat, { level: seat === "S" ? null : "beginner" }]),
        )
      ),
    }),
  });
  const casuals = /** @type {any} */ ({ view: view() });
  const head = /** @type {any} */ ({ id: "a" });
  // Before the first match the chosen levels decide.
  const weakest = { game: "rangvaar", level: "beginner", levels: {} };
  assert.equal(isCoached(state({ settings: weakest })), true);
  assert.equal(isCoached(state({ settings: weakest, heads: [head] })), false);
  assert.equal(isCoached(state({ settings: { ...weakest, level: "casual" } })), false);
  assert.equal(isCoached(state({ match: novices, heads: [head] })), true);
  assert.equal(isCoached(state({ match: novices, heads: [head, head] })), false);
  assert.equal(isCoached(state({ match: casuals, heads: [head] })), false);
  const several = { view: { ...novices.view, pass_and_play: { uncovered: null } } };
  assert.equal(isCoached(state({ match: several, heads: [head] })), false, "several people play");
  const challenge = { view: { ...novices.view, challenge: { day: "", margin: null } } };
  assert.equal(isCoached(state({ match: challenge, heads: [head] })), false, "a challenge is compared");
  assert.equal(isCoached(state({ match: casuals, heads: [head], settings: { coach: "on" } })), true);
  assert.equal(isCoached(state({ match: novices, heads: [head], settings: { coach: "off" } })), false);
  assert.deepEqual(settingsIn({ coach: "on" }), { coach: "on" });
  assert.deepEqual(settingsIn({ coach: true }), {});
});

test("what there is to say against a play is one sentence with its figures", () => {
  const text = createSentences(
    "en",
    readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8"),
  );
  assert.equal(
    againstSentence(text.say, caution()),
    "This costs about 8 points: your side takes this trick in 18 of 72 imagined deals, with a better play in 54.",
  );
  assert.match(
    againstSentence(text.say, caution({ reason: "later", cost: null })),
    /^This hurts your side’s chances in the match: the same side takes the trick either way/,
  );
});

test("while the coach judges or asks no other card is taken up, and none is played", async () => {
  /** @type {(answer: Answer) => void} */
  let tell = () => {};
  const { store, coach } = coachWith({ answer: () => new Promise((resolve) => (tell = resolve)) });
  /** @type {unknown[]} */
  const played = [];
  const table = /** @type {any} */ ({
    performAction: (/** @type {unknown} */ action) => played.push(action),
    skipWait() {},
  });
  const hand = createCardTap(store, table);
  store.change({ type: "choose", card: "7H" });
  const holding = coach.holdBack(seven);
  const same = () => assert.deepEqual([store.state().match?.chosen, played], [["7H"], []]);
  hand.tapCard("5H", "5H0");
  await hand.playDragged("5H", "5H0");
  same();
  const canPlay = () => {
    const now = store.state().match;
    return now && !isHeld(now);
  };
  assert.equal(canPlay(), false, "Play is off while it judges");
  tell({ ok: true, coach: caution(), view: view({ assisted: true }) });
  await holding;
  assert.equal(openIn(store), true);
  hand.tapCard("5H", "5H0");
  await hand.playDragged("5H", "5H0");
  same();
  assert.equal(canPlay(), false, "and while it asks");
  coach.chooseAnother();
  assert.equal(canPlay(), true);
  hand.tapCard("5H", "5H0");
  assert.deepEqual(store.state().match?.chosen, ["5H"]);
});

const SAME = recordings(import.meta.url);
const two = { kind: "play", cards: ["7H", "5H"] };
const bury = /** @type {any} */ ({ kind: "bury", cards: ["7H", "5H"] });
const hinted = (/** @type {any} */ action) => ({ hint: { status: "given", hint: { action } } });

for (const [name, needs, explained, act] of /** @type {[string, any, any, (made: any) => unknown][]} */ ([
  ["a play that clearly costs", {}, {}, ({ coach }) => coach.holdBack(seven)],
  ["a play that is answered", {}, {}, async ({ coach }) => (await coach.holdBack(seven), coach.playAnyway())],
  [
    "a play that is taken back",
    {},
    {},
    async ({ coach }) => (await coach.holdBack(seven), coach.chooseAnother()),
  ],
  ["a better play", {}, {}, async ({ coach }) => (await coach.holdBack(seven), coach.showBetterPlay())],
  [
    "nothing that was asked",
    {},
    {},
    ({ coach }) => (coach.playAnyway(), coach.chooseAnother(), coach.showBetterPlay()),
  ],
  [
    "a play that is only so good",
    { answer: async () => ({ ok: true, coach: null, view: view() }) },
    {},
    ({ coach }) => coach.holdBack(seven),
  ],
  [
    "a play that is judged too late",
    { sleep: async () => null, answer: patient },
    {},
    ({ coach }) => coach.holdBack(seven),
  ],
  [
    "a play that is not judged",
    { answer: async () => ({ ok: false, error: { code: "cancelled" } }) },
    {},
    ({ coach }) => coach.holdBack(seven),
  ],
  [
    "a play that is hinted",
    {},
    hinted({ kind: "play", cards: ["5H", "7H"] }),
    ({ coach }) => coach.holdBack(two),
  ],
  ["a play that is hinted in part", {}, hinted(seven), ({ coach }) => coach.holdBack(two)],
  [
    "the only play",
    { with_: { prompt: { kind: "play", playable: ["7H"], only: ["7H"], refused: {} } } },
    {},
    ({ coach }) => coach.holdBack(seven),
  ],
  [
    "a burial",
    { with_: { prompt: { kind: "bury", count: 2, worth: {} } } },
    {},
    async ({ coach }) => (await coach.holdBack(bury), coach.chooseAnother()),
  ],
  ["a pass", {}, {}, ({ coach }) => coach.holdBack({ kind: "pass" })],
  ["a play while others act", { with_: { waits_for: "bot" } }, {}, ({ coach }) => coach.holdBack(seven)],
  ["a play without a coach", { coach: "off" }, {}, ({ coach }) => coach.holdBack(seven)],
  ["a card that is taken up", {}, {}, ({ store }) => store.change({ type: "choose", card: "7H" })],
  [
    "cards that are taken up",
    {},
    {},
    ({ store }) =>
      store.change({ type: "chosen", cards: ["7H", "5H"], raised: ["7H0", "5H0"], tried: { refusal: null } }),
  ],
  [
    "cards that may not be played",
    {},
    {},
    ({ store }) =>
      store.change({ type: "chosen", cards: ["7H"], raised: ["7H0"], tried: { refusal: { code: "x" } } }),
  ],
  [
    "cards of a burial that are taken up",
    { with_: { prompt: { kind: "bury", count: 2, worth: {} } } },
    {},
    ({ store }) => store.change({ type: "chosen", cards: ["7H"], raised: ["7H0"], tried: { refusal: null } }),
  ],
  [
    "a card taken up while one is asked about",
    {},
    {},
    async ({ coach, store }) => (await coach.holdBack(seven), store.change({ type: "choose", card: "5H" })),
  ],
]))
  test(`what is asked, shown and done, in order: ${name}`, async () => {
    const made = coachWith(needs);
    made.store.change({ type: "explained", explanations: explained });
    /** @type {string[]} */
    const diary = [];
    noteChanges(made.store, diary);
    const said = await act(made);
    await new Promise((resolve) => setTimeout(resolve));
    SAME(
      name,
      [
        ...diary.map((line) => line.replace(/"view":.*/, "").replace(/"caution":.*?"exact":false}/, "")),
        ...made.asked.map((one) => `> ${JSON.stringify(one)}`),
        ...made.done.map((one) => `< ${JSON.stringify(one)}`),
        `= ${JSON.stringify(said)}`,
      ].join("\n"),
    );
  });
