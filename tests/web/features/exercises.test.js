import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createArchive } from "../../../web/js/core/kept/archive.js";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { createStore } from "../../../web/js/core/store.js";
import { createPackKeeping, packFileName } from "../../../web/js/features/exercises/keeping.js";
import { createExercises } from "../../../web/js/features/exercises/store.js";
import { exercisesView } from "../../../web/js/features/exercises/view.js";
import { tableGame } from "../../../web/js/page/panels.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { view } from "../shared/views.js";
import { written } from "../shared/written.js";

/** @typedef {import("../../../web/js/features/exercises/types.d.ts").ExercisesPart} ExercisesPart */

globalThis.navigator ??= /** @type {any} */ ({});

const one = (/** @type {string} */ task, more = {}) => ({
  title: "",
  chapter: "",
  task,
  hint: "",
  game: "two_hundred",
  record: "a record",
  ends: "act",
  ...more,
});
const READ = {
  pack: "followsuit-exercises 1\n…",
  key: "0123456789ab",
  title: "Second hand",
  passes: 1,
  exercises: [one("Which card?", { hint: "Count." }), one("<script>alert(1)</script>", { ends: "deal" })],
  faults: [],
  link: "x1.two",
  fits: true,
};

const act = (/** @type {string} */ card) => ({
  action: { kind: /** @type {const} */ ("play"), cards: [card] },
  text: card,
});
const LOSING = [{ exercise: 1, code: "right_loses", facts: { act: "7H", by: 3, better: "5H" } }];

/** An engine that knows one pack: the five is right, the seven a mistake with words, and spades are refused. @param {any} question */
function engine({ op, pack, acts, name, step, exercises, title, record }) {
  const refused = (/** @type {string} */ code, facts = {}) => ({ ok: false, error: { code, facts } });
  const action = acts?.at(-1);
  const card = action?.cards?.[0];
  const isKnown = pack === undefined || pack === "x1.two" || pack === READ.pack;
  if (!isKnown && op !== "exercise_class") return refused("bad_line", { line: 7 });
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
  // Of two exercises the second goes on until the ace has been played.
  if (op === "exercise_try" && card === "KS") return { ok: true, kind: "playing", words: "", refusal: null };
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
      // What is called right of a draft loses, whatever it is.
      faults: record ? [] : LOSING,
    };
  if (op === "exercise_from")
    return step > 50
      ? refused("nobody_decides")
      : {
          ok: true,
          record: "a record",
          made: act("5H"),
          view: view(),
          events: [],
          legal: [act("7H"), act("5H")],
          punished: false,
          goals: [
            { kind: "win_trick", goal: "trick 1 won by NS", ends: ["trick"], most: null },
            { kind: "take", goal: "points at least #", ends: ["trick", "deal"], most: 400 },
          ],
        };
  if (op === "exercise_pack")
    return {
      ok: true,
      ...READ,
      exercises: exercises ?? READ.exercises,
      parts: exercises ?? [],
      title: title ?? "",
    };
  if (op === "exercise_class" && pack !== READ.pack && pack !== "x1.two")
    return {
      ok: true,
      pupils: [],
      commonest: [],
      problems: [{ at: 1, name: "", code: "other_exercises", facts: {} }],
      csv: "",
    };
  if (op === "exercise_class")
    return {
      ok: true,
      pupils: [{ name: "Ama", tries: [2, 1], solved: [true, false], passed: true }],
      commonest: [{ act: "7H", people: 2 }, null],
      problems: [{ at: 2, name: "Bo", code: "broken_try", facts: { exercise: 1, act: "9Z" } }],
      csv: "name,1",
    };
  if (op === "exercise_answers") return { ok: true, link: `y1.${name}`, fits: true };
  return { ok: true };
}

