import assert from "node:assert/strict";
import { test } from "node:test";
import { excerptAround, searchTexts, plainText } from "../../../web/js/features/rules/rules-search.js";

test("words are found in every language as people write them", () => {
  const cases = [
    ["kitty", "The KITTY is closed."],
    ["entame", "L’entame, à pique"],
    ["couleur demandee", "Fournissez la couleur demandée"],
    ["l'as", "l’as est le plus haut"],
    ["رنگ ڈھيري", "ڈھیری میں رنگ نہیں"],
    ["پتے", "پتّے بانٹنا"],
    ["ट्रैक्टर", "यह ट्रैक्टर है"],
    ["拖拉机", "首家出拖拉机"],
    ["摳底", "閒家贏得最後一墩，叫摳底"],
    ["T26", "T26 When a tractor is led"],
  ];
  for (const [words, text] of cases) assert.deepEqual(searchTexts(words, ["no", text]), [1], words);
});

test("all words have to be there, and those at the beginning of words come first", () => {
  const texts = ["the lead is free", "misleading and free", "lead only"];
  assert.deepEqual(searchTexts("lead free", texts), [0, 1]);
  assert.deepEqual(searchTexts("lead", texts), [0, 2, 1]);
  assert.deepEqual(searchTexts("  ", texts), []);
  assert.deepEqual(searchTexts("queen", texts), []);
});

test("what has a meaning in patterns is looked for as it is written", () => {
  assert.deepEqual(searchTexts("(see", ["a (see T14) b", "see"]), [0]);
  assert.deepEqual(searchTexts("5 %", ["a commission of 5 %"]), [0]);
  assert.deepEqual(searchTexts("[.*\\-", ["x"]), []);
});

test("letters of Hindi that differ by a dot are not the same", () => {
  assert.notEqual(plainText("बाज़ी"), plainText("बाजी"));
});

test("a place is shown from a little before the word", () => {
  const long = `${"one two three ".repeat(20)}tractor ${"four five ".repeat(20)}`.trim();
  const shown = excerptAround(long, "tractor");
  const before = "three one two three one two three ".slice(-28);
  assert.equal(shown, `…${before}tractor ${"four five ".repeat(20)}`.slice(0, 111) + "…");
  const words = `${"x".repeat(40)} ${"y".repeat(10)} ${"z".repeat(18)} tractor`;
  assert.equal(excerptAround(words, "tractor"), `…${"z".repeat(18)} tractor`, "thirty letters before it");
  assert.equal(excerptAround("a short place", "place"), "a short place");
});
