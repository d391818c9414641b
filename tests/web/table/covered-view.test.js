/** Cover: people who share the device; what the page shows while cards are covered, and what it keeps of the people. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createTable } from "../../../web/js/table/store/table-store.js";
import { asSeenBy, headOf, isHead, resultOf } from "../../../web/js/core/storage/match-summaries.js";
import { countMatches, filterMatches } from "../../../web/js/features/history/match-totals.js";
import { peopleOf } from "../../../web/js/core/next-match-rules.js";
import { DEFAULT_SETTINGS, settingsIn } from "../../../web/js/features/settings.js";
import {
  hideCards,
  isCovered,
  isHandedOver,
  isSameCover,
  peopleAt,
} from "../../../web/js/table/store/covered-view.js";
import { tableText } from "../../../web/js/text/game-text.js";
import { ALONE, documentsOf } from "../shared/documents.js";
import { isPartner } from "../../../web/js/table/view/seat.js";
import { view } from "../shared/views.js";
import { figures } from "../shared/figures.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

const PEOPLE = /** @type {View["seats"]} */ ({
  ...view().seats,
  W: { ...view().seats.W, name: "Ben", level: null },
});

/** @param {"S" | "W" | null} uncovered @param {Partial<View>} [change] */
function shared(uncovered, change = {}) {
  const next = /** @type {const} */ ("S");
  return view({
    seats: PEOPLE,
    waits_for: uncovered === next ? "you" : "person",
    can_undo: true,
    pass_and_play: { uncovered, next, may_look: ["S", "W"], takes_back: next, asks: ["W"] },
    ...(uncovered === next ? {} : { prompt: null }),
    ...(uncovered ? {} : { hand: [] }),
    ...change,
  });
}

/** A table whose engine answers when it is told to. @param {View} begun */
async function tableWith(begun) {
  /** @type {{ op: string, answer: (view: View) => void, [field: string]: unknown }[]} */
  const asked = [];
  const store = createStore(firstState({ speed: "instant" }), reduce);
  const engine = {
    ask: (/** @type {{ op: string }} */ question) =>
      question.op === "new"
        ? Promise.resolve({ ok: true, view: begun, events: [] })
        : new Promise((/** @type {(answer: Answer) => void} */ resolve) => {
            asked.push({ ...question, answer: (told) => resolve({ ok: true, view: told, events: [] }) });
          }),
    askText: async () => "",
  };
  const table = createTable({
    store,
    bootEngine: async () => /** @type {any} */ (engine),
    sleep: async () => {},
    createSeed: () => "a seed",
    seatNames: () => ({}),
    documents: (await documentsOf([])).documents,
    tabs: ALONE,
  });
  await table.startEngine();
  void table.startNew();
  await settled();
  await settled();
  return { table, store, asked };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("cards are covered on the screen before the engine has answered", async () => {
  const { table, store, asked } = await tableWith(shared("S"));
  void table.coverHands();
  const { match } = store.state();
  assert.deepEqual(match?.view.hand, []);
  assert.equal(match?.view.prompt, null);
  assert.equal(match?.view.pass_and_play?.uncovered, null);
  await settled();
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["cover_cards"],
  );
});

test("an answer older than the cover shows no card", async () => {
  const begun = shared("S", { phase: "dealing", waits_for: "table", prompt: null });
  const { table, store, asked } = await tableWith(begun);
  await settled();
  assert.equal(asked[0]?.op, "step");
  void table.coverHands();
  asked[0]?.answer({ ...begun, turn: 11, hand: ["AS", "7H", "5H", "2C"] });
  await settled();
  assert.equal(store.state().match?.view.turn, 11);
  assert.deepEqual(store.state().match?.view.hand, []);
  asked.find(({ op }) => op === "cover_cards")?.answer(shared(null, { turn: 11 }));
  await settled();
  assert.deepEqual(store.state().match?.view.hand, []);
});

test("a look that is over before it began ends covered", async () => {
  const { table, asked } = await tableWith(shared(null));
  void table.uncoverHand("S");
  void table.coverHands();
  await settled();
  asked[0]?.answer(shared("S"));
  await settled();
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["uncover_seat", "cover_cards"],
  );
});

