import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { newsSentences } from "../../../web/js/text/news.js";
import { cardName, cardNames, signed } from "../../../web/js/text/names.js";
import { refusalSentence } from "../../../web/js/text/refusals.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { wording } from "../../../web/js/text/wording.js";
import { match, view } from "../shared/views.js";

const web = new URL("../../../web/", import.meta.url);
const text = sentences("en", readFileSync(new URL("text/en.ftl", web), "utf8"));
/** Our pages, which say their English before any script has run. */
const html = ["index.html", "builder/index.html", "fairness/index.html"]
  .map((page) => readFileSync(new URL(page, web), "utf8"))
  .join("");

/** Every module of the page, as text. */
const code = readdirSync(new URL("js/", web), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith(".js"))
  .map((path) => readFileSync(new URL(`js/${path}`, web), "utf8"))
  .join("\n");

test("the HTML says what the language file says", () => {
  const worded = [...html.matchAll(/data-text="([^"]+)"[^>]*>([^<]*)</g)];
  assert.ok(worded.length > 15);
  for (const [, id, words] of worded) assert.equal(words, text.say(id), id);
  for (const [, words, id] of html.matchAll(/placeholder="([^"]+)" data-text-hint="([^"]+)"/g)) {
    assert.equal(words, text.say(id), id);
  }
});

test("every message the code asks for by name is there", () => {
  const asked = new Set([...code.matchAll(/\bsay\(\s*"([^"]+)"/g)].map(([, id]) => id));
  assert.ok(asked.size > 50);
  assert.deepEqual(
    [...asked].filter((id) => !text.has(id)),
    [],
  );
});

test("cards and lists of cards have names", () => {
  assert.equal(cardName(text.say, "TD"), "10 of diamonds");
  assert.equal(cardName(text.say, "SJ"), "small joker");
  assert.equal(cardName(text.say, "JS"), "jack of spades");
  assert.equal(cardNames(text.say, ["AS", "5H", "9C"]), "ace of spades, 5 of hearts and 9 of clubs");
});

test("a refusal tells the engine's facts in a sentence", () => {
  const refusal = { code: "must_follow", clause: "H8", facts: { suit: "H", count: 2, owed: "7H 5H" } };
  assert.equal(refusalSentence(text, refusal, view()), "Hearts led, and you hold 2: follow suit.");
  const turn = { code: "out_of_turn", facts: { seat: "S", to_act: "W" } };
  assert.equal(refusalSentence(text, turn, view()), "It is not your turn: Odile is to act.");
});

test("who passes in Tractor passes a bid, or does not declare", () => {
  const words = wording(text, "tractor");
  const passed = [{ kind: "passed", seat: /** @type {const} */ ("W") }];
  const seen = { ...match({ prompt: null }).view, game: "tractor", calls: [] };
  assert.deepEqual(newsSentences(words, passed, seen), ["Odile does not declare."]);
  const calls = [{ seat: /** @type {const} */ ("W"), bid: null }];
  assert.deepEqual(newsSentences(words, passed, { ...seen, calls }), ["Odile passes."]);
});

test("from right to left the words of a card keep their order inside a sentence", () => {
  const urdu = sentences("ur", readFileSync(new URL("text/ur.ftl", web), "utf8"));
  // The queen of spades: two isolated words; the mark between them gives the whole a direction.
  assert.equal(cardName(urdu.say, "QS"), "\u2068حکم\u2069\u200F \u2068کی بیگم\u2069");
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

test("a change of score has its sign", () => {
  assert.deepEqual([signed(80), signed(-75), signed(0)], ["+80", "−75", "+0"]);
});
