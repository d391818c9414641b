/** Ways: the order of the games by language, and where links lead that are not of one game. */

import assert from "node:assert/strict";
import test from "node:test";

import "../shared/catalog.js";

const { GAMES } = await import("../../../web/js/text/catalog.js");
const { gamesIn, wayOf } = await import("../../../web/js/home/home-links.js");

test("the games best known in a language come first in it, and the others keep their order", () => {
  assert.deepEqual(gamesIn("zh-Hans"), ["tractor", "two_hundred", "rangvaar"]);
  assert.deepEqual(gamesIn("ur"), ["rangvaar", "two_hundred", "tractor"]);
  assert.deepEqual(gamesIn("en"), Object.keys(GAMES));
});

test("a way leads to the game played last if there is something of it, else to the first that has it", () => {
  assert.equal(wayOf("c", ["rangvaar", "tractor"]), "#c.rangvaar");
  assert.equal(wayOf("c", [undefined, "tractor"]), "#c.tractor");
  assert.equal(wayOf("c", ["a_game_no_longer_offered", "tractor"]), "#c.tractor");
  const game = /** @type {typeof GAMES[string]} */ (GAMES["tractor"]);
  assert.equal(wayOf("p", ["rangvaar", "tractor"]), null);
  game.puzzles = true;
  assert.equal(wayOf("p", ["rangvaar", "tractor"]), "#p.tractor");
  game.puzzles = false;
});