/** @param {object} [settings] @param {() => Promise<any>} [device] what the page that was closed left is in it */
function learning(settings = {}, device = async () => memoryStore()) {
  const keeping = createPackKeeping(createArchive({ device }), () => {});
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
    keeping,
    sleep: () => new Promise(() => {}),
    now: () => 1,
    fresh: () => `pack ${done.length}`,
  });
  const text = sentences("en", source("en"));
  const now = () => /** @type {ExercisesPart} */ (store.state().exercises);
  return {
    store,
    keeping,
    acts,
    asked,
    done,
    now,
    shown: () => written(exercisesView(text, store.state(), acts, null)).replaceAll(/\s+/g, " "),
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
    tries.map((/** @type {any[][]} */ of) => of.map((acts) => acts.map(({ cards }) => cards[0]))),
    [[["7H"], ["5H"]], []],
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

/** A learner who has looked at step 7 of a deal. @param {() => Promise<any>} [device] */
function teaching(device) {
  const made = learning({}, device);
  const shown = { deal: 2, step: 7, view: view(), hands: {}, events: [] };
  const opened = { head: { game: "two_hundred" }, record: "r", deals: [], players: {}, shown };
  made.store.change(/** @type {any} */ ({ type: "past", past: { opened } }));
  return made;
}
test("a deal that was made becomes an exercise where its record ends", async () => {
  const { acts, asked, now } = learning();
  await acts.made({ game: "two_hundred", record: "a record", deal: 1, link: "d1.x", fits: true });
  const { deal, record } = asked.find((one) => one.op === "exercise_from");
  assert.deepEqual([deal, record, now().place], [undefined, "a record", "draft"]);
});

test("a step becomes an exercise with what was played there; a right play that loses is kept only if it is meant", async () => {
  const { acts, asked, now, shown } = teaching();
  await acts.make();
  const { op, deal, step, line } = asked.find((one) => one.op === "exercise_from");
  assert.deepEqual([op, deal, step, line], ["exercise_from", 2, 7, []]);
  assert.match(shown(), /South decides\./);
  assert.match(shown(), /as played/);
  // An act is right, or a mistake, or neither; five mistakes are too many.
  acts.wrong(act("7H"));
  assert.deepEqual([now().draft?.parts.right, now().draft?.parts.wrong.length], [[act("5H")], 1]);
  acts.right(act("5H"));
  acts.right(act("7H"));
  assert.deepEqual([now().draft?.parts.right.length, now().draft?.parts.wrong], [1, []]);
  for (const card of ["2S", "3S", "4S", "5S", "6S"]) acts.wrong(act(card));
  assert.equal(now().draft?.parts.wrong.length, 4);
  acts.sayTo("2S", "Too low.");
  acts.write({ task: "Which card?" });
  await acts.keepDraft();
  assert.match(shown(), /“7 of hearts” is called right, but comes to 3 less than “5 of hearts”/);
  assert.equal(now().packs?.length, 0);
  await acts.keepDraft(true);
  assert.deepEqual([now().place, now().packs?.length, now().draft], ["pack", 1, null]);
  const { exercises } = asked.findLast((one) => one.op === "exercise_pack" && one.exercises.length === 1);
  assert.equal(exercises[0].wrong[0].words, "Too low.");
  assert.match(shown(), /The link of these exercises/);
});

test("where nobody decides it is said, and nothing is made", async () => {
  const { store, acts, now, shown } = teaching();
  store.change(
    /** @type {any} */ ({
      type: "past",
      past: { opened: { ...store.state().past.opened, board: { deal: 2, step: 99, line: ["x"] } } },
    }),
  );
  await acts.make();
  assert.equal(now().draft, null);
  assert.match(shown(), /It is nobody’s turn at this moment/);
});

test("fifty packs are kept; another is refused and the draft stays", async () => {
  const { acts, now, keeping, shown } = teaching();
  for (let at = 0; at < 50; at += 1)
    await keeping.keep({ id: `p${at}`, text: READ.pack, title: "", count: 2, changed: at });
  await acts.make();
  acts.write({ task: "Which card?" });
  await acts.keepDraft(true);
  assert.equal(now().packs?.length, 50);
  assert.ok(now().draft);
  assert.match(shown(), /at most 50 packs/);
});

test("where the device has no room it is said, and the pack is there until the page is closed", async () => {
  const { acts, now, shown } = learning({}, async () => {
    throw new Error("refused");
  });
  await acts.follow("x1.two");
  await acts.keepPack();
  assert.match(shown(), /This browser keeps nothing here/);
  assert.equal(now().packs?.length, 1);
  await acts.remove(now().packs?.[0]?.id ?? "");
  assert.equal(now().packs?.length, 0);
});

test("answers become a table with what is wrong, by name; a link of answers finds its exercises", async () => {
  const { acts, now, shown, done, keeping, store } = learning();
  await acts.answered("y1.Ama");
  assert.equal(now().refusal?.code, "no_pack_here");
  await keeping.keep({ id: "other", text: "followsuit-exercises 1\nother", title: "", count: 1, changed: 2 });
  await keeping.keep({ id: "mine", text: READ.pack, title: "Second hand", count: 2, changed: 1 });
  await acts.answered("y1.Ama");
  assert.deepEqual([store.state().panel, now().place, now().id], ["exercises", "class", "mine"]);
  assert.match(shown(), /Ama.*solved in 2 tries.*not solved, one try/);
  assert.match(shown(), /Bo:<.*In exercise 1 the rules do not allow “9Z”/);
  assert.match(shown(), /Exercise 1: 7 of hearts \(2 people\)/);
  acts.saveTable();
  assert.deepEqual(done.at(-1), ["Second-hand.csv", "\uFEFFname,1"]);
  await acts.takeFiles([{ name: "b.txt", text: async () => "y1.Chi" }]);
  assert.match(shown(), /b\.txt/);
});

test("what was tried, and what was being written, is there again when the page was closed", async () => {
  const left = memoryStore();
  const device = async () => left;
  const before = teaching(device);
  await before.acts.follow("x1.two");
  await before.acts.begin(0);
  before.acts.act({ kind: "play", cards: ["7H"] });
  await settled();
  await before.acts.make();
  before.acts.write({ task: "Which one?" });
  before.acts.wrong(act("7H"));
  before.acts.sayTo("7H", "Too high.");
  await settled();

  const after = learning({ name: "Ama" }, device);
  await after.acts.open();
  assert.match(after.shown(), /Which one\?.*Go on with the exercise you are making/);
  const [kept] = after.now().drafts;
  assert.ok(kept);
  await after.acts.draftOn(kept);
  assert.equal(after.now().draft?.parts.wrong[0]?.words, "Too high.");
  assert.match(after.shown(), /South decides\./);
  await after.acts.keepDraft(true);
  assert.deepEqual(after.now().drafts, []);
  await after.acts.follow("x1.two");
  assert.match(after.shown(), /one try so far/);
  assert.equal(after.now().mine?.link, "y1.Ama");
  // Other exercises have tries of their own, and what is damaged is none.
  assert.equal(await after.keeping.attempts("another", 2), null);
  assert.equal(await after.keeping.attempts(READ.key, 3), null);
});

test("where the device has no room for tries and drafts it is said, and both stay until the page is closed", async () => {
  const { acts, now, shown } = teaching(async () => {
    throw new Error("refused");
  });
  await acts.make();
  acts.write({ task: "Which one?" });
  await settled();
  assert.match(shown(), /what you write stays until the page is closed/);
  await acts.leaveDraft();
  assert.equal(now().drafts.length, 1);
  await acts.follow("x1.two");
  await acts.begin(0);
  acts.act({ kind: "play", cards: ["7H"] });
  await settled();
  await acts.back();
  assert.match(shown(), /what you tried stays until the page is closed/);
  assert.equal(now().attempts[0]?.tries.length, 1);
  // It is said once, not after each exercise.
  await acts.begin(0);
  acts.act({ kind: "play", cards: ["7H"] });
  await settled();
  await acts.back();
  assert.doesNotMatch(shown(), /keeps nothing here/);
  assert.equal(now().attempts[0]?.tries.length, 2);
});

test("what is called right in a pack from elsewhere is weighed once it is kept, before its link is shown", async () => {
  const { acts, now, shown, asked } = learning();
  await acts.follow("x1.two");
  const kept = acts.keepPack();
  await settled();
  await kept;
  assert.deepEqual(
    asked.filter(({ op }) => op === "exercise_weigh").map(({ exercise }) => exercise),
    [1, 2],
  );
  assert.match(shown(), /Exercise 2: “7 of hearts” is called right, but comes to 3 less than “5 of hearts”/);
  assert.match(shown(), /The link of these exercises/);
  // While it goes on there is no link; one who leaves calls it off.
  const again = acts.keepPack();
  while (!now().doubts?.isChecking) await Promise.resolve();
  assert.doesNotMatch(shown(), /The link of these exercises/);
  await acts.list();
  await again;
  assert.equal(now().doubts, null);
});

test("a goal that lies further is played on to, and is one try of several acts", async () => {
  const { acts, asked, now, shown } = learning({ name: "Ama" });
  await acts.follow("x1.two");
  await acts.begin(1);
  assert.match(shown(), /Play on to the end of the deal\./);
  acts.act({ kind: "play", cards: ["KS"] });
  await settled();
  assert.deepEqual([now().said, now().attempts[1]?.tries], [null, []]);
  acts.goOn();
  acts.act({ kind: "play", cards: ["5H"] });
  await settled();
  assert.match(shown(), /Right\..*Yes\..*solved at the first try/s);
  await acts.back();
  assert.deepEqual(
    asked.at(-1).tries[1].map((/** @type {any[]} */ of) => of.map(({ cards }) => cards[0])),
    [["KS", "5H"]],
  );
});

test("a teacher sets a goal and its number; what bots cannot weigh is told", async () => {
  const { acts, now, shown, store } = teaching();
  await acts.make();
  assert.match(shown(), /the plays that are marked right.*their side wins this trick/s);
  acts.write({ goal: "points at least 20", ends: "deal" });
  assert.match(shown(), /How many.*at the end of the trick.*at the end of the deal/s);
  assert.doesNotMatch(shown(), /cannot be told from the right play/);
  assert.equal(now().draft?.parts.goal, "points at least 20");
  const draft = /** @type {NonNullable<ReturnType<typeof now>["draft"]>} */ (now().draft);
  const unweighed = {
    of: "own_points",
    worlds: 0,
    exact: false,
    faults: [],
    values: [{ text: "5H", value: null }],
  };
  store.change(
    /** @type {any} */ ({ type: "exercises", exercises: { draft: { ...draft, worth: unweighed } } }),
  );
  assert.match(shown(), /bots cannot weigh this decision/);
});

test("a title makes a file name in any script", () => {
  assert.equal(packFileName("مشق / 1: <b>"), "مشق-1-b-");
  assert.equal(packFileName(""), "exercises");
});
