import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createCardChoice, isOnlyChoice } from "../../../web/js/table/store/card-choice.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { multiCardState } from "../../../web/js/table/prompts/multi-card.js";
import { lineAboveHand } from "../../../web/js/table/view/table-view.js";
import { fakeContext } from "../shared/contexts.js";
import { match, view } from "../shared/views.js";
import { isAskedStill } from "../../../web/js/table/store/dealing.js";
import { diaryAt } from "../shared/diaries.js";
import { recordings } from "../shared/recordings.js";

/** @import { Answer, Match } from "../../../web/js/core/types.d.ts" */

const english = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = gameText(createSentences("en", english), "tractor");
const hand = ["AS", "7H", "5H"];
const asked = view({
  game: "tractor",
  hand,
  prompt: { kind: "play", playable: hand, refused: {}, count: 0 },
});

test("the button that plays stays the same while a trick is gathered: a press on it is not lost", () => {
  const shown = (/** @type {boolean} */ lingering) =>
    lineAboveHand(
      text,
      match(asked, { lingering, chosen: ["AS"], tried: { refusal: null } }),
      /** @type {any} */ ({}),
      { tapToContinue: false },
    );
  assert.equal(shown(true).strings, shown(false).strings, "another template would make another button");
});

test("while the engine completes what is tapped nothing can be played: it would be what was chosen before", async () => {
  /** @type {((answer: Answer) => void)[]} */
  const answers = [];
  const table = fakeContext(() => new Promise((told) => answers.push(told)));
  const { store } = table;
  store.change({ type: "began", answer: { ok: true, view: asked, events: [] } });
  const { toggleCard: touch } = createCardChoice(table, async () => {});
  const isOpen = () => multiCardState(text, /** @type {Match} */ (store.state().match)).isOpen;

  const first = touch("7H", "7H0");
  await Promise.resolve();
  answers.shift()?.({ ok: true, cards: ["7H"], refusal: null });
  await first;
  assert.ok(isOpen());

  for (const answer of [
    { ok: true, cards: ["7H", "5H"], refusal: null },
    { ok: false, error: { code: "bad_field" } },
  ]) {
    const next = touch("5H", "5H0");
    await Promise.resolve();
    assert.equal(isOpen(), false);
    answers.shift()?.(answer);
    await next;
    assert.ok(isOpen());
    store.change({ type: "chosen", cards: ["7H"], raised: ["7H0"], tried: { refusal: null } });
  }
});

test("what a hint advises is taken up in the place of what was, and may be played once the engine says so", async () => {
  /** @type {Record<string, unknown>[]} */
  const asking = [];
  const table = fakeContext(async (/** @type {any} */ question) => {
    asking.push(question);
    return { ok: true, cards: question.chosen, refusal: null };
  });
  const { store } = table;
  store.change({ type: "began", answer: { ok: true, view: asked, events: [] } });
  store.change({ type: "chosen", cards: ["AS"], raised: ["AS0"], tried: { refusal: null } });
  const { takeUpCards } = createCardChoice(table, async () => {});
  const taking = takeUpCards(["7H", "5H"]);
  await Promise.resolve();
  const isOpen = () => multiCardState(text, /** @type {Match} */ (store.state().match)).isOpen;
  assert.deepEqual(store.state().match?.raised, ["7H0", "5H0"], "they rise at once");
  assert.equal(isOpen(), false);
  await taking;
  assert.ok(isOpen());
  assert.deepEqual(asking[0]?.["chosen"], ["7H", "5H"]);
});

test("of single cards what a hint advises rises as if it had been tapped, and nothing does that may not be played", async () => {
  const table = fakeContext(async () => assert.fail("nothing is asked"));
  const prompt = { kind: /** @type {const} */ ("play"), playable: ["7H"], refused: {} };
  const one = view({ hand, prompt: /** @type {any} */ (prompt) });
  table.store.change({ type: "began", answer: { ok: true, view: one, events: [] } });
  const { takeUpCards } = createCardChoice(table, async () => {});
  await takeUpCards(["AS"]);
  assert.deepEqual(table.store.state().match?.chosen, []);
  await takeUpCards(["7H"]);
  assert.deepEqual(table.store.state().match?.chosen, ["7H"]);
  await takeUpCards([]);
  assert.deepEqual(table.store.state().match?.chosen, ["7H"]);
});

test("a tap on the hand changes what is taken up and nothing else, so that all else may be drawn later", () => {
  const { store } = fakeContext(() => Promise.resolve({ ok: true }));
  store.change({ type: "began", answer: { ok: true, view: asked, events: [] } });
  const isOnly = (/** @type {import("../../../web/js/core/types.d.ts").Change} */ change) => {
    const before = store.state();
    store.change(change);
    return isOnlyChoice(store.state(), before);
  };
  assert.ok(isOnly({ type: "chosen", cards: ["7H"], raised: ["7H0"] }));
  assert.ok(isOnly({ type: "choose", card: "5H" }));
  assert.ok(isOnly({ type: "refuse", refusal: { code: "out_of_turn" }, card: "AS" }));
  assert.ok(!isOnly({ type: "arranging", arranging: { key: null } }));
  assert.ok(!isOnly({ type: "ask" }), "who has acted can do nothing else");
  assert.ok(!isOnly({ type: "panel", panel: "menu" }));
  assert.ok(!isOnly({ type: "leave" }), "the table is gone");
});

