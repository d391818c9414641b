/** Explaining: hints, reasons and reviews as they are asked for, shown and put away. */

import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createExplanations } from "../../../web/js/features/explanations/store.js";
import { createStore } from "../../../web/js/core/store.js";
import { hintSentences, hintedKeys, lookedKeys } from "../../../web/js/features/explanations/hint.js";
import { thoughtSentences } from "../../../web/js/text/explanations.js";
import { momentsView } from "../../../web/js/features/explanations/costly-decisions.js";
import { lookBackView } from "../../../web/js/features/explanations/decision-review.js";
import { promptPanel } from "../../../web/js/table/prompts/prompt.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { playing, thought } from "../shared/thoughts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";
import { resetsOf } from "../shared/resets.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/core/types.d.ts").Thought} Thought */

/** @param {Record<string, Answer | Promise<Answer>>} answers by op */
function explainingWith(answers) {
  const store = createStore(firstState(), reduce);
  store.change({
    type: "began",
    answer: { ok: true, view: view(), events: [] },
  });
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, unknown>[]} */
  const questions = [];
  /** @type {string[]} */
  const taken = [];
  /** @type {number[]} */
  const slept = [];
  let kept = 0;
  const explaining = createExplanations({
    store,
    engine: createEngineFunctions(async (question) => {
      const { op } = question;
      asked.push(op);
      questions.push(question);
      return answers[op] ?? { ok: false, error: { code: "unknown" } };
    }),
    take: () => {},
    saveMatch: () => void (kept += 1),
    takeUpCards: async (cards) => void taken.push(...cards),
    sleep: async (milliseconds) => void slept.push(milliseconds),
  });
  return {
    store,
    slept,
    asked,
    questions,
    taken,
    explaining,
    kept: () => kept,
    explanations: () => store.state().match?.explanations,
  };
}

test("of two equal cards in the hand a hint marks as many as it means", () => {
  const none = { hint: null, acts: null, why: null, review: null, look: null };
  const hint = {
    status: /** @type {const} */ ("given"),
    hint: { ...thought({ action: playing("7H") }), level: "master" },
  };
  const one = match({ hand: ["7H", "7H", "5H"] }, { explanations: { ...none, hint } });
  assert.deepEqual(hintedKeys(one, one.view.hand, ["a", "b", "c"]), ["a"]);
});

test("a hint that answers the partner's cards says so first, and all that it has read and keeps", () => {
  const text = createSentences("en", source("en"));
  /** @param {Partial<Thought>} agreed @param {object} [more] of the view */
  const said = (agreed, more = {}) => {
    const hint = { status: /** @type {const} */ ("given"), hint: { ...thought(agreed), level: "casual" } };
    return hintSentences(text, match(more, /** @type {any} */ ({ explanations: { hint } })));
  };
  const why = "No card here beats the one that is ahead.";
  const read = [
    { clause: "return_suit", seat: /** @type {const} */ ("N"), suit: "H" },
    { clause: "weak_discards", seat: /** @type {const} */ ("N"), suit: "C" },
  ];
  const answering = { read, keeps: { clause: "return_suit", suit: "H", leads: true } };
  assert.deepEqual(said(answering).slice(1, 5), [
    "Your partner led hearts and would like them back.",
    "Your partner’s first discard says: I do not like clubs.",
    "As agreed, it returns hearts.",
    why,
  ]);
  assert.deepEqual(said({ read, keeps: null }).slice(1, 4), [
    why,
    "Your partner led hearts and would like them back.",
    "Your partner’s first discard says: I do not like clubs.",
  ]);
  const keeps = { clause: "first_discard", suit: "D", leads: false };
  assert.deepEqual(said({ keeps }).slice(1, 3), [why, "As agreed, it says: I like diamonds."]);
  // Several share the device: nobody is "you".
  assert.equal(said(answering, { pass_and_play: {} })[1], "Théo led hearts and would like them back.");
  assert.equal(said({}).length, said(answering).length - 3);
});

test("before the words of agreements have come a hint is told without them", () => {
  const page = source("en").replaceAll(/^agreement.*\n(?: .*\n)*/gm, "");
  const text = createSentences("en", page);
  const keeps = { clause: "points", suit: "H", leads: false };
  assert.deepEqual(
    thoughtSentences(text, view(), "S", thought({ keeps })),
    thoughtSentences(text, view(), "S", thought()),
  );
});

