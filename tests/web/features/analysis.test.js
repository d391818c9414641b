import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { analysisView } from "../../../web/js/features/analysis/view.js";
import { branchesOf, annotationAt } from "../../../web/js/features/analysis/store.js";
import { head } from "../shared/documents.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { view } from "../shared/views.js";
import { drawingOf, recordings, storedIn } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import { written } from "../shared/written.js";
import { analysisWith } from "../shared/analyses.js";
import { noteChanges } from "../shared/diaries.js";

/** @typedef {import("../../../web/js/features/history/types.d.ts").PastBranch} PastBranch */

test("the figures of a position come in slices until there are enough", async () => {
  const { analysis, asked, board } = analysisWith();
  await analysis.open();
  assert.deepEqual([board()?.step, board()?.line], [7, []]);
  const slice = { op: "weigh_acts", deal: 1, step: 7, line: [], worlds: 16 };
  assert.deepEqual(asked, [{ op: "show_position", deal: 1, step: 7, line: [] }, ...Array(12).fill(slice)]);
  assert.equal(board()?.evaluation?.worlds, 192);
});

test("an act leads on, and figures of the position left are not shown", async () => {
  const { analysis, board } = analysisWith();
  await analysis.open();
  const first = analysis.tryAction("play S 5D");
  const second = analysis.tryAction("play S 6D");
  await Promise.all([first, second]);
  assert.deepEqual(board()?.line, ["play S 6D"]);
  await analysis.stepBack();
  assert.deepEqual(board()?.line, []);
  await analysis.stepBack();
  assert.equal(board()?.step, 6, "a step of the record is taken back where nothing was tried");
});

test("an act the rules refuse is said and changes nothing", async () => {
  const { analysis, board } = analysisWith({
    show_position: ({ line }) =>
      line.includes("dance")
        ? { ok: false, error: { code: "bad_line" } }
        : {
            ok: true,
            view: view(),
            hands: {},
            events: [],
            to_act: null,
            legal: [],
            over: true,
          },
  });
  await analysis.open();
  await analysis.tryAction("dance");
  assert.equal(board()?.refusal?.code, "bad_line");
  assert.deepEqual(board()?.line, []);
});

test("a board begins as the step that is shown, and changes only in what is done", async () => {
  const { analysis, board, store } = analysisWith();
  analysis.showHands(true);
  const blank = {
    deal: 1,
    step: 7,
    line: [],
    answered: null,
    evaluation: null,
    isKept: false,
    refusal: null,
  };
  assert.deepEqual(board(), { ...blank, isOpen: true });
  analysis.showHands(false);
  assert.deepEqual(board(), { ...blank, isOpen: false });
  await analysis.tryAction("play S 5D");
  const { line, isKept, refusal } = board() ?? {};
  assert.deepEqual({ line, isKept, refusal }, { line: ["play S 5D"], isKept: false, refusal: null });
  const { replay } = /** @type {any} */ (store.state().history.opened);
  assert.deepEqual(replay, { deal: 1, step: 7, view: view(), hands: {}, events: [] });
});

test("whoever has gone on is not told that the line they left is kept, nor that it could not be", async () => {
  for (const answer of [
    { ok: true, record: "new", deals: [] },
    { ok: false, error: { code: "bad_line" } },
  ]) {
    const { analysis, board, store, kept } = analysisWith({ add_branch: () => answer });
    await analysis.open();
    const keeping = analysis.keepLine();
    await analysis.tryAction("play S 5D");
    await keeping;
    assert.deepEqual([board()?.isKept, board()?.refusal], [false, null]);
    assert.equal(store.state().history.opened?.record, answer.ok ? "new" : "old");
    assert.equal(kept.length, answer.ok ? 1 : 0);
  }
});

test("a branch that the device has no room for is not shown as kept, and the person is told", async () => {
  for (const room of /** @type {const} */ (["none", "broken"])) {
    const branch = () => ({ ok: true, record: "new", deals: [] });
    const { analysis, store, board } = analysisWith({ add_branch: branch }, room);
    await analysis.open();
    await analysis.keepLine();
    assert.equal(board()?.isKept, false);
    assert.equal(store.state().notice?.code, "full");
    assert.equal(store.state().history.opened?.record, "new", "it can still be saved as a file");
  }
});

test("nested branches are listed with the whole way to them", () => {
  /** @type {PastBranch[]} */
  const branches = [
    {
      act: 3,
      line: ["a", "b", "c"],
      branches: [{ act: 5, line: ["x"], branches: [] }],
    },
    { act: 9, line: ["d"], branches: [] },
  ];
  const found = branchesOf(branches).map(({ step, line, way }) => [step, line.join(""), way]);
  assert.deepEqual(found, [
    [2, "abc", [0]],
    [2, "abx", [0, 0]],
    [8, "d", [1]],
  ]);
});

