import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createArchive } from "../../../web/js/core/storage/archive.js";
import { memoryStore } from "../../../web/js/core/storage/memory-store.js";
import { createSaving } from "../../../web/js/core/storage/match-saver.js";
import { createTabs } from "../../../web/js/core/storage/tab-locks.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { browserLocks, head } from "../shared/archives.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/** @param {number} [revision] @returns {Answer} */
const began = (revision = 1) => ({
  ok: true,
  view: view({ deal: 2 }),
  events: [],
  record_lines: { revision, keep: 0, lines: ["the record"], figures: null },
});

/** The saving of a tab, with locks as a browser has them. @param {{ ask?: () => Promise<Answer>, failing?: boolean }} [needs] */
async function savingWith({ ask = async () => ({ ok: true }), failing = false } = {}) {
  const kept = memoryStore();
  const device = { ...kept, all: failing ? () => Promise.reject(new Error("closed")) : kept.all };
  const archive = createArchive({ device: async () => device });
  const matches = ["one", "two"].map((id) => ({ ...head({ id }), record: "the record\n" }));
  await archive.put(matches, []);
  const tabs = createTabs({ locks: browserLocks(), channel: null, lost: () => {}, heard: () => {} });
  const store = createStore(firstState(), reduce);
  let names = 0;
  const fresh = () => `session ${(names += 1)}`;
  const saving = createSaving({
    store,
    engine: createEngineFunctions(ask),
    archive,
    tabs,
    fresh,
    elsewhere: () => {},
  });
  const show = () => {
    saving.take(began());
    store.change({ type: "began", answer: began() });
  };
  return { saving, tabs, store, archive, show, device };
}

/** Whatever has been begun is done. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a match that is left and opened again at once stays this tab's", async () => {
  for (const next of ["one", "two"]) {
    const { saving, tabs, show } = await savingWith();
    await saving.sitDown("one");
    show();
    saving.keep();
    saving.leave();
    await saving.sitDown(next);
    await rest();
    assert.ok(await tabs.isHeld(next), next);
    saving.leave();
    await rest();
    assert.equal(await tabs.isHeld(next), false, next);
  }
});

test("a match is let go of when it is left, though the list of matches could not be read", async () => {
  const { saving, tabs, show } = await savingWith({ failing: true });
  await saving.begin("three");
  show();
  saving.keep();
  await saving.settled();
  assert.ok(await tabs.isHeld("three"));
  saving.leave();
  await rest();
  assert.equal(await tabs.isHeld("three"), false);
});

test("figures of a match that was left do not come to the one opened after it", async () => {
  const deals = [{ number: 1, figures: { deal: 1, assisted: false, passed_out: true } }];
  /** @type {(answer: Answer) => void} */
  let answer = () => {};
  const { saving, archive, show } = await savingWith({
    engine: createEngineFunctions(() => new Promise((told) => (answer = told))),
  });
  await saving.sitDown("one");
  show();
  const completing = saving.complete();
  saving.leave();
  await saving.sitDown("two");
  answer({ ok: true, game: "two_hundred", rules: "reference", you: "S", deals });
  await completing;
  show();
  saving.keep();
  await saving.settled();
  assert.deepEqual((await archive.head("two"))?.deals, []);
});

test("a match that is given up is not continued, and stays only where a deal of it was played", async () => {
  for (const deals of [[], [{ deal: 1, assisted: false, passed_out: true }]]) {
    const { saving, archive, store, show } = await savingWith();
    await archive.put([{ ...head({ id: "one" }), deals, record: "the record\n" }], []);
    await saving.sitDown("one");
    show();
    saving.leave();
    await saving.giveUp("one");
    const kept = (await archive.heads()).find(({ id }) => id === "one");
    assert.equal(kept?.status, deals.length ? "left" : undefined);
    assert.equal(store.state().saved?.id, "two", "the other match is offered");
  }
});

test("a challenge is kept with its link, and ends no match that stands", async () => {
  const { saving, archive, show } = await savingWith();
  await saving.begin("three", "c1.AAAA");
  show();
  saving.keep();
  await saving.settled();
  assert.equal((await archive.head("three"))?.challenge, "c1.AAAA");
  assert.equal((await archive.head("one"))?.status, "standing");
  // Nor does the next match end the challenge.
  saving.leave();
  await saving.begin("four");
  show();
  saving.keep();
  await saving.settled();
  assert.equal((await archive.head("three"))?.status, "standing");
  assert.ok((await archive.head("one"))?.status !== "standing");
});

test("the match kept last is the one that is continued, though the clock was set back meanwhile", async () => {
  const { saving, archive, store, show } = await savingWith();
  await archive.put([{ ...head({ id: "one", changed: Date.now() + 60_000 }), record: "the record\n" }], []);
  await saving.reread();
  assert.equal(store.state().saved?.id, "one");
  await archive.put([{ ...head({ id: "three", changed: saving.later() }), record: "the record\n" }], []);
  await saving.reread();
  assert.equal(store.state().saved?.id, "three");
  await saving.sitDown("two");
  show();
  saving.keep();
  assert.equal(store.state().saved?.id, "two");
  await saving.settled();
  await saving.reread();
  assert.equal(store.state().saved?.id, "two");
});

test("a list of matches that the device is slow to give does not put an older match in a newer one's place", async () => {
  const { saving, store, show, device } = await savingWith();
  /** What has been read and is not given yet. @type {(() => void)[]} */
  const late = [];
  const { all } = device;
  device.all = async (from) => {
    const found = await all(from);
    await new Promise((/** @type {(value: void) => void} */ given) => late.push(given));
    return found;
  };
  const read = saving.reread();
  await rest();
  // A match is kept after the list was read.
  await saving.sitDown("two");
  show();
  saving.keep();
  await rest();
  while (late.length) {
    late.shift()?.();
    await rest();
  }
  await read;
  assert.equal(store.state().saved?.id, "two");

  // Of two lists the older comes last.
  const older = saving.reread();
  await rest();
  const newer = saving.reread();
  await rest();
  const [first, second] = late.splice(0);
  second?.();
  await newer;
  const { heads } = store.state();
  first?.();
  await older;
  assert.equal(store.state().heads, heads);
});

test("the seed is that which the engine said as the match began, until the match is left", async () => {
  const { saving, show } = await savingWith();
  assert.equal(saving.seed(), "");
  await saving.begin("three");
  saving.take({ ...began(), seed: "its own" });
  show();
  assert.equal(saving.seed(), "its own", "an act's answer says no seed");
  saving.leave();
  assert.equal(saving.seed(), "");
});

test("a list of matches that cannot be read leaves the one that is shown", async () => {
  const { saving, store, device } = await savingWith();
  await saving.reread();
  const { heads } = store.state();
  assert.equal(heads.length, 2);
  device.all = () => Promise.reject(new Error("closed"));
  await saving.reread();
  assert.deepEqual(store.state().heads, heads);
});