test("the bid, the pass and the suit that a hint advises are marked where they are asked for, and nothing else is", () => {
  const text = createSentences("en", source("en"));
  const bid = { kind: "bid", values: [55, 60], can_pass: true };
  const name = { kind: "name_trump", suits: ["S", "H"] };
  const marked = (/** @type {object} */ prompt, /** @type {object | null} */ action) => {
    const hint = action && { status: "given", hint: thought({ action: /** @type {any} */ (action) }) };
    const asked = match(/** @type {any} */ ({ prompt }), /** @type {any} */ ({ explanations: { hint } }));
    const buttons = written(promptPanel(text, asked, () => {})).match(/<button.*?<\/button>/gs) ?? [];
    return buttons.flatMap((one, at) => (one.includes("data-advised") ? [at] : []));
  };
  assert.deepEqual(marked(bid, { kind: "bid", value: 60 }), [1]);
  assert.deepEqual(marked(bid, { kind: "pass" }), [2]);
  assert.deepEqual(marked(name, { kind: "name_trump", suit: "S" }), [0]);
  assert.deepEqual(marked(bid, null), []);
});

test("what was done and what was better are marked differently in the hand", () => {
  const finding = /** @type {any} */ ({
    action: playing("7H", "5H"),
    better: { action: playing("5H", "AS") },
  });
  const looking = match(
    {},
    {
      explanations: {
        hint: null,
        acts: null,
        why: null,
        review: null,
        look: { finding, view: view() },
      },
    },
  );
  assert.deepEqual(lookedKeys(looking, looking.view.hand, ["AS", "7H", "5H"]), {
    AS: "better",
    "7H": "made",
    "5H": "both",
  });
});

test("a moment shows a play of many cards as small ones, and names them to those who listen; a bid is written out", () => {
  const text = createSentences("en", source("en"));
  const finding = {
    in_trick: 3,
    cost: null,
    action: playing("KS", "AH"),
    better: thought({ action: playing("9C") }),
  };
  const shown = (/** @type {any} */ acts) =>
    written(lookBackView(text, /** @type {any} */ ({ finding: { ...finding, ...acts } }), () => {}));
  const cards = shown({});
  assert.match(cards, /class="unseen">You: Play the king of spades and ace of hearts</);
  assert.equal(cards.match(/class="small-card"/g)?.length, 3);
  const bid = { kind: "bid", value: 90 };
  assert.match(shown({ action: bid }), /data-looked=made>You: Bet 90</);
});

test("the moments that mattered are told in the order of play", () => {
  const text = createSentences("en", source("en"));
  const finding = (/** @type {number} */ at, /** @type {number | null} */ trick) => ({
    at,
    seat: "S",
    in_trick: trick,
    action: playing("KS"),
    better: thought().chosen,
    made: thought().chosen,
    reason: "later",
    counts: null,
    cost: 9,
    why: "",
  });
  const found = { judged: 12, findings: [finding(30, 6), finding(2, null), finding(5, 0)] };
  const over = match({}, /** @type {any} */ ({ explanations: { review: { part: 1, found } } }));
  const drawn = written(
    momentsView(
      text,
      over,
      () => {},
      () => {},
    ),
  );
  const told = [...drawn.matchAll(/<h3>([^<]*)/g)].map(([, when]) => when?.trim());
  assert.deepEqual(told, ["Before the first trick", "Trick 1", "Trick 7"]);
});

test("a hint is shown, the deal marked and kept, and asked again it is put away", async () => {
  const hint = { ...thought(), level: "master" };
  const { explaining, explanations, store, kept, taken } = explainingWith({
    hint: { ok: true, hint, view: view({ assisted: true }) },
  });
  await explaining.toggleHint();
  assert.deepEqual(taken, ["7H"], "its card is taken up");
  assert.deepEqual(explanations()?.hint, { status: "given", hint });
  assert.equal(store.state().match?.view.assisted, true);
  assert.equal(kept(), 1);
  await explaining.toggleHint();
  assert.equal(explanations()?.hint, null);
});

