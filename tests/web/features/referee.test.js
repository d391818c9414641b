import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardPlaces,
  placesOf,
  questionOf,
  valuesOf,
  withOtherSide,
} from "../../../web/js/features/referee/question.js";
import { createReferee } from "../../../web/js/features/referee/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { resetsOf } from "../shared/resets.js";
import { changesIn, recordings, storedIn } from "../shared/recordings.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/features/referee/types.d.ts").FormField} FormField */
/** @typedef {import("../../../web/js/features/referee/types.d.ts").Forms} Forms */

/** @param {string} name @param {FormField["kind"]} kind @param {Partial<FormField>} [more] @returns {FormField} */
const field = (name, kind, more = {}) => ({
  name,
  kind,
  choices: [],
  total: null,
  is_optional: false,
  ...more,
});

/** @type {Forms} */
const offered = {
  seats: ["S", "W", "N", "E"],
  cards: ["AS", "KS", "AH", "KH"],
  forms: [
    {
      ask: "follow",
      clauses: ["H8"],
      fields: [
        field("trump", "suit"),
        field("lead", "cards"),
        field("hand", "cards"),
        field("play", "cards"),
      ],
    },
    {
      ask: "winner",
      clauses: ["H8"],
      fields: [field("trump", "trump", { choices: ["2"] }), field("plays", "trick")],
    },
    {
      ask: "score",
      clauses: ["H9"],
      fields: [
        field("contract", "choice", { choices: [50, 55] }),
        field("bettors", "several", { choices: ["S", "W"] }),
        field("card_points", "sides", { total: 100 }),
        field("levels", "roles", { choices: ["2", "3"] }),
        field("points", "number"),
      ],
    },
  ],
};
const [follow, winner, score] = /** @type {[any, any, any]} */ (offered.forms);

const filled = [
  { form: follow, question: { ask: "follow", trump: "S", lead: "AH", hand: "KH AS", play: "KH" } },
  {
    form: winner,
    question: {
      ask: "winner",
      trump: { rank: "2", suit: null },
      plays: [
        ["N", "AS"],
        ["E", "KS"],
      ],
    },
  },
  {
    form: score,
    question: {
      ask: "score",
      contract: 55,
      bettors: ["S"],
      card_points: { NS: 60, EW: 40 },
      levels: { declaring: "2", opposing: "3" },
      points: -5,
    },
  },
];

test("cards may be typed in small letters, with commas and spaces", () => {
  const values = { trump: "S", lead: " ah", hand: "kh,  as", play: "kh" };
  assert.deepEqual(questionOf(follow, values, offered), {
    ask: "follow",
    trump: "S",
    lead: "AH",
    hand: "KH AS",
    play: "KH",
  });
});

test("what comes in another form than its field has is read as far as it goes", () => {
  const plays = { name: "plays", kind: "plays" };
  const form = /** @type {any} */ ({ fields: [plays, field("turned", "shown"), field("of", "last_trick")] });
  const question = {
    plays: [["AS", "KS"], "AH"],
    turned: { seat: "W", cards: ["AS", "KH"] },
    of: { cards: "AS", suit: null, won_by: 7 },
  };
  assert.deepEqual(valuesOf(form, question, offered), {
    "plays.leader": "S",
    "plays.S": "AS,KS",
    "plays.W": "AH",
    "turned.seat": "W",
    "turned.cards": "AS KH",
    "of.cards": "AS",
    "of.suit": "NT",
    "of.won_by": "7",
  });
  assert.deepEqual(valuesOf(winner, { plays: [null, ["N", "AS"]], trump: null }, offered), {
    "plays.N": "AS",
    "plays.leader": "",
  });
  assert.deepEqual(cardPlaces(form, offered), [
    ...["plays.S", "plays.W", "plays.N", "plays.E"],
    ...["turned.cards", "of.cards"],
  ]);
  assert.deepEqual(cardPlaces(follow, offered), ["lead", "hand", "play"]);
});

test("what one side has of a sum the other has not", () => {
  const points = score.fields[2];
  assert.deepEqual(withOtherSide(points, "card_points.NS", "70"), {
    "card_points.NS": "70",
    "card_points.EW": "30",
  });
  assert.deepEqual(withOtherSide(points, "card_points.NS", ""), { "card_points.NS": "" });
  assert.deepEqual(withOtherSide(score.fields[4], "points", "7"), { points: "7" });
});

/** A question that somebody sent. */
const sent = async () =>
  /** @type {any} */ ({
    kind: "question",
    value: { game: "rangvaar", rules: "reference", ...filled[0]?.question },
  });

