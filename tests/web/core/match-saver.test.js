import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createDocuments } from "../../../web/js/core/storage/documents.js";
import { memoryStore } from "../shared/memory-store.js";
import { createMatchSaver } from "../../../web/js/core/storage/match-saver.js";
import { createTabs } from "../../../web/js/core/storage/tab-locks.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { browserLocks, head, openedMatch } from "../shared/documents.js";
import { view } from "../shared/views.js";
import { changesIn, recordings } from "../shared/recordings.js";
import { storedNow, storedTest } from "../shared/storage.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

/** @param {number} [revision] @returns {Answer} */
const began = (revision = 1) => ({
  ok: true,
  view: view({ deal: 2 }),
  events: [],
  record_lines: { revision, keep: 0, lines: ["the record"], figures: null },
});

/** The saving of a tab, with locks as a browser has them. @param {{ ask?: (question: any) => Promise<Answer>, failing?: boolean, now?: () => number, watch?: <T extends object>(whose: string, one: T) => T, listPlayed?: () => any }} [needs] */
async function savingWith({
  ask = async () => ({ ok: true }),
  failing = false,
  now = Date.now,
  watch = (_, one) => one,
  listPlayed,
} = {}) {
  const kept = memoryStore();
  const closed = () => Promise.reject(new Error("closed"));
  const device = { ...kept, loadHeads: kept.loadHeads };
  const documents = createDocuments({ openDevice: async () => device });
  const matches = ["one", "two"].map((id) => ({ ...head({ id }), text: "the record\n" }));
  await documents.importAll(matches);
  if (failing) device.loadHeads = closed;
  /** @type {unknown[]} */
  const taken = [];
  const tabs = createTabs({
    locks: browserLocks(),
    channel: null,
    onTakenOver: () => {},
    onChange: () => {},
  });
  const store = createStore(firstState(), reduce);
  const saving = createMatchSaver({
    store,
    engine: createEngineFunctions(ask),
    documents: watch("documents", documents),
    tabs: watch("tabs", tabs),
    now,
    onTakenOver: () => taken.push(true),
    listPlayed,
  });
  const show = () => {
    saving.takeRecord(began());
    store.change({ type: "began", answer: began() });
  };
  return { saving, tabs, store, documents, show, device, taken };
}

test("a clock that is set back keeps nothing from being kept", async () => {
  let now = 2_000_000_000_000;
  const { saving, show, documents } = await savingWith({ now: () => now });
  await saving.startSaving("three");
  show();
  saving.saveMatch();
  now -= 3_600_000;
  saving.saveThrottled();
  await saving.whenWritten();
  const found = await documents.loadDocument("three");
  assert.equal(found?.head.changed, now);
});

/** Whatever has been begun is done. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 5));

test("a match that is left and opened again at once stays this tab's", async () => {
  for (const next of ["one", "two"]) {
    const { saving, tabs, show } = await savingWith();
    await saving.openSaved("one");
    show();
    saving.saveMatch();
    saving.closeMatch();
    await saving.openSaved(next);
    await rest();
    assert.ok(await tabs.isHeld(next), next);
    saving.closeMatch();
    await rest();
    assert.equal(await tabs.isHeld(next), false, next);
  }
});

test("a match is let go of when it is left, though the list of matches could not be read", async () => {
  const { saving, tabs, show } = await savingWith({ failing: true });
  await saving.startSaving("three");
  show();
  saving.saveMatch();
  await saving.whenWritten();
  assert.ok(await tabs.isHeld("three"));
  saving.closeMatch();
  await rest();
  assert.equal(await tabs.isHeld("three"), false);
});

test("figures of a match that was left do not come to the one opened after it", async () => {
  const deals = [{ number: 1, figures: { deal: 1, assisted: false, passed_out: true } }];
  /** @type {(answer: Answer) => void} */
  let answer = () => {};
  const { saving, documents, show } = await savingWith({
    ask: () => new Promise((told) => (answer = told)),
  });
  await saving.openSaved("one");
  show();
  const completing = saving.fetchFigures();
  saving.closeMatch();
  await saving.openSaved("two");
  answer({ ok: true, game: "two_hundred", rules: "reference", you: "S", deals });
  await completing;
  show();
  saving.saveMatch();
  await saving.whenWritten();
  assert.deepEqual((await documents.loadDocument("two"))?.head.deals, []);
});

