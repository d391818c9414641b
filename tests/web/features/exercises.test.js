import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createArchive } from "../../../web/js/core/kept/archive.js";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { createStore } from "../../../web/js/core/store.js";
import { createPackKeeping } from "../../../web/js/features/exercises/keeping.js";
import { createExercises, packFileName } from "../../../web/js/features/exercises/store.js";
import { exercisesView } from "../../../web/js/features/exercises/view.js";
import { tableGame } from "../../../web/js/page/panels.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/features/exercises/types.d.ts").ExercisesPart} ExercisesPart */

const one = (/** @type {string} */ task, more = {}) => ({
  title: "",
  chapter: "",
  task,
  hint: "",
  game: "two_hundred",
  record: "a record",
  ...more,
});
const READ = {
  pack: "followsuit-exercises 1\n…",
  key: "0123456789ab",
  title: "Second hand",
  passes: 1,
  exercises: [one("Which card?", { hint: "Count." }), one("<script>alert(1)</script>")],
  faults: [],
  link: "x1.two",
  fits: true,
};

/** An engine that knows one pack: the five is right, the seven a mistake with words, and spades are refused. @param {any} question */
function engine({ op, pack, action, name }) {
  const refused = (/** @type {string} */ code, facts = {}) => ({ ok: false, error: { code, facts } });
  const card = action?.cards?.[0];
  if (pack !== "x1.two" && pack !== READ.pack) return refused("bad_line", { line: 7 });
  if (op === "exercises") return { ok: true, ...READ };
  if (op === "exercise_board" && !action)
    return { ok: true, view: view(), events: [], legal: [], punished: false };
  if (op === "exercise_board") {
    const trick = { leader: "E", plays: [{ seat: "S", cards: [card] }], winner: "E", points: 0 };
    return {
      ok: true,
      view: view({ tricks: [/** @type {any} */ (trick)], hand: ["AS"] }),
      events: [{ kind: "trick_won" }],
      legal: [],
      punished: card === "7H",
    };
  }
  if (op === "exercise_try" && card === "AS")
    return { ok: true, kind: "illegal", words: "", refusal: { code: "must_follow", facts: {} } };
  if (op === "exercise_try")
    return card === "5H"
      ? { ok: true, kind: "right", words: "Yes.", refusal: null }
      : { ok: true, kind: "wrong", words: "The king is out.", refusal: null };
  if (op === "exercise_weigh")
    return {
      ok: true,
      of: "own_points",
      worlds: 160,
      exact: false,
      values: [{ text: "5H", action: { kind: "play", cards: ["5H"] }, value: 12.5, error: 0.4, tie: false }],
      faults: [],
    };
  if (op === "exercise_answers") return { ok: true, link: `y1.${name}`, fits: true };
  return { ok: true };
}

function learning(settings = {}) {
  const store = createStore(firstState(settings), reduce);
  store.change({ type: "ready" });
  /** @type {any[]} */
  const asked = [];
  /** @type {unknown[]} */
  const done = [];
  const acts = createExercises({
    store,
    ask: async (question) => (asked.push(question), engine(question)),
    ready: async () => {},
    set: (more) => store.change({ type: "setting", settings: more }),
    address: (link) => `https://x.org/#${link}`,
    copy: async (text) => void done.push(text),
    saveFile: (name, text) => void done.push([name, text]),
    send: async () => {},
    keeping: createPackKeeping(createArchive({ device: async () => memoryStore() }), () => {}),
    now: () => 1,
    fresh: () => `pack ${done.length}`,
  });
  const text = sentences("en", source("en"));
  const now = () => /** @type {ExercisesPart} */ (store.state().exercises);
  return {
    store,
    acts,
    asked,
    done,
    now,
    shown: () => written(exercisesView(text, store.state(), acts, null)),
  };
}