/** @param {(question: Record<string, any>) => Answer} [ruling] @param {Answer} [forms] */
function refereeWith(
  ruling = () => ({ ok: true, ruling: { options: ["KH"] } }),
  forms = /** @type {Answer} */ (/** @type {unknown} */ ({ ok: true, ...offered })),
) {
  /** The engine answers what is asked from now on once the test says so. @type {Promise<void>} */
  let answers = Promise.resolve();
  const hold = () => {
    /** @type {() => void} */
    let go = () => {};
    answers = new Promise((resolve) => (go = resolve));
    return () => {
      answers = Promise.resolve();
      go();
    };
  };
  const store = createStore(firstState(), reduce);
  /** @type {Record<string, any>[]} */
  const asked = [];
  /** @type {string[]} */
  const copied = [];
  const copyText = { refuses: false };
  const referee = createReferee({
    store,
    engine: createEngineFunctions(async (question) => {
      asked.push(question);
      await answers;
      if (question.op === "list_referee_forms") return forms;
      if (question.op === "open") {
        const rules = JSON.parse(String(question["text"]));
        delete rules.colour;
        return { ok: true, kind: "rules", value: { rules } };
      }
      if (question.op === "write") return { ok: true, link: "r1.abc", fits: true };
      return ruling(/** @type {any} */ (question)["question"]);
    }),
    whenReady: async () => {},
    readRules: async (game) => `the rules of ${game}`,
    clauseText: (page, clause) => `${clause} of ${page}`,
    linkAddress: (link) => `https://a.example/#${link}`,
    copyText: async (text) => {
      if (copyText.refuses) throw new Error("no");
      copied.push(text);
    },
  });
  return {
    store,
    referee,
    asked,
    copied,
    copyText,
    hold,
    now: () => /** @type {any} */ (store.state().referee),
  };
}

test("what is filled in while saved rules are looked up stays in the question", async () => {
  const { referee, now, hold } = refereeWith();
  await referee.open();
  for (const { name } of follow.fields) {
    const value = /** @type {Record<string, any>} */ (filled[0]?.question ?? {})[name];
    await referee.setValue(/** @type {any} */ ({ name, kind: "cards", choices: [] }), name, value);
  }
  const answer = hold();
  const chosen = referee.chooseRules({ preset: "reference", target: 300 });
  const set = referee.setValue(follow.fields[3], "play", "AS");
  answer();
  await Promise.all([chosen, set]);
  assert.deepEqual([now().values.play, now().rules], ["AS", { preset: "reference", target: 300 }]);
});

test("rules that are looked up while others are chosen are not taken", async () => {
  const { referee, now, hold } = refereeWith();
  await referee.open();
  const answer = hold();
  const house = referee.chooseRules({ preset: "reference", target: 300 });
  const preset = referee.chooseRules("howto");
  answer();
  await Promise.all([house, preset]);
  assert.equal(now().rules, "howto");
  const again = hold();
  const followed = referee.openDocument(sent());
  const game = referee.chooseGame("tractor");
  again();
  await Promise.all([followed, game]);
  assert.equal(now().game, "tractor", "a game was chosen while the link was read");
});

test("the referee rules by the house rules that are chosen", async () => {
  const { referee, asked, store } = refereeWith();
  store.change({
    type: "setting",
    settings: {
      ...store.state().settings,
      preset: { two_hundred: "house" },
      house: { two_hundred: { target: 300 } },
    },
  });
  await referee.open();
  const forms = asked.find((question) => question["op"] === "list_referee_forms");
  assert.deepEqual(forms?.["rules"], { preset: "reference", target: 300 });
});

test("a question comes in a link and goes out as one", async () => {
  const { referee, now, copied, asked, copyText } = refereeWith();
  await referee.openDocument(sent());
  assert.deepEqual([now().game, now().ask, now().ruling], ["rangvaar", "follow", { options: ["KH"] }]);
  await referee.chooseForm("winner");
  assert.equal(now().ruling, null);
  await referee.chooseForm("follow");
  assert.deepEqual(now().ruling, { options: ["KH"] });
  await referee.copyQuestionLink();
  assert.equal(now().copied, "copied");
  copyText.refuses = true;
  await referee.copyQuestionLink();
  assert.equal(now().copied, "refused");
  assert.deepEqual(copied, ["https://a.example/#r1.abc"]);
  assert.deepEqual(asked.at(-1), {
    op: "write",
    kind: "question",
    value: { game: "rangvaar", rules: "reference", ...filled[0]?.question },
  });
});

test("questions that the engine refuses to offer are refused in words", async () => {
  const { referee, now } = refereeWith(undefined, { ok: false, error: { code: "unknown_game" } });
  await referee.open();
  assert.deepEqual([now().offered, now().refusal], [null, { code: "unknown_game" }]);
});

