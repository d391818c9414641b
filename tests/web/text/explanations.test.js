import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import {
  againstSentence,
  costSentence,
  didSentence,
  doSentence,
  moreSentences,
  whySentence,
} from "../../../web/js/text/explanations.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { playing, thought } from "../shared/thoughts.js";
import { view } from "../shared/views.js";
import { recordings } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";
import * as explanations from "../../../web/js/text/explanations.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

const source = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = createSentences("en", source);
const { say } = text;

test("a hint is one sentence of reason, and the figures are shown on request", () => {
  assert.equal(whySentence(text, view(), "S", thought()), "No card here beats the one that is ahead.");
  assert.deepEqual(moreSentences(text, view(), "S", thought()), [
    "Your side takes this trick in 96 of 120 imagined deals; your side ends near 62 points; your side makes the contract in 90 of them.",
    "Next best: Play the 5 of hearts, about 7 points worse.",
    "Compared with “Play the 5 of hearts”, it does better in 61 and worse in 20 of 100 imagined deals.",
  ]);
  assert.equal(
    moreSentences(text, view(), "S", thought({ next_best: null })).length,
    1,
    "nothing else can be done",
  );
  const close = thought();
  const next = /** @type {NonNullable<typeof close.next_best>} */ (close.next_best);
  const [, said] = moreSentences(text, view(), "S", { ...close, next_best: { ...next, worse: 0 } });
  assert.equal(said, "Next best: Play the 5 of hearts.", "no points worse");
});

test("the key card comes after the next best: a card somebody has, or few of a suit", () => {
  const held = {
    seat: /** @type {const} */ ("W"),
    suit: "C",
    most: 0,
    worlds: 100,
    count: 61,
    gain: 12,
  };
  /** @param {object} change @param {"W" | "S"} [seat] */
  const told = (change, seat = "W") =>
    moreSentences(text, view(), "E", thought({ key_card: { ...held, card: null, seat, ...change } }))[2];
  assert.equal(
    told({ card: "KC" }),
    "In 61 of 100 deals that fit, Odile has the king of clubs; there it is worth 12 points more than that.",
  );
  assert.match(told({}) ?? "", /Odile has no clubs; there/);
  assert.match(
    told({ most: 2, suit: "trump", gain: 1 }, "S") ?? "",
    /you have at most 2 of the trumps; .* 1 point more/,
  );
});

test("a tie is called a tie, and an opponent's side is called theirs", () => {
  const [figures, next, ...rest] = moreSentences(text, view(), "W", thought({ tie: true }));
  assert.match(figures ?? "", /^Their side .* their side ends near/);
  assert.equal(next, "Just as good, as far as can be told: Play the 5 of hearts.");
  assert.deepEqual(rest, []);
});

test("where the search left the rule of thumb, the reason is the move's own, and the rule's move is told last", () => {
  const found = thought({ rule: playing("5H") });
  assert.equal(whySentence(text, view(), "S", found), "No card here beats the one that is ahead.");
  assert.equal(
    moreSentences(text, view(), "S", found).at(-1),
    "By rule of thumb it would be “Play the 5 of hearts”; looking ahead changed that.",
  );
});

test("where no reason is true of a move, what decided is how often it did better", () => {
  assert.equal(
    whySentence(text, view(), "S", thought({ reason: "" })),
    "Compared with “Play the 5 of hearts”, it does better in 61 and worse in 20 of 100 imagined deals.",
  );
});

test("the reason is what decided, where the search left the rule of thumb or no reason is borne out", () => {
  const told = (/** @type {Partial<Thought>} */ change) => whySentence(text, view(), "S", thought(change));
  const trick = "Your side takes this trick in 96 of 120 imagined deals, with “Play the 5 of hearts” in 12.";
  const counts = { worlds: 120, better: 96, worse: 12 };
  assert.equal(told({ decided: "trick_lost", counts, rule: playing("5H") }), trick);
  assert.equal(told({ decided: "trick_lost", counts, reason: "" }), trick);
  const found = thought({ decided: "trick_lost", counts, reason: "" });
  assert.ok(!moreSentences(text, view(), "S", found).includes(trick), "it is not said twice");
});