/** Let what was asked be answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("a link is opened, a mistake has the teacher's words, and the right card leads on", async () => {
  const { store, acts, asked, now, shown } = learning();
  await acts.follow("x1.two");
  assert.equal(store.state().panel, "exercises");
  assert.match(shown(), /2 exercises\. To pass, solve one\./);
  assert.equal(tableGame(store.state()), null);
  await acts.begin();
  assert.equal(tableGame(store.state()), "two_hundred");
  assert.match(shown(), /1 of 2: Exercise 1/);
  assert.match(shown(), /Which card\?/);
  assert.doesNotMatch(shown(), /Count\./);
  acts.hint();
  assert.match(shown(), /Count\./);
  // A card is taken up by one tap and tried by the next; one that may not be played says why at once.
  acts.touch("AS", "AS0");
  assert.equal(now().match?.refusal?.code, "must_follow");
  acts.touch("7H", "7H0");
  assert.deepEqual([now().match?.chosen, now().match?.refusal], [["7H"], null]);
  acts.touch("7H", "7H0");
  await settled();
  assert.match(shown(), /Not this\..*The king is out\./s);
  assert.match(shown(), /hidden cards were dealt again/);
  assert.equal(now().match?.view.prompt, null);
  // Nothing more can be tried at the table of a try.
  acts.act({ kind: "play", cards: ["5H"] });
  await acts.again();
  acts.act({ kind: "play", cards: ["5H"] });
  await settled();
  assert.match(shown(), /Right\..*Yes\..*solved in 2 tries/s);
  await acts.weigh();
  assert.match(shown(), /12\.5/);
  await acts.next();
  assert.equal(now().at, 1);
  assert.equal(asked.filter(({ op }) => op === "exercise_try").length, 2);
});

test("what the rules refuse is no try", async () => {
  const { acts, now } = learning();
  await acts.follow("x1.two");
  await acts.begin(0);
  acts.act({ kind: "play", cards: ["AS"] });
  await settled();
  assert.deepEqual([now().attempts[0]?.tries, now().said], [[], null]);
  assert.equal(now().match?.refusal?.code, "must_follow");
});

test("answers go out with a name and every try in order", async () => {
  const { acts, asked, now, shown, done } = learning({ name: "" });
  await acts.follow("x1.two");
  await acts.begin(0);
  for (const card of ["7H", "5H"]) {
    acts.act({ kind: "play", cards: [card] });
    await settled();
    if (card === "7H") await acts.again();
  }
  await acts.back();
  assert.match(shown(), /1 of 2 solved\. Passed\./);
  assert.match(shown(), /Enter your name first/);
  await acts.call("Ama");
  const { tries, name } = asked.at(-1);
  assert.deepEqual(
    tries.map((/** @type {any[]} */ of) => of.map(({ cards }) => cards[0])),
    [["7H", "5H"], []],
  );
  assert.equal(name, "Ama");
  assert.equal(now().mine?.link, "y1.Ama");
  await acts.copyLink("y1.Ama");
  assert.deepEqual(done, ["https://x.org/#y1.Ama"]);
  assert.equal(now().copied?.how, "copied");
});

test("a pack comes as a file, a text or a link in a text; anything else says what is wrong", async () => {
  const { acts, store, asked, now, shown } = learning();
  await acts.paste("look: https://x.org/#x1.two, for tomorrow");
  assert.equal(asked.at(-1).pack, "x1.two");
  await acts.takeDropped(async () => `\uFEFF${READ.pack}`);
  assert.equal(asked.at(-1).pack, READ.pack);
  assert.equal(store.state().panel, "exercises");
  const before = asked.length;
  for (const [words, code] of [
    ["good morning", "not_a_pack"],
    [READ.pack.padEnd(200_001), "long_pack"],
  ]) {
    await acts.paste(String(words));
    assert.equal(now().refusal?.code, code);
  }
  assert.equal(asked.length, before);
  await acts.take(async () => "followsuit-exercises 1\nrubbish");
  assert.match(shown(), /Line 7: /);
  assert.equal(now().place, "list");
});

test("a title makes a file name in any script", () => {
  assert.equal(packFileName("مشق / 1: <b>"), "مشق-1-b-");
  assert.equal(packFileName(""), "exercises");
});
