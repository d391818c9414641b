import "./offers.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { firstState, reduce } from "../../web/js/store/state.js";
import { createExplaining } from "../../web/js/store/explaining.js";
import { createStore } from "../../web/js/store/store.js";
import { didSentence, doSentence, thoughtSentences } from "../../web/js/text/explain.js";
import { sentences } from "../../web/js/text/sentences.js";
import { hintedKeys, lookedKeys } from "../../web/js/view/explaining/hint.js";
import { match, view } from "./views.js";

/** @typedef {import("../../web/js/store/types.d.ts").Answer} Answer */
/** @typedef {import("../../web/js/store/types.d.ts").Thought} Thought */

const source = readFileSync(new URL("../../web/text/en.ftl", import.meta.url), "utf8");
const text = sentences("en", source);
const { say } = text;

/** @param {string[]} cards @returns {import("../../web/js/store/types.d.ts").Action} */
const playing = (...cards) => ({ kind: "play", cards });

/** @param {Partial<Thought>} [change] @returns {Thought} */
const thought = (change = {}) => ({
  action: playing("7H"),
  reason: "cannot_win",
  rule: null,
  worlds: 120,
  exact: false,
  chosen: { action: playing("7H"), worlds: 120, trick: 0.8, ends: { of: "own_points", value: 61.6 } },
  next_best: {
    action: playing("5H"),
    worlds: 120,
    trick: 0.1,
    ends: { of: "own_points", value: 55 },
    worse: 6.7,
  },
  tie: false,
  ...change,
});

test("a thought is told with its reason, its figures and the next best", () => {
  assert.deepEqual(thoughtSentences(text, view(), "S", thought()), [
    "The trick is lost: as little as possible goes with it.",
    "Your side takes this trick in 96 of 120 imagined deals; your side ends near 62 points.",
    "Next best: Play the 5 of hearts, about 7 points worse.",
  ]);
});

test("a tie is told as one, and an opponent's side as theirs", () => {
  const [, figures, next] = thoughtSentences(text, view(), "W", thought({ tie: true }));
  assert.match(figures ?? "", /^Their side .* their side ends near/);
  assert.equal(next, "Just as good, as far as can be told: Play the 5 of hearts.");
});

test("where the search left the rule of thumb, its reason is told of the rule's card", () => {
  const [first] = thoughtSentences(text, view(), "S", thought({ rule: playing("5H") }));
  assert.match(first ?? "", /^The rule of thumb was another: Play the 5 of hearts\. The trick is lost/);
});

test("a thought that imagined nothing says so", () => {
  const told = thoughtSentences(text, view(), "S", thought({ chosen: null, next_best: null, worlds: 0 }));
  assert.equal(told.at(-1), "By rule of thumb; nothing was imagined.");
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

test("of two equal cards in the hand a hint marks as many as it means", () => {
  const told = { hint: null, acts: null, why: null, review: null, look: null };
  const hint = {
    status: /** @type {const} */ ("given"),
    hint: { ...thought({ action: playing("7H") }), level: "master" },
  };
  const one = match({ hand: ["7H", "7H", "5H"] }, { told: { ...told, hint } });
  assert.deepEqual(hintedKeys(one, one.view.hand, ["a", "b", "c"]), ["a"]);
});

test("what was done and what was better are told apart in the hand", () => {
  const finding = /** @type {any} */ ({
    action: playing("7H", "5H"),
    better: { action: playing("5H", "AS") },
  });
  const looking = match(
    {},
    { told: { hint: null, acts: null, why: null, review: null, look: { finding, view: view() } } },
  );
  assert.deepEqual(lookedKeys(looking, looking.view.hand, ["AS", "7H", "5H"]), {
    AS: "better",
    "7H": "made",
    "5H": "both",
  });
});

/** @param {Record<string, Answer | Promise<Answer>>} answers by op */
function explainingWith(answers) {
  const store = createStore(firstState(), reduce);
  store.change({ type: "began", answer: { ok: true, view: view(), events: [] } });
  /** @type {string[]} */
  const asked = [];
  let kept = 0;
  const explaining = createExplaining({
    store,
    ask: async ({ op }) => {
      asked.push(op);
      return answers[op] ?? { ok: false, error: { code: "unknown" } };
    },
    take: () => {},
    keep: () => void (kept += 1),
    sleep: async () => {},
  });
  return { store, asked, explaining, kept: () => kept, told: () => store.state().match?.told };
}

test("a hint is shown, the deal marked and kept, and asked again it is put away", async () => {
  const hint = { ...thought(), level: "master" };
  const { explaining, told, store, kept } = explainingWith({
    hint: { ok: true, hint, view: view({ assisted: true }) },
  });
  await explaining.hint();
  assert.deepEqual(told()?.hint, { status: "given", hint });
  assert.equal(store.state().match?.view.assisted, true);
  assert.equal(kept(), 1);
  await explaining.hint();
  assert.equal(told()?.hint, null);
});

test("a hint for a turn that is over is not shown", async () => {
  /** @type {(answer: Answer) => void} */
  let answer = () => {};
  const { explaining, store, told } = explainingWith({ hint: new Promise((resolve) => (answer = resolve)) });
  const asking = explaining.hint();
  store.change({ type: "answered", answer: { ok: true, view: view({ turn: 11 }), events: [] } });
  answer({ ok: true, hint: { ...thought(), level: "master" }, view: view() });
  await asking;
  assert.equal(told()?.hint ?? null, null);
  assert.equal(store.state().match?.view.turn, 11);
});

test("a refused hint leaves nothing behind", async () => {
  const { explaining, told, kept } = explainingWith({});
  await explaining.hint();
  assert.equal(told()?.hint, null);
  assert.equal(kept(), 0);
});

test("a review is asked for once a deal", async () => {
  const { explaining, store, asked, told } = explainingWith({
    review: { ok: true, review: { judged: 9, findings: [] } },
    progress: { ok: true, part: 0.5 },
  });
  store.change({ type: "refreshed", view: view({ summary: {} }) });
  await explaining.moments();
  await explaining.moments();
  assert.equal(asked.filter((op) => op === "review").length, 1);
  assert.deepEqual(told()?.review?.found, { judged: 9, findings: [] });
  assert.equal(store.state().panel, "moments");
});

test("what was told goes when the table goes on", () => {
  const { store, told } = explainingWith({});
  store.change({ type: "told", told: { why: { at: 3, why: null } } });
  assert.equal(told()?.why?.at, 3);
  store.change({ type: "answered", answer: { ok: true, view: view({ turn: 11 }), events: [] } });
  assert.equal(told(), undefined);
});
