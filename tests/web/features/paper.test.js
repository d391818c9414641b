import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../../web/js/core/store.js";
import { createPaper } from "../../../web/js/features/paper/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/features/paper/types.d.ts").Paper} Paper */

/** @param {(question: any) => any} [answered] */
function printing(
  answered = () => ({ ok: true, html: "<p>", pages: 2, level: null, levels: [] }),
  device = "en-GB",
) {
  const store = createStore(firstState({}), reduce);
  /** @type {any[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const made = createPaper({
    store,
    ask: async (question) => (asked.push(question), answered(question)),
    ready: async () => {},
    saveFile: (name, content) => void done.push([name, content]),
    printed: (html) => void done.push(html),
    spoken: () => ({ code: "ur", device }),
    exercises: async (of) => ({
      texts: Array.from({ length: 20 }, (_, number) => `${of} ${number}`),
      tasks: of === "lessons" ? Array.from({ length: 20 }, (_, number) => `task ${number}`) : [],
    }),
  });
  const opened = {
    head: { game: "rangvaar", id: "x" },
    record: "followsuit-deal 1",
    deals: [{ number: 1 }, { number: 2 }],
    shown: { deal: 2, step: 3, view: view({ game: "rangvaar", trump: "S" }), hands: {}, events: [] },
  };
  const look = () => store.change(/** @type {any} */ ({ type: "past", past: { opened } }));
  return { store, made, asked, done, look, now: () => /** @type {Paper} */ (store.state().paper) };
}

test("the deal that is looked at is printed in the page's language", async () => {
  const { store, made, asked, done, look, now } = printing();
  look();
  await made.past();
  assert.equal(store.state().panel, "paper");
  const { op, sheet, record, deals, language, size } = asked[0];
  assert.deepEqual(
    { op, sheet, record, deals, language, size },
    {
      op: "print",
      sheet: "hands",
      record: "followsuit-deal 1",
      deals: [2],
      language: "ur",
      size: "a4",
    },
  );
  assert.equal(now().made?.pages, 2);
  made.print();
  made.save();
  assert.deepEqual(done, ["<p>", ["rangvaar-hands-2.html", "<p>"]]);
  await made.choose({ scope: "all", tricks: true });
  assert.equal(asked[1].deals, null);
  assert.equal(asked[1].tricks, true);
  made.close();
  assert.equal(store.state().panel, "past");
});

test("without a record the rules are printed, and eight puzzles", async () => {
  const { made, asked, now } = printing((question) => ({
    ok: true,
    html: "",
    pages: 1,
    level: question.sheet === "rules" ? "2" : null,
    levels: question.sheet === "rules" ? ["2", "3"] : [],
  }));
  await made.rules();
  assert.equal(asked[0].sheet, "rules");
  assert.equal(now().level, "2");
  await made.choose({ level: "3" });
  assert.equal(asked[1].level, "3");
  await made.choose({ sheet: "exercises", of: "puzzles" });
  assert.equal(asked[2].exercises.length, 8);
  await made.choose({ part: 2 });
  assert.deepEqual(
    asked[3].exercises,
    [16, 17, 18, 19].map((number) => `puzzles ${number}`),
  );
  assert.equal(now().parts, 3);
});

test("a game's lessons are printed with their own questions, and closing leads back to them", async () => {
  const { store, made, asked } = printing();
  await made.lessons("rangvaar");
  assert.deepEqual(
    [asked[0].sheet, asked[0].exercises[7], asked[0].tasks[7]],
    ["exercises", "lessons 7", "task 7"],
  );
  made.close();
  assert.equal(store.state().panel, "lessons");
});

test("a score sheet is printed as it was kept, or empty", async () => {
  const { store, made, asked } = printing();
  await made.sheet({ game: "two_hundred", rules: "reference", text: "followsuit-sheet 1" });
  assert.deepEqual([asked[0].sheet, asked[0].text], ["scores", "followsuit-sheet 1"]);
  await made.choose({ isFilled: false });
  assert.deepEqual([asked[1].text, asked[1].game, asked[1].rules], [undefined, "two_hundred", "reference"]);
  made.close();
  assert.equal(store.state().panel, "sheet");
});

test("a link opens the game it names, a deal that was made is printed, and rules that are read", async () => {
  const { made, asked, now } = printing();
  await made.follow("o.tractor");
  assert.deepEqual([asked[0].sheet, asked[0].game], ["rules", "tractor"]);
  await made.made({ game: "rangvaar", record: "followsuit-deal 1", deal: 1, link: "d1.x", fits: true });
  assert.deepEqual([asked[1].sheet, asked[1].deals, now().from], ["hands", [1], "making"]);
  await made.event({ game: "tractor", rules: "reference", link: "e1.x", deals: 4 });
  assert.deepEqual([asked[2].sheet, asked[2].record, asked[2].deals], ["hands", "e1.x", null]);
  await made.of("two_hundred");
  assert.deepEqual([asked[3].sheet, asked[3].game, now().from], ["rules", "two_hundred", null]);
});

test("Letter is the first choice where printers have it", async () => {
  const { made, now } = printing(undefined, "es-MX");
  await made.rules();
  assert.equal(now().size, "letter");
});

test("a game that bridge does not know keeps its sheet when its PBN is refused", async () => {
  const { made, done, look, now } = printing(({ op }) =>
    op === "boards"
      ? { ok: false, error: { code: "not_for_bridge" } }
      : { ok: true, html: "<p>", pages: 1, level: null, levels: [] },
  );
  look();
  await made.past();
  await made.savePbn();
  assert.equal(now().refusal?.code, "not_for_bridge");
  assert.equal(now().made?.pages, 1);
  assert.deepEqual(done, []);
});

test("an answer that comes after another choice is passed over", async () => {
  /** @type {((answer: any) => void)[]} */
  const waiting = [];
  const { made, look, now } = printing(() => new Promise((resolve) => waiting.push(resolve)));
  look();
  const first = made.past();
  await new Promise((resolve) => setTimeout(resolve));
  const second = made.choose({ sheet: "slips" });
  await new Promise((resolve) => setTimeout(resolve));
  waiting[1]?.({ ok: true, html: "slips", pages: 1, level: null, levels: [] });
  waiting[0]?.({ ok: true, html: "hands", pages: 1, level: null, levels: [] });
  await Promise.all([first, second]);
  assert.equal(now().made?.html, "slips");
});
