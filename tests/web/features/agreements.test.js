import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { agreementsAsked, agreementsOf } from "../../../web/js/core/next-match-rules.js";
import { createStore } from "../../../web/js/core/store.js";
import { createAgreements } from "../../../web/js/features/agreements/store.js";
import { agreementsView } from "../../../web/js/features/agreements/view.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { pressed } from "../shared/pressed.js";
import { source } from "../shared/texts.js";
import { match } from "../shared/views.js";
import { written } from "../shared/written.js";
import { changesIn, drawingOf, recordings, storedIn } from "../shared/recordings.js";
import { speech } from "../shared/speech.js";

/** @typedef {import("../../../web/js/core/types.d.ts").View} View */

const TEXT = createSentences("en", source("en"));
const ALL = "return_suit high_low first_discard low_trump points last_trick";

/** @param {string} code @param {string | null} [of] @param {string[]} [keeps] */
const offer = (code, of = null, keeps = ["7S"]) => ({
  code,
  of,
  example: /** @type {import("../../../web/js/messages/messages.d.ts").AgreementExample} */ ({
    trump: "H",
    tricks: [{ leader: "N", plays: [{ seat: "N", cards: ["9S"] }], winner: "N", points: 0 }],
    trick: null,
    seat: "S",
    hand: ["KD", "7S"],
    keeps,
  }),
});
const LIST = [
  offer("return_suit"),
  offer("first_discard", null, ["3C"]),
  offer("weak_discards", "first_discard", ["4D"]),
];

/** The list at a table. @param {Partial<View>} [view] @param {object} [answer] to the question for the list @param {() => Promise<void>} [whenReady] */
function listAt(view = {}, answer = { ok: true, agreements: LIST }, whenReady = async () => {}) {
  /** @type {Record<string, any>[]} */
  const asked = [];
  /** @type {string[]} */
  const agreed = [];
  const store = createStore(
    { ...firstState(DEFAULT_SETTINGS, null), match: match({ agreements: ALL, ...view }) },
    reduce,
  );
  const engine = createEngineFunctions(async (question) => (asked.push(question), answer));
  const actions = createAgreements({
    store,
    engine,
    whenReady,
    set: (settings) => store.change({ type: "setting", settings }),
    async agree(agreements) {
      agreed.push(agreements);
      const now = store.state().match?.view;
      if (now) store.change({ type: "refreshed", view: { ...now, agreements } });
    },
  });
  const draw = (/** @type {any} */ given = actions) => agreementsView(TEXT, store.state(), given);
  return { store, actions, asked, agreed, draw };
}

/** @param {unknown} drawn */
const wordsOf = (drawn) =>
  written(drawn)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("the list of the game at the table is asked for once, and shows each agreement with its cards", async () => {
  const { actions, asked, draw } = listAt();
  assert.match(wordsOf(draw()), /engine has not come/);
  await actions.open();
  await actions.open();
  assert.deepEqual(
    asked.map(({ op, game }) => [op, game]),
    [["list_agreements", "two_hundred"]],
  );
  const words = wordsOf(draw());
  assert.match(words, /Return the suit I led .* Trick 1 Partner .* 9 of spades .*You hold .* 7 of spades/);
  assert.match(words, /a suit I like .* 3 of clubs/);
  assert.ok(!words.includes("4 of diamonds"), "the mirror is not chosen");
});

test("an example shows trump, each trick with who played what, what is held and what is played by it", async () => {
  const one = offer("return_suit");
  const trick = {
    leader: "W",
    plays: [
      { seat: "W", cards: ["2S"] },
      { seat: "S", cards: ["3S", "4S"] },
    ],
    winner: "S",
    points: 0,
  };
  const example = { ...one.example, trick: /** @type {any} */ (trick) };
  const { actions, draw } = listAt({}, { ok: true, agreements: [{ ...one, example }] });
  await actions.open();
  const rows = [...written(draw()).matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)].map(
    ([, name, what = ""]) => [
      name,
      what
        .replaceAll(/<svg.*?<\/svg>/gs, "")
        .split(/(?:<[^>]+>|\s\s)+/)
        .filter((words) => words.trim()),
    ],
  );
  assert.deepEqual(rows, [
    ["Trump", ["Hearts"]],
    ["Trick 1", ["Partner ", "9", "9 of spades"]],
    ["Trick 2", ["West ", "2", "2 of spades", "You ", "3", "4", "3 of spades and 4 of spades"]],
    ["You hold", ["K", "7", "king of diamonds and 7 of spades"]],
    ["As agreed", ["7", "7 of spades"]],
  ]);
});

test("a switch holds at the table and in the matches to come", async () => {
  const { store, actions, agreed, draw } = listAt();
  await actions.open();
  const both = [actions.switchAgreement("high_low", false), actions.switchAgreement("weak_discards", true)];
  assert.match(wordsOf(draw()), /a suit I do not like .* 4 of diamonds/, "shown before the engine answers");
  await Promise.all(both);
  const kept = "return_suit first_discard weak_discards low_trump points last_trick";
  assert.equal(agreed.at(-1), kept);
  assert.equal(agreementsOf(store.state().settings), kept);
  assert.equal(agreementsAsked(store.state().settings), kept);
  assert.match(wordsOf(draw()), /a suit I do not like .* 4 of diamonds/);
  assert.equal(store.state().agreements?.chosen, null);
});

