import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { block } from "../../web/js/view/cards/blocks.js";
import { face } from "../../web/js/view/cards/face.js";
import { star, suitMark } from "../../web/js/view/marks.js";

const backs = new URL("../../web/art/backs/", import.meta.url);

test("the face of a card is one and the same template whenever it is drawn", () => {
  for (const card of ["AS", "TD", "KH", "7C", "SJ", "BJ"]) {
    assert.equal(face(card), face(card), card);
    assert.deepEqual(face(card).values, [], `${card} has nothing in it that could change`);
  }
  assert.notEqual(face("SJ"), face("BJ"));
  assert.equal(star(), star());
  assert.notEqual(suitMark("S"), suitMark("H"));
});

test("the back of each game is its block", () => {
  const corners = (/** @type {string} */ drawn) =>
    [...drawn.matchAll(/points="([^"]+)"/g)].map(([, at]) => at);
  const games = readdirSync(backs).filter((name) => name.endsWith(".svg"));
  assert.ok(games.length >= 3);
  for (const game of ["two_hundred", "tractor", "rangvaar"])
    assert.deepEqual(
      corners(readFileSync(new URL(`${game}.svg`, backs), "utf8")),
      corners(block(game)),
      game,
    );
});
