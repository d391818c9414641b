import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { FEATURES } from "../../../web/js/features/index.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { head } from "../shared/documents.js";
import { match, TRICK, view } from "../shared/views.js";

/** @param {Partial<import("../../../web/js/core/types.d.ts").Match>} [more] */
function playing(more = {}) {
  return { ...firstState(), screen: /** @type {const} */ ("table"), match: match({}, more) };
}

test("settings that are remembered stand over the defaults", () => {
  assert.deepEqual(firstState({ name: "Ada" }).settings, { ...DEFAULT_SETTINGS, name: "Ada" });
});

test("an answer brings its view and its news", () => {
  const answer = { ok: true, view: view({ turn: 11 }), events: [{ kind: "passed" }] };
  const after = reduce(playing({ busy: true }), { type: "answered", answer });
  assert.equal(after.match?.view.turn, 11);
  assert.equal(after.match?.busy, false);
  assert.deepEqual(after.news, { serial: 1, events: [{ kind: "passed" }] });
});

test("a trick just won stays on the table until it is gathered", () => {
  const answer = { ok: true, view: view({ turn: 12, trick: null, tricks: [TRICK] }), events: [] };
  const won = reduce(playing(), { type: "answered", answer });
  assert.equal(won.match?.lingering, true);
  assert.equal(reduce(won, { type: "gather" }).match?.lingering, false);
});

test("a match that begins with tricks taken does not hold the last one up", () => {
  const answer = { ok: true, view: view({ tricks: [TRICK] }), events: [] };
  assert.equal(reduce(firstState(), { type: "began", answer }).match?.lingering, false);
});

test("a card taken up stays up while it may be played, and no longer", () => {
  const chosen = reduce(playing(), { type: "choose", card: "7H" });
  assert.deepEqual(chosen.match?.chosen, ["7H"]);
  assert.deepEqual(reduce(chosen, { type: "refreshed", view: view() }).match?.chosen, ["7H"]);
  assert.deepEqual(reduce(chosen, { type: "refreshed", view: view({ prompt: null }) }).match?.chosen, []);
});

test("a refusal lets go of what was taken up and says which card was meant", () => {
  const refusal = { code: "must_follow", clause: "H8" };
  const after = reduce(playing({ chosen: ["7H"], busy: true }), { type: "refuse", refusal, card: "AS" });
  assert.deepEqual(after.match?.refusal, { ...refusal, card: "AS" });
  assert.deepEqual([after.match?.chosen, after.match?.busy], [[], false]);
});

test("leaving the table keeps what was saved", () => {
  const kept = reduce(playing(), { type: "documents", documents: [head()] });
  const after = reduce(kept, { type: "leave" });
  assert.deepEqual([after.screen, after.match, after.saved], ["home", null, head()]);
});

test("progress without bytes does not keep the bytes of the stage before", () => {
  const counted = reduce(firstState(), {
    type: "progress",
    progress: { stage: "download", loaded: 5, total: 9 },
  });
  const { engine } = reduce(counted, { type: "progress", progress: { stage: "python" } });
  assert.deepEqual([engine.stage, engine.loaded, engine.total], ["python", 0, 0]);
});

/** A match in which everything is under way that can be, so that each thing that a change ends is seen. */
const BUSY = /** @type {any} */ ({
  chosen: ["AS"],
  raised: ["AS", "KS"],
  tried: ["QS"],
  arranging: { from: "AS" },
  own: ["KS", "AS"],
  refusal: { code: "must_follow", clause: "H8" },
  lingering: true,
  busy: true,
  pace: "fast",
  dealing: "fast",
  timeline: { since: 1, from: 2, interval: 3 },
  isOffered: true,
  explanations: { hint: 1, acts: 2, why: 3, review: 4, look: 5, coach: 6 },
});
const NOTHING_CHOSEN = { chosen: [], raised: [], tried: null };
const NO_EXPLANATIONS = { hint: null, acts: null, why: null, review: null, look: null, coach: null };

for (const [change, changed] of /** @type {[any, object][]} */ ([
  [{ type: "gather" }, { lingering: false }],
  [
    { type: "covered" },
    {
      ...NOTHING_CHOSEN,
      arranging: null,
      own: null,
      refusal: null,
      explanations: NO_EXPLANATIONS,
      isCovering: true,
    },
  ],
  [
    { type: "choose", card: "2C" },
    { chosen: ["2C"], refusal: null },
  ],
  [
    { type: "chosen", cards: ["2C"], raised: ["3C"] },
    { chosen: ["2C"], raised: ["3C"], tried: null, refusal: null },
  ],
  [
    { type: "dealing", pace: "live" },
    { dealing: "live", timeline: null, isOffered: false },
  ],
  [{ type: "pace", pace: "live" }, { pace: "live" }],
  [{ type: "explained", explanations: { why: null } }, { explanations: { ...BUSY.explanations, why: null } }],
  [{ type: "arranged", own: ["2C"] }, { own: ["2C"] }],
  [
    { type: "arranging", arranging: { from: "2C" } },
    { ...NOTHING_CHOSEN, arranging: { from: "2C" }, refusal: null },
  ],
  [{ type: "release" }, { ...NOTHING_CHOSEN, arranging: null, refusal: null }],
  [{ type: "ask" }, { refusal: null, lingering: false, pace: "live", isOffered: false }],
  [
    { type: "refuse", refusal: { code: "out_of_turn" } },
    { ...NOTHING_CHOSEN, busy: false, refusal: { code: "out_of_turn" } },
  ],
  [
    { type: "refuse", refusal: { code: "not_in_hand" }, card: "2C" },
    { busy: false, refusal: { code: "not_in_hand", card: "2C" } },
  ],
]))
  test(`“${change.type}${change.card ? " a card" : ""}” changes of a match what it is about, and nothing else`, () => {
    const before = playing(BUSY);
    const after = reduce(before, change);
    assert.deepEqual(after.match, { ...before.match, ...changed });
    assert.deepEqual({ ...after, match: null }, { ...before, match: null });
  });