test("a saved house rule is what the referee rules by, as far as it holds here", async () => {
  const { referee, now, asked } = refereeWith();
  await referee.chooseGame("two_hundred");
  await referee.chooseRules({ preset: "traditional", target: 500, colour: "green" });
  assert.deepEqual(now().rules, { preset: "traditional", target: 500 });
  const sent = JSON.stringify({ preset: "traditional", target: 500, colour: "green" });
  assert.deepEqual(
    asked.find(({ op }) => op === "open"),
    { op: "open", game: "two_hundred", text: sent },
  );
  assert.deepEqual(asked.findLast(({ op }) => op === "list_referee_forms")?.["rules"], {
    preset: "traditional",
    target: 500,
  });
  await referee.chooseRules("reference");
  assert.equal(now().rules, "reference");
});

test("beside a match the referee begins with what is known of it, and a question that cannot be copied says so", async () => {
  const { referee, now, hold, store, asked } = refereeWith();
  const answer = hold();
  const beside = /** @type {any} */ ({ asks: ["follow"], known: { trump: "S", lead: "AH" } });
  const opening = referee.openBeside("rangvaar", "howto", beside);
  assert.equal(store.state().panel, "referee");
  assert.deepEqual(now(), {
    ...{ game: "rangvaar", rules: "howto", offered: null, ask: "", values: {}, place: "", ruling: null },
    ...{ refusal: null, clauses: {}, copied: null, beside },
  });
  answer();
  await opening;
  assert.deepEqual([now().ask, now().values, now().place], ["follow", { trump: "S", lead: "AH" }, "hand"]);
  await referee.copyQuestionLink();
  assert.equal(now().copied, null, "it is not complete");
  await referee.setValue(follow.fields[2], "hand", "KH AS");
  await referee.setValue(follow.fields[3], "play", "KH");
  assert.deepEqual(asked.at(-1), {
    op: "get_ruling",
    question: {
      game: "rangvaar",
      rules: "howto",
      ask: "follow",
      trump: "S",
      lead: "AH",
      hand: "KH AS",
      play: "KH",
    },
  });
  assert.deepEqual(now().clauses, { H8: "H8 of the rules of rangvaar" });
});

/** A field of each kind: what is filled in, and what the engine is asked. @type {[FormField["kind"], Partial<FormField>, Record<string, string>, unknown][]} */
const KINDS = [
  ["choice", { choices: [50, 55] }, { "": "55" }, 55],
  ["several", {}, { "": "S W" }, ["S", "W"]],
  ["suit", {}, { "": "H" }, "H"],
  ["flag", {}, { "": "true" }, true],
  ["by_seat", {}, { ".S": "AS KS", ".N": "AH" }, { S: ["AS", "KS"], N: ["AH"] }],
  [
    "last_trick",
    {},
    { ".cards": "AS KS", ".suit": "H", ".won_by": "W" },
    { cards: "AS KS", suit: "H", won_by: "W" },
  ],
  [
    "last_trick",
    {},
    { ".cards": "AS", ".suit": "NT", ".won_by": "W" },
    { cards: "AS", suit: null, won_by: "W" },
  ],
  ["shown", {}, { ".seat": "W", ".cards": "AS KS" }, { seat: "W", cards: "AS KS" }],
  ["trump", {}, { ".rank": "2", ".suit": "H" }, { rank: "2", suit: "H" }],
  ["trump", {}, { ".rank": "2", ".suit": "NT" }, { rank: "2", suit: null }],
  ["card", {}, { "": "AS" }, "AS"],
  ["cards", {}, { "": "AS KS" }, "AS KS"],
  [
    "trick",
    {},
    { ".leader": "N", ".N": "AS", ".E": "KS" },
    [
      ["N", "AS"],
      ["E", "KS"],
    ],
  ],
  ["plays", {}, { ".leader": "S", ".S": "AS", ".W": "KS" }, ["AS", "KS"]],
  ["number", {}, { "": "-999999" }, -999_999],
  ["sides", {}, { ".NS": "60", ".EW": "40" }, { NS: 60, EW: 40 }],
  ["roles", {}, { ".declaring": "2", ".opposing": "K" }, { declaring: "2", opposing: "K" }],
];
for (const [kind, more, filled, value] of KINDS)
  test(`a field of the kind ${kind} is filled in as ${JSON.stringify(value)}, and is missing without any part of it`, () => {
    const form = { ask: "it", clauses: [], fields: [field("f", kind, more)] };
    const values = Object.fromEntries(Object.entries(filled).map(([place, one]) => [`f${place}`, one]));
    assert.deepEqual(questionOf(form, values, offered), { ask: "it", f: value });
    const places = placesOf(field("f", kind, more), offered);
    assert.deepEqual(
      Object.keys(values).filter((place) => !places.includes(place)),
      [],
      "each part has its place",
    );
    assert.deepEqual(valuesOf(form, { f: value }, offered), values);
    const parts =
      kind === "by_seat" || kind === "trick" || kind === "plays" || kind === "several"
        ? []
        : Object.keys(values);
    for (const place of parts)
      assert.equal(questionOf(form, { ...values, [place]: " " }, offered), null, place);
    const optional = { ...form, fields: [field("f", kind, { ...more, is_optional: true })] };
    assert.deepEqual(
      questionOf(optional, {}, offered),
      kind === "several" ? { ask: "it", f: [] } : { ask: "it" },
    );
  });

