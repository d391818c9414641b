import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { memoryStore } from "../../../web/js/core/kept/memory.js";
import { packFileName } from "../../../web/js/features/exercises/keeping.js";
import { READ, act, learning, settled, teaching } from "../shared/exercise-desk.js";

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

test("what was tried of a pack that came by a link is forgotten once one is sure", async () => {
  const left = memoryStore();
  const { acts, now, shown, keeping } = learning({ name: "Ama" }, async () => left);
  await acts.follow("x1.two");
  assert.doesNotMatch(shown(), /Delete my tries/);
  await acts.begin(0);
  acts.act({ kind: "play", cards: ["7H"] });
  await settled();
  await acts.back();
  assert.match(shown(), /one try so far.*Delete my tries/s);
  acts.ask("tries");
  assert.match(shown(), /Delete for good/);
  await acts.forgetTries();
  assert.doesNotMatch(shown(), /one try so far|Delete/);
  assert.equal(now().mine, null);
  assert.equal(await keeping.attempts(READ.key, 2), null);
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