/** A card that is taken up by its own, among others that are raised. */
const OF_A_TURN = /** @type {any} */ ({
  ...BUSY,
  chosen: ["7H"],
  raised: ["7H", "5H"],
  own: ["5H", "7H", "AS"],
  told: { view: view(), events: [] },
  challenge: "c1.A",
  feats: ["best"],
});
const NOT_DEALT = { timeline: null, told: null, offers: [], isOffered: false, busy: false };
const TURN_OVER = { ...NOT_DEALT, chosen: [], raised: [], tried: null, refusal: null };
const UNEXPLAINED = { ...OF_A_TURN };
delete UNEXPLAINED.explanations;
const NEXT_DEAL = {
  own: null,
  arranging: null,
  dealing: "live",
  feats: [],
  pace: "live",
  lingering: false,
};

for (const [name, answer, before, after] of /** @type {[string, any, any, any][]} */ ([
  ["nothing but that it came", {}, OF_A_TURN, { ...OF_A_TURN, busy: false }],
  ["the same turn", view(), OF_A_TURN, { ...OF_A_TURN, ...NOT_DEALT, refusal: null, pace: "live" }],
  ["a bot's turn", view({ turn: 11, waits_for: "bot" }), UNEXPLAINED, { ...TURN_OVER, lingering: false }],
  [
    "a trick that is complete",
    view({ turn: 11, tricks: [TRICK] }),
    UNEXPLAINED,
    { ...TURN_OVER, pace: "live", lingering: true },
  ],
  [
    "a trick before the first",
    view({ turn: 11, starter_trick: /** @type {any} */ (TRICK) }),
    UNEXPLAINED,
    { ...TURN_OVER, pace: "live", lingering: true },
  ],
  [
    "the next deal",
    view({ turn: 11, deal: 2, tricks: [TRICK] }),
    UNEXPLAINED,
    { ...TURN_OVER, ...NEXT_DEAL },
  ],
]))
  test(`an answer with ${name} keeps of a match what it was about, and nothing else`, () => {
    const { match: now } = reduce(playing(OF_A_TURN), {
      type: "answered",
      answer: { ok: true, view: answer.seats && answer },
    });
    assert.deepEqual(now, { ...match({}, before), ...(answer.seats ? { view: answer } : {}), ...after });
  });

/** A deal in which one may declare, and what came of it meanwhile. */
const DEALT = view({ phase: "dealing", prompt: /** @type {any} */ ({ kind: "declare", declarations: [] }) });
const OFFERS = /** @type {any} */ ({ kind: "declare", declarations: [{ cards: ["2H"] }] });
const LATER = view({ ...DEALT, turn: 11, prompt: OFFERS });
const TIMELINE = { since: 5, from: 6, interval: 7 };
const DEALING = { ...OF_A_TURN, pace: "live", view: DEALT };
const EVENTS = [{ kind: "cards_dealt", n: 2 }, { kind: "passed" }];
const TOLD = { view: LATER, events: [{ kind: "cards_dealt", n: 1 }] };

for (const [name, change, before, after, told] of /** @type {[string, any, any, any, any[]][]} */ ([
  [
    "are shown one by one ask once they are",
    { type: "answered", answer: { view: LATER, events: EVENTS }, timeline: TIMELINE, isBehind: true },
    { ...DEALING, told: TOLD },
    {
      view: { ...LATER, prompt: DEALT.prompt },
      timeline: TIMELINE,
      told: { view: LATER, events: [...TOLD.events, EVENTS[0]] },
      offers: [],
      isOffered: false,
    },
    [EVENTS[1]],
  ],
  [
    "are shown at once ask at once",
    { type: "answered", answer: { view: LATER, events: EVENTS }, timeline: TIMELINE },
    { ...DEALING, told: TOLD },
    { view: LATER, timeline: TIMELINE, told: null, offers: OFFERS.declarations, isOffered: true },
    EVENTS,
  ],
  [
    "were offered on wait still",
    { type: "answered", answer: { view: DEALT, events: [] }, timeline: TIMELINE },
    DEALING,
    { timeline: TIMELINE, told: null, offers: [], isOffered: true },
    [],
  ],
  [
    "are all shown say what was held back",
    { type: "shown" },
    { ...DEALING, told: TOLD },
    { view: LATER, told: null, offers: OFFERS.declarations, isOffered: true },
    TOLD.events,
  ],
  [
    "are told again while they are shown hold back what is new",
    { type: "refreshed", view: { ...LATER, calls: [/** @type {any} */ ({ seat: "S" })] } },
    { ...DEALING, told: TOLD },
    {
      ...{ chosen: [], raised: [], tried: null, refusal: null },
      view: { ...LATER, calls: [{ seat: "S" }], prompt: null },
      told: { ...TOLD, view: { ...LATER, calls: [{ seat: "S" }] } },
      offers: [],
      isOffered: false,
    },
    [],
  ],
]))
  test(`cards of a deal that ${name}`, () => {
    const { match: now, news } = reduce(playing(before), change);
    const isNext = now?.view.turn === 11 ? { explanations: undefined, lingering: false } : {};
    assert.deepEqual({ explanations: undefined, ...now }, { ...before, busy: false, ...isNext, ...after });
    assert.deepEqual(news.events, told);
  });

