import "../shared/offers.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableGame } from "../../../web/js/page/panels.js";
import { READ, learning, settled } from "../shared/exercise-desk.js";

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

test("who was sent nothing finds examples, of each game that has some", async () => {
  const { acts, asked, now, shown } = learning();
  await acts.open();
  assert.match(shown(), /Try examples<\/h3>.*>Two Hundred<.*Exercises on this device/s);
  await acts.example("tractor");
  assert.deepEqual([now().place, now().refusal?.code], ["list", "file_missing"]);
  await acts.example("two_hundred");
  assert.deepEqual([asked.at(-1).pack, now().place, now().refusal], [READ.pack, "pack", null]);
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