test("a defender is told in how many deals the contract fails, a declarer in how many it is made", () => {
  const chance = (/** @type {number} */ count) => ({ own: false, count, worlds: 120 });
  const { chosen, next_best: next } = thought();
  const defending = thought({
    decided: "contract_let",
    counts: { worlds: 120, better: 86, worse: 40 },
    reason: "",
    chosen: chosen && { ...chosen, contract: chance(86) },
    next_best: next,
  });
  assert.equal(
    whySentence(text, view(), "S", defending),
    "The contract fails in 86 of 120 imagined deals, with “Play the 5 of hearts” in 40.",
  );
  assert.match(moreSentences(text, view(), "S", defending)[0] ?? "", /; the contract fails in 86 of them\.$/);
});

test("no figure that is not there is told, whatever an action does better, in any language", () => {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");
  const files = ["en", "fa", "fr", "hi", "ur", "zh-Hans", "zh-Hant"].map((code) =>
    createSentences(code, read(`web/text/${code}.ftl`)),
  );
  // The engine's list of what an action can do better.
  const [, codes = ""] =
    /^DIFFERENCES: Final = \(([^)]*)\)/m.exec(read("engine/followsuit/bots/differences.py")) ?? [];
  const differences = /** @type {import("../../../web/js/messages/messages.d.ts").Difference[]} */ (
    codes.match(/\w+/g) ?? []
  );
  assert.ok(differences.length > 5);
  const { chosen, next_best: next } = thought();
  const bare = { worlds: 29, counted: false, trick: null, made: null, contract: null };
  const few = thought({
    reason: "",
    chosen: chosen && { ...chosen, ...bare },
    next_best: next && { ...next, ...bare, head_to_head: null },
  });
  const warn = mock.method(console, "warn");
  for (const words of files)
    for (const code of [...differences, null]) {
      const found = { ...few, decided: code };
      const told = [whySentence(words, view(), "S", found), ...moreSentences(words, view(), "S", found)];
      if (code && chosen)
        told.push(againstSentence(words.say, { reason: code, counts: null, made: chosen, cost: null }));
      for (const one of told) {
        assert.ok(one && !one.includes("⟦"), `${code}: ${one}`);
        // What is left are the ends of the two deals, what the next best falls short by, and the cards' ranks.
        assert.doesNotMatch(one, /\b(0|29)\b/, `${code}: ${one}`);
      }
    }
  assert.equal(warn.mock.callCount(), 0);
  warn.mock.restore();
});

test("a sentence one of whose facts is missing, or no number, is not said at all", () => {
  const warn = mock.method(console, "warn", () => {});
  assert.equal(say("figures-worlds", { worlds: NaN }), "");
  assert.equal(say("decided-contract_let", { worlds: 40, better: 30 }), "");
  assert.equal(say("figures-worlds", /** @type {any} */ ({ worlds: null })), "");
  assert.equal(warn.mock.callCount(), 3, "it is told on the console");
  warn.mock.restore();
});

test("a thought that imagined nothing says so", () => {
  const bare = thought({ chosen: null, next_best: null, worlds: 0 });
  assert.deepEqual(moreSentences(text, view(), "S", bare), ["By rule of thumb, without imagined deals."]);
  assert.equal(
    whySentence(text, view(), "S", { ...bare, reason: "" }),
    "By rule of thumb, without imagined deals.",
  );
});

test("a tractor is called a tractor, and so are pairs, triples and throws", () => {
  /** @param {string} shape @param {string[]} cards */
  const told = (shape, ...cards) => doSentence(say, { kind: "play", cards, shape });
  assert.equal(told("tractor", "QH", "QH", "KH", "KH"), "Play the tractor Q\u202fQ\u202fK\u202fK of hearts");
  assert.equal(told("throw", "AS", "TS"), "Play the throw A\u202f10 of spades");
  assert.equal(told("triple", "5C", "5C", "5C"), "Play the triple 5\u202f5\u202f5 of clubs");
  assert.equal(
    told("tractor", "SJ", "SJ", "BJ", "BJ"),
    "Play the tractor of two small jokers and two big jokers",
  );
  assert.equal(told("pair", "BJ", "BJ"), "Play the two big jokers");
  const chinese = createSentences(
    "zh-Hans",
    readFileSync(new URL("../../../web/text/zh-Hans.ftl", import.meta.url), "utf8"),
  );
  assert.match(
    doSentence(chinese.say, {
      kind: "play",
      cards: ["QH", "QH", "KH", "KH"],
      shape: "tractor",
    }),
    /^出红桃拖拉机Q.Q.K.K$/,
  );
});

