/** Pace: bots are paused and hurried while they play, by buttons, a tap and keys. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import test from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { runShortcut } from "../../../web/js/table/input/shortcuts.js";
import { isPaced, nextStep, pauseFor } from "../../../web/js/table/store/next-step.js";
import { continuePlay, setPace, skipWait } from "../../../web/js/table/store/steps.js";
import { fakeContext } from "../shared/contexts.js";
import { match, TRICK, view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

/** @type {Partial<View>} */
const BOTS_TURN = { waits_for: "bot", prompt: null, to_act: "W" };

/** A table whose engine gives these views one after another. @param {Partial<View>[]} answers */
function tableAt(answers) {
  /** @type {string[]} */
  const asked = [];
  const begun = reduce(firstState(), {
    type: "began",
    answer: { ok: true, view: view(BOTS_TURN), events: [] },
  });
  const table = fakeContext(
    async ({ op }) => {
      asked.push(op);
      return { ok: true, view: view(answers.shift() ?? { turn: 99 }), events: [] };
    },
    begun,
    { thinksAhead: false },
  );
  return { table, store: table.store, asked, now: () => table.store.state().match };
}

test("paused bots do nothing until they are told to go on, and then the person is asked as ever", async () => {
  const { table, asked, now } = tableAt([{ ...BOTS_TURN, turn: 11, to_act: "N" }, { turn: 12 }]);
  await setPace(table, "paused");
  await continuePlay(table);
  assert.deepEqual([asked, now()?.pace], [[], "paused"]);
  await setPace(table, "live");
  assert.deepEqual([asked, now()?.view.turn, now()?.pace], [["step", "step"], 12, "live"]);
});

test("hurried bots play fast until the person is asked, and at the usual speed after that", async () => {
  const fast = match(BOTS_TURN, { pace: "fast" });
  assert.ok(pauseFor(fast, "slow") < pauseFor({ ...fast, pace: "live" }, "fast"));
  assert.equal(pauseFor(fast, "instant"), 0);
  const { table, now } = tableAt([{ ...BOTS_TURN, turn: 11 }, { turn: 12 }]);
  await setPace(table, "fast");
  assert.equal(now()?.view.turn, 12);
  assert.equal(now()?.pace, "live");
});

test("bots that are hurried while one of them thinks go on once it has acted", async () => {
  let finish = () => {};
  const thought = new Promise((resolve) => (finish = () => resolve(null)));
  const table = fakeContext(
    async () => {
      await thought;
      return { ok: true, view: view(answers.shift() ?? {}), events: [] };
    },
    reduce(firstState(), { type: "began", answer: { ok: true, view: view(BOTS_TURN), events: [] } }),
  );
  const answers = [{ ...BOTS_TURN, turn: 11, to_act: "N" }, { turn: 12 }];
  const before = continuePlay(table);
  await new Promise((later) => setTimeout(later));
  const hurried = setPace(table, "fast");
  await new Promise((later) => setTimeout(later));
  finish();
  await Promise.all([before, hurried]);
  assert.equal(table.store.state().match?.view.turn, 12);
});

test("a tap on the table goes on from a trick, hurries bots that play, and wakes those that are paused", async () => {
  const lies = tableAt([{ ...BOTS_TURN, turn: 11, trick: null, tricks: [TRICK] }, { turn: 12 }]);
  await setPace(lies.table, "paused");
  await skipWait(lies.table);
  assert.equal(lies.now()?.pace, "live");
  assert.equal(lies.now()?.view.turn, 12);
});

test("a paused trick lies until the person goes on", async () => {
  const { store, table, asked, now } = tableAt([{ turn: 12, tricks: [TRICK] }]);
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ ...BOTS_TURN, turn: 11, trick: null, tricks: [TRICK] }), events: [] },
  });
  await setPace(table, "paused");
  assert.deepEqual([asked, now()?.lingering], [[], true]);
  await skipWait(table);
  assert.deepEqual([asked, now()?.lingering], [["step"], false]);
});

test("nobody pauses what others wait for, the person's own turn, or a bid that either partner may make", () => {
  assert.equal(isPaced(match(BOTS_TURN)), true);
  assert.equal(isPaced(match({ ...BOTS_TURN, multiplayer: true })), false);
  assert.equal(isPaced(match({ waits_for: "you" })), false);
  const bid = /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: true, values: [80] });
  assert.equal(isPaced(match({ ...BOTS_TURN, prompt: bid })), false);
  assert.equal(nextStep(match(BOTS_TURN, { pace: "paused" }), { autoplay: true }), "wait");
});

test("the letters pass only where one may, and pause and hurry the bots or the dealing, whichever goes on", () => {
  /** @type {unknown[]} */
  const done = [];
  const { store } = tableAt([]);
  const table = /** @type {any} */ ({
    performAction: (/** @type {any} */ { kind }) => done.push(kind),
    setDealing: (/** @type {string} */ pace) => done.push(`deal ${pace}`),
    setPace: (/** @type {string} */ pace) => done.push(`bots ${pace}`),
  });
  const needs = /** @type {any} */ ({ table, toggleHint: () => done.push("hint") });
  const press = (/** @type {string} */ keys) => {
    const { match } = store.state();
    for (const key of keys) assert.ok(match && runShortcut(needs, match, key));
  };
  const stand = (/** @type {Partial<View>} */ change) =>
    store.change({ type: "answered", answer: { ok: true, view: view(change), events: [] } });
  press("niwf");
  stand({ turn: 11, phase: "dealing", waits_for: "table", prompt: null });
  press("w");
  const bid = /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: true, values: [50] });
  stand({ turn: 12, phase: "betting", prompt: bid });
  press("ni");
  stand({
    turn: 13,
    phase: "betting",
    prompt: /** @type {View["prompt"]} */ ({ kind: "bid", can_pass: false, values: [50] }),
  });
  press("N");
  assert.deepEqual(done, ["bots paused", "bots fast", "deal paused", "pass", "hint"]);
});

test("where a deal stops to let somebody declare, passing lets it go on as fast as before", () => {
  for (const [dealing, on] of [
    ["paused", "live"],
    ["fast", "fast"],
  ]) {
    /** @type {unknown[]} */
    const done = [];
    const table = /** @type {any} */ ({ setDealing: (/** @type {string} */ pace) => done.push(pace) });
    runShortcut(
      /** @type {any} */ ({ table }),
      match({}, /** @type {any} */ ({ isOffered: true, dealing })),
      "N",
    );
    assert.deepEqual(done, [on]);
  }
});
