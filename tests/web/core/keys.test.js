/** Keys of every keyboard, digits of every script, and keys that stay down. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { letterOf, pressOnce } from "../../../web/js/core/keys.js";
import { toEuropeanDigits } from "../../../web/js/text/digits.js";
import { parseChips } from "../../../web/js/text/chips.js";
import { parseNumber } from "../../../web/js/features/score-sheet/entry.js";
import { withOtherSide } from "../../../web/js/features/referee/question.js";
import { searchTexts } from "../../../web/js/features/rules/rules-search.js";
import { playOnceAtAPlace } from "../../../web/js/table/input/tap-burst.js";
import { SHORTCUTS } from "../../../web/js/table/input/shortcuts.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { languages, source } from "../shared/texts.js";

/** What the key beside A, code KeyS, writes in each layout. */
const LAYOUTS = { russian: "ы", greek: "σ", hindi: "े", urdu: "س", hebrew: "ד", korean: "ㄴ", thai: "ห" };

for (const [layout, key] of Object.entries(LAYOUTS))
  test(`on a ${layout} keyboard the key S is S`, () => {
    assert.equal(letterOf({ key, code: "KeyS" }), "S");
  });

test("on a Latin keyboard a key is what is written on it", () => {
  assert.equal(letterOf({ key: "a", code: "KeyQ" }), "A", "French");
  assert.equal(letterOf({ key: "s", code: "Semicolon" }), "S", "Dvorak");
  assert.equal(letterOf({ key: "?", code: "Minus" }), "?");
  assert.equal(letterOf({ key: "؟", code: "Slash" }), "?");
  for (const key of ["Enter", "ArrowLeft", "Tab", "F5"]) assert.equal(letterOf({ key, code: key }), key);
});

test("a keyboard that composes leaves the shortcuts their places, and each of them has one", () => {
  for (const key of ["Process", "Unidentified"]) assert.equal(letterOf({ key, code: "KeyN" }), "N");
  for (const { keys } of SHORTCUTS)
    for (const key of keys) if (key !== "?") assert.equal(letterOf({ key: "я", code: `Key${key}` }), key);
});

test("every shortcut has its words in every language, and no key two meanings", () => {
  for (const language of languages) {
    const { has } = createSentences(language, source(language));
    assert.deepEqual(
      SHORTCUTS.filter(({ name }) => !has(`keys-${name}`)).map(({ name }) => name),
      [],
      language,
    );
  }
  const keys = SHORTCUTS.flatMap((one) => one.keys);
  assert.equal(new Set(keys).size, keys.length);
});

/** 1,250 in the digits of each script that has them. */
const NUMBERS = ["1250", "١٢٥٠", "۱۲۵۰", "१२५०", "১২৫০", "௧௨௫௦", "๑๒๕๐", "１２５０", "𝟏𝟐𝟓𝟎", "𝟷𝟸𝟻𝟶", "𝟙𝟚𝟝𝟘"];

for (const written of NUMBERS)
  test(`the number ${written} is read in every field`, () => {
    assert.equal(toEuropeanDigits(written), "1250");
    assert.equal(parseNumber(written), 1250);
    assert.equal(parseChips(written), 125_000);
    const field = /** @type {any} */ ({ name: "points", kind: "sides", total: 2000 });
    assert.deepEqual(withOtherSide(field, "points.NS", written), {
      "points.NS": written,
      "points.EW": "750",
    });
    assert.deepEqual(searchTexts(written, ["none", "at 1250 points"]), [1]);
  });

test("all decimal digits there are have their value", () => {
  let zeros = 0;
  for (let code = 0; code < 0x1_fbfa; code += 1) {
    const digit = String.fromCodePoint(code);
    if (!/\p{Nd}/u.test(digit)) continue;
    const row = toEuropeanDigits(digit);
    assert.match(row, /^\d$/);
    if (row === "0") zeros += 1;
  }
  assert.ok(zeros > 60);
  assert.equal(parseChips("۹٫۵۰"), 950);
});

/** @param {string} type @param {object} fields */
const eventOf = (type, fields) => Object.assign(new Event(type, { cancelable: true }), fields);

test("what stops a key or a tap hears it before whatever it would press", () => {
  for (const listen of [pressOnce, (/** @type {any} */ page) => playOnceAtAPlace(page, () => 7)]) {
    /** @type {unknown[]} */
    const how = [];
    listen(/** @type {any} */ ({ addEventListener: (_, __, options) => how.push(options) }));
    assert.deepEqual(how, [{ capture: true }]);
  }
});