test("figures of past deals that were not kept are asked for, once, and kept with the next act", async () => {
  /** @type {unknown[]} */
  const asked = [];
  const deals = [{ number: 1, figures: { deal: 1, assisted: false, passed_out: true } }];
  const { saving, documents, show } = await savingWith({
    ask: async (/** @type {any} */ ...given) => (asked.push(...given), openedMatch(deals)),
  });
  await saving.fetchFigures();
  await saving.openSaved("one");
  await saving.fetchFigures();
  assert.deepEqual(asked, [], "there is no table");
  show();
  await saving.fetchFigures();
  await saving.fetchFigures();
  assert.deepEqual(asked, [{ op: "open_record", record: "the record\n" }]);
  saving.saveMatch();
  await saving.whenWritten();
  assert.deepEqual((await documents.loadDocument("one"))?.head.deals, [deals[0]?.figures]);
});

test("a match that is given up is not continued, and stays only where a deal of it was played", async () => {
  for (const deals of [[], [{ deal: 1, assisted: false, passed_out: true }]]) {
    const { saving, documents, store, show } = await savingWith();
    await documents.importAll([{ ...head({ id: "one" }), deals, text: "the record\n" }]);
    await saving.openSaved("one");
    show();
    saving.closeMatch();
    await saving.giveUpSaved("one");
    const kept = (await documents.listHeads()).find(({ id }) => id === "one");
    assert.equal(kept?.status, deals.length ? "left" : undefined);
    assert.equal(store.state().saved?.id, "two", "the other match is offered");
  }
});

test("a new match ends those that stand once, when it is kept first", async () => {
  const { saving, documents, show } = await savingWith();
  await saving.startSaving("three");
  show();
  saving.saveMatch();
  await saving.whenWritten();
  const status = async (/** @type {string} */ id) => (await documents.loadDocument(id))?.head.status;
  assert.notEqual(await status("one"), "standing");
  await documents.importAll([{ ...head({ id: "four" }), text: "the record\n" }]);
  saving.saveMatch();
  await saving.whenWritten();
  assert.equal(await status("four"), "standing");
});

test("a challenge is kept with its link, and ends no match that stands", async () => {
  const { saving, documents, show } = await savingWith();
  await saving.startSaving("three", "c1.AAAA");
  show();
  saving.saveMatch();
  await saving.whenWritten();
  const kept = (await documents.loadDocument("three"))?.head;
  assert.deepEqual([kept?.challenge, kept?.version], ["c1.AAAA", 1]);
  assert.equal((await documents.loadDocument("one"))?.head.status, "standing");
  // Nor does the next match end the challenge.
  saving.closeMatch();
  await saving.startSaving("four");
  show();
  saving.saveMatch();
  await saving.whenWritten();
  assert.equal((await documents.loadDocument("three"))?.head.status, "standing");
  assert.ok((await documents.loadDocument("one"))?.head.status !== "standing");
});

test("the match kept last is the one that is continued, though the clock was set back meanwhile", async () => {
  const { saving, documents, store, show } = await savingWith();
  await documents.importAll([{ ...head({ id: "one", changed: Date.now() + 60_000 }), text: "the record\n" }]);
  await saving.rereadDocuments();
  assert.equal(store.state().saved?.id, "one");
  await documents.importAll([{ ...head({ id: "three", ...saving.stampTime() }), text: "the record\n" }]);
  await saving.rereadDocuments();
  assert.equal(store.state().saved?.id, "three");
  await saving.openSaved("two");
  show();
  saving.saveMatch();
  assert.equal(store.state().saved?.id, "two");
  await saving.whenWritten();
  await saving.rereadDocuments();
  assert.equal(store.state().saved?.id, "two");
  // Each has the date of the clock as it was: none has another's.
  const [two, three, one] = store.state().heads;
  assert.deepEqual([two?.id, three?.id, one?.id], ["two", "three", "one"]);
  for (const late of [two, three]) assert.ok(Math.abs((late?.changed ?? 0) - Date.now()) < 30_000);
});

