import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import { createStore } from "../../../web/js/core/store.js";
import { FEATURES } from "../../../web/js/features/index.js";
import { createReceiver } from "../../../web/js/page/received-documents.js";
import { firstState, reduce } from "../../../web/js/page/state.js";

/** A page of which every feature says what it is given. @param {Record<string, any>} [answer] of the engine */
function receiverWith(answer = {}, more = /** @type {string[]} */ ([])) {
  /** @type {Record<string, any>[]} */
  const asked = [];
  /** @type {any[]} */
  const done = [];
  const store = createStore(firstState(), reduce);
  const feature = (/** @type {string} */ name) => ({
    openDocument: (/** @type {Promise<any>} */ reading, /** @type {boolean} */ isFile) =>
      reading.then(
        ({ kind }) => done.push([name, kind, isFile]),
        ({ refusal }) => done.push([name, refusal.code, isFile]),
      ),
    openLink: (/** @type {string} */ link) => done.push([name, link]),
    checkFile: async (/** @type {() => Promise<string>} */ read) => done.push([name, await read()]),
  });
  const names = [
    ...["history", "house-rules", "challenges", "referee", "score-sheet", "deal-editor"],
    ...["lessons", "puzzles", "daily", "joining", "answering", ...more],
  ];
  const receiver = createReceiver({
    store,
    engine: createEngineFunctions(async (question) => {
      asked.push(question);
      return /** @type {any} */ ({ ok: true, kind: "record", problems: [], ...answer });
    }),
    whenReady: async () => {},
    acts: Object.fromEntries(names.map((name) => [name, feature(name)])),
  });
  return { ...receiver, store, asked, done };
}

const KINDS = {
  ...{ rules: "house-rules", challenge: "challenges", question: "referee", sheet: "score-sheet" },
  ...{ setup: "deal-editor", lesson: "lessons", puzzle: "puzzles" },
};

for (const [kind, taker] of Object.entries(KINDS))
  test(`what is pasted or dropped and holds a ${kind} goes to the feature that takes its kind`, async () => {
    for (const isFile of [false, true]) {
      const { openText, openFile, done } = receiverWith({ kind });
      await (isFile ? openFile(new File(["x"], "x.bin")) : openText("x"));
      assert.deepEqual(done, [
        ["history", kind, isFile],
        [taker, kind, isFile],
      ]);
    }
  });

test("a record stays where it was on its way, and a link's feature shows that it is on its way", async () => {
  const { openText, openLink, done } = receiverWith();
  await openText("followsuit-deal 1");
  await openLink("d1.AbC");
  assert.deepEqual(done, [
    ["history", "record", false],
    ["history", "record", false],
  ]);
  const challenged = receiverWith({ kind: "challenge" });
  await challenged.openLink("c1.AbC");
  assert.deepEqual(challenged.done, [["challenges", "challenge", false]]);
  assert.deepEqual(challenged.asked, [{ op: "open", text: "c1.AbC" }]);
});

test("a link that only names something is no question to the engine, pasted or followed", async () => {
  const { openText, openLink, done, asked } = receiverWith();
  await openLink("l.tractor-3");
  await openText(" https://a.example/#c.tractor ");
  await openText("https://a.example/in/fr/#j2.QQ");
  assert.deepEqual(asked, []);
  assert.deepEqual(done, [
    ["lessons", "l.tractor-3"],
    ["daily", "c.tractor"],
    ["joining", "j2.QQ"],
  ]);
});

test("a file is sent as its bytes, whatever they are", async () => {
  const { openFile, asked } = receiverWith();
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  await openFile(new File([bytes], "evening.deal"));
  assert.deepEqual(asked, [{ op: "open", data: Buffer.from(bytes).toString("base64") }]);
});

test("a file of everything is checked as one, also where it is torn, and other JSON is the engine's", async () => {
  for (const [text, is] of /** @type {[string, boolean][]} */ ([
    ['{"format":"follow-suit","version":1}', true],
    ['{"format":"follow-suit","vers', true],
    [`${" ".repeat(99)}{"format":1}`, true],
    [`${" ".repeat(100)}{"format":1}`, false],
    ['{"preset":"howto"}', false],
  ])) {
    const { openFile, done, asked } = receiverWith();
    await openFile(new File([text], "file"));
    assert.equal(asked.length, is ? 0 : 1);
    if (is) assert.deepEqual(done, [["history", text]]);
  }
});

test("what the browser cannot read and what is far too long say so where past matches are, and no engine is asked", async () => {
  const unreadable = Object.assign(new File(["x"], "folder"), {
    arrayBuffer: () => Promise.reject(new Error("it was moved")),
  });
  const long = new File(["x"], "film.mp4");
  Object.defineProperty(long, "size", { value: 8_000_001 });
  const longest = new File(["x"], "evening.deal");
  Object.defineProperty(longest, "size", { value: 8_000_000 });
  const { openFile: open, asked: sends } = receiverWith();
  await open(longest);
  assert.equal(sends.length, 1);
  for (const [file, code] of /** @type {[File, string][]} */ ([
    [unreadable, "file_unreadable"],
    [long, "file_too_long"],
  ])) {
    const { openFile, done, asked } = receiverWith();
    await openFile(file);
    assert.deepEqual([done, asked], [[["history", code, true]], []]);
  }
});

test("what was not understood is said until the panel is closed", async () => {
  const problems = [{ code: "unknown_line", facts: { line: 3, at: 1, text: "x" } }];
  const { openText, store } = receiverWith({ problems });
  store.change({ type: "panel", panel: "history" });
  await openText("followsuit-deal 1");
  assert.deepEqual(store.state().unread, problems);
  store.change({ type: "panel", panel: null });
  assert.deepEqual(store.state().unread, []);
});

test("of several files that are dropped those that are not opened are named", async () => {
  const { openFile, store } = receiverWith();
  store.change({ type: "panel", panel: "history" });
  await openFile(new File(["x"], "a.deal"), "history", [new File([], "b.deal"), new File([], "c.deal")]);
  assert.deepEqual(store.state().unread, [{ code: "more_files", facts: { text: "b.deal, c.deal" } }]);
});

test("a kind of a feature from outside goes to that feature, and one that nobody takes stays where it came in", async () => {
  const quilts = { name: "quilts", opens: ["quilt"] };
  FEATURES.push(/** @type {any} */ (quilts));
  for (const kind of ["quilt", "kite"]) {
    const { openText, done } = receiverWith({ kind }, ["quilts"]);
    await openText("x");
    assert.deepEqual(
      done.map(([name]) => name),
      kind === "quilt" ? ["history", "quilts"] : ["history"],
    );
  }
  FEATURES.pop();
});

test("what is refused before its feature has come is shown once it has, and is nobody's loose end until then", async () => {
  /** @type {string[]} */
  const told = [];
  const history = {
    async openDocument(/** @type {Promise<unknown>} */ reading) {
      // Node ends a test at a refusal that nobody has heard by now.
      await new Promise((then) => setTimeout(then, 5));
      await reading.catch(({ refusal }) => told.push(refusal.code));
    },
  };
  const refused = { ok: false, error: { code: "bad_field", facts: { field: "agreements" } } };
  const { openText } = createReceiver({
    store: createStore(firstState(), reduce),
    engine: createEngineFunctions(async () => refused),
    whenReady: async () => {},
    acts: /** @type {any} */ ({ history }),
  });
  await openText("followsuit-deal 1");
  assert.deepEqual(told, ["bad_field"]);
});
