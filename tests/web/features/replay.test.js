import "../shared/catalog.js";
import { RequestRefused, createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createReplay } from "../../../web/js/features/history/replay-store.js";
import { createHistory, createHistoryContext } from "../../../web/js/features/history/store.js";
import { createMatchList } from "../../../web/js/core/storage/match-list.js";
import { createStore } from "../../../web/js/core/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { ALONE, documentsOf, head } from "../shared/documents.js";
import { figures } from "../shared/figures.js";
import { resetsOf } from "../shared/resets.js";
import { changesIn, recordings, storedIn } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/** @param {import("../../../web/js/core/storage/types.d.ts").Head} one @param {number} [count] how many deals it has @param {Record<string, string[]>} [hands] at each step */
async function lookingAt(one, count = 1, hands = {}) {
  const { documents } = await documentsOf([{ ...one, record: "its record\n" }]);
  const store = createStore(firstState(), reduce);
  let arrive = () => {};
  const whenThere = /** @type {Promise<void>} */ (new Promise((resolve) => (arrive = resolve)));
  /** @type {Record<string, unknown>[]} */
  const asked = [];
  let isThere = false;
  void whenThere.then(() => (isThere = true));
  const reread = async () => store.change({ type: "documents", documents: await documents.listHeads() });
  const engine = createEngineFunctions(async (question) => {
    if (!isThere) return { id: null, ok: false, error: { code: "engine_died" } };
    asked.push(question);
    const deals = Array.from({ length: count }, (_, at) => ({
      ...{ number: at + 1, steps: 3, stops: [0, 3] },
      figures: figures({ won_by: "EW" }),
    }));
    if (question.op === "show_step") return /** @type {any} */ ({ ok: true, view: {}, hands, events: [] });
    return /** @type {Answer} */ ({ id: null, ok: true, players: {}, over: true, deals });
  });
  const saver = createMatchList({ store, documents, tabs: ALONE, now: () => 0 });
  const table = /** @type {any} */ ({ engine, saver });
  /** @type {number[]} */
  const slept = [];
  const sleep = async (/** @type {number} */ milliseconds) => void slept.push(milliseconds);
  const files = { saveFile: () => {}, setSettings: () => {}, clearStored: () => true };
  const needs = { store, table, documents, ...files, whenReady: () => whenThere, sleep };
  const opened = createReplay(createHistoryContext(needs));
  await reread();
  store.change({ type: "panel", panel: "history" });
  return { store, opened, documents, asked, arrive, slept, history: () => createHistory(needs) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a match is opened as soon as there is an engine, from the side of the person of this device", async () => {
  const { store, opened, asked, arrive } = await lookingAt(head({ you: "W" }));
  const shown = opened.openMatch("the match");
  await settled();
  assert.equal(store.state().history.notice?.code, "history-wait");
  arrive();
  await shown;
  assert.equal(store.state().history.opened?.record, "its record\n");
  assert.equal(store.state().history.notice, null);
  assert.deepEqual(asked, [{ op: "open_record", record: "its record\n", seat: "W" }]);
});

test("a match that nobody looks for any more is not opened late", async () => {
  const { store, opened, asked, arrive } = await lookingAt(head());
  const shown = opened.openMatch("the match");
  await settled();
  store.change({ type: "panel", panel: null });
  arrive();
  await shown;
  assert.equal(store.state().history.opened, null);
  assert.deepEqual(asked, []);
});

test("how a match ended that was kept without an engine is found out, once", async () => {
  const { store, opened, documents, asked, arrive } = await lookingAt(
    head({ status: "over", you: "W", version: 0 }),
  );
  const filled = opened.fillAllDeals();
  await settled();
  arrive();
  await filled;
  assert.deepEqual(store.state().heads[0]?.deals, [figures({ won_by: "EW" })]);
  assert.equal((await documents.loadDocument("the match"))?.head.you, "W");
  await opened.fillAllDeals();
  assert.equal(asked.length, 1);
  // A match that goes on has no end to be asked for.
  const other = await lookingAt(head());
  other.arrive();
  await other.opened.fillAllDeals();
  assert.deepEqual(other.asked, []);
});

test("a match that was kept without an engine is shown with how it ended", async () => {
  const { store, opened, arrive } = await lookingAt(head({ status: "over", version: 0 }));
  arrive();
  await settled();
  await opened.openMatch("the match");
  const shown = store.state().history.opened;
  assert.deepEqual(shown?.head, head({ status: "over", version: 1, deals: [figures({ won_by: "EW" })] }));
  assert.deepEqual(
    { ...shown, head: null },
    {
      ...{ head: null, record: "its record\n", players: {}, replay: null },
      deals: [{ number: 1, steps: 3, stops: [0, 3], figures: figures({ won_by: "EW" }) }],
    },
  );
});

