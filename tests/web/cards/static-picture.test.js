import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { block } from "../../../web/js/cards/blocks.js";
import { face } from "../../../web/js/cards/card-face.js";
import { star, suitMark } from "../../../web/js/cards/marks.js";

test("the face of a card is one and the same template whenever it is drawn", () => {
  for (const card of ["AS", "TD", "KH", "7C", "SJ", "BJ"]) {
    assert.equal(face(card), face(card), card);
    assert.deepEqual(face(card).values, [], `${card} has nothing in it that could change`);
  }
  assert.notEqual(face("SJ"), face("BJ"));
  assert.equal(star(), star());
  assert.notEqual(suitMark("S"), suitMark("H"));
});

test("a game that there is not has the block of the first", () => {
  assert.equal(block("poker"), block("two_hundred"));
  assert.notEqual(block("tractor"), block("two_hundred"));
});
