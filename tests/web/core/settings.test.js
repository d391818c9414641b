import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { FEATURES } from "../../../web/js/features/index.js";
import {
  CHOICES,
  DEFAULT_SETTINGS,
  createSettings,
  loadSettings,
  settingsIn,
} from "../../../web/js/features/settings.js";
import { createStore } from "../../../web/js/core/store.js";
import { retryHeld, tellHeldValues } from "../../../web/js/core/stored-values.js";
import { firstState, reduce } from "../../../web/js/page/state.js";
import { storedTest } from "../shared/storage.js";
import { recordings } from "../shared/recordings.js";

test("the usual settings are valid, and those of every feature are among them", () => {
  assert.deepEqual(settingsIn(DEFAULT_SETTINGS), DEFAULT_SETTINGS);
  assert.deepEqual(DEFAULT_SETTINGS, {
    ...{ name: "", game: "two_hundred", preset: {}, house: {}, table: {}, howLong: {}, forChips: false },
    ...{ stake: "10", level: "casual", levels: {}, people: {}, language: "", speed: "normal" },
    ...{ tapToContinue: false, autoplay: true, oneTap: false, points: true, order: "suits", theme: "system" },
    ...{
      deck: "four",
      cards: "normal",
      back: "block",
      cloth: "linen",
      motion: "system",
      verbosity: "normal",
    },
    ...{ numbers: false, shortcuts: true, coach: "first", reveal: "tap", sound: true, volume: 60 },
    ...{ textTable: "unasked", avatar: "cross", agreements: {} },
  });
  for (const { settings = {} } of FEATURES)
    for (const name of Object.keys(settings)) assert.ok(name in DEFAULT_SETTINGS, name);
});

test("a value that a setting may not have is left out, and the others hold", () => {
  const bad = {
    name: "a name of more than four and twenty letters",
    theme: "purple",
    order: "colours",
    volume: 101,
    sound: "yes",
    numbers: 1,
    house: { tractor: "none" },
    agreements: { points: "on" },
    levels: { N: 7 },
    stake: "1234567890123",
    speed: null,
  };
  assert.deepEqual(settingsIn({ ...bad, deck: "two", levels: { N: "master" } }), {
    deck: "two",
    levels: { N: "master" },
  });
  const [text, longest] = ["x".repeat(24), { stake: "123456789012", volume: 100 }];
  const most = { ...longest, language: text, table: { tractor: text } };
  assert.deepEqual(settingsIn(most), most);
  assert.deepEqual(settingsIn({ volume: 0 }), { volume: 0 });
  assert.deepEqual(settingsIn({ volume: -1, language: `${text}x`, table: { tractor: `${text}x` } }), {});
  for (const nothing of [null, undefined, [], "settings", 7]) assert.deepEqual(settingsIn(nothing), {});
});

test("each choice has its usual value among its values, and no setting stands twice", () => {
  for (const [name, values] of Object.entries(CHOICES))
    assert.ok(values.includes(/** @type {any} */ (DEFAULT_SETTINGS)[name]), name);
  const names = FEATURES.flatMap(({ settings = {} }) => Object.keys(settings));
  assert.equal(new Set(names).size, names.length);
});

/** What a browser does to settings: it does not take them, does not give them, or both. */
for (const [fault, spoiled] of Object.entries({
  "takes nothing more": ["setItem"],
  "gives nothing any more": ["getItem"],
  "is refused": ["getItem", "setItem"],
}))
  storedTest(
    `where storage ${fault}, the settings hold, are told of, and are kept once it is there again`,
    () => {
      const store = createStore(firstState(), reduce);
      store.change({ type: "storage", storage: "device" });
      tellHeldValues(store);
      const set = createSettings(new URLSearchParams()).createSetter(store);
      set({ deck: "two", theme: "dark" });
      const works = { ...localStorage };
      const refuse = () => {
        throw new DOMException("no", "SecurityError");
      };
      for (const name of spoiled) Object.assign(localStorage, { [name]: refuse });
      set({ cards: "large" });
      set({ speed: "slow" });
      const { deck, theme, cards, speed } = store.state().settings;
      assert.deepEqual([deck, theme, cards, speed], ["two", "dark", "large", "slow"]);
      assert.equal(store.state().notice?.code, "unkept");
      Object.assign(localStorage, works);
      retryHeld();
      assert.equal(store.state().notice, null);
      const kept = loadSettings();
      assert.deepEqual([kept.deck, kept.theme, kept.cards, kept.speed], ["two", "dark", "large", "slow"]);
    },
  );

test("every feature is declared as it was", () => {
  const same = recordings(import.meta.url);
  for (const { name, ...more } of FEATURES) same(name, JSON.stringify(more));
});
