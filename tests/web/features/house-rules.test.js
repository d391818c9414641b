import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createRuling } from "../../../web/js/features/house-rules/store.js";
import { DEFAULT_SETTINGS } from "../../../web/js/core/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";

/** A house that chooses, and an engine that takes its time and holds that throws of trumps need throws. */
function chooser() {
  const store = createStore(firstState({ ...DEFAULT_SETTINGS, game: "tractor" }, null), reduce);
  const ask = async ({ rules }) => {
    await new Promise((then) => setTimeout(then, 5));
    if (rules.throw === "none" && rules.throw_in_trump)
      return { ok: false, error: { code: "bad_rules", facts: { fields: ["throw", "throw_in_trump"] } } };
    return { ok: true, rules: { must_defend: [], ...rules }, idle: {} };
  };
  const { choose } = createRuling({ store, ask });
  return {
    store,
    change: (made) => choose(made, (house) => store.change({ type: "setting", settings: { house } })),
  };
}

test("two house rules chosen right after one another both count", async () => {
  const { store, change } = chooser();
  await Promise.all([
    change((house) => ({ ...house, rank_gap: false })),
    change((house) => ({ ...house, shorter_tractor: true })),
  ]);
  assert.deepEqual(store.state().settings.house["tractor"], { rank_gap: false, shorter_tractor: true });
});

test("two that contradict each other are reported, however fast they come", async () => {
  const { store, change } = chooser();
  await Promise.all([
    change((house) => ({ ...house, throw_in_trump: true })),
    change((house) => ({ ...house, throw: "none" })),
  ]);
  assert.deepEqual(store.state().settings.house["tractor"], { throw_in_trump: true });
  assert.equal(store.state().ruled?.code, "bad_rules");
});

test("of a rule that holds several ranks each tap counts", async () => {
  const { store, change } = chooser();
  const add = (rank) =>
    change((house, rules) => ({ ...house, must_defend: [...(rules["must_defend"] ?? []), rank] }));
  await Promise.all([add("5"), add("T"), add("K")]);
  assert.deepEqual(store.state().settings.house["tractor"], { must_defend: ["5", "T", "K"] });
});

test("an engine that is gone in between does not hold up the next choice", async () => {
  const { store, change } = chooser();
  await assert.rejects(
    change(() => {
      throw new Error("gone");
    }),
  );
  await change((house) => ({ ...house, rank_gap: false }));
  assert.deepEqual(store.state().settings.house["tractor"], { rank_gap: false });
});