test("a list of matches that the device is slow to give does not put an older match in a newer one's place", async () => {
  const { saving, store, show, device } = await savingWith();
  /** What has been read and is not given yet. @type {(() => void)[]} */
  const late = [];
  const { loadHeads } = device;
  device.loadHeads = async () => {
    const found = await loadHeads();
    await new Promise((/** @type {(value: void) => void} */ given) => late.push(given));
    return found;
  };
  const read = saving.rereadDocuments();
  await rest();
  // A match is kept after the list was read.
  await saving.openSaved("two");
  show();
  saving.saveMatch();
  await rest();
  while (late.length) {
    late.shift()?.();
    await rest();
  }
  await read;
  assert.equal(store.state().saved?.id, "two");

  // Of two lists the older comes last.
  const older = saving.rereadDocuments();
  await rest();
  const newer = saving.rereadDocuments();
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
  assert.equal(saving.currentSeed(), "");
  await saving.startSaving("three");
  saving.takeRecord({ ...began(), seed: "its own" });
  show();
  assert.equal(saving.currentSeed(), "its own", "an act's answer says no seed");
  saving.closeMatch();
  assert.equal(saving.currentSeed(), "");
  saving.takeRecord({ ...began(), seed: "too late" });
  assert.equal(saving.currentSeed(), "");
});

test("a list of matches that cannot be read leaves the one that is shown", async () => {
  const { saving, store, device } = await savingWith();
  await saving.rereadDocuments();
  const { heads } = store.state();
  assert.equal(heads.length, 2);
  device.loadHeads = () => Promise.reject(new Error("closed"));
  await saving.rereadDocuments();
  assert.deepEqual(store.state().heads, heads);
});

test("a match that is open in another tab, gone, or left meanwhile is not opened", async () => {
  const { saving, tabs } = await savingWith();
  const { holdMatch } = tabs;
  tabs.holdMatch = async () => false;
  assert.equal(await saving.openSaved("one"), "elsewhere");
  const turnedAway = saving.openSaved("one");
  saving.closeMatch();
  assert.equal(await turnedAway, "left");
  tabs.holdMatch = holdMatch;
  assert.equal(saving.currentMatch(), null);
  assert.equal(await saving.openSaved("nine"), "gone");
  await rest();
  assert.equal(await tabs.isHeld("nine"), false);
  const opening = saving.openSaved("two");
  saving.closeMatch();
  assert.equal(await opening, "left");
  await rest();
  assert.equal(await tabs.isHeld("two"), false);
  const found = /** @type {any} */ (await saving.openSaved("two", true));
  assert.deepEqual([found.head.id, found.text], ["two", "the record\n"]);
  assert.deepEqual(saving.currentMatch(), { id: "two", record: "the record\n" });
});

test("while the table acts by itself it is stored a few times a second, and as soon as the person acts", async () => {
  let now = 2_000_000_000_000;
  const { saving, show, documents } = await savingWith({ now: () => now });
  await saving.startSaving("three");
  show();
  const changed = async () => {
    await saving.whenWritten();
    return ((await documents.loadDocument("three"))?.head.changed ?? 0) - 2_000_000_000_000;
  };
  saving.saveMatch();
  now += 249;
  saving.saveThrottled();
  assert.equal(await changed(), 0);
  saving.saveMatch();
  assert.equal(await changed(), 249);
  now += 250;
  saving.saveThrottled();
  assert.equal(await changed(), 499);
});

test("what is stored of a match is its head, whole, and the lines that are new", async () => {
  let now = 5000;
  const { saving, show, documents, store } = await savingWith({ now: () => now });
  await saving.startSaving("three");
  now = 6000;
  show();
  /** @type {any[]} */
  const written = [];
  const { saveDocument } = documents;
  documents.saveDocument = (...given) => (written.push(given), saveDocument(...given));
  saving.saveMatch();
  await saving.whenWritten();
  saving.takeRecord(
    /** @type {any} */ ({
      ...began(2),
      record_lines: { revision: 2, keep: 1, lines: ["an act"], figures: null },
    }),
  );
  saving.saveMatch();
  await saving.whenWritten();
  assert.deepEqual(
    written.map(([{ id, began: at, version }, lines, how]) => [id, at, version, lines, how]),
    [
      ["three", 5000, 0, ["the record"], { from: 0 }],
      ["three", 5000, 0, ["the record", "an act"], { from: 1 }],
    ],
  );
  assert.equal(store.state().saved?.id, "three");
  assert.equal(saving.revision(), 2);
});