test("while cards are dealt nobody sees others' cards, however often people look and however late the engine is", async () => {
  const dealing = { phase: "dealing", waits_for: "table", prompt: null };
  const at = (/** @type {"S" | "W" | null} */ seat, turn = 10) =>
    shared(seat, /** @type {Partial<View>} */ ({ ...dealing, turn, hand: seat ? [`A${seat}`] : [] }));
  for (let seed = 1; seed <= 8; seed += 1) {
    let number = seed;
    const random = (/** @type {number} */ below) => ((number = (number * 48271) % 2147483647) >> 4) % below;
    const { table, store, asked } = await tableWith(at(null));
    /** Who holds the button now. @type {"S" | "W" | null} */
    let holds = null;
    /** Whose cards the engine shows. @type {"S" | "W" | null} */
    let open = null;
    let turn = 10;
    let seen = 0;
    /** Cards shown while somebody else holds the button, or nobody. @type {string[]} */
    const wrong = [];
    store.listen(({ match }) => {
      const hand = match?.view.hand ?? [];
      seen += hand.length;
      wrong.push(...hand.filter((card) => card !== `A${holds}`));
    });
    const isAnswered = new Set();
    for (let act = 0; act < 60; act += 1) {
      const question = asked.find((one) => !isAnswered.has(one));
      if (random(3) === 0) {
        holds = holds ? null : random(2) ? "S" : "W";
        void (holds ? table.uncoverHand(holds) : table.coverHands());
      } else if (question) {
        isAnswered.add(question);
        if (question.op === "step") turn += 1;
        else open = question.op === "cover_cards" ? null : /** @type {"S" | "W"} */ (question["seat"]);
        question.answer(at(open, turn));
      }
      await settled();
    }
    assert.deepEqual(wrong, [], `seed ${seed}`);
    assert.ok(seen, `seed ${seed}: somebody sees their own`);
    table.leaveMatch();
  }
});

test("no hint and no chosen card is left for the next to see", async () => {
  const { store } = await tableWith(shared("S"));
  store.change({ type: "choose", card: "7H" });
  store.change({ type: "explained", explanations: { hint: { status: "thinking" } } });
  store.change({ type: "refreshed", view: shared("W", { hand: ["7H"] }) });
  const { match } = store.state();
  assert.deepEqual(match?.chosen, []);
  assert.equal(match?.explanations?.hint ?? null, null);
  assert.equal(match?.own, null);
});

test("the other side is asked with all cards covered before anything is taken back", async () => {
  const { table, store, asked } = await tableWith(shared("S"));
  void table.undoAction();
  await settled();
  assert.deepEqual(store.state().match?.view.hand, []);
  asked[0]?.answer(shared(null));
  await settled();
  assert.equal(store.state().panel, "asking");
  assert.deepEqual(store.state().match?.asking, { seat: "S", asks: ["W"] });
  void table.undoAction(store.state().match?.asking ?? undefined);
  await settled();
  const { op, seat, agreed } = asked.at(-1) ?? {};
  assert.deepEqual({ op, seat, agreed }, { op: "undo", seat: "S", agreed: "W" });
});

test("who has uncovered the only play there is makes it themselves", async () => {
  const only = { ...view().prompt, playable: ["7H"], only: ["7H"] };
  const { asked } = await tableWith(shared("S", { prompt: /** @type {View["prompt"]} */ (only) }));
  await settled();
  assert.deepEqual(asked, []);
});

test("people are those chosen seat by seat, South unless a bot sits there", () => {
  const levels = (/** @type {any} */ chosen) => peopleOf({ ...DEFAULT_SETTINGS, levels: chosen });
  assert.deepEqual(levels({}), ["S"]);
  assert.deepEqual(levels({ W: "person", N: "casual" }), ["S", "W"]);
  assert.deepEqual(levels({ S: "casual" }), []);
  assert.deepEqual(settingsIn({ people: { W: "Ben" }, reveal: "hold" }), {
    people: { W: "Ben" },
    reveal: "hold",
  });
  assert.deepEqual(settingsIn({ people: { W: 7 }, reveal: "never" }), {});
});