/** A page in which everything is said that a change may end. */
const SAYING = /** @type {any} */ ({
  ...playing(BUSY),
  engine: { status: "loading", stage: "download", loaded: 3, total: 9, code: "stalled", isAwaited: true },
  pendingStart: "new",
  stakeRefusal: { code: "bad_stake" },
  unread: [{ code: "x" }],
  elsewhere: "one",
  notice: { code: "full", serial: 4 },
  panel: "menu",
  crash: { code: "internal", record: null },
  day: 3,
});
const LOADING = { status: "loading", stage: "starting", loaded: 0, total: 0, code: null };

for (const [change, changed] of /** @type {[any, object][]} */ ([
  [
    { type: "progress", progress: { stage: "python", loaded: 2 } },
    { engine: { ...LOADING, stage: "python", loaded: 2, isAwaited: true } },
  ],
  [{ type: "ready" }, { engine: { ...SAYING.engine, status: "ready", code: null, wasThere: true } }],
  [{ type: "awaited" }, {}],
  [{ type: "failed", code: "policy" }, { engine: { ...SAYING.engine, status: "failed", code: "policy" } }],
  [{ type: "retry" }, { engine: { ...LOADING, isAwaited: true, wasThere: false } }],
  [{ type: "pendingStart", what: "resume" }, { pendingStart: "resume" }],
  [
    { type: "setting", settings: { name: "Ada" } },
    { settings: { ...SAYING.settings, name: "Ada" }, stakeRefusal: null },
  ],
  [{ type: "panel", panel: "tricks" }, { panel: "tricks" }],
  [
    { type: "panel", panel: null },
    { panel: null, unread: [] },
  ],
  [{ type: "unread", unread: [] }, { unread: [] }],
  [
    { type: "asking", asking: { seat: "S", asks: ["W"] } },
    { panel: "asking", match: { ...SAYING.match, asking: { seat: "S", asks: ["W"] } } },
  ],
  [{ type: "rules", rules: { page: null } }, { rules: { page: null } }],
  [{ type: "storage", storage: "full" }, { storage: "full" }],
  [{ type: "valuesHeld", isHeld: true }, { valuesHeld: true }],
  [
    { type: "elsewhere", id: "two" },
    { elsewhere: "two", pendingStart: null, panel: "elsewhere" },
  ],
  [
    { type: "elsewhere", id: null },
    { elsewhere: null, pendingStart: null, panel: null },
  ],
  [{ type: "notice", code: "lost" }, { notice: { code: "lost", serial: 5 } }],
  [{ type: "notice", code: null }, { notice: null }],
  [
    { type: "crash", crash: { code: "other" } },
    { crash: { code: "other" }, match: { ...SAYING.match, busy: false } },
  ],
  [
    { type: "stakeRefused", refusal: { code: "y" } },
    { pendingStart: null, stakeRefusal: { code: "y" } },
  ],
  [{ type: "update" }, { update: true }],
  [{ type: "shown" }, {}],
  [{ type: "day" }, { day: 4 }],
  [{ type: "leave" }, { screen: "home", match: null, pendingStart: null, panel: null, crash: null }],
]))
  test(`“${JSON.stringify(change)}” changes of the page what it is about, and nothing else`, () => {
    assert.deepEqual(reduce(SAYING, change), { ...SAYING, ...changed });
  });

test("a page that begins has said nothing, and each feature's part is closed", () => {
  const first = /** @type {any} */ (firstState());
  for (const name of ["settings", "history"]) delete first[name];
  const parts = Object.fromEntries(FEATURES.flatMap(({ part }) => (part ? [[part, null]] : [])));
  assert.deepEqual(first, {
    ...{ screen: "home", engine: LOADING, pendingStart: null, documents: [], heads: [], storage: "opening" },
    ...{
      valuesHeld: false,
      saved: null,
      elsewhere: null,
      unread: [],
      notice: null,
      ...parts,
      stakeRefusal: null,
    },
    ...{ match: null, news: { serial: 0, events: [] }, panel: null, rules: null, crash: null, update: false },
    day: 0,
  });
});
