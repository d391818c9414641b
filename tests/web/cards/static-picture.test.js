import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { gameBlock, starMark, suitMark } from "../../../web/js/cards/marks.js";
import { cardFace } from "../../../web/js/cards/card-face.js";

test("the face of a card is one and the same template whenever it is drawn", () => {
  for (const card of ["AS", "TD", "KH", "7C", "SJ", "BJ"]) {
    assert.equal(cardFace(card), cardFace(card), card);
    assert.deepEqual(cardFace(card).values, [], `${card} has nothing in it that could change`);
  }
  assert.notEqual(cardFace("SJ"), cardFace("BJ"));
  assert.equal(starMark(), starMark());
  assert.notEqual(suitMark("S"), suitMark("H"));
});

test("a game that there is not has the block of the first", () => {
  assert.equal(gameBlock("poker"), gameBlock("two_hundred"));
  assert.notEqual(gameBlock("tractor"), gameBlock("two_hundred"));
});
