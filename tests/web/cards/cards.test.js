/** Cards: what is drawn on a number card, counted. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cardFace } from "../../../web/js/cards/card-face.js";
import { piecedPips } from "../../../web/js/cards/pips.js";

const SUITS = ["S", "H", "D", "C"];
const COUNTS = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, T: 10 };
/** Where the index ends that is read in a fan, and where the second one begins. */
const STRIP = 70;
const CORNER = { x: 146, y: 252 };

/** The drawn card, as text. @param {string} card */
const drawn = (card) => cardFace(card).strings.join("");

/**
 * The pieces of the pips of a drawing, each as its corners.
 * @param {string} drawing
 * @returns {[x: number, y: number][][]}
 */
function pieces(drawing) {
  return [...drawing.matchAll(/<path class="tint-\d" d="([^"]+)"/g)].flatMap(([, path = ""]) =>
    path
      .split("z")
      .filter(Boolean)
      .map((piece) =>
        piece
          .slice(1)
          .split("L")
          .map((corner) => /** @type {[number, number]} */ (corner.split(" ").map(Number))),
      ),
  );
}

test("a number card has as many pips as it counts", () => {
  for (const suit of SUITS) {
    const ofOne = pieces(piecedPips(suit, 100, [[50, 50]])).length;
    for (const [rank, count] of Object.entries(COUNTS))
      assert.equal(pieces(drawn(rank + suit)).length, count * ofOne, rank + suit);
    assert.equal(pieces(drawn(`A${suit}`)).length, ofOne, "an ace has one");
  }
});

test("no pip lies in the strip that a fan leaves free, nor on the second index", () => {
  for (const suit of SUITS)
    for (const rank of Object.keys(COUNTS))
      for (const [x, y] of pieces(drawn(rank + suit)).flat()) {
        assert.ok(x >= STRIP, `${rank}${suit}: ${x} ${y} is in the strip`);
        assert.ok(x < CORNER.x || y < CORNER.y, `${rank}${suit}: ${x} ${y} is on the second index`);
      }
});

test("every card shows its rank twice, and it is drawn: a card is called by its name alone", () => {
  for (const suit of SUITS)
    for (const rank of [...Object.keys(COUNTS), "J", "Q", "K", "A"]) {
      const name = rank === "T" ? "10" : rank;
      assert.doesNotMatch(drawn(rank + suit), /<text/);
      const indices = [...drawn(rank + suit).matchAll(/<g class="tint-suit"[^>]*>(.*?)<\/g>/g)];
      assert.deepEqual(
        indices.map(([, index = ""]) => index.split("<path").length - 1),
        [name.length, name.length],
        `the indices of ${rank + suit}`,
      );
    }
  assert.doesNotMatch(drawn("BJ"), /<text/);
});