const inner = {
  act: 9,
  line: ["play W 3S"],
  notes: { 9: "deep" },
  marks: {},
  branches: [],
};
const outer = {
  act: 8,
  line: ["play S 5D", "play W 2S", "play N 4S"],
  notes: { 8: "first" },
  marks: /** @type {const} */ ({ 8: "!" }),
  branches: [inner],
};
const REMARKED = /** @type {any} */ ({
  number: 1,
  remarks: { notes: { 7: "played" }, marks: {}, branches: [outer] },
});

test("what is said of the last act is found on the played line, in a branch and in one that leaves it", () => {
  assert.deepEqual(annotationAt(REMARKED, { step: 7, line: [] }), {
    way: [],
    act: 7,
    note: "played",
    mark: null,
  });
  const first = annotationAt(REMARKED, { step: 7, line: ["play S 5D"] });
  assert.deepEqual(first, { way: [0], act: 8, note: "first", mark: "!" });
  const deep = annotationAt(REMARKED, {
    step: 7,
    line: ["play S 5D", "play W 3S"],
  });
  assert.deepEqual(deep, { way: [0, 0], act: 9, note: "deep", mark: null });
  assert.equal(annotationAt(REMARKED, { step: 7, line: ["play S 6D"] }), null);
  assert.equal(annotationAt(undefined, { step: 0, line: [] })?.note, "");
});

test("a note written while its mark is on the way keeps the mark, and whoever goes on stays there", async () => {
  const remarks = { notes: {}, marks: {}, branches: [] };
  /** @type {(message: any) => object} */
  const remark = ({ act, note, mark }) => ({
    ok: true,
    record: `${note}${mark}`,
    deals: [
      {
        number: 1,
        remarks: { ...remarks, notes: { [act]: note }, marks: { [act]: mark } },
      },
    ],
  });
  const { analysis, asked, kept, store, board } = analysisWith({ annotate_act: remark });
  await analysis.open();
  const said = [analysis.annotate({ mark: "?" }), analysis.annotate({ note: "Too early" })];
  await analysis.tryAction("play S 5D");
  await Promise.all(said);
  assert.deepEqual(
    asked.filter(({ op }) => op === "annotate_act").map(({ way, note, mark }) => [way, note, mark]),
    [
      [[], "", "?"],
      [[], "Too early", "?"],
    ],
  );
  assert.deepEqual(board()?.line, ["play S 5D"]);
  assert.equal(store.state().history.opened?.record, "Too early?");
  assert.equal(kept.at(-1).record, "Too early?");
});

test("a change of one record is not written into another that was opened meanwhile", async () => {
  /** @type {(answer: object) => void} */
  let answered = () => {};
  const answer = new Promise((resolve) => (answered = resolve));
  const { analysis, kept, store } = analysisWith({ add_branch: () => answer });
  await analysis.open();
  const keeping = analysis.keepLine();
  await new Promise((resolve) => setImmediate(resolve));
  const { opened } = store.state().history;
  assert.ok(opened);
  const other = {
    ...opened,
    head: head({ id: "n" }),
    record: "of n",
    board: null,
  };
  store.change({ type: "history", history: { opened: other } });
  answered({ ok: true, record: "with a branch", deals: [] });
  await keeping;
  assert.equal(store.state().history.opened?.record, "of n");
  assert.deepEqual(
    kept.map(({ id, record }) => [id, record]),
    [["m", "with a branch"]],
  );
});

/** The view of an analysis in which acts are weighed. @param {object[]} legal @param {object[]} values */
function drawn(legal, values, isDone = true) {
  const evaluation = { to_act: "S", of: "own_points", worlds: 64, exact: false, done: isDone, values };
  const answered = { view: view(), hands: {}, events: [], to_act: "S", legal, over: false };
  const spot = { deal: 1, step: 7, line: [], isOpen: false, isKept: false, refusal: null };
  const board = /** @type {any} */ ({ ...spot, answered, evaluation });
  const opened = /** @type {any} */ ({ deals: [], isReceived: false });
  return written(
    analysisView(createSentences("en", source("en")), opened, board, "", /** @type {any} */ ({})),
  );
}

test("of bids it is said that their figure alone does not decide which is best", () => {
  const said = (/** @type {object} */ action) =>
    drawn([{ text: "it", action }], [{ text: "it", value: 50, error: 1, tie: false }]);
  assert.match(said({ kind: "bid", value: 50 }), /not by this figure alone/);
  assert.doesNotMatch(said({ kind: "play", cards: ["5D"] }), /not by this figure alone/);
});