const SAME = recordings(import.meta.url);
const DEALT = { ...asked, phase: "dealing", prompt: { kind: "declare", suits: [], declarations: [] } };
const BURY = { ...asked, prompt: { kind: "bury", count: 2, worth: {} } };
const given = (/** @type {string[]} */ cards, refusal = null) => ({ ok: true, cards, refusal });
const WEAK = { code: "too_weak" };

for (const [
  name,
  at,
  act,
  answers,
  more,
] of /** @type {[string, any, (choice: any) => unknown, any[], any?][]} */ ([
  ["a card is tapped", asked, (choice) => choice.toggleCard("7H", "7H0"), [given(["7H", "5H"])]],
  [
    "a card is tapped to bury it",
    BURY,
    (choice) => choice.toggleCard("7H", "7H0"),
    [given(["7H"])],
    { chosen: ["AS"], raised: ["AS0"] },
  ],
  [
    "a card is tapped while cards are dealt",
    DEALT,
    (choice) => choice.toggleCard("7H", "7H0"),
    [given(["7H"], /** @type {any} */ (WEAK))],
  ],
  [
    "a card is let go",
    asked,
    (choice) => choice.toggleCard("7H", "7H0"),
    [given(["5H"])],
    { chosen: ["7H", "5H"], raised: ["7H0", "5H0"] },
  ],
  [
    "the last card is let go",
    asked,
    (choice) => choice.toggleCard("7H", "7H0"),
    [],
    { chosen: ["7H"], raised: ["7H0"] },
  ],
  [
    "a card that is refused",
    asked,
    (choice) => choice.toggleCard("7H", "7H0"),
    [{ ok: false, error: WEAK }],
    { chosen: ["5H"], raised: ["5H0"], tried: { refusal: null } },
  ],
  ["a tap that comes too late", asked, (choice) => choice.toggleCard("7H", "7H0"), [], { busy: true }],
  ["a card that says what it declares", DEALT, (choice) => choice.tapToDeclare("7H", "7H0"), [given(["7H"])]],
  [
    "a card that declares",
    DEALT,
    (choice) => choice.tapToDeclare("7H", "7H0"),
    [],
    { chosen: ["7H"], raised: ["7H0"], tried: { refusal: null } },
  ],
  [
    "a card that declares nothing",
    DEALT,
    (choice) => choice.tapToDeclare("7H", "7H0"),
    [given(["7H"], /** @type {any} */ (WEAK))],
  ],
  ["no card declares out of a deal", asked, (choice) => choice.tapToDeclare("7H", "7H0"), []],
  [
    "cards are taken up",
    asked,
    (choice) => choice.takeUpCards(["7H", "5H"]),
    [given(["7H", "5H"])],
    { chosen: ["AS"], raised: ["AS0"] },
  ],
  [
    "cards are taken up while cards are dealt",
    DEALT,
    (choice) => choice.takeUpCards(["7H"]),
    [{ ok: false, error: WEAK }],
  ],
  ["cards are taken up too late", asked, (choice) => choice.takeUpCards(["7H"]), [], { busy: true }],
  ["cards are put up", BURY, (choice) => choice.raiseCards(["7H"], ["7H0"]), [given(["7H"])]],
  ["no cards are put up", BURY, (choice) => choice.raiseCards([], []), []],
]))
  test(`what is asked and shown, in order: ${name}`, async () => {
    const { table, diary } = diaryAt(at, more, answers);
    await act(createCardChoice(table, async (action) => void diary.push(`act ${JSON.stringify(action)}`)));
    SAME(name, diary.join("\n"));
  });

test("a person chooses for the same purpose at the same turn, or while cards are dealt until somebody declares", () => {
  const dealt = view({ phase: "dealing" });
  const called = /** @type {any} */ ([{ seat: "W", cards: ["2H"] }]);
  const same = /** @type {[any, any][]} */ ([
    [view(), view()],
    [dealt, view({ ...dealt, turn: 11 })],
    [dealt, view({ ...dealt, turn: 11, phase: "last_chance" })],
  ]);
  const others = /** @type {[any, any][]} */ ([
    [view(), undefined],
    [view(), view({ deal: 2 })],
    [view(), view({ turn: 11 })],
    [dealt, view({ turn: 11 })],
    [view(), view({ ...dealt, turn: 11 })],
    [dealt, view({ ...dealt, turn: 11, calls: called })],
    [dealt, view({ ...dealt, turn: 11, deal: 2 })],
  ]);
  assert.deepEqual(
    [...same, ...others].map(([before, now]) => isAskedStill(before, now)),
    [...same.map(() => true), ...others.map(() => false)],
  );
});
