import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { cardName, cardNames, signedNumber } from "../../../web/js/text/names.js";
import { refusalSentence } from "../../../web/js/text/refusals.js";
import { createSentences, createSpeech } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { match, view } from "../shared/views.js";
import * as names from "../../../web/js/text/names.js";
import { speech } from "../shared/speech.js";

const web = new URL("../../../web/", import.meta.url);
const english = readFileSync(new URL("text/en.ftl", web), "utf8");
const text = createSentences("en", english);
/** Our pages, which say their English before any script has run. */
const html = ["index.html", "builder/index.html", "fairness/index.html"]
  .map((page) => readFileSync(new URL(page, web), "utf8"))
  .join("");

test("the HTML says what the language file says", () => {
  const worded = [...html.matchAll(/data-text="([^"]+)"[^>]*>([^<]*)</g)];
  assert.ok(worded.length > 15);
  for (const [, id, words] of worded) assert.equal(words, text.say(id), id);
  for (const [, words, id] of html.matchAll(/placeholder="([^"]+)" data-text-hint="([^"]+)"/g)) {
    assert.equal(words, text.say(id), id);
  }
});

test("cards and lists of cards have names", () => {
  assert.equal(cardName(text.say, "TD"), "10 of diamonds");
  assert.equal(cardName(text.say, "SJ"), "small joker");
  assert.equal(cardName(text.say, "JS"), "jack of spades");
  assert.equal(cardNames(text.say, ["AS", "5H", "9C"]), "ace of spades, 5 of hearts and 9 of clubs");
});

test("a game from outside names once what it counts, and every sentence with a number of it says so", () => {
  const own = new URL("../../../engine/examples/dehla_pakad/games/dehla_pakad/text.en.ftl", import.meta.url);
  const both = createSentences("en", [english, readFileSync(own, "utf8")].join("\n"));
  const words = gameText(both, "dehla_pakad");
  const won = (/** @type {number} */ points) =>
    newsSentences(
      words,
      [{ kind: "trick_won", seat: "W", points }],
      view({ game: "dehla_pakad", prompt: null }),
    );
  assert.deepEqual(won(1), ["Odile takes the trick, one ten."]);
  assert.deepEqual(won(2), ["Odile takes the trick, 2 tens."]);
  assert.deepEqual(won(0), ["Odile takes the trick."]);
  const facts = { you: "no", name: "Odile", count: 1, plays: "…" };
  assert.match(words.say("review-last", facts), /one ten/);
  assert.match(words.say("prompt-wait-trick-points", facts), /one ten/);
  // The others count points still.
  assert.match(gameText(both, "two_hundred").say("review-last", facts), /1 point\./);
  assert.deepEqual(
    newsSentences(
      gameText(both, "tractor"),
      [{ kind: "trick_won", seat: "W", points: 10 }],
      view({ prompt: null }),
    ),
    ["Odile takes the trick, 10 points."],
  );
});

test("a refusal tells the engine's facts in a sentence", () => {
  const refusal = { code: "must_follow", clause: "H8", facts: { suit: "H", count: 2, owed: "7H 5H" } };
  assert.equal(refusalSentence(text, refusal, view()), "Hearts led, and you hold 2: follow suit.");
  const turn = { code: "out_of_turn", facts: { seat: "S", to_act: "W" } };
  assert.equal(refusalSentence(text, turn, view()), "It is not your turn: Odile is to act.");
});

test("who passes in Tractor passes a bid, or does not declare", () => {
  const words = gameText(text, "tractor");
  const passed = [{ kind: "passed", seat: /** @type {const} */ ("W") }];
  const seen = { ...match({ prompt: null }).view, game: "tractor", calls: [] };
  assert.deepEqual(newsSentences(words, passed, seen), ["Odile does not declare."]);
  const calls = [{ seat: /** @type {const} */ ("W"), bid: null }];
  assert.deepEqual(newsSentences(words, passed, { ...seen, calls }), ["Odile passes."]);
});

test("from right to left the words of a card keep their order inside a sentence", () => {
  const urdu = createSentences("ur", readFileSync(new URL("text/ur.ftl", web), "utf8"));
  // The queen of spades: two isolated words; the mark between them gives the whole a direction.
  assert.equal(cardName(urdu.say, "QS"), "\u2068حکم\u2069\u200F \u2068کی بیگم\u2069");
});

test("from right to left a sum keeps its own order", () => {
  const sum = { took: 7, before: 1, gain: 2, total: 3 };
  for (const code of ["ur", "fa"]) {
    const words = readFileSync(new URL(`games/court_piece/text.${code}.ftl`, web), "utf8");
    const { say } = createSentences(code, `### direction: rtl\n${words}`);
    assert.match(
      say("breakdown-goon", sum),
      /\u2066\u20681\u2069 \+ \u20682\u2069 = \u20683\u2069\u2069$/,
      code,
    );
  }
});

test("one of a thing is not said in its plural", () => {
  const one = { took: 1, missing: 1, contract: 2, change: "+1", value: 1, whose: "us", count: 1 };
  const french = createSentences("fr", readFileSync(new URL("text/fr.ftl", web), "utf8"));
  assert.equal(text.say("breakdown-took-rangvaar", one), "took 1 trick: +1");
  assert.equal(text.say("figures-own_tricks", one), "your side ends near 1 trick");
  assert.equal(text.say("figures-own_tricks", { ...one, value: 3.6 }), "your side ends near 3.6 tricks");
  assert.equal(text.say("figures-opposing_points", one), "the attackers end near 1 point");
  assert.match(french.say("breakdown-took-rangvaar", one), /^1 levée prise\u202f:/);
  assert.match(french.say("breakdown-shortfall", one), /1 prise\u202f: 1 − 1 manquante = /);
});