/** What the engine says of a record that somebody sent. @param {object} [more] */
const sent = (more) =>
  /** @type {any} */ ({
    kind: "record",
    text: "a friend's record\n",
    value: { act: null },
    problems: [],
    ...more,
  });

test("a match that somebody sent is looked at once there is an engine, and not stored", async () => {
  const { store, opened, documents, asked, arrive } = await lookingAt(head());
  arrive();
  await settled();
  const shown = opened.openDocument(Promise.resolve(sent()));
  assert.deepEqual(store.state().history.received, { refusal: null });
  await shown;
  assert.deepEqual(asked[0], { op: "open_record", record: "a friend's record\n" });
  const { received, opened: there } = store.state().history;
  assert.equal(received, null);
  assert.deepEqual([there?.record, there?.isReceived], ["a friend's record\n", true]);
  assert.equal((await documents.listHeads()).length, 1);
});

test("a record of which something was not understood stays beside what is said of that", async () => {
  const { store, opened, asked, arrive } = await lookingAt(head());
  arrive();
  await settled();
  await opened.openDocument(Promise.resolve(sent({ problems: [{ code: "unknown_line", facts: {} }] })));
  assert.equal(store.state().history.opened?.replay, null);
  assert.deepEqual(
    asked.map(({ op }) => op),
    ["open_record"],
  );
});

test("what is refused says why, and what is of another kind is left to others", async () => {
  const { store, opened, asked } = await lookingAt(head());
  await opened.openDocument(Promise.reject(new RequestRefused({ code: "file_unreadable" })));
  assert.deepEqual(store.state().history.received, { refusal: { code: "file_unreadable" } });
  await opened.openDocument(Promise.resolve(/** @type {any} */ ({ kind: "sheet", text: "a sheet" })));
  assert.equal(store.state().history.received, null);
  assert.deepEqual(asked, []);
});

test("of a record of several deals none is chosen for whoever looks", async () => {
  const { store, opened, asked, arrive } = await lookingAt(head(), 2);
  arrive();
  await settled();
  await opened.openDocument(Promise.resolve(sent()));
  assert.deepEqual([asked.length, store.state().history.opened?.deals.length], [1, 2]);
});

for (const [
  what,
  act,
  hands,
  steps,
] of /** @type {[string, number | null, Record<string, string[]>, number[]][]} */ ([
  ["begins after the cards that are dealt one by one", null, { S: [] }, [0, 3]],
  ["begins with the cards that all hold", null, { S: ["AS"] }, [0]],
  ["begins at the act of its link", 2, { S: [] }, [2]],
  ["has no such act, and begins as ever", 4, { S: ["AS"] }, [0]],
]))
  test(`the only deal that somebody sent ${what}`, async () => {
    const { store, opened, asked, arrive } = await lookingAt(head(), 1, hands);
    arrive();
    await settled();
    await opened.openDocument(Promise.resolve(sent({ value: { act } })));
    assert.deepEqual(
      asked.slice(1),
      steps.map((step) => ({ op: "show_step", deal: 1, step })),
    );
    const shown = store.state().history.opened;
    const begins = steps.at(-1);
    assert.deepEqual(
      [shown?.begins, shown?.replay],
      [begins, { deal: 1, step: begins, view: {}, hands, events: [] }],
    );
  });

test("a deal is replayed by itself a step at a time, from its beginning where it had ended, and is stopped", async () => {
  const { store, opened, asked, arrive, slept } = await lookingAt(head(), 1, { S: ["AS"] });
  arrive();
  await settled();
  await opened.openDocument(Promise.resolve(sent()));
  const steps = () => asked.splice(0).map(({ step }) => step);
  steps();
  await opened.togglePlaying();
  assert.deepEqual(
    [steps(), slept.splice(0)],
    [
      [1, 2, 3],
      [1_100, 1_100, 1_100, 1_100],
    ],
  );
  assert.equal(store.state().history.opened?.isPlaying, false);
  const again = opened.togglePlaying();
  await opened.togglePlaying();
  await again;
  assert.deepEqual(steps(), [0]);
  assert.equal(store.state().history.opened?.isPlaying, false);
});

