import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { panelView } from "../../../web/js/page/panel-view.js";
import { firstState } from "../../../web/js/page/state.js";

const text = { say: (/** @type {string} */ id) => id, has: () => true };

test("the panel of past matches shows them under the name by which it is opened", () => {
  const state = { ...firstState(), panel: /** @type {const} */ ("history") };
  const actions = /** @type {any} */ ({
    close: () => {},
    features: { history: {}, sending: {}, challenges: {} },
  });
  actions.features["deal-editor"] = {};
  assert.equal(typeof panelView(text, state, actions), "object");
});