test("where there is no match a switch is kept for the next", async () => {
  const { store, actions, agreed } = listAt();
  store.change({ type: "leave" });
  await actions.switchAgreement("points", false);
  assert.deepEqual(agreed, []);
  assert.ok(!agreementsOf(store.state().settings).includes("points"));
});

test("each control switches its agreement, and a guest and a challenge are shown what is kept and no control", async () => {
  const { store, actions, draw } = listAt();
  await actions.open();
  assert.deepEqual(pressed(draw), [
    ["switchAgreement", "return_suit", true],
    ["switchAgreement", "first_discard", true],
    ["switchAgreement", "weak_discards", false],
    ["switchAgreement", "weak_discards", true],
  ]);
  const list = store.state().agreements?.list ?? null;
  for (const [view, said] of /** @type {[any, RegExp][]} */ ([
    [{ multiplayer: { guest: true } }, /on the device that deals/],
    [{ challenge: {} }, /of whoever made it/],
  ])) {
    const other = listAt({ agreements: "first_discard weak_discards", ...view });
    other.store.change({
      type: "agreements",
      agreements: { game: "two_hundred", list, refusal: null },
    });
    assert.deepEqual(pressed(other.draw), []);
    const words = wordsOf(other.draw());
    assert.match(words, said);
    assert.match(words, /Return the suit I led Not kept .* do not like Kept at this table/);
  }
});

test("a guest, whose device has no engine to wait for, is shown what is kept with the same cards", async () => {
  const { actions, asked, draw } = listAt(
    {
      agreements: "first_discard weak_discards",
      multiplayer: /** @type {any} */ ({ guest: true }),
    },
    { ok: true, agreements: LIST },
    () => new Promise(() => {}),
  );
  await actions.open();
  assert.deepEqual(
    asked.map(({ op, game }) => [op, game]),
    [["list_agreements", "two_hundred"]],
  );
  assert.match(
    wordsOf(draw()),
    /Return the suit I led Not kept .* 7 of spades .* a suit I do not like Kept .* 4 of diamonds/,
  );
});

test("why no list comes is said", async () => {
  const { actions, draw } = listAt(
    {},
    { list_agreements: { ok: false, error: { code: "bad_field", facts: {} } } },
  );
  await actions.open();
  assert.match(written(draw()), /role="alert"/);
});

test("nothing switched is asked for as first hands are played ahead", () => {
  assert.equal(agreementsAsked(DEFAULT_SETTINGS), "all");
  assert.equal(
    agreementsAsked({ ...DEFAULT_SETTINGS, agreements: { high_low: true, unknown: false } }),
    "all",
  );
  const none = Object.fromEntries(ALL.split(" ").map((word) => [word, false]));
  assert.equal(agreementsAsked({ ...DEFAULT_SETTINGS, agreements: none }), "");
});

test("the list is drawn whole, where it can be changed and where it cannot", () => {
  const same = recordings(import.meta.url);
  const trick = { leader: "S", plays: [{ seat: "W", cards: ["2C"] }] };
  const [first, ...others] = LIST;
  const list = [{ ...first, example: { ...first?.example, trick } }, ...others];
  const at =
    (/** @type {any} */ agreements, /** @type {any} */ change = {}) =>
    (/** @type {any} */ actions) =>
      agreementsView(
        speech(/^(?!refused)/),
        {
          ...firstState(),
          agreements,
          match: change && match({ agreements: "return_suit weak_discards", ...change }),
        },
        actions,
      );
  const panel = { game: "two_hundred", list, chosen: null, refusal: null };
  same("at a table", drawingOf(at(panel)));
  same("at none, chosen by now", drawingOf(at({ ...panel, chosen: "first_discard" }, null)));
  same("at none", drawingOf(at(panel, null)));
  same("at another device", drawingOf(at(panel, { multiplayer: { guest: true } })));
  same("in a challenge", drawingOf(at(panel, { challenge: {} })));
  same("before it has come", drawingOf(at({ ...panel, list: null })));
  same("refused", drawingOf(at({ ...panel, refusal: { code: "x" } })));
});

test("the list is that of the game at the table, and else that of the game that is chosen", async () => {
  for (const isAtTable of [true, false]) {
    const { store, actions, asked } = listAt({ game: "tractor" });
    if (!isAtTable) store.change({ type: "leave" });
    await actions.open();
    assert.equal(asked[0]?.["game"], isAtTable ? "tractor" : "two_hundred");
  }
});

test("what is asked, shown, kept and agreed with each switch is as it was", async () => {
  const same = changesIn(recordings(import.meta.url));
  const { store, actions, asked, agreed } = listAt();
  const acts = /** @type {Record<string, () => unknown>} */ ({
    "the panel": actions.open,
    "an agreement off": () => actions.switchAgreement("points", false),
    "a mirror": () => actions.switchAgreement("weak_discards", true),
    "the panel again": actions.open,
    "no table": () => store.change({ type: "leave" }),
    "an agreement on": () => actions.switchAgreement("points", true),
    "the panel of the game chosen": actions.open,
  });
  for (const [name, act] of Object.entries(acts)) {
    await act();
    const { agreements, panel, settings } = store.state();
    same(
      name,
      storedIn({
        ...agreements,
        list: agreements?.list?.length,
        panel,
        kept: settings.agreements,
        asked: asked.splice(0),
        agreed: agreed.splice(0),
      }).join("\n"),
    );
  }
});