test("a hint for a turn that is over is not shown", async () => {
  /** @type {(answer: Answer) => void} */
  let answer = () => {};
  const { explaining, store, explanations } = explainingWith({
    hint: new Promise((resolve) => (answer = resolve)),
  });
  const asking = explaining.toggleHint();
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ turn: 11 }), events: [] },
  });
  answer({ ok: true, hint: { ...thought(), level: "master" }, view: view() });
  await asking;
  assert.equal(explanations()?.hint ?? null, null);
  assert.equal(store.state().match?.view.turn, 11);
});

test("a refused hint leaves nothing behind", async () => {
  const { explaining, explanations, kept } = explainingWith({});
  await explaining.toggleHint();
  assert.equal(explanations()?.hint, null);
  assert.equal(kept(), 0);
});

test("a review is asked for once a deal", async () => {
  const { explaining, store, asked, explanations } = explainingWith({
    review_deal: { ok: true, review: { judged: 9, findings: [] } },
    get_progress: { ok: true, part: 0.5 },
  });
  store.change({ type: "refreshed", view: view({ summary: {} }) });
  await explaining.openMoments();
  await explaining.openMoments();
  assert.equal(asked.filter((op) => op === "review_deal").length, 1);
  assert.deepEqual(explanations()?.review?.found, { judged: 9, findings: [] });
  assert.equal(store.state().panel, "moments");
});

test("explanations go when the table goes on", () => {
  const { store, explanations } = explainingWith({});
  store.change({
    type: "explained",
    explanations: { why: { at: 3, why: null } },
  });
  assert.equal(explanations()?.why?.at, 3);
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ turn: 11 }), events: [] },
  });
  assert.equal(explanations(), undefined);
});

test("a hint goes when what it was asked for is done, the burial too", () => {
  for (const kind of ["play", "bury"]) {
    const prompt = /** @type {any} */ ({
      kind,
      playable: [],
      refused: {},
      count: 1,
      worth: {},
    });
    const began = reduce(firstState(), {
      type: "began",
      answer: { ok: true, view: view({ prompt }), events: [] },
    });
    const hint = /** @type {const} */ ({ status: "thinking" });
    const asked = reduce(began, { type: "explained", explanations: { hint } });
    assert.ok(asked.match?.explanations?.hint);
    const turn = (asked.match?.view.turn ?? 0) + 1;
    const done = reduce(asked, {
      type: "answered",
      answer: { ok: true, view: view({ turn }), events: [] },
    });
    assert.equal(done.match?.explanations, undefined);
  }
});

test("each explanation is asked for with its turn, shown while it is on its way, and put away again", async () => {
  const better = { at: 4 };
  const { explaining, store, explanations, asked, questions, taken, kept } = explainingWith({
    list_acts: { ok: true, acts: [{ at: 4 }] },
    explain_act: { ok: true, why: { reason: "later" } },
    review_deal: { ok: true, review: { judged: 9, findings: [better] } },
    view_before_act: { ok: true, moment: { view: view({ turn: 4 }) } },
  });
  await explaining.openTricks();
  assert.deepEqual([asked, store.state().panel], [[], "tricks"], "the deal goes on");
  store.change({ type: "refreshed", view: view({ summary: {} }) });
  await explaining.openTricks();
  await explaining.openTricks();
  assert.deepEqual(explanations()?.acts, [{ at: 4 }]);
  const asking = explaining.askWhy(4);
  assert.deepEqual(explanations()?.why, { at: 4, why: null });
  await asking;
  assert.deepEqual(explanations()?.why, { at: 4, why: { reason: "later" } });
  const late = explaining.askWhy(4);
  store.change({ type: "explained", explanations: { why: { at: 5, why: null } } });
  await late;
  assert.deepEqual(explanations()?.why, { at: 5, why: null }, "another act is asked about by now");
  await explaining.lookAtMoment(4);
  assert.equal(explanations()?.look ?? null, null, "it is none of those that mattered");
  const opening = explaining.openMoments();
  assert.deepEqual(explanations()?.review, { part: 0, found: null });
  await opening;
  assert.deepEqual(explanations()?.review, { part: 1, found: { judged: 9, findings: [better] } });
  await explaining.lookAtMoment(4);
  assert.deepEqual(
    [explanations()?.look, store.state().panel],
    [{ finding: better, view: view({ turn: 4 }) }, null],
  );
  explaining.closeLook();
  assert.deepEqual([explanations()?.look, store.state().panel], [null, "moments"]);
  assert.deepEqual(
    questions.filter(({ op }) => op !== "get_progress"),
    [
      { op: "list_acts", turn: 10 },
      { op: "explain_act", turn: 10, at: 4 },
      { op: "explain_act", turn: 10, at: 4 },
      { op: "view_before_act", turn: 10, at: 4 },
      { op: "review_deal", turn: 10 },
      { op: "view_before_act", turn: 10, at: 4 },
    ],
  );
  assert.deepEqual([taken, kept()], [[], 0]);
});