test("a code without a sentence is still shown", () => {
  assert.match(refusalSentence(text, { code: "something_new" }, view()), /something_new/);
});

test('announcements call others by name and the person "you"', () => {
  const events = [
    { kind: "cards_played", seat: /** @type {const} */ ("W"), cards: ["AH"] },
    { kind: "trick_won", seat: /** @type {const} */ ("S"), points: 15 },
  ];
  assert.deepEqual(newsSentences(text, events, match({ prompt: null }).view), [
    "Odile plays the ace of hearts.",
    "You take the trick, 15 points.",
  ]);
});

test("news end with what is asked of the person", () => {
  assert.deepEqual(newsSentences(text, [], view()), ["Your turn to play."]);
});

test("a change of score has its sign, and a side that gains nothing a bare 0", () => {
  assert.deepEqual([80, 1, -1, -75, 0].map(signedNumber), ["+80", "+1", "−1", "−75", "0"]);
});

test("what a feature says is spoken in any language from then on, wherever it came in between", async () => {
  const spoken = createSpeech("en", "hello = Hello");
  /** @type {(() => void)[]} */
  const waiting = [];
  const words = async (/** @type {string} */ code) => {
    await new Promise((resolve) => void waiting.push(() => resolve(undefined)));
    return { default: `bell = Bell (${code})` };
  };
  const answer = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      for (const go of waiting.splice(0)) go();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const learning = spoken.addWords(words);
  const speaking = spoken.switchLanguage("fr", "hello = Bonjour");
  await answer();
  await Promise.all([learning, speaking]);
  assert.deepEqual([spoken.say("hello"), spoken.say("bell")], ["Bonjour", "Bell (fr)"]);
  const back = spoken.switchLanguage("en", "hello = Hello");
  assert.equal(spoken.say("bell"), "Bell (fr)");
  await answer();
  await back;
  assert.deepEqual([spoken.say("hello"), spoken.say("bell")], ["Hello", "Bell (en)"]);
});

test("words of several features that come at once are all known, whichever comes first", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const spoken = createSpeech("en", "one = One");
    /** @type {((text: { default: string }) => void)[][]} */
    const waiting = [[], []];
    const words = [0, 1].map((at) => () => new Promise((come) => waiting[at]?.push(come)));
    const learning = words.map((one) => spoken.addWords(/** @type {any} */ (one)));
    // Each is asked for again once the other has come.
    for (let round = 0; round < 4; round += 1)
      for (const at of order) {
        for (const come of waiting[at]?.splice(0) ?? []) come({ default: `own-${at} = Own ${at}` });
        await new Promise((resolve) => setTimeout(resolve));
      }
    await Promise.all(learning);
    assert.deepEqual(
      [spoken.say("one"), spoken.say("own-0"), spoken.say("own-1")],
      ["One", "Own 0", "Own 1"],
    );
  }
});

test("a feature whose words do not come leaves what is spoken as it is", async () => {
  const spoken = createSpeech("en", "hello = Hello");
  await assert.rejects(spoken.addWords(() => Promise.reject(new TypeError("fetch"))));
  await spoken.switchLanguage("fr", "hello = Bonjour");
  assert.equal(spoken.say("hello"), "Bonjour");
});

test("cards, seats, sides and numbers are named by these words", () => {
  const { say } = speech(/^/);
  const called = (/** @type {string[]} */ ...cards) => names.cardNames(say, cards);
  assert.deepEqual(
    [called(), called("TD"), called("SJ"), called("BJ", "BJ", "SJ", "SJ"), called("KH", "KH", "AS", "KH")],
    [
      "",
      "card(rank T, suit D)",
      "card-joker-small",
      "list-and(first cards-equal-joker-big(count 2), last cards-equal-joker-small(count 2))",
      "list-and(first cards-equal(count 2, rank K, suit H)list-commacard(rank A, suit S), last card(rank K, suit H))",
    ],
  );
  assert.deepEqual([["TD", "KD"], ["SJ"], ["BJ", "BJ"], ["TD", "KH"], []].map(names.ranksOf), [
    { ranks: "10\u202fK", suit: "D" },
    null,
    null,
    null,
    { ranks: "", suit: "" },
  ]);
  const shared = view({ pass_and_play: /** @type {any} */ ({}) });
  assert.deepEqual(
    [names.subjectOf(view(), "S"), names.subjectOf(view(), "W").you, names.subjectOf(shared, "S").you],
    [{ you: "yes", name: "Ada", seat: "S" }, "no", "no"],
  );
  assert.deepEqual(
    [
      names.sideOf(view()),
      names.sideOf(view(), "W"),
      names.sideOf({ ...view(), you: /** @type {any} */ ("") }),
    ],
    ["NS", "EW", undefined],
  );
  assert.deepEqual(
    /** @type {const} */ (["NS", "EW", "A", "B"]).map((side) => names.otherSide(/** @type {any} */ (side))),
    ["EW", "NS", "B", "A"],
  );
  assert.deepEqual(
    [-1, 0, 1].flatMap((one) => [names.signedNumber(one), names.plainNumber(one)]),
    ["−1", "−1", "0", "0", "+1", "1"],
  );
  assert.deepEqual(["T", "2"].map(names.levelName), ["10", "2"]);
});
