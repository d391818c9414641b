import "../shared/offers.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { botsOf, rulesOf } from "../../../web/js/core/house.js";
import { DEFAULT_SETTINGS } from "../../../web/js/core/settings.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { createTable } from "../../../web/js/table/store/table.js";
import { centsTyped, chips, chipsSigned } from "../../../web/js/text/chips.js";
import { newsSentences } from "../../../web/js/text/news.js";
import { refusalSentence } from "../../../web/js/text/refusals.js";
import { sentences } from "../../../web/js/text/sentences.js";
import { wording } from "../../../web/js/text/wording.js";
import { ALONE, archiveOf, head, withRecord } from "../shared/archives.js";
import { view } from "../shared/views.js";

/** @typedef {import("../../../web/js/core/types.d.ts").Answer} Answer */
/** @typedef {import("../../../web/js/core/types.d.ts").KeptChips} KeptChips */

const source = readFileSync(new URL("../../../web/text/en.ftl", import.meta.url), "utf8");
const text = sentences("en", source);

const HELLO = {
  ok: true,
  games: [{ name: "rangvaar", presets: [], chips: { starting_balance: 10000 } }],
};
const PAYOUT = {
  stake: 1000,
  pot: 4000,
  commission: 0,
  pay: { S: 2000, W: 0, N: 2000, E: 0 },
  change: { S: 1000, W: -1000, N: 1000, E: -1000 },
};
const BEGAN = {
  ok: true,
  balance: 9000,
  events: [],
  view: view({ game: "rangvaar", chips: { stake: 1000, pot: 4000 } }),
};
const OVER = {
  ok: true,
  events: [],
  view: view({
    game: "rangvaar",
    turn: 11,
    waits_for: "over",
    chips: { stake: 1000, pot: 4000 },
    summary: { payout: PAYOUT },
  }),
};

/**
 * A table at which Rangvaar is chosen, with a device that remembers.
 * @param {Record<string, Answer>} answers
 * @param {{ chips: KeptChips | null, match: { record: string, id: string } | null }} device
 */
async function tableOn(answers, device) {
  /** @type {{ op: string, [field: string]: unknown }[]} */
  const asked = [];
  const settings = { speed: /** @type {const} */ ("instant"), game: "rangvaar", stake: "10", forChips: true };
  const store = createStore(firstState(settings, device.chips), reduce);
  const standing = head({ game: "rangvaar" });
  const { archive } = await archiveOf(device.match ? [{ ...standing, ...device.match }] : []);
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
    seed: () => "a seed",
    id: () => "the match",
    seatNames: () => ({}),
    archive,
    tabs: ALONE,
    keptChips: () => device.chips,
    keepChips: (kept) => (device.chips = kept),
  });
  await table.saving.reread();
  /** What the device would continue. */
  const stands = async () => {
    await table.saving.settled();
    const kept = (await archive.heads()).find(({ status }) => status === "standing");
    return kept ? { id: kept.id, record: await archive.record(kept.id) } : null;
  };
  return { table, store, asked, stands };
}

/** @returns {Parameters<typeof tableOn>[1]} */
const newDevice = () => ({ chips: null, match: null });

test("an amount is typed with a point or a comma and counted in cents", () => {
  assert.deepEqual(["10", "7.5", "7,50", ".05", " 3 ", "0"].map(centsTyped), [1000, 750, 750, 5, 300, 0]);
});

test("what is no amount goes to the engine as it was typed", () => {
  for (const typed of ["", "ten", "1.234", "-5", "1e3", "."]) assert.equal(centsTyped(typed), typed);
});

test("chips are written with two places, gains and losses with a sign", () => {
  assert.equal(chips(text.say, 950), "9.50");
  assert.equal(chips(text.say, 123456), "1,234.56");
  assert.deepEqual(
    [1000, 0, -1000].map((cents) => chipsSigned(text.say, cents)),
    ["+10.00", "0.00", "−10.00"],
  );
});

test("a house's options stand on the reference rules of its game", () => {
  const settings = { ...DEFAULT_SETTINGS, game: "rangvaar", house: { rangvaar: { deals: 5 } } };
  assert.deepEqual(rulesOf(settings), { preset: "reference", deals: 5 }, "the opening asks for it");
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
  const rangvaar = wording(text, "rangvaar");
  assert.equal(rangvaar.say("prompt-bid"), "What do you bid?");
  assert.equal(wording(text, "two_hundred").say("prompt-bid"), "What do you bet?");
  assert.equal(rangvaar.say("menu"), text.say("menu"));
  assert.ok(rangvaar.has("news-bid_made") && !rangvaar.has("news-of-the-world"));
});

test("a stake above the balance is refused with both amounts", () => {
  const refusal = { code: "stake_above_balance", clause: "R11", facts: { stake: 25000, balance: 9000 } };
  assert.equal(refusalSentence(text, refusal), "250.00 is more than the 90.00 you have.");
});