test("a number of more than six digits, and a choice that is not offered, are none", () => {
  const form = {
    ask: "it",
    clauses: [],
    fields: [
      field("n", "number", { is_optional: true }),
      field("c", "choice", { choices: [50], is_optional: true }),
    ],
  };
  assert.deepEqual(questionOf(form, { n: "1000000", c: "60" }, offered), { ask: "it" });
  assert.deepEqual(questionOf(form, { n: "−7", c: "50" }, offered), { ask: "it", n: -7, c: 50 });
});

test("what was ruled, refused or copied before is over with each choice", async () => {
  const { referee, store } = refereeWith();
  await referee.openDocument(sent());
  const stood = {
    ...{
      ruling: { legal: true },
      refusal: { code: "x" },
      copied: "refused",
      clauses: { H1: "it" },
      place: "somewhere",
    },
    ...{ beside: { asks: ["winner"], known: {} } },
  };
  assert.deepEqual(
    await resetsOf(store, "referee", stood, {
      open: referee.open,
      openBeside: () =>
        referee.openBeside("rangvaar", "howto", /** @type {any} */ ({ asks: ["follow"], known: {} })),
      chooseGame: () => referee.chooseGame("rangvaar"),
      chooseRules: () => referee.chooseRules("howto"),
      chooseForm: () => referee.chooseForm("winner"),
      "a form that is none": () => referee.chooseForm("none"),
      setValue: () => referee.setValue(follow.fields[0], "trump", "S"),
      clearForm: referee.clearForm,
      copyQuestionLink: referee.copyQuestionLink,
      openDocument: () => referee.openDocument(sent()),
    }),
    {
      "a form that is none": "",
      chooseForm: "ruling refusal copied place",
      chooseGame: "ruling refusal copied clauses place",
      chooseRules: "ruling refusal copied clauses place",
      clearForm: "ruling refusal copied place",
      copyQuestionLink: "",
      open: "ruling refusal copied clauses place beside",
      openBeside: "ruling refusal copied clauses place beside",
      openDocument: "ruling refusal copied clauses place beside",
      setValue: "ruling refusal copied",
    },
  );
});

test("what is asked, ruled and shown with each choice is as it was", async () => {
  const same = changesIn(recordings(import.meta.url));
  const { referee, store, asked, copied, now } = refereeWith(({ play }) =>
    play === "AS"
      ? { ok: false, error: { code: "bad_card" } }
      : { ok: true, ruling: { legal: play === "KH" } },
  );
  const [trump, lead, hand, play] = follow.fields;
  const acts = /** @type {Record<string, () => unknown>} */ ({
    open: referee.open,
    "a suit": () => referee.setValue(trump, "trump", "S"),
    "a card led": () => referee.tapCard(lead, "AH"),
    "the hand": () => referee.setValue(hand, "hand", "KH 5H"),
    "a card played": () => referee.tapCard(play, "KH"),
    copied: referee.copyQuestionLink,
    "a card taken out": () => referee.removeCard("hand", 1),
    "a card that is none": () => referee.setValue(play, "play", "AS"),
    "other rules": () => referee.chooseRules({ preset: "reference", target: 300 }),
    "a preset": () => referee.chooseRules("howto"),
    "another question": () => referee.chooseForm("score"),
    "other rules of that question": () => referee.chooseRules("reference"),
    "a sum of two sides": () => referee.setValue(score.fields[2], "card_points.NS", "70"),
    "a question that is none": () => referee.chooseForm("none"),
    cleared: referee.clearForm,
    "another game": () => referee.chooseGame("rangvaar"),
    "beside a match": () =>
      referee.openBeside(
        "rangvaar",
        "howto",
        /** @type {any} */ ({ asks: ["winner"], known: { trump: { rank: "2", suit: "H" } } }),
      ),
    "one's own again": referee.open,
    "what somebody sent": () => referee.openDocument(sent()),
    "what is no question": () =>
      referee.openDocument(Promise.resolve(/** @type {any} */ ({ kind: "rules" }))),
  });
  for (const [name, act] of Object.entries(acts)) {
    await act();
    same(
      name,
      [
        ...asked.splice(0).map((one) => `> ${JSON.stringify(one)}`),
        ...storedIn({
          ...now(),
          offered: now().offered?.forms.length ?? null,
          panel: store.state().panel,
          copied_: copied.splice(0),
        }),
      ].join("\n"),
    );
  }
});