test("legal acts are listed best first, and those that are not weighed after them", () => {
  const legal = ["5D", "6D", "7D", "8D"].map((card) => ({
    text: `play S ${card}`,
    action: { kind: "play", cards: [card] },
  }));
  const values = ["7D", "5D", "6D"].map((card, at) => ({
    text: `play S ${card}`,
    value: card === "6D" ? null : 30 - at,
    error: 1,
    tie: false,
  }));
  const listed = (/** @type {boolean} */ isDone) =>
    drawn(legal, values, isDone)
      .match(/Play the \d of diamonds/g)
      ?.map((one) => one.at(9));
  assert.deepEqual(listed(true), ["7", "5", "6", "8"]);
  assert.deepEqual(listed(false), ["5", "6", "7", "8"], "nothing moves until all is weighed");
});

const SAME = recordings(import.meta.url);

for (const [name, board, more] of /** @type {[string, any, any][]} */ ([
  ["an act that is kept, among four hands", { step: 7, line: ["play S 5D"], isOpen: true, isKept: true }, {}],
  ["a line in a branch, refused", { line: ["play S 5D", "play W 3S"], refusal: { code: "bad_line" } }, {}],
  ["a position of the record as somebody sent it", {}, { isReceived: true }],
  ["a deal before its first act", { step: 0, line: [], deal: 2 }, {}],
  ["the end", { line: [], answered: { to_act: null, over: true, legal: [] } }, { deals: [] }],
  ["the table's turn", { line: [], answered: { to_act: null, legal: [] }, evaluation: null }, { deals: [] }],
  ["a position that is not there yet", { answered: null }, {}],
  ["figures that are exact", { evaluation: { exact: true } }, { isReceived: true }],
]))
  test(`${name} is drawn whole`, () => {
    const legal = ["5D", "6D"].map((card) => ({
      text: `play S ${card}`,
      action: { kind: "play", cards: [card] },
    }));
    const values = [
      { text: "play S 6D", value: 30.25, error: 1.14, tie: false },
      { text: "play S 5D", value: null, tie: true },
    ];
    const hands = { S: ["5D", "6D"], W: ["3S"], N: [] };
    const answered = { view: view(), hands, events: [], to_act: "S", legal, over: false, ...board.answered };
    const evaluation = { to_act: "S", of: "own_points", worlds: 64, exact: false, done: true, values };
    const spot = { deal: 1, step: 7, line: [], isOpen: false, isKept: false, refusal: null, ...board };
    const marked = { number: 1, remarks: { ...REMARKED.remarks, branches: [outer, { ...outer, act: 3 }] } };
    const opened = { deals: [marked, { number: 2 }], ...more };
    SAME(
      name,
      drawingOf((actions) =>
        analysisView(
          speech(/^(?!refused)/),
          /** @type {any} */ (opened),
          /** @type {any} */ ({
            ...spot,
            answered: board.answered === null ? null : answered,
            evaluation: board.evaluation === null ? null : { ...evaluation, ...board.evaluation },
          }),
          name.includes("four") ? "news" : "",
          actions,
        ),
      ),
    );
  });

test("what is asked, shown, kept and told of each act is as it was", async () => {
  const remarked = { ok: true, record: "new", deals: [REMARKED] };
  const { analysis, store, asked, kept, played } = analysisWith(
    {
      add_branch: () => remarked,
      annotate_act: () => remarked,
      remove_branch: () => ({ ok: false, error: { code: "bad_line" } }),
      extend_line: ({ line }) => ({ ok: true, line: [...line, "play W KD"] }),
      export_position: () => ({ ok: true, record: "short" }),
      weigh_acts: () => ({ ok: true, of: "own_points", worlds: 64, exact: true, done: true, values: [] }),
    },
    "none",
  );
  /** @type {string[]} */
  const diary = [];
  noteChanges(store, diary);
  const acts = /** @type {Record<string, () => unknown>} */ ({
    open: analysis.open,
    tryAction: () => analysis.tryAction("play S 5D"),
    annotate: () => analysis.annotate({ mark: "!" }),
    keepLine: analysis.keepLine,
    "a note of a line that is kept": () => analysis.annotate({ note: "why" }),
    tryBotAction: analysis.tryBotAction,
    stepBack: analysis.stepBack,
    deleteBranch: () => analysis.deleteBranch([0]),
    chooseBranch: () => analysis.chooseBranch({ step: 3, line: ["play S 6D"] }),
    showHands: () => analysis.showHands(true),
    playFromHere: analysis.playFromHere,
    close: analysis.close,
    "a step back": analysis.stepBack,
  });
  for (const [name, act] of Object.entries(acts)) {
    await act();
    const short = (/** @type {object} */ one) => JSON.stringify(one).replaceAll(JSON.stringify(view()), "…");
    const { history, notice, panel } = store.state();
    SAME(
      name,
      [
        ...asked.splice(0).map((one) => `> ${short(one)}`),
        ...diary.splice(0).map((line) => line.replace(/"opened":.*/, "")),
        ...storedIn({
          ...history.opened,
          head: 0,
          notice,
          panel,
          kept: kept.splice(0),
          played: played.splice(0),
        }).map((line) => line.replaceAll(JSON.stringify(view()), "…")),
      ].join("\n"),
    );
  }
});