test("a hint is asked for where something is asked, and one that was closed meanwhile is marked and not shown", async () => {
  const hint = { ...thought(), level: "master" };
  const { explaining, store, explanations, questions, taken, kept } = explainingWith({
    hint: { ok: true, hint, view: view({ assisted: true }) },
  });
  store.change({ type: "refreshed", view: view({ prompt: null }) });
  await explaining.toggleHint();
  assert.deepEqual(questions, []);
  store.change({ type: "refreshed", view: view() });
  const asking = explaining.toggleHint();
  assert.deepEqual(explanations()?.hint, { status: "thinking" });
  await explaining.toggleHint();
  await asking;
  assert.deepEqual(questions, [{ op: "hint", turn: 10 }]);
  assert.deepEqual(
    [explanations()?.hint, taken, kept(), store.state().match?.view.assisted],
    [null, [], 1, true],
  );
});

test("each request changes of what is explained what it is about, and opens its panel", async () => {
  const hint = { ...thought(), level: "master" };
  const { explaining, store, questions, kept, slept } = explainingWith(
    /** @type {any} */ ({
      hint: { ok: true, hint, view: view({ assisted: true }) },
      list_acts: { ok: true, acts: [{ at: 3 }] },
      explain_act: { ok: true, why: thought() },
      review_deal: { ok: true, review: { judged: 3, findings: [] } },
      view_before_act: { ok: true, moment: { view: view({ turn: 4 }) } },
    }),
  );
  const stood = {
    ...{
      hint: { status: "given", hint },
      acts: null,
      why: { at: 1, why: null },
      look: { finding: {}, view: view() },
    },
    ...{ review: { part: 0.5, found: { judged: 1, findings: [{ at: 7 }] } }, coach: {} },
  };
  /** @type {unknown[]} */
  const panels = [];
  const turned = (/** @type {() => unknown} */ act) => async () => {
    store.change({ type: "panel", panel: null });
    await act();
    panels.push(store.state().panel);
  };
  const acts = {
    openTricks: turned(explaining.openTricks),
    openMoments: turned(explaining.openMoments),
    askWhy: turned(() => explaining.askWhy(3)),
    lookAtMoment: turned(() => explaining.lookAtMoment(7)),
    "a moment that is none": turned(() => explaining.lookAtMoment(8)),
    closeLook: turned(explaining.closeLook),
    toggleHint: turned(explaining.toggleHint),
  };
  const during = await resetsOf(store, "explained", stood, acts);
  store.change({
    type: "answered",
    answer: { ok: true, view: view({ summary: /** @type {any} */ ({}) }), events: [] },
  });
  const after = await resetsOf(store, "explained", { ...stood, hint: null, review: null }, acts);
  const none = { "a moment that is none": "", askWhy: "why", closeLook: "look", toggleHint: "hint" };
  assert.deepEqual(
    [during, after],
    [
      { ...none, openTricks: "", openMoments: "", lookAtMoment: "look" },
      { ...none, openTricks: "acts", openMoments: "review", lookAtMoment: "" },
    ],
  );
  const opened = ["tricks", "moments", null, null, null, "moments", null];
  assert.deepEqual([panels, kept(), slept], [[...opened, ...opened], 1, [300, 300]]);
  const asked = [
    ["explain_act", { at: 3 }],
    ["view_before_act", { at: 7 }],
    ["view_before_act", { at: 8 }],
  ];
  assert.deepEqual(
    questions.map(({ op, turn, ...more }) => [op, ...(turn === 10 ? [] : [turn]), more]),
    [
      ...asked,
      ["list_acts", {}],
      ["review_deal", {}],
      ["get_progress", undefined, {}],
      ...asked,
      ["hint", {}],
    ],
  );
});
