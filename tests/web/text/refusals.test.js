import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalSentence } from "../../../web/js/text/refusals.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { languages, source } from "../shared/texts.js";
import { view } from "../shared/views.js";
import { recordings } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";

const texts = Object.fromEntries(
  languages.map((language) => [language, createSentences(language, source(language))]),
);
const say = (/** @type {any} */ refusal, game = "tractor", language = "en") =>
  refusalSentence(gameText(/** @type {any} */ (texts[language]), game), refusal, view());

/** Refusals as the engine gives them. @type {[game: string, code: string, facts: Record<string, unknown>, english: string][]} */
const REFUSALS = [
  [
    "tractor",
    "bad_field",
    { field: "agreements", line: 5, at: 1, text: "agreements wink points" },
    "Line 5, character 1 (agreements wink points): This was written by a newer version of Follow Suit. Reload the page and open it again.",
  ],
  [
    "tractor",
    "must_follow_suit",
    { suit: "H", cards: 1, held: ["KH"] },
    "Hearts led, and you hold one: play it.",
  ],
  [
    "tractor",
    "must_follow_suit",
    { suit: "H", cards: 2, held: ["KH", "5H"] },
    "Hearts led, and you hold 2: play all of them.",
  ],
  [
    "tractor",
    "must_follow_suit",
    { suit: "trump", cards: 2, held: ["BJ", "KS", "5S"] },
    "Trumps led, and you hold 3: play 2 of them.",
  ],
  [
    "tractor",
    "must_play_pairs",
    { suit: "H", pairs: 1, held: ["5H 5H"] },
    "Pairs are owed: play a pair of hearts; you hold one.",
  ],
  [
    "tractor",
    "must_play_pairs",
    { suit: "trump", pairs: 2, held: ["SJ SJ", "JS JS"] },
    "Pairs are owed: play 2 pairs of trumps; you hold 2.",
  ],
  [
    "tractor",
    "must_play_tractor",
    { suit: "D", tractors: [2], pairs: 2, held: ["7D 7D", "8D 8D"] },
    "A tractor of 2 pairs is owed, and you hold one: diamonds.",
  ],
  [
    "tractor",
    "must_play_tractor",
    { suit: "D", width: 3, tractors: [2], triples: 2, held: ["7D 7D 7D", "8D 8D 8D"] },
    "A tractor of 2 triples is owed, and you hold one: diamonds.",
  ],
  [
    "tractor",
    "must_play_tractor",
    { suit: "trump", width: 4, tractors: [3], quads: 3, held: [] },
    "A tractor of 3 quads is owed, and you hold one: trumps.",
  ],
  ["tractor", "wrong_count", { cards: 2, played: 3 }, "2 cards are due; you chose 3."],
  ["tractor", "not_in_hand", { cards: ["AS", "AS"] }, "Not in your hand: two aces of spades."],
  [
    "tractor",
    "not_proven",
    { suit: "S", beatable: ["TS", "7S 7S 8S 8S"] },
    "That throw is not sure: somebody might beat 10 of spades.",
  ],
  [
    "tractor",
    "no_throws",
    { units: ["AS", "KS KS"] },
    "There are no throws in these rules: lead a single, cards that are the same, or a tractor.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["5H"], rank: "T" },
    "These cards declare nothing: show a card of rank 10, several that are the same, or two or more jokers of a kind.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["SJ"], rank: "2", fault: "lone_joker" },
    "A lone joker declares nothing: it takes two of a kind.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["SJ", "BJ"], rank: "2", fault: "mixed_jokers" },
    "A small and a big joker declare nothing: it takes two of a kind.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["2H", "2S"], rank: "2", fault: "two_suits" },
    "Cards of two suits declare nothing: show those of one suit.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["2H", "SJ"], rank: "2", fault: "with_joker" },
    "A joker beside cards of rank 2 declares nothing: show the one or the other.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["5H"], rank: "2", fault: "not_trump_rank" },
    "That is not the trump rank: only cards of rank 2 and pairs of jokers declare.",
  ],
  [
    "tractor",
    "no_declaration",
    { cards: ["2H"], rank: "2", fault: "single" },
    "A single card declares nothing at this table: show two that are the same.",
  ],
  [
    "tractor",
    "too_weak",
    { standing: ["2S"], seat: "W", strength: 1, standing_strength: 1, fault: "equal" },
    "Already shown: 2 of spades, which is just as strong. Equal strength never overrides.",
  ],
  [
    "tractor",
    "too_weak",
    { standing: ["2S"], seat: "W", strength: 1, standing_strength: 1, fault: "overridden" },
    "Your declaration was overridden by 2 of spades. You come back only with something stronger.",
  ],
  [
    "tractor",
    "too_weak",
    { standing: ["2S"], seat: "W", strength: 1, standing_strength: 1, fault: "shown_already" },
    "You have shown this already, and it stands: 2 of spades.",
  ],
  [
    "tractor",
    "too_weak",
    { standing: ["2S", "2S"], seat: "W", strength: 1, standing_strength: 2 },
    "Already shown: two 2s of spades. Only something stronger overrides that.",
  ],
  [
    "tractor",
    "already_declared",
    { standing: ["2S"], seat: "S", strength: 3, standing_strength: 1 },
    "What you showed stands: 2 of spades. You may only show more of the same cards, no other suit and no jokers.",
  ],
  [
    "tractor",
    "bid_too_low",
    { bid: 60, lowest: 80, highest: 200 },
    "A bid must be higher than those before it: at least 80.",
  ],
  [
    "two_hundred",
    "must_follow",
    { suit: "H", count: 1, owed: "7H" },
    "Hearts led, and you hold one: follow suit with it.",
  ],
  [
    "two_hundred",
    "no_such_bid",
    { bid: 52, lowest: 50, highest: 100 },
    "52 cannot be bet: it has to be from 50 to 100, in fives.",
  ],
  [
    "rangvaar",
    "bid_too_low",
    { bid: 8, lowest: 9, highest: 13 },
    "A bid must be higher than those before it: at least 9.",
  ],
  ["rangvaar", "bad_stake", { stake: 0, least: 1 }, "A stake is like 5 or 7.50, and at least 0.01."],
];