test("what was looked at, refused or asked before is over with each act", async () => {
  const { store, history, arrive } = await lookingAt(head());
  arrive();
  await settled();
  const acts = history();
  const replay = { deal: 1, step: 2, view: {}, hands: {}, events: [] };
  const stood = /** @type {any} */ ({
    ...{
      tab: "data",
      listedCount: 60,
      received: { refusal: null },
      refusal: { code: "x" },
      confirming: "it",
    },
    ...{
      filter: {},
      notice: { code: "y", facts: {}, refusal: null },
      checkedFile: {},
      checkProgress: { done: 1, of: 2 },
    },
    opened: {
      head: head(),
      record: "r",
      deals: [{ number: 1, steps: 3, stops: [] }],
      players: {},
      replay,
      board: {},
      isPlaying: true,
    },
  });
  assert.deepEqual(
    await resetsOf(store, "history", stood, {
      open: () => acts.open("matches"),
      openMatch: () => acts.openMatch("the match"),
      "a match that is gone": () => acts.openMatch("gone"),
      openDocument: () => acts.openDocument(Promise.resolve(sent())),
      "a document of another kind": () => acts.openDocument(Promise.resolve(sent({ kind: "rules" }))),
      showStep: () => acts.showStep(1, 3),
      togglePlaying: acts.togglePlaying,
      goBack: acts.goBack,
      listMore: acts.listMore,
      setFilter: () => acts.setFilter({ game: "tractor" }),
      askToConfirm: () => acts.askToConfirm(null),
      removeMatch: () => acts.removeMatch("the match"),
    }),
    {
      "a document of another kind": "received refusal confirming notice opened",
      "a match that is gone": "refusal confirming notice",
      askToConfirm: "confirming notice",
      goBack: "refusal confirming opened",
      listMore: "listedCount",
      open: "tab listedCount received refusal confirming notice checkedFile checkProgress opened",
      openDocument: "received refusal confirming notice opened",
      openMatch: "refusal confirming notice opened",
      removeMatch: "confirming opened",
      setFilter: "filter",
      showStep: "opened",
      togglePlaying: "opened",
    },
  );
  store.change({ type: "history", history: stood });
  acts.goBack();
  assert.deepEqual(store.state().history.opened, {
    ...stood.opened,
    replay: null,
    board: null,
    isPlaying: false,
  });
  acts.goBack();
  assert.equal(store.state().history.opened, null);
  store.change({ type: "history", history: { listedCount: 60 } });
  acts.listMore();
  assert.equal(store.state().history.listedCount, 80);
});

test("what is asked, shown and kept with each look at past matches is as it was", async () => {
  const same = changesIn(recordings(import.meta.url));
  const { store, history, asked, slept, documents, arrive } = await lookingAt(head({ status: "over" }), 2);
  arrive();
  await settled();
  const acts = history();
  const looks = /** @type {Record<string, () => unknown>} */ ({
    "the statistics": () => acts.open("statistics"),
    "the list": () => acts.open("matches"),
    "the list after another tab has added to it": async () => {
      await documents.importAll([{ ...head({ id: "another", changed: 3000 }), text: "its record\n" }]);
      await acts.open("matches");
    },
    "more of it": acts.listMore,
    "a sieve": () => acts.setFilter({ game: "tractor" }),
    "a match": () => acts.openMatch("the match"),
    "a deal": () => acts.showStep(1, 0),
    "played by itself": acts.togglePlaying,
    "a step": () => acts.showStep(2, 3),
    "its match": acts.goBack,
    "a file": acts.saveRecord,
    "the list again": acts.goBack,
    "a match that is gone": () => acts.openMatch("gone"),
    "what somebody sent": () => acts.openDocument(Promise.resolve(sent())),
    "what is refused": () => acts.openDocument(Promise.reject(new RequestRefused({ code: "bad_line" }))),
    "what is no match": () => acts.openDocument(Promise.resolve(sent({ kind: "rules" }))),
    "one deal with problems": () => acts.openDocument(Promise.resolve(sent({ problems: [{ code: "x" }] }))),
    "a question": () => acts.askToConfirm(/** @type {any} */ ("the match")),
    "a match removed": () => acts.removeMatch("the match"),
  });
  for (const [name, look] of Object.entries(looks)) {
    await look();
    await settled();
    same(
      name,
      [
        ...asked.splice(0).map((one) => `> ${JSON.stringify(one)}`),
        ...storedIn({ ...store.state().history, panel: store.state().panel, slept: slept.splice(0) }),
        ...storedIn(store.state().heads),
        ...storedIn(await documents.listHeads()),
      ].join("\n"),
    );
  }
});
