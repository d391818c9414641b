import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenLength, isSingleDeal, lengthsOf, rulesOf } from "../../../web/js/core/next-match-rules.js";
import { languages, source } from "../shared/texts.js";
import { read } from "../shared/sources.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import * as rules from "../../../web/js/core/next-match-rules.js";
import { recordings } from "../shared/recordings.js";

/** @param {Record<string, unknown>} more */
const chosen = (more) =>
  /** @type {import("../../../web/js/core/types.d.ts").Settings} */ ({
    ...DEFAULT_SETTINGS,
    game: "tractor",
    ...more,
  });

test("a match is as long as its rules say, unless somebody chooses", () => {
  assert.equal(chosenLength(chosen({}))?.name, "whole");
  assert.equal(rulesOf(chosen({})), "reference");
  assert.equal(chosenLength(chosen({ game: "two_hundred" })), null);
});

test("a length adds its fields to the preset, and no more", () => {
  const settings = chosen({ howLong: { tractor: "evening" }, preset: { tractor: "howto" } });
  assert.deepEqual(rulesOf(settings), { preset: "howto", first_level: "T" });
  assert.equal(isSingleDeal(settings), false);
});

test("one deal changes no rule and is for one person alone", () => {
  const settings = chosen({ howLong: { tractor: "deal" } });
  assert.equal(rulesOf(settings), "reference");
  assert.equal(isSingleDeal(settings), true);
  assert.equal(isSingleDeal({ ...settings, levels: { N: "person" } }), false);
});

test("house rules say themselves how long a match is, but may be played for one deal", () => {
  const house = { preset: { tractor: "house" }, house: { tractor: { first_level: "5" } } };
  const settings = chosen({ ...house, howLong: { tractor: "evening" } });
  assert.deepEqual(
    lengthsOf(settings).map(({ name }) => name),
    ["deal", "whole"],
  );
  assert.deepEqual(rulesOf(settings), { preset: "reference", first_level: "5" });
  assert.equal(isSingleDeal(chosen({ ...house, howLong: { tractor: "deal" } })), true);
  assert.deepEqual(lengthsOf(chosen({ game: "rangvaar", preset: { rangvaar: "house" } })), []);
});

test("S8: each length of Tractor says its deals and minutes; one is about ten deals, and takes our bots a third of a table's time", () => {
  const said = (/** @type {string} */ language, /** @type {string} */ name) =>
    createSentences(language, source(language)).say(`length-${name}-line-tractor`);
  assert.match(said("en", "evening"), /about ten deals/);
  for (const language of languages)
    for (const name of ["evening", "whole"])
      assert.match(said(language, name), /deal|donne|बाज़|باز|دور|局/, language);
  const { presets } = JSON.parse(read("web/games/tractor/minutes.json"));
  for (const { deal, evening, whole } of Object.values(presets)) {
    assert.ok(8 <= evening.deals && evening.deals <= 12);
    // At a table of people it takes 30 to 45 minutes.
    assert.ok(evening.minutes < 45 / 2 && deal.minutes < evening.minutes && evening.minutes < whole.minutes);
  }
});

test("all that is chosen of a match comes to the same rules, tables, lengths, people and bots as it did", () => {
  const same = recordings(import.meta.url);
  const documents = /** @type {any[]} */ ([
    { kind: "rules", game: "tractor", title: "Ours", rules: { preset: "reference", throw: "off" } },
    { kind: "rules", game: "tractor", title: "At home", rules: { throw: "attempt" } },
    { kind: "rules", game: "tractor", title: "torn", rules: 7 },
    { kind: "record", game: "tractor", title: "none", rules: {} },
  ]);
  const house = { tractor: { throw: "off" }, rangvaar: { preset: "reference", target: 3 } };
  const choices = /** @type {Record<string, object>} */ ({
    nothing: {},
    "a preset": { preset: { tractor: "howto" } },
    "a preset that is gone": { preset: { tractor: "gone" } },
    "a house": { preset: { tractor: "house" }, house },
    "a house of another preset at a table": {
      preset: { tractor: "house" },
      house: { tractor: { preset: "howto" } },
      table: { tractor: "6x3" },
    },
    "a table": { table: { tractor: "6x3" }, levels: { SW: "person", E: "expert", S: "casual" } },
    "a table that the preset has not": { preset: { tractor: "howto" }, table: { tractor: "4x3" } },
    "a length": { howLong: { tractor: "evening" }, level: "gone" },
    "a single deal": { howLong: { tractor: "deal" }, levels: { E: "gone" } },
    "a single deal of two": { howLong: { tractor: "deal" }, levels: { N: "person", SW: "casual" } },
    "a game for chips": { game: "rangvaar", preset: { rangvaar: "house" }, house },
    "a game with lengths of its own": { game: "rangvaar", howLong: { rangvaar: "3" } },
    "a game without choices": { game: "two_hundred", agreements: { points: false, weak_discards: true } },
    "a game that is gone": { game: "chess" },
  });
  for (const [name, more] of Object.entries(choices)) {
    const settings = chosen(more);
    const { game } = settings;
    const state = { documents, settings, match: null };
    const told = {
      preset: rules.chosenPreset(settings),
      rules: rules.rulesOf(settings),
      asked: rules.rulesAsked(state, game),
      table: rules.chosenTable(settings)?.name,
      seated: rules.tableRules(settings),
      lengths: rules.lengthsOf(settings).map((one) => `${one.name} ${rules.isOpenLength(one, settings)}`),
      length: rules.chosenLength(settings)?.name,
      single: rules.isSingleDeal(settings),
      people: rules.peopleOf(settings),
      alone: rules.isAlone(settings),
      bots: rules.botsOf(settings),
      agreements: [
        rules.agreementsOf(settings),
        rules.agreementsAsked(settings),
        rules.withAgreement(game, "points", "high_low", true),
      ],
      chips: rules.isForChips(game),
      saved: [rules.savedHouses(documents, game).map(({ title }) => title), rules.savedName(state)],
    };
    same(
      name,
      Object.entries(told)
        .map(([what, value]) => `${what} ${JSON.stringify(value)}`)
        .join("\n"),
    );
  }
});