test("who keeps a match that another tab has taken over is told so, unless it has been left", async () => {
  for (const [isNew, isLeft] of [false, true].flatMap((one) => [
    [one, false],
    [one, true],
  ])) {
    const { saving, show, documents, taken } = await savingWith();
    await (isNew ? saving.startSaving("three") : saving.openSaved("one"));
    show();
    documents.saveDocument = async () => false;
    saving.saveMatch();
    if (isLeft) saving.closeMatch();
    await saving.whenWritten();
    assert.equal(taken.length, isLeft ? 0 : 1);
  }
});

test("a match that is left before the engine came is kept once the engine tells of it, unless it is given up", async () => {
  for (const isGivenUp of [false, true]) {
    const { saving, store, documents } = await savingWith({ ask: async () => began() });
    await saving.startSaving("three");
    store.change({ type: "began", answer: began(), own: ["AS", "KS"] });
    saving.closeMatch();
    assert.equal(await documents.loadDocument("three"), null);
    if (isGivenUp) saving.forgetLeft();
    await saving.keepLeft();
    await saving.keepLeft();
    const found = await documents.loadDocument("three");
    assert.equal(found?.text, isGivenUp ? undefined : "the record\n");
    assert.deepEqual(found?.head.own, isGivenUp ? undefined : ["AS", "KS"]);
    assert.equal(found?.head.version, isGivenUp ? undefined : 1);
  }
});

test("a match given up right after an act is given up as it stood then", async () => {
  const { saving, show, documents } = await savingWith();
  await saving.openSaved("one");
  show();
  const { saveDocument } = documents;
  documents.saveDocument = async (...given) => {
    await rest();
    return saveDocument(...given);
  };
  saving.saveMatch();
  saving.closeMatch();
  await saving.giveUpSaved("one");
  assert.equal(await documents.loadDocument("one"), null, "nothing of it comes after it has gone");
  await rest();
  assert.equal(await documents.loadDocument("one"), null);
});

test("a match that cannot be read is set aside with what is known of it", async () => {
  const { saving, tabs, documents } = await savingWith();
  await saving.rereadDocuments();
  await saving.openSaved("one");
  /** @type {any[]} */
  const aside = [];
  documents.setAside = async (...given) => void aside.push(given);
  await saving.quarantineMatch("one", { code: "bad_line", facts: { line: 3 }, text: "the record\n" });
  assert.deepEqual(aside, [
    [
      "one",
      {
        ...{ code: "bad_line", message: "", facts: { line: 3 } },
        ...{ game: "two_hundred", text: "the record\n" },
      },
    ],
  ]);
  await saving.quarantineMatch("nine", { code: "bad_line", message: "why", text: "" });
  assert.deepEqual(aside[1], ["nine", { code: "bad_line", message: "why", facts: {}, game: null, text: "" }]);
  await rest();
  assert.equal(await tabs.isHeld("one"), false);
});

test("a list that cannot be read now takes nothing from the one that is shown", async () => {
  const { saving, store, device } = await savingWith();
  await saving.rereadDocuments();
  const before = store.state().documents;
  assert.equal(before.length, 2);
  device.loadHeads = () => Promise.reject(new Error("closed"));
  await saving.rereadDocuments();
  assert.deepEqual(store.state().documents, before);
});

