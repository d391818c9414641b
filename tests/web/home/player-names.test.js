/** Names: who sits down beside others is asked for one. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_SETTINGS } from "../../../web/js/features/settings.js";
import { askForName } from "../../../web/js/home/table-choice.js";

class Input {
  isFocused = false;
  constructor(/** @type {string} */ value) {
    this.value = value;
  }
  focus() {
    this.isFocused = true;
  }
}
globalThis.HTMLInputElement = /** @type {any} */ (Input);

/** Which seat's name is asked for when somebody sits down at W. @param {string} own @param {string} west @param {string} [south] */
function asked(own, west, south) {
  const inputs = /** @type {Record<string, Input>} */ ({ S: new Input(own), W: new Input(west) });
  const form = {
    querySelector: (/** @type {string} */ name) => inputs[/person-(\w+)/.exec(name)?.[1] ?? ""],
  };
  const levels = { W: "person", ...(south ? { S: south } : {}) };
  const settings = { ...DEFAULT_SETTINGS, game: "rangvaar", name: own, levels };
  askForName(/** @type {any} */ (form), /** @type {any} */ (settings), "W");
  return Object.keys(inputs).filter((seat) => inputs[seat]?.isFocused);
}

test("a person without a name is asked for it when a seat becomes another person's", () => {
  assert.deepEqual(asked("", ""), ["S"], "who was alone first: beside Asha nobody is called South");
  assert.deepEqual(asked("Ada", ""), ["W"]);
  assert.deepEqual(asked("", "Asha"), ["S"]);
  assert.deepEqual(asked("", "", "casual"), ["W"], "a bot sits in the South");
  assert.deepEqual(asked("Ada", "Asha"), []);
});
