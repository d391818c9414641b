import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createCardChoice } from "../../../web/js/table/store/card-choice.js";
import { createCardTap } from "../../../web/js/table/input/card-tap.js";
import { listOffers } from "../../../web/js/table/store/dealing.js";
import { dealLine, dealStanding, declareView } from "../../../web/js/table/view/deal.js";
import { tappedLine } from "../../../web/js/table/prompts/prompt.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { fakeContext } from "../shared/contexts.js";
import { pressed } from "../shared/pressed.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */
/** @typedef {import("../../../web/js/core/types.d.ts").Action} Action */

// The clause's mark is a link to the rules in the language of the page.
Object.assign(globalThis, { document: { documentElement: { lang: "en" } } });

const text = gameText(createSentences("en", source("en")), "tractor");
const LONE = {
  code: "no_declaration",
  clause: "T6",
  facts: { cards: ["SJ"], rank: "2", fault: "lone_joker" },
};
const offered = {
  kind: /** @type {const} */ ("declare"),
  can_pass: false,
  declarations: [{ cards: ["2H"], suit: "H", strength: 1 }],
  suits: ["S", "H", "D", "C", "NT"],
};

/** @param {Partial<View>} [change] */
const dealt = (change) => ({
  ...{
    game: "tractor",
    phase: "dealing",
    waits_for: /** @type {const} */ ("table"),
    to_act: null,
  },
  ...{ hand: ["2H", "SJ", "9C"], declarations: [], dealt: 40, prompt: offered },
  ...change,
});

/** A table at which cards are dealt; the engine finds a lone joker to be nothing. @param {Partial<View>} [change] */
function tableAt(change) {
  /** @type {Action[]} */
  const acts = [];
  const context = fakeContext(
    async (question) => {
      const cards = "card" in question ? [String(question["card"])] : question["chosen"];
      return {
        ok: true,
        cards,
        refusal: String(cards).startsWith("2H") ? null : LONE,
      };
    },
    { match: match(dealt(change)) },
  );
  const choice = createCardChoice(context, async (action) => void acts.push(action));
  const hand = createCardTap(context.store, /** @type {any} */ (choice));
  return { ...context, acts, choice, hand };
}

/** The next view. @param {ReturnType<typeof tableAt>} table @param {Partial<View>} change */
const show = ({ store }, change) =>
  store.change({
    type: "answered",
    answer: { ok: true, view: view(dealt(change)), events: [] },
  });

/** The text of the line above the hand. @param {ReturnType<typeof tableAt>} table */
function lineOf({ store }) {
  const { match: now } = store.state();
  return now ? JSON.stringify(tappedLine(text, now)?.values ?? null) : "";
}

for (const phase of ["dealing", "last_chance"])
  test(`a tap says what a card declares, and only a second one declares (${phase})`, async () => {
    const table = tableAt({ phase });
    await table.choice.tapToDeclare("2H", "2H0");
    assert.match(lineOf(table), /hearts trump. Tap again to declare/);
    assert.deepEqual(table.acts, []);
    await table.choice.tapToDeclare("2H", "2H0");
    assert.deepEqual(table.acts, [{ kind: "declare", cards: ["2H"] }]);
  });

test("a tap on a card that declares nothing says why, with the clause, and a second one lets it go", async () => {
  const table = tableAt();
  await table.choice.tapToDeclare("SJ", "SJ0");
  assert.match(lineOf(table), /A lone joker declares nothing/);
  assert.equal(table.store.state().match?.refusal?.clause, "T6");
  assert.deepEqual(table.store.state().match?.raised, ["SJ0"]);
  await table.choice.tapToDeclare("SJ", "SJ0");
  assert.deepEqual(table.store.state().match?.raised, []);
  assert.deepEqual(table.acts, []);
});

test("two fast taps on one card are two taps: the card is said, and then declared", async () => {
  const table = tableAt();
  table.hand.tapCard("2H", "2H0");
  table.hand.tapCard("2H", "2H0");
  await table.choice.tapToDeclare("9C", "9C0");
  assert.deepEqual(table.acts, [{ kind: "declare", cards: ["2H"] }]);
});

test("a card that is tapped while another is dealt stays up, and so does what was said of it", async () => {
  const table = tableAt();
  const tapped = table.choice.tapToDeclare("SJ", "SJ0");
  show(table, { turn: 11 });
  await tapped;
  show(table, { turn: 12, hand: ["2H", "SJ", "9C", "KD"] });
  assert.match(lineOf(table), /A lone joker declares nothing/);
  assert.deepEqual(table.store.state().match?.raised, ["SJ0"]);
});

test("when somebody declares meanwhile nothing stays up, so that nobody declares with the next tap", async () => {
  const table = tableAt();
  await table.choice.tapToDeclare("2H", "2H0");
  const theirs = {
    seat: /** @type {const} */ ("E"),
    cards: ["2C", "2C"],
    suit: "C",
    dealt: 41,
  };
  show(table, { turn: 11, calls: [theirs] });
  assert.deepEqual(table.store.state().match?.raised, []);
  await table.choice.tapToDeclare("2H", "2H0");
  assert.deepEqual(table.acts, []);
});