test("what is written among the documents is shown here, told to other tabs and given back", async () => {
  const { saving, store, tabs, documents } = await savingWith({ now: () => 9 });
  let told = 0;
  tabs.announceChange = () => void (told += 1);
  const ids = () => store.state().documents.map(({ id }) => id);
  const gone = await saving.changeDocuments(async () => (await documents.removeDocuments("one"), "removed"));
  assert.deepEqual([gone, told, ids()], ["removed", 1, ["two"]]);
  const three = head({ id: "three", changed: 3000 });
  assert.equal(await saving.saveListed(three, ["its record"]), true);
  assert.deepEqual([told, ids()], [2, ["three", "two"]]);
  documents.saveDocument = async () => false;
  assert.equal(await saving.saveListed(head({ id: "four" }), ["its record"]), false);
  assert.deepEqual([told, ids()], [2, ["three", "two"]]);
  assert.deepEqual(saving.stampTime(), { changed: 9, order: 3001 });
  assert.deepEqual(saving.stampTime("three"), { changed: 9, order: 2001 });
});

storedTest("what is asked of the device and of other tabs is as it was, act by act", async () => {
  const same = changesIn(recordings(import.meta.url));
  /** @type {string[]} */
  let diary = [];
  /** @type {<T extends object>(whose: string, one: T) => T} */
  const watch = (whose, one) =>
    new Proxy(one, {
      get: (all, name) => {
        const own = Reflect.get(all, name);
        return typeof own !== "function"
          ? own
          : (/** @type {unknown[]} */ ...given) => {
              diary.push(`${whose}.${String(name)} ${JSON.stringify(given)}`);
              return own(...given);
            };
      },
    });
  let now = 5000;
  let played = /** @type {any} */ (null);
  const deals = [{ number: 1, figures: { deal: 1, assisted: false, passed_out: true } }];
  const opened = openedMatch(deals);
  const { saving, store, show, taken } = await savingWith({
    watch,
    now: () => now,
    listPlayed: () => played,
    ask: async (question) => (
      diary.push(`engine ${JSON.stringify(question)}`),
      question.op === "view" ? began(7) : /** @type {any} */ (opened)
    ),
  });
  const acts = /** @type {Record<string, () => unknown>} */ ({
    "nothing is kept yet": () => (saving.saveMatch(), saving.saveThrottled(), saving.currentMatch()),
    "a list": saving.rereadDocuments,
    "a match": () => saving.startSaving("three", "c1.AAAA"),
    "its first act": () => (show(), saving.saveMatch()),
    "an act too soon": () => ((now += 249), saving.saveThrottled()),
    "a later act": () => ((now += 1), saving.saveThrottled()),
    "what is told of it": () => [saving.currentMatch(), saving.revision(), saving.currentSeed()],
    figures: saving.fetchFigures,
    "it is closed": saving.closeMatch,
    "an old match": () => saving.openSaved("one"),
    "an act of it": () => (show(), saving.saveMatch()),
    "a match taken from another tab": () => saving.openSaved("two", true),
    "a task on its table": () => (
      store.change({ type: "began", answer: { ok: true, view: view({ task: /** @type {any} */ ({}) }) } }),
      saving.saveMatch()
    ),
    "a match that is gone": () => saving.openSaved("nine"),
    "a match that ends others": () => saving.startSaving("six"),
    "its first act among them": () => (show(), saving.saveMatch()),
    "a first hand": () => saving.startSaving("four"),
    "its acts": () => (
      store.change({ type: "began", answer: began(), own: ["AS"] }),
      (played = { seed: "s", acts: [1] }),
      saving.saveMatch()
    ),
    "it is found": saving.findFirstHand,
    "it is left": () => (saving.closeMatch(), store.change({ type: "leave" })),
    "it is kept": saving.keepLeft,
    "another first hand is left": () => saving.leaveFirstHand("five"),
    "it is given up": saving.forgetLeft,
    "nothing is left": saving.keepLeft,
    "a match is given up": () => saving.giveUpSaved("one"),
    "a match cannot be read": () => saving.quarantineMatch("two", { code: "bad_line", text: "torn" }),
  });
  for (const [name, act] of Object.entries(acts)) {
    diary = [];
    const given = await act();
    await saving.whenWritten();
    await rest();
    const heads = store.state().heads.map((one) => JSON.stringify(one));
    same(
      name,
      [...diary, `= ${JSON.stringify(given)} ${JSON.stringify(storedNow())} ${taken.length}`, ...heads].join(
        "\n",
      ),
    );
  }
});