test("a match is kept with its people and counted for each of them", () => {
  const known = { id: "a", began: 1, version: 0 };
  const won = figures({ standing: { NS: "200", EW: "30" }, won_by: "NS" });
  const over = shared("W", {
    waits_for: "over",
    you: "W",
    pass_and_play: { ...shared(null).pass_and_play, uncovered: "W" },
  });
  const head = headOf(known, /** @type {View} */ (over), won, 2);
  assert.deepEqual(head.people, { S: { name: "Ada", side: "NS" }, W: { name: "Ben", side: "EW" } });
  assert.equal(head.you, "S");
  assert.ok(isHead(JSON.parse(JSON.stringify(head))));
  assert.ok(!isHead({ ...head, people: { S: "Ada" } }));
  assert.equal(resultOf(head), "won");
  const ben = asSeenBy(head, "Ben");
  assert.equal(ben && resultOf(ben), "lost");
  assert.equal(asSeenBy(head, "Clara"), null);
  const all = { game: "", level: "", preset: "" };
  assert.equal(countMatches(filterMatches([head], all)).matches.won, 0, "it was not played alone");
  assert.equal(countMatches(filterMatches([head], { ...all, person: "Ada" })).matches.won, 1);
  assert.equal(countMatches(filterMatches([head], { ...all, person: "Ben" })).matches.lost, 1);
});

test('no side is "we" where people of both sides share the device', () => {
  const text = {
    has: (/** @type {string} */ id) => id === "us-shared",
    say: (/** @type {string} */ id, /** @type {any} */ facts = {}) =>
      `${id} ${Object.values(facts).join(" ")}`.trim(),
  };
  assert.equal(
    tableText(text, shared("S")).say("us"),
    "us-shared side-names Ada Théo side-names Ben Yvonne Ada Ben",
  );
  assert.equal(tableText(text, view()).say("us"), "us");
});

test("a device in the middle of a table of phones is nobody's partner", () => {
  const isOn = (/** @type {string[]} */ here) => {
    const cover = { uncovered: null, next: null, may_look: here, takes_back: null, asks: [] };
    return isPartner(
      view({ multiplayer: /** @type {any} */ ({}), pass_and_play: /** @type {any} */ (cover) }),
      "N",
    );
  };
  assert.deepEqual([isOn([]), isOn(["S", "W"]), isPartner(view({}), "N")], [false, true, true]);
});

test("while nobody is next, people wait for the bots; where only bots play, their cards may be looked at", () => {
  const waiting = shared(null, { pass_and_play: { ...shared(null).pass_and_play, next: null } });
  assert.deepEqual(peopleAt(waiting), ["S", "W"]);
  assert.equal(peopleAt(view()), null);
  const seats = Object.fromEntries(
    Object.entries(PEOPLE).map(([seat, one]) => [seat, { ...one, level: "casual" }]),
  );
  assert.deepEqual(peopleAt({ ...waiting, seats }), []);
});

test("a view that is covered has nothing that only one person may see, and a view of one's own stays as it is", () => {
  const secret = { kind: "kitty", cards: ["2H", "9C"], secret: true };
  const open = { kind: "turned", cards: ["3C"] };
  const seen = shared("S", { zones: /** @type {any} */ ([secret, open]), trumps: ["AS"] });
  const covered = hideCards(seen);
  assert.deepEqual(covered, {
    ...seen,
    ...{ hand: [], by_rank: [], trumps: [], prompt: null, waits_for: "person" },
    zones: [{ kind: "kitty", count: 2 }, open],
    pass_and_play: { ...seen.pass_and_play, uncovered: null },
  });
  assert.equal(hideCards(shared("W", { waits_for: "bot" })).waits_for, "bot");
  const own = view();
  assert.equal(hideCards(own), own);
  assert.deepEqual([seen, covered, own].map(isCovered), [false, true, false]);
  assert.deepEqual(
    [isSameCover(seen, seen), isSameCover(seen, covered), isSameCover(seen, { ...seen, you: "W" })],
    [true, false, false],
  );
  const given = view({
    seats: { ...PEOPLE, W: { ...PEOPLE.W, roles: /** @type {any} */ (["handed_over"]) } },
  });
  assert.deepEqual([isHandedOver(given, "W"), isHandedOver(given, "S")], [true, false]);
});
