/** Turn in view: what is scrolled to when the person is asked something, and when nothing is. */

import assert from "node:assert/strict";
import test from "node:test";
import { bringTurnIntoView, isAskedAnew } from "../../../web/js/table/input/turn-in-view.js";

/** @param {number} turn @param {object | null} prompt @param {boolean} [lingering] */
const match = (turn, prompt, lingering = false) => /** @type {any} */ ({ lingering, view: { turn, prompt } });

test("one is asked anew when a turn comes, and once the trick that lay there has gone", () => {
  const asked = { kind: "play" };
  assert.equal(isAskedAnew(match(3, asked), match(2, null)), true);
  assert.equal(isAskedAnew(match(3, asked), null), true);
  assert.equal(isAskedAnew(match(3, asked), match(3, asked, true)), true);
  assert.equal(isAskedAnew(match(3, asked), match(3, asked)), false);
  assert.equal(isAskedAnew(match(3, asked, true), match(2, null)), false);
  assert.equal(isAskedAnew(match(3, null), match(2, asked)), false);
});

/** A table of that height on a screen of 500 pixels. @param {number} scrollHeight @param {string[]} parts */
function stage(scrollHeight, parts) {
  /** @type {string[]} */
  const seen = [];
  const root = {
    closest: () => ({ scrollHeight, clientHeight: 500 }),
    querySelector: (/** @type {string} */ selector) => {
      const part = parts.find((one) => selector.includes(one));
      return part ? { scrollIntoView: () => seen.push(part) } : null;
    },
  };
  bringTurnIntoView(/** @type {any} */ (root));
  return seen;
}

test("the hand is scrolled to, then what is asked; a table that fits stays where it is", () => {
  assert.deepEqual(stage(900, ["[data-hand]", ".ask"]), ["[data-hand]", ".ask"]);
  assert.deepEqual(stage(900, ["[data-hand]"]), ["[data-hand]"]);
  assert.deepEqual(stage(500, ["[data-hand]", ".ask"]), []);
});