test("Enter and the space bar act once however long they stay down, and write on in a text", () => {
  const page = new EventTarget();
  pressOnce(page);
  /** @param {string} key @param {string} [field] @param {boolean} [repeat] */
  const isLetThrough = (key, field = "button", repeat = true) => {
    const event = eventOf("keydown", { key, repeat });
    Object.defineProperty(event, "target", {
      value: { matches: (/** @type {string} */ what) => what.split(", ").includes(field) },
    });
    event.stopPropagation = () => void (stopped += 1);
    return page.dispatchEvent(event);
  };
  let stopped = 0;
  for (const key of ["Enter", " "]) {
    assert.ok(isLetThrough(key, "button", false));
    assert.ok(!isLetThrough(key));
    assert.ok(isLetThrough(key, "textarea"));
  }
  assert.ok(!isLetThrough("Enter", "input"), "a field is answered once");
  assert.equal(stopped, 3, "nor does anything else hear of it");
  assert.ok(isLetThrough(" ", "input"), "a name may have spaces");
  assert.ok(isLetThrough("ArrowRight"), "arrows go on");
});

/** @param {{ gap: number, move?: number, playsAt?: number }} how */
function tapTenTimes({ gap, move = 0, playsAt = 2 }) {
  const root = new EventTarget();
  let [turn, time, taps, played] = [7, 0, 0, 0];
  playOnceAtAPlace(
    /** @type {any} */ (root),
    () => turn,
    () => time,
  );
  root.addEventListener("click", () => {
    taps += 1;
    // The second tap at a card plays it.
    if (taps % playsAt === 0) [turn, played] = [turn + 4, played + 1];
  });
  for (let tap = 0; tap < 10; tap += 1) {
    const event = eventOf("click", { clientX: 100 + tap * move, clientY: 500, detail: 1 });
    Object.defineProperty(event, "target", { value: { closest: () => ({}) } });
    root.dispatchEvent(event);
    time += gap;
  }
  return played;
}

test("ten taps at one place play one card, slower ones and those at other places each their own", () => {
  for (const gap of [30, 60, 150, 349]) assert.equal(tapTenTimes({ gap }), 1, `${gap} ms apart`);
  assert.equal(tapTenTimes({ gap: 60, playsAt: 1 }), 1, "with one tap for a card");
  assert.equal(tapTenTimes({ gap: 100, move: 23 }), 1, "23 pixels apart");
  assert.equal(tapTenTimes({ gap: 350 }), 5);
  assert.equal(tapTenTimes({ gap: 100, move: 24 }), 5);
});

test("a double tap on the button to play does not press what stands there while bots play", () => {
  const root = new EventTarget();
  let turn = 7;
  const pressed = /** @type {string[]} */ ([]);
  playOnceAtAPlace(
    /** @type {any} */ (root),
    () => turn,
    () => 0,
  );
  root.addEventListener("click", () => pressed.push(turn === 7 ? "play" : "hurry"));
  for (const next of [8, 8]) {
    const event = eventOf("click", { clientX: 300, clientY: 540, detail: 1 });
    const closest = (/** @type {string} */ of) => (of.includes(".self > button") ? {} : null);
    Object.defineProperty(event, "target", { value: { closest } });
    root.dispatchEvent(event);
    turn = next;
  }
  assert.deepEqual(pressed, ["play"]);
});

test("a tap on anything else ends a burst: what is pressed next at its place is meant", () => {
  const root = new EventTarget();
  const pressed = /** @type {string[]} */ ([]);
  let turn = 7;
  playOnceAtAPlace(
    /** @type {any} */ (root),
    () => turn,
    () => 0,
  );
  root.addEventListener("click", (event) => pressed.push(/** @type {any} */ (event.target).name));
  for (const [name, of] of [
    ["play", ".self > button"],
    ["menu", ".ledger"],
    ["take over", ".self > button"],
  ]) {
    const event = eventOf("click", { clientX: 300, clientY: 540, detail: 1 });
    const closest = (/** @type {string} */ selector) => (selector.includes(of) ? {} : null);
    Object.defineProperty(event, "target", { value: { name, closest } });
    root.dispatchEvent(event);
    turn += 1;
  }
  assert.deepEqual(pressed, ["play", "menu", "take over"]);
});