test("nobody who has nothing to declare is told that they can", () => {
  const prompt = { ...offered, can_pass: true };
  const told = (/** @type {View["prompt"]} */ asked) =>
    newsSentences(text, [], view(dealt({ phase: "last_chance", prompt: asked })));
  assert.deepEqual(told(prompt), ["You can declare trump."]);
  assert.deepEqual(told({ ...prompt, declarations: [] }), []);
});

test("S5: in the first deal the line under the pack says that a tap on it stops the dealing", () => {
  assert.equal(
    dealStanding(text.say, view(dealt({ deal: 1 })), false),
    "Dealing. A tap on the pack stops it",
  );
  assert.equal(dealStanding(text.say, view(dealt({ deal: 2 })), false), "Dealing");
});

test("S10: in the bidding preset the turn is the pair's, a forced 50 says so, and so does what is kept back", () => {
  const bid = {
    kind: /** @type {const} */ ("bid"),
    can_pass: true,
    no_pass: null,
    values: [80],
  };
  const told = newsSentences(text, [], view({ game: "tractor", phase: "bidding", prompt: bid }));
  assert.deepEqual(told, ["Your pair’s turn to bid."]);
  const others = newsSentences(text, [], view({ game: "tractor", phase: "bidding", prompt: null }));
  assert.deepEqual(others, []);
  const facts = { you: "yes", name: "", value: 50 };
  assert.equal(text.say("contract-label", { ...facts, forced: "yes" }), "Contract 50, bet by you, forced");
  assert.equal(text.say("contract-label", { ...facts, forced: "no" }), "Contract 50, bet by you");
  assert.equal(
    text.say("pot-label", { pot: "80.00", stake: "20.00", kept: "1.00" }),
    "A pot of 80.00, a stake of 20.00 each, of which 1.00 each is kept back.",
  );
});

test("what can be declared is offered with its suit, and passing where the deal waits for it", () => {
  const asked = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    pressed((actions) => declareView(text, match(dealt(change), more), actions));
  const declare = ["performAction", { kind: "declare", cards: ["2H"] }];
  const pass = ["performAction", { kind: "pass" }];
  assert.deepEqual(asked({}), [declare, ["toggleHint"]]);
  assert.deepEqual(asked({}, { isOffered: true, dealing: "paused" }), [
    declare,
    ["setDealing", "live"],
    ["toggleHint"],
  ]);
  const last = { phase: "last_chance", prompt: { ...offered, can_pass: true } };
  assert.deepEqual(asked(last), [declare, pass]);
  const none = { ...offered, declarations: [] };
  assert.deepEqual(asked({ prompt: none }), []);
  assert.deepEqual(asked({ ...last, prompt: { ...none, can_pass: true } }), []);
  const shared = { pass_and_play: { uncovered: "S", next: null, may_look: [], takes_back: null, asks: [] } };
  assert.deepEqual(
    asked({ ...last, ...shared, prompt: { ...none, can_pass: true } }),
    [pass],
    "another person would notice",
  );
  assert.deepEqual(asked({ phase: "playing" }), []);
  const drawn = (/** @type {any} */ change, /** @type {any} */ more = {}) =>
    written(declareView(text, match(dealt(change), more), /** @type {any} */ ({})));
  const isPrompt = (/** @type {string} */ html) => /data-prompt/.test(html.slice(0, html.indexOf(">")));
  assert.deepEqual([drawn({}), drawn({}, { isOffered: true }), drawn(last)].map(isPrompt), [
    false,
    true,
    true,
  ]);
});

test("what is offered later goes last, and what can no longer be declared keeps its place", () => {
  const [first, later, pair] = [
    { cards: ["2H"], suit: "H" },
    { cards: ["2S"], suit: "S" },
    { cards: ["2H", "2H"], suit: "H" },
  ];
  const asks = (/** @type {any[]} */ ...declarations) =>
    view(dealt({ prompt: { ...offered, declarations } }));
  let offers = listOffers([], asks(first));
  for (const now of [asks(later, first), asks(pair)]) offers = listOffers(offers, now);
  assert.deepEqual(offers, [first, later, pair]);
  const shown = written(declareView(text, match(asks(pair), { offers }), /** @type {any} */ ({})));
  assert.equal(shown.match(/data-idle/g)?.length, 3, "two of them, and the pass");
  assert.deepEqual(listOffers(offers, asks()), [], "once nothing is offered the next question begins anew");
});

test("a deal is stopped, hurried and skipped by its buttons, and goes on as it was", () => {
  const line = (/** @type {any} */ more) =>
    pressed((actions) => dealLine(text, match(dealt(), more), actions.deal)).map(([, pace]) => pace);
  assert.deepEqual(line({}), ["paused", "fast", "skip"]);
  assert.deepEqual(line({ dealing: "fast" }), ["paused", "live", "skip"]);
  assert.deepEqual(line({ dealing: "paused" }), ["live", "fast", "skip"]);
  const isHurried = (/** @type {any} */ more) =>
    written(dealLine(text, match(dealt(), more), () => {})).match(/aria-pressed=\w+/g);
  assert.deepEqual(
    [isHurried({}), isHurried({ dealing: "fast" })],
    [["aria-pressed=false"], ["aria-pressed=true"]],
  );
});
