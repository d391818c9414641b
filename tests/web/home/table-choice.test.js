/** Tables of more packs and seats: what is chosen, what it is called, whose side a seat is on. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { readParameters, tableFor } from "../../../web/js/embed/parameters.js";
import { botsOf, chosenTable, isOffered, rulesOf } from "../../../web/js/core/next-match-rules.js";
import { headOf, isOurs, presetOf, resultOf, tableOf } from "../../../web/js/core/storage/match-summaries.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { cardNames, otherSide, sideOf } from "../../../web/js/text/names.js";
import { offerOf } from "../../../web/js/text/catalog.js";
import { createSpeech } from "../../../web/js/text/sentences.js";
import { isLarge } from "../../../web/js/table/view/table-view.js";
import { read } from "../shared/sources.js";
import { view } from "../shared/views.js";

const six = { ...DEFAULT_SETTINGS, game: "tractor", table: { tractor: "6x3" } };
const { say } = createSpeech("en", read("web/text/en.ftl"));
const SEAT = { name: "", level: "casual", cards: 26 };
const SIX = view({
  rotation: ["S", "SE", "NE", "N", "NW", "SW"],
  rules: { preset: "reference", packs: 3, seats: 6 },
  seats: /** @type {any} */ ({
    S: { ...SEAT, side: "A", level: null },
    SE: { ...SEAT, side: "B" },
    NE: { ...SEAT, side: "A" },
    N: { ...SEAT, side: "B" },
    NW: { ...SEAT, side: "A" },
    SW: { ...SEAT, side: "B" },
  }),
});

test("the table chosen goes into the rules, and the usual one does not", () => {
  assert.deepEqual(rulesOf(six), { preset: "reference", packs: 3, seats: 6 });
  assert.equal(rulesOf({ ...six, table: {} }), "reference");
  assert.equal(rulesOf({ ...six, table: { tractor: "4x2" } }), "reference");
  const house = { ...six, preset: { tractor: "house" }, house: { tractor: { failed_throw: "x" } } };
  assert.deepEqual(rulesOf(house), { preset: "reference", failed_throw: "x", packs: 3, seats: 6 });
});

test("a preset that is for one table only is played there, and the choice is kept for others", () => {
  const auction = { ...six, preset: { tractor: "auction" } };
  assert.equal(rulesOf(auction), "auction");
  assert.equal(chosenTable(auction)?.name, "4x2");
  assert.deepEqual(
    offerOf("tractor")?.tables.map((table) => isOffered(table, auction)),
    [true, false, false],
  );
  assert.equal(chosenTable(six)?.name, "6x3");
  assert.equal(chosenTable({ ...six, game: "rangvaar" }), null);
});

test("levels of single seats hold at the tables that have those seats", () => {
  const levels = { W: "master", SE: "expert" };
  assert.deepEqual(botsOf({ ...six, levels }).levels, { SE: "expert" });
  assert.deepEqual(botsOf({ ...six, table: {}, levels }).levels, { W: "master" });
});

test("a site that names packs or seats gets the first table that has them", () => {
  const known = { languages: ["en"], themes: ["dark"] };
  const asked = (/** @type {Record<string, string>} */ given) =>
    readParameters((name) => given[name], { ...known, game: "tractor" });
  const name = (/** @type {Record<string, string>} */ given) => tableFor(given, offerOf("tractor"))?.name;
  assert.equal(name({}), "4x2");
  assert.equal(name({ packs: "3" }), "4x3");
  assert.equal(name({ seats: "6" }), "6x3");
  assert.deepEqual(asked({ packs: "3", seats: "6" }).problems, []);
  assert.deepEqual(asked({ packs: "2", seats: "6" }).problems, [{ parameter: "seats", value: "6" }]);
  assert.deepEqual(asked({ rules: "auction", packs: "3" }).problems, [{ parameter: "packs", value: "3" }]);
  assert.deepEqual(asked({ game: "rangvaar", seats: "6" }).problems, [{ parameter: "seats", value: "6" }]);
});

test("a match of six knows the person's side when it is over, and its preset by name", () => {
  const figures = { deal: 1, assisted: false, passed_out: false, won_by: /** @type {const} */ ("A") };
  const over = { ...SIX, waits_for: /** @type {const} */ ("over") };
  const head = headOf({ id: "1", began: 0, version: 0 }, over, figures, 1);
  assert.equal(resultOf(head), "won");
  assert.equal(isOurs("B", head), false);
  assert.equal(presetOf(head), "reference");
  assert.equal(presetOf({ ...head, rules: "howto" }), "howto");
  assert.deepEqual(tableOf(head.rules), { seats: 6, packs: 3 });
  assert.equal(
    presetOf({ ...head, rules: { preset: "reference", packs: 3, seats: 6, failed_throw: "x" } }),
    "house",
  );
});

test("a match by a preset is called after it, however long it is", () => {
  const [evening] = (offerOf("tractor")?.lengths ?? []).filter(
    ({ rules }) => Object.keys(rules["reference"] ?? {}).length,
  );
  assert.ok(evening);
  const rules = { preset: "reference", ...evening.rules["reference"] };
  assert.equal(presetOf({ game: "tractor", rules }), "reference");
  assert.equal(presetOf({ game: "rangvaar", rules }), "house");
});

test("a seat's side is what the engine says", () => {
  assert.deepEqual(
    SIX.rotation.map((seat) => sideOf(SIX, seat)),
    ["A", "B", "A", "B", "A", "B"],
  );
  assert.deepEqual(/** @type {const} */ (["NS", "EW", "A", "B"]).map(otherSide), ["EW", "NS", "B", "A"]);
});

test("three and four equal cards are named together", () => {
  assert.equal(cardNames(say, ["3H", "3H", "3H", "4H"]), "three 3s of hearts and 4 of hearts");
  assert.equal(cardNames(say, ["SJ", "SJ", "SJ", "SJ"]), "four small jokers");
  assert.equal(cardNames(say, ["BJ", "BJ", "BJ"]), "three big jokers");
});

test("a hand that two packs cannot deal is large", () => {
  assert.ok(isLarge({ ...SIX, hand: Array(39).fill("AS") }));
  assert.ok(!isLarge({ ...SIX, hand: Array(33).fill("AS") }));
  const four = { ...SIX, phase: "dealing", rotation: SIX.rotation.slice(0, 4), hand: [] };
  assert.ok(isLarge({ ...four, deal_size: 156 }), "from the first card that is dealt on");
  assert.ok(!isLarge({ ...four, deal_size: 100 }));
});