test("what a decision cost is the difference of the two figures, or it is said to be of the match", () => {
  /** @param {number | null} cost @param {any} of */
  const told = (cost, of) =>
    costSentence(say, /** @type {any} */ ({ cost, made: { ends: { of, value: 3 } } }));
  assert.equal(told(18, "own_points"), "about 18 points");
  assert.equal(told(0.4, "own_tricks"), "about 0.4 tricks");
  assert.equal(told(null, "own_points"), "it counts for the match");
});

test("every kind of action has its words", () => {
  assert.equal(doSentence(say, null), "Wait and see");
  assert.equal(doSentence(say, { kind: "name_trump", suit: "H" }), "Name hearts");
  for (const kind of ["play", "bury", "declare"])
    assert.match(
      didSentence(say, view(), "W", /** @type {any} */ ({ kind, cards: ["AS"] })),
      /^Odile .*ace of spades$/,
    );
  assert.equal(didSentence(say, view(), "W", { kind: "pass" }), "Odile passed");
});

test("all that is said of acts and thoughts is said with these facts", () => {
  const same = recordings(import.meta.url);
  const text = speech(/^/);
  const { chosen, next_best: next } = thought();
  assert.ok(chosen && next);
  const counts = { worlds: 100, better: 61, worse: 20 };
  const key = { seat: "W", suit: "C", card: null, most: 0, worlds: 100, count: 61, value: 9, other: 2 };
  const keeps = { clause: "return_suit", suit: "H", leads: true };
  const read = [
    { clause: "points", seat: "N", suit: "C" },
    { clause: "return_suit", seat: "N", suit: "H" },
  ];
  const tricks = { ...chosen, ends: { of: "own_tricks", value: 7 } };
  const thoughts = /** @type {Record<string, any>} */ ({
    usual: {},
    exact: { exact: true },
    "of a tie": { tie: true },
    "decided, with figures": { rule: playing("5H"), decided: "trick_lost", counts },
    "decided, without": { reason: null, decided: "trick_lost" },
    "decided otherwise": { reason: null, decided: "keeps_points", counts },
    "decided by nothing": { reason: null },
    "decided by nothing that was counted": { reason: null, next_best: { ...next, head_to_head: null } },
    "as good as the next": { next_best: { ...next, worse: 0 } },
    "of tricks": { chosen: tricks, next_best: { ...next, ...tricks, worse: 1 } },
    "not counted": { chosen: { ...chosen, counted: false } },
    "of no trick": { chosen: { ...chosen, trick: null, contract: null } },
    "of the other's contract": { chosen: { ...chosen, contract: { own: false, count: 3 } } },
    "without another": { next_best: null },
    "without a reason": { reason: null, next_best: null },
    "without figures": { chosen: null },
    "without anything": { chosen: null, reason: null, next_best: null },
    "of a card": { key_card: { ...key, card: "KC" } },
    "of few": { key_card: { ...key, most: 2 } },
    "of none": { key_card: key },
    "of what was read": { read },
    "of what is answered": { read, keeps },
    "of what is kept": { keeps: { ...keeps, leads: false } },
  });
  for (const [name, change] of Object.entries(thoughts)) {
    const thinking = /** @type {any} */ (thought(change));
    const lines = /** @type {const} */ ([
      ["S", {}],
      ["E", {}],
      ["S", { pass_and_play: {} }],
    ]).map(([seat, more]) =>
      explanations.thoughtSentences(text, view(/** @type {any} */ (more)), seat, thinking).join("\n"),
    );
    same(name, [...new Set(lines)].join("\n---\n"));
  }
  const acts = /** @type {any[]} */ ([
    null,
    { kind: "pass" },
    { kind: "bid", value: 55 },
    { kind: "name_trump", suit: "H" },
    { kind: "lay_indicator", card: "2H" },
    ...[null, "pair", "tractor", "throw"].flatMap((shape) => [
      { kind: "play", cards: ["5H", "5H"], shape },
      { kind: "play", cards: ["5H", "AS"], shape },
    ]),
  ]);
  same("acts", acts.map((act) => explanations.doSentence(text.say, act)).join("\n"));
  same(
    "acts of another",
    acts
      .slice(1)
      .map((act) => explanations.didSentence(text.say, view({ calls: [] }), "W", act))
      .join("\n"),
  );
  const cautions = /** @type {any[]} */ ([
    { reason: "trick_lost", counts, cost: 8, made: chosen },
    { reason: "trick_lost", counts: null, cost: 1, made: tricks },
    { reason: "points_lost", counts: null, cost: null, made: chosen },
  ]);
  same(
    "what speaks against a play",
    cautions.map((one) => explanations.againstSentence(text.say, one)).join("\n"),
  );
});
