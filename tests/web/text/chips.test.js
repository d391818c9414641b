import "../shared/catalog.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { botsOf, rulesOf } from "../../../web/js/core/next-match-rules.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createTable } from "../../../web/js/table/store/table-store.js";
import { parseChips, chipsText, signedChips } from "../../../web/js/text/chips.js";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { gameText } from "../../../web/js/text/game-text.js";
import { ALONE, documentsOf, withRecord } from "../shared/documents.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */

const source = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = createSentences("en", source);

const PAYOUT = {
  stake: 1000,
  pot: 4000,
  commission: 0,
  pay: { S: 2000, W: 0, N: 2000, E: 0 },
  change: { S: 1000, W: -1000, N: 1000, E: -1000 },
};
const BEGAN = {
  ok: true,
  events: [],
  view: view({ game: "rangvaar", chips: { stake: 1000, pot: 4000 } }),
};
/** A table at which Rangvaar is chosen, for a stake. @param {Record<string, Answer>} answers */
async function tableOn(answers) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  const settings = { speed: /** @type {const} */ ("instant"), game: "rangvaar", stake: "10", forChips: true };
  const store = createStore(firstState(settings), reduce);
  const { documents } = await documentsOf([]);
  const table = createTable({
    store,
    bootEngine: async () => ({
      ask: async (question) => {
        asked.push(question);
        return withRecord(question, answers[question.op] ?? { ok: true }, "the record");
      },
      askText: async () => "",
    }),
    sleep: async () => {},
    createSeed: () => "a seed",
    createId: () => "the match",
    seatNames: () => ({}),
    documents,
    tabs: ALONE,
  });
  const askedToBegin = () => asked.find(({ op }) => op === "new") ?? null;
  return { table, store, askedToBegin };
}

test("an amount is typed with a point or a comma and counted in cents", () => {
  assert.deepEqual(["10", "7.5", "7,50", ".05", " 3 ", "0"].map(parseChips), [1000, 750, 750, 5, 300, 0]);
});

test("what is no amount goes to the engine as it was typed", () => {
  for (const typed of ["", "ten", "1.234", "-5", "1e3", "."]) assert.equal(parseChips(typed), typed);
});

test("chips are written with two places, gains and losses with a sign", () => {
  assert.equal(chipsText(text.say, 950), "9.50");
  assert.equal(chipsText(text.say, 123456), "1,234.56");
  assert.deepEqual(
    [1000, 0, -1000].map((cents) => signedChips(text.say, cents)),
    ["+10.00", "0.00", "−10.00"],
  );
});

test("a house's options stand on the reference rules of its game", () => {
  const settings = { ...DEFAULT_SETTINGS, game: "rangvaar", house: { rangvaar: { deals: 5 } } };
  const housed = { ...settings, preset: { rangvaar: "house" } };
  assert.deepEqual(rulesOf(housed), { preset: "reference", deals: 5 });
  const preset = { two_hundred: "traditional", tractor: "as it was played once" };
  assert.equal(rulesOf({ ...settings, game: "two_hundred", preset }), "traditional");
  assert.equal(rulesOf({ ...settings, game: "tractor", preset }), "reference");
});

test("a level that a game has no bots of is its usual one", () => {
  const settings = { ...DEFAULT_SETTINGS, game: "tractor", level: "giant" };
  const levels = { W: "expert", E: "giant" };
  assert.deepEqual(botsOf({ ...settings, levels }), { level: "casual", levels: { W: "expert" } });
});

test("a game says in its own words what it has words for", () => {
  const rangvaar = gameText(text, "rangvaar");
  assert.equal(rangvaar.say("prompt-bid"), "What do you bid?");
  assert.equal(gameText(text, "two_hundred").say("prompt-bid"), "What do you bet?");
  assert.equal(rangvaar.say("menu"), text.say("menu"));
  assert.ok(rangvaar.has("news-bid_made") && !rangvaar.has("news-of-the-world"));
});

test("the news of the pot say what one gets", () => {
  const events = [{ kind: "pot_paid", pot: 4000, commission: 0, pay: PAYOUT.pay }];
  assert.deepEqual(newsSentences(text, events, view({ prompt: null })), [
    "The pot of 40.00 play chips is paid out. You get 20.00.",
  ]);
});

test("nothing is played for until somebody chooses chips, and who has chosen them keeps them", () => {
  assert.equal(DEFAULT_SETTINGS.forChips, false);
  assert.equal(firstState({ forChips: true }).settings.forChips, true);
});

test("the stake goes to the engine with the match, in cents", async () => {
  const { table, askedToBegin } = await tableOn({ new: BEGAN });
  await table.startEngine();
  await table.startNew();
  assert.equal(askedToBegin()?.stake, 1000);
});

test("a match for nothing has no stake, nor has one of another game", async () => {
  for (const settings of [{ forChips: false }, { game: "two_hundred" }]) {
    const { table, store, askedToBegin } = await tableOn({ new: { ...BEGAN, view: view() } });
    store.change({ type: "setting", settings });
    await table.startEngine();
    await table.startNew();
    assert.ok(askedToBegin() && !("stake" in (askedToBegin() ?? {})));
  }
});

test("a stake the engine refuses begins nothing, and the refusal is shown until another is chosen", async () => {
  const refused = { ok: false, error: { code: "bad_stake", clause: "R10" } };
  const { table, store } = await tableOn({ new: refused });
  await table.startEngine();
  await table.startNew();
  const { screen, crash, pendingStart, stakeRefusal } = store.state();
  assert.deepEqual([screen, crash, pendingStart, stakeRefusal?.code], ["home", null, null, "bad_stake"]);
  store.change({ type: "setting", settings: { stake: "5" } });
  assert.equal(store.state().stakeRefusal, null);
});
