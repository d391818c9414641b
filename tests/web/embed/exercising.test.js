import assert from "node:assert/strict";
import { test } from "node:test";
import { exerciseOver } from "../../../web/js/embed/exercising.js";

const READ = /** @type {any} */ ({ title: "Following" });
const [KING, SIX] = ["KH", "6H"].map((card) => ({ kind: "play", seat: "S", cards: [card] }));

/** @param {any[][]} tries @param {Record<string, unknown>} [more] @returns {any} */
const after = (tries, more = {}) => ({
  exercises: {
    read: READ,
    place: "try",
    at: 0,
    attempts: [0, 1].map((at) => ({
      tries: (tries[at] ?? []).map((act) => [act]),
      isSolved: tries[at]?.at(-1) === SIX,
    })),
    ...more,
  },
});

test("the host is told of an exercise once it is solved, with every try", () => {
  assert.deepEqual(exerciseOver(after([[KING, SIX]]), after([[KING]])), {
    exercise: 1,
    solved: true,
    tries: 2,
    acts: [KING, SIX],
  });
  assert.equal(exerciseOver(after([[KING, SIX]], { place: "pack" }), after([[KING, SIX]])), null);
});

test("one that is left after a wrong try is over unsolved, and one that was not tried is not", () => {
  const left = { exercise: 1, solved: false, tries: 1, acts: [KING] };
  assert.deepEqual(exerciseOver(after([[KING]], { at: 1 }), after([[KING]])), left);
  assert.deepEqual(exerciseOver(after([[KING]], { place: "pack" }), after([[KING]])), left);
  assert.equal(exerciseOver(after([], { at: 1 }), after([])), null);
  assert.equal(exerciseOver(after([[KING]]), after([])), null);
});

test("nothing is told of other exercises that are opened, or of none", () => {
  assert.equal(exerciseOver(after([[SIX]]), /** @type {any} */ ({ exercises: null })), null);
  assert.equal(exerciseOver(after([[SIX]], { read: { ...READ } }), after([])), null);
});