test("the news of the pot say what one gets", () => {
  const events = [{ kind: "pot_paid", pot: 4000, commission: 0, pay: PAYOUT.pay }];
  assert.deepEqual(newsSentences(text, events, view({ prompt: null })), [
    "The pot of 40.00 play chips is paid out. You get 20.00.",
  ]);
});

test("nothing is played for until somebody chooses chips, and who has chosen them keeps them", () => {
  assert.equal(DEFAULT_SETTINGS.forChips, false);
  assert.equal(firstState({ forChips: true }, null).settings.forChips, true);
});

test("a new purse is filled as the engine says, and the stake is asked for before it is placed", async () => {
  const device = newDevice();
  const { table, store, asked } = await tableOn({ hello: HELLO, stake: { ok: true, pot: 4000 } }, device);
  await table.boot();
  assert.equal(store.state().chips.balance, 10000);
  const asksStake = asked.find(({ op }) => op === "stake");
  assert.deepEqual([asksStake?.stake, asksStake?.balance], [1000, 10000]);
  assert.equal(device.chips, null, "nothing is kept before anything is staked");
});

test("the stake leaves the purse with the match, which is named as not paid", async () => {
  const device = newDevice();
  const { table, asked, stands } = await tableOn({ hello: HELLO, new: BEGAN }, device);
  await table.boot();
  await table.start();
  const begun = asked.find(({ op }) => op === "new");
  assert.deepEqual([begun?.stake, begun?.balance], [1000, 10000]);
  assert.deepEqual(device.chips, { balance: 9000, unpaid: "the match" });
  assert.deepEqual(await stands(), { record: "the record\n", id: "the match" });
});

test("a match pays once, however often its end is seen", async () => {
  const device = newDevice();
  const { table, stands } = await tableOn({ hello: HELLO, new: BEGAN, act: OVER }, device);
  await table.boot();
  await table.start();
  const match = { record: "the record\n", id: "the match" };
  assert.deepEqual(await stands(), match);
  await table.act({ kind: "play", cards: ["7H"] });
  assert.deepEqual(device.chips, { balance: 11000, unpaid: null });
  assert.equal(await stands(), null);
  // Another tab has the same match before it, and plays it to the end as well.
  const other = await tableOn({ resume: BEGAN, act: OVER }, { match, chips: device.chips });
  await other.table.boot();
  await other.table.resume();
  await other.table.act({ kind: "play", cards: ["7H"] });
  assert.equal(other.store.state().chips.balance, 11000);
});

test("a match taken up again after a reload is paid, once", async () => {
  const device = { chips: { balance: 9000, unpaid: "the match" }, match: { record: "…", id: "the match" } };
  const { table, stands } = await tableOn({ resume: BEGAN, act: OVER }, device);
  await table.boot();
  await table.resume();
  await table.act({ kind: "play", cards: ["7H"] });
  assert.deepEqual(device.chips, { balance: 11000, unpaid: null });
  assert.equal(await stands(), null);
});

test("a stake the engine refuses begins nothing, and the refusal is shown where it was chosen", async () => {
  const refused = { ok: false, error: { code: "stake_above_balance", clause: "R11" } };
  const device = newDevice();
  const { table, store } = await tableOn({ hello: HELLO, new: refused, stake: refused }, device);
  await table.boot();
  await table.start();
  assert.deepEqual(
    [store.state().screen, store.state().trouble, store.state().waiting],
    ["opening", null, null],
  );
  assert.equal(store.state().chips.refusal?.code, "stake_above_balance");
  assert.deepEqual(device, { chips: null, match: null });
});

test("a match for nothing asks for no stake and gives up the one that stood", async () => {
  const device = { chips: { balance: 9000, unpaid: "another" }, match: null };
  const began = { ...BEGAN, balance: undefined, view: view({ game: "rangvaar" }) };
  const { table, store, asked } = await tableOn({ new: began }, device);
  store.change({ type: "setting", settings: { forChips: false } });
  await table.boot();
  await table.start();
  assert.ok(!("stake" in (asked.find(({ op }) => op === "new") ?? {})));
  assert.deepEqual(device.chips, { balance: 9000, unpaid: null });
});

test("a match of another game leaves the stake of the one that stands where it is", async () => {
  const device = { chips: { balance: 9000, unpaid: "another" }, match: null };
  const { table, store } = await tableOn({ new: { ...BEGAN, balance: undefined, view: view() } }, device);
  store.change({ type: "setting", settings: { game: "two_hundred" } });
  await table.boot();
  await table.start();
  assert.deepEqual(device.chips, { balance: 9000, unpaid: "another" });
});

test("a reset purse holds what the engine says", async () => {
  const device = { chips: { balance: 30, unpaid: null }, match: null };
  const { table } = await tableOn({ hello: HELLO }, device);
  await table.boot();
  await table.purse.reset();
  assert.deepEqual(device.chips, { balance: 10000, unpaid: null });
});
