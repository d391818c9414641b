/** Guide: what is explained, and when. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { findMoment } from "../../../web/js/features/guide/moments.js";

/** @import { View } from "../../../web/js/core/types.d.ts" */

/** @param {Partial<View>} more */
const view = (more) =>
  /** @type {View} */ (
    /** @type {Partial<View>} */ ({
      game: "two_hundred",
      hand: ["5S", "7H"],
      tricks: [],
      worth: { "5S": 5 },
      ...more,
    })
  );
const play = (/** @type {object} */ more = {}) =>
  /** @type {View["prompt"]} */ (
    /** @type {object} */ ({ kind: "play", playable: [], refused: {}, only: null, claim: null, ...more })
  );
const led = (/** @type {string} */ suit) =>
  /** @type {View["trick"]} */ (
    /** @type {object} */ ({ leader: "W", plays: [{ seat: "W", cards: [`9${suit}`] }], led: suit })
  );

test("what is asked is explained, and nothing else", () => {
  const prompt = /** @type {View["prompt"]} */ (/** @type {object} */ ({ kind: "bid" }));
  assert.equal(findMoment(view({ prompt }), []), "bid");
  const asked = (/** @type {string} */ kind) =>
    findMoment(view({ prompt: /** @type {View["prompt"]} */ (/** @type {object} */ ({ kind })) }), []);
  assert.deepEqual(["name_trump", "declare", "bury", "lay_indicator"].map(asked), [
    "name",
    "declare",
    "bury",
    null,
  ]);
  assert.equal(findMoment(view({ prompt: null }), []), null);
});

test("why a card may not be played is explained when one may not, and a void when the engine says so", () => {
  assert.equal(findMoment(view({ prompt: play() }), []), "lead");
  assert.equal(findMoment(view({ prompt: play({ refused: { "7H": {} } }), trick: led("S") }), []), "follow");
  assert.equal(findMoment(view({ prompt: play({ is_void: true }), trick: led("D") }), []), "void");
  assert.equal(findMoment(view({ prompt: play({ is_void: false }), trick: led("D") }), []), null);
});

test("nothing is explained twice, and no more than eight things", () => {
  const later = view({ prompt: play(), tricks: /** @type {View["tricks"]} */ ([{}]) });
  assert.equal(findMoment(later, ["lead"]), "points");
  assert.equal(findMoment({ ...later, worth: {} }, ["lead"]), "tricks");
  assert.equal(findMoment(later, ["lead", "points"]), null);
  assert.equal(findMoment(later, Array(6).fill("something")), "lead");
  assert.equal(findMoment(later, Array(7).fill("something")), null);
});

test("the score is explained of every deal that was counted, as the eighth thing, too", () => {
  const over = view({ prompt: null, summary: /** @type {View["summary"]} */ (/** @type {object} */ ({})) });
  assert.equal(findMoment(over, Array(7).fill("something")), "score");
  assert.equal(findMoment(over, Array(8).fill("something")), null);
  assert.equal(findMoment(over, ["score"]), null);
  const thrownIn = /** @type {View["summary"]} */ (/** @type {object} */ ({ passed_out: true }));
  assert.equal(findMoment(view({ prompt: null, summary: thrownIn }), []), null);
});
