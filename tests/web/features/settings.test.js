import "../shared/catalog.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** @type {Map<string, string>} */
const device = new Map();
let isFull = false;
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => device.get(key) ?? null,
    setItem(/** @type {string} */ key, /** @type {string} */ value) {
      if (isFull) throw new Error("full");
      device.set(key, value);
    },
  },
});
const { createSettings, SETTINGS } = await import("../../../web/js/features/settings.js");

/** A tab: what changes its settings, and those it began with. */
function tab() {
  const settings = createSettings(new URLSearchParams());
  return {
    set: settings.createSetter(/** @type {any} */ ({ change() {}, state: () => ({ storage: "device" }) })),
    first: settings.first,
  };
}
const MINE = { tractor: "6x3" };

beforeEach(() => {
  device.clear();
  isFull = false;
});

test("what one tab has kept stands when another keeps something else", () => {
  const [one, other] = [tab(), tab()];
  one.set({ table: MINE });
  other.set({ speed: "fast" });
  const { table, speed } = tab().first;
  assert.deepEqual(table, MINE);
  assert.equal(speed, "fast");
});

test("what full storage refused is kept with the next choice that it takes", () => {
  const one = tab();
  isFull = true;
  one.set({ theme: "dark" });
  isFull = false;
  one.set({ speed: "fast" });
  const { theme, speed } = tab().first;
  assert.deepEqual([theme, speed], ["dark", "fast"]);
});

test("each setting stands in its section of the form, in this order", () => {
  /** @type {Record<string, string[]>} */
  const sections = {};
  for (const [name, { form }] of Object.entries(SETTINGS))
    if (form) (sections[form.section] ??= []).push(form.after ? `${name} after ${form.after}` : name);
  assert.deepEqual(sections, {
    usual: ["speed", "theme", "sound", "volume"],
    play: ["tapToContinue", "autoplay", "oneTap", "points", "order", "coach after points", "reveal"],
    looks: ["language", "deck", "cards", "back", "cloth", "motion", "textTable", "avatar after back"],
    keys: ["verbosity", "numbers", "shortcuts"],
  });
});

test("what the address asks for holds on its page alone", () => {
  tab().set({ speed: "slow", textTable: "off", autoplay: true, game: "rangvaar" });
  const asked = (/** @type {string} */ address) => {
    const { speed, game, textTable, autoplay } = createSettings(new URLSearchParams(address)).first;
    return [speed, game, textTable, autoplay];
  };
  assert.deepEqual(["", "speed=fast&game=tractor&view=text&autoplay=no", "view=table&autoplay"].map(asked), [
    ["slow", "rangvaar", "off", true],
    ["fast", "tractor", "on", false],
    ["slow", "rangvaar", "off", true],
  ]);
  assert.deepEqual(asked("autoplay=yes"), asked(""));
  assert.equal(tab().first.speed, "slow");
});
