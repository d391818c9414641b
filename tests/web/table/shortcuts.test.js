/** Shortcuts: what each key does, and to which card of the hand one jumps. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHORTCUTS, listenForShortcuts, runShortcut } from "../../../web/js/table/input/shortcuts.js";
import { match } from "../shared/views.js";
import { recordings } from "../shared/recordings.js";

class Button {
  /** @param {string} card @param {boolean} [isOff] */
  constructor(card, isOff = false) {
    this.dataset = { card };
    this.getAttribute = (/** @type {string} */ name) => (name === "aria-disabled" && isOff ? "true" : null);
  }
  focus() {
    page.activeElement = this;
  }
  closest() {
    return null;
  }
}
/** @type {any} */
const page = Object.assign(new EventTarget(), { activeElement: null });

/** A table whose acts are written down, and its hand. @param {import("node:test").TestContext} t @param {any} [change] @param {any} [more] */
function tableAt(t, change = {}, more = {}) {
  const before = Object.getOwnPropertyDescriptor(globalThis, "document");
  Object.defineProperty(globalThis, "document", { value: page, configurable: true });
  Object.assign(globalThis, { HTMLElement: Button });
  t.after(() => {
    Reflect.deleteProperty(globalThis, "HTMLElement");
    if (before) Object.defineProperty(globalThis, "document", before);
    else Reflect.deleteProperty(globalThis, "document");
  });
  page.activeElement = null;
  /** @type {unknown[]} */
  const did = [];
  const act =
    (/** @type {string} */ name) =>
    (/** @type {unknown[]} */ ...given) =>
      void did.push([name, ...given]);
  const hand = [new Button("AS", true), new Button("7H"), new Button("5H"), new Button("KC", true)];
  const table = Object.fromEntries(
    ["performAction", "setDealing", "setPace", "undoAction", "skipWait"].map((name) => [name, act(name)]),
  );
  const state = {
    match: match(change, more),
    settings: { shortcuts: true },
    panel: null,
    crash: null,
    rules: null,
  };
  const needs = /** @type {any} */ ({
    ...{ table, state: () => state, root: { querySelectorAll: () => hand } },
    ...{ tell: act("tell"), open: act("open"), sortHand: act("sortHand"), toggleHint: act("toggleHint") },
    words: () => ({ say: (/** @type {string} */ id) => id, has: () => false }),
  });
  const press = (/** @type {string} */ key) => {
    runShortcut(needs, state.match, key);
    return did.splice(0);
  };
  return { needs, state, press, did, at: () => page.activeElement?.dataset.card ?? null };
}

test("each key has its act", (t) => {
  const { press } = tableAt(t, { contract: null, tiles: [] });
  assert.deepEqual(
    ["I", "T", "R", "P", "V", "L", "U", "O", "?", "x"].map((key) => press(key)),
    [
      [["toggleHint"]],
      [["tell", "seat-turn"]],
      [["tell", "review-trick"]],
      [["tell", "review-side review-side"]],
      [["tell", ""]],
      [["open", "tricks"]],
      [["undoAction"]],
      [["sortHand"]],
      [["open", "keys"]],
      [],
    ],
  );
  assert.deepEqual(
    SHORTCUTS.map(({ name, keys }) => `${name} ${keys.join("")}`),
    [
      ...["suit SHDC", "trumps J", "playable A", "pass N", "hint I", "pause W", "hurry F", "turn T"],
      ...["review R", "points P", "bids V", "tricks L", "undo U", "sort O", "list ?"],
    ],
  );
});

/** A key that is pressed. @param {object} fields */
function keyEvent(fields) {
  const event = Object.assign(new Event("keydown", { cancelable: true }), {
    code: "",
    repeat: false,
    ...fields,
  });
  return event;
}

test("a key is a shortcut at the table alone, once, and where shortcuts are wanted", (t) => {
  const { needs, state, did } = tableAt(t);
  listenForShortcuts(needs);
  const press = (/** @type {object} */ fields, /** @type {object} */ more = {}) => {
    const before = { ...state };
    Object.assign(state, more);
    const event = keyEvent({ key: "o", ...fields });
    page.dispatchEvent(event);
    Object.assign(state, before);
    return [did.splice(0).length, event.defaultPrevented];
  };
  assert.deepEqual(press({}), [1, true]);
  assert.deepEqual(press({ key: "x" }), [0, false]);
  for (const fields of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
    assert.deepEqual(press(fields), [0, false]);
  for (const more of [
    { panel: "menu" },
    { crash: {} },
    { rules: {} },
    { match: null },
    { settings: { shortcuts: false } },
  ])
    assert.deepEqual(press({}, more), [0, false]);
  const lies = { match: match({}, { lingering: true }) };
  for (const key of ["Enter", " "]) assert.deepEqual(press({ key }, lies), [1, true]);
  assert.deepEqual(
    [press({ key: "Enter" }), press({ key: "x" }, lies)],
    [
      [0, false],
      [0, false],
    ],
  );
});

test("every key does what it did, wherever the table stands", (t) => {
  const same = recordings(import.meta.url);
  const bid = (/** @type {boolean} */ can) => ({ prompt: { kind: "bid", values: [55], can_pass: can } });
  const states = /** @type {Record<string, [any, any?]>} */ ({
    "a turn": [{ trumps: ["KC"], can_undo: true }],
    "a bid with a pass": [bid(true)],
    "a bid without a pass": [bid(false)],
    "a bid while a trick lies there": [bid(true), { lingering: true }],
    "another's turn": [{ prompt: null, waits_for: "bot", to_act: "W" }],
    "bots that wait": [{ prompt: null, waits_for: "bot", to_act: "W" }, { pace: "paused" }],
    "bots that are hurried": [{ prompt: null, waits_for: "bot", to_act: "W" }, { pace: "fast" }],
    "a deal": [{ phase: "dealing", prompt: null }, { dealing: "live" }],
    "a deal that is hurried": [{ phase: "dealing", prompt: null }, { dealing: "fast" }],
    "a deal that waits": [{ phase: "dealing", prompt: null }, { dealing: "paused" }],
    "a deal that is offered something": [
      { phase: "dealing", prompt: null },
      { dealing: "fast", isOffered: true },
    ],
  });
  for (const [name, [change, more]] of Object.entries(states)) {
    const { press, at } = tableAt(t, change, more);
    const keys = SHORTCUTS.flatMap((one) => one.keys);
    same(name, keys.map((key) => `${key} ${JSON.stringify(press(key))} ${at() ?? ""}`).join("\n"));
  }
});