for (const [game, code, facts, english] of REFUSALS) {
  test(`${code} in ${game} says exactly what is owed: ${JSON.stringify(facts)}`, (t) => {
    assert.equal(say({ code, facts }, game), english);
    const warn = t.mock.method(console, "warn", () => {});
    for (const language of Object.keys(texts))
      assert.doesNotMatch(say({ code, facts }, game, language), /[{}⟦$]/);
    assert.deepEqual(
      warn.mock.calls.map((call) => call.arguments[0]),
      [],
    );
  });
}

test("a tractor that is owed is of pairs, triples or quads in every language", () => {
  for (const language of Object.keys(texts)) {
    const owed = [undefined, 2, 3, 4].map((width) => {
      const facts = { suit: "S", tractors: [2], held: [], ...(width && { width }) };
      return say({ code: "must_play_tractor", facts }, "tractor", language);
    });
    assert.equal(owed[0], owed[1]);
    assert.equal(new Set(owed).size, 3, owed.join(" "));
  }
});

test("every kind of fact of a refusal reaches its sentence", () => {
  const facts = {
    ...{ count: 2, suit: "H", rank: "T", to_act: "W", min: 500, flag: true, held: ["5H", "5D"], cards: 2 },
    ...{ tractors: [2, 3], beatable: ["AS KS", "5H"], owed: ["7H"], field: "agreements" },
  };
  const said = (/** @type {string} */ code, more = {}, /** @type {any} */ table = undefined) =>
    refusalSentence(speech(/^refusal-(?!unknown)/), { code, facts: { ...facts, ...more } }, table);
  recordings(import.meta.url)(
    "facts",
    [
      said("must_follow", {}, view()),
      said("must_follow", { to_act: "SW", cards: 3 }, view()),
      said("unknown_to_us"),
      said("bad_field"),
      said("bad_field", { field: "rules" }),
      ...["bad_card", "bad_line"].flatMap((code) => [
        said(code, { line: 3, at: 4 }),
        said(code, { line: 3, at: 4, text: "XS" }),
        said(code, { line: 3, at: 4, card: "XS" }),
        said(code, { line: 3 }),
      ]),
      refusalSentence(speech(/^refusal/), { code: "out_of_turn" }),
    ].join("\n"),
  );
});
