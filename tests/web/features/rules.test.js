import "../shared/catalog.js";
import { createEngineFunctions } from "../../../web/js/messages/engine-functions.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { createRules } from "../../../web/js/features/rules/store.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { createStore } from "../../../web/js/core/store.js";
import { gameOfClause, rulesAddress } from "../../../web/js/text/catalog.js";

/** @param {(game: string) => Promise<string>} readRules */
function helpWith(readRules, isReady = false) {
  const store = createStore(firstState(), reduce);
  if (isReady) store.change({ type: "ready" });
  /** @type {string[]} */
  const asked = [];
  const ask = async (/** @type {{ op: string }} */ { op }) => {
    asked.push(op);
    return { ok: true, rules: { deck: 36 }, idle: { target: "deck" } };
  };
  return { store, asked, help: createRules({ store, engine: createEngineFunctions(ask), readRules }) };
}

test("the rules open at a clause before their page is there, and show it once it is", async () => {
  const { store, help } = helpWith(async (game) => `the page of ${game}`);
  const opened = help.open("tractor", "T26");
  assert.deepEqual(store.state().rules, {
    game: "tractor",
    clause: "T26",
    page: "",
    isMissing: false,
    played: null,
  });
  await opened;
  assert.equal(store.state().rules?.page, "the page of tractor");
  help.close();
  assert.equal(store.state().rules, null);
});

test("rules that were closed meanwhile stay closed", async () => {
  const { store, help } = helpWith(async () => "a page");
  const opened = help.open("rangvaar");
  help.close();
  await opened;
  assert.equal(store.state().rules, null);
});

test("rules that cannot be loaded are reported as missing", async () => {
  const { store, help } = helpWith(async () => Promise.reject(new Error("offline")));
  await help.open("two_hundred", "H8");
  assert.deepEqual(store.state().rules, {
    game: "two_hundred",
    clause: "H8",
    page: "",
    isMissing: true,
    played: null,
  });
});

test("the engine is asked what the rules played come to, once it is there", async () => {
  const { store, asked, help } = helpWith(async () => "a page");
  await help.open("two_hundred");
  assert.deepEqual([asked, store.state().rules?.played], [[], null]);
  store.change({ type: "ready" });
  await help.markPlayed();
  await help.markPlayed();
  assert.deepEqual(asked, ["resolve_rules"]);
  const played = { game: "two_hundred", name: "reference", rules: { deck: 36 }, idle: { target: "deck" } };
  assert.deepEqual(store.state().rules?.played, played);
  assert.equal(store.state().rules?.page, "a page");
  help.close();
  await help.markPlayed();
  assert.deepEqual(asked, ["resolve_rules"]);
});

test("the rules of a house are called so", async () => {
  const { store, help } = helpWith(async () => "a page", true);
  store.change({
    type: "setting",
    settings: { preset: { tractor: "house" }, house: { tractor: { preset: "standard", throw: "off" } } },
  });
  await help.open("tractor", "T22");
  assert.equal(store.state().rules?.played?.name, "house");
});

test("a clause belongs to its game and is read on that game's page, in the language spoken", () => {
  assert.deepEqual(["T26", "H8", "R12"].map(gameOfClause), ["tractor", "two_hundred", "rangvaar"]);
  assert.match(rulesAddress("tractor", "en", "T26"), /\/rules\/tractor\/#T26$/);
  assert.match(rulesAddress("rangvaar", "zh-Hans"), /\/rules\/rangvaar\/zh-Hans\/$/);
});
