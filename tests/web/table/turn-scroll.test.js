/** Turn in view: what is scrolled to when the person is asked something, and when nothing is. */

import assert from "node:assert/strict";
import test from "node:test";
import { bringTurnIntoView, isAskedAnew } from "../../../web/js/table/input/turn-scroll.js";

/** @param {number} turn @param {object | null} prompt @param {boolean} [lingering] @param {object} [told] */
const match = (turn, prompt, lingering = false, told = {}) =>
  /** @type {any} */ ({ lingering, ...told, view: { turn, prompt } });

test("one is asked anew when a turn comes, and once the trick that lay there has gone", () => {
  const asked = { kind: "play" };
  assert.equal(isAskedAnew(match(3, asked), match(2, null)), true);
  assert.equal(isAskedAnew(match(3, asked), null), true);
  assert.equal(isAskedAnew(match(3, asked), match(3, asked, true)), true);
  assert.equal(isAskedAnew(match(3, asked), match(3, asked)), false);
  assert.equal(isAskedAnew(match(3, asked, true), match(2, null)), false);
  assert.equal(isAskedAnew(match(3, null), match(2, asked)), false);
  const over = /** @type {any} */ ({ lingering: false, view: { turn: 4, prompt: null, summary: {} } });
  assert.equal(isAskedAnew(over, match(3, null)), true);
});

test("one is asked anew where a refusal or a hint pushes the hand down, and not where one only chooses", () => {
  const asked = { kind: "play" };
  const refusal = { code: "must_follow" };
  assert.equal(isAskedAnew(match(3, asked, false, { refusal }), match(3, asked)), true);
  assert.equal(isAskedAnew(match(3, asked, false, { explanations: {} }), match(3, asked)), true);
  assert.equal(isAskedAnew(match(3, asked, false, { refusal }), match(3, asked, false, { refusal })), false);
  assert.equal(isAskedAnew(match(3, asked, false, { chosen: ["5H"] }), match(3, asked)), false);
});

/** A table of that height on a screen of 500 pixels. @param {number} scrollHeight @param {string[]} parts */
function stage(scrollHeight, parts) {
  /** @type {string[]} */
  const seen = [];
  const found = (/** @type {string} */ selector) =>
    parts
      .filter((part) => selector.includes(part))
      .map((part) => ({ scrollIntoView: () => seen.push(part) }));
  const root = {
    closest: (/** @type {string} */ of) => (of === ".stage" ? { scrollHeight, clientHeight: 500 } : null),
    querySelector: (/** @type {string} */ selector) => found(selector)[0],
    querySelectorAll: (/** @type {string} */ selector) => found(selector),
  };
  bringTurnIntoView(/** @type {any} */ (root));
  return seen;
}

test("the hand is scrolled to, then the trick, what is asked or a task above it; a table that fits stays where it is", () => {
  assert.deepEqual(stage(900, ["[data-hand]", ".prompt"]), ["[data-hand]", ".prompt"]);
  assert.deepEqual(stage(900, [".played", ".task > .advice", "[data-hand]"]), [
    "[data-hand]",
    ".played",
    ".task > .advice",
  ]);
  assert.deepEqual(stage(900, ["[data-hand]"]), ["[data-hand]"]);
  assert.deepEqual(stage(900, [".summary", "[data-hand]"]), [".summary"]);
  assert.deepEqual(stage(500, ["[data-hand]", ".prompt"]), []);
});
