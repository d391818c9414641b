import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { findNewStep } from "../../../web/js/embed/match-events.js";
import { firstState } from "../../../web/js/page/state.js";
import { head } from "../shared/documents.js";
import { view } from "../shared/views.js";

/** A deal of nine steps with tricks at four and eight, looked at. @param {number} step */
function openedAt(step) {
  const deals = [{ number: 2, steps: 9, stops: [0, 4, 8, 9], figures: null }];
  const replay = { deal: 2, step, view: view(), hands: {}, events: [] };
  return { head: head(), record: "", deals, players: /** @type {any} */ ({}), replay };
}

/** @param {number} step */
const stateAt = (step) => {
  const state = firstState();
  return { ...state, history: { ...state.history, opened: openedAt(step) } };
};

test("a host gets every step that is shown, once", () => {
  const { game } = view();
  assert.deepEqual(findNewStep(stateAt(3), stateAt(2)), { game, deal: 2, step: 3, steps: 9 });
  assert.deepEqual(findNewStep(stateAt(0), firstState()), { game, deal: 2, step: 0, steps: 9 });
  assert.equal(findNewStep(stateAt(3), stateAt(3)), null);
  assert.equal(findNewStep(firstState(), stateAt(3)), null);
});
