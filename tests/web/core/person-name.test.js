/** Names are cut to what a table has room for, and never within a character. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { NAME_UNITS, shortName } from "../../../web/js/core/person-name.js";

test("a name that would end within an emoji ends before it", () => {
  const name = `${"a".repeat(NAME_UNITS - 1)}😀`;
  assert.equal(shortName(name), "a".repeat(NAME_UNITS - 1));
  assert.ok(shortName(`a${name}`).isWellFormed?.() ?? true);
});

test("a name that fits stays as it is, to its last emoji", () => {
  const name = `${"a".repeat(NAME_UNITS - 2)}😀`;
  assert.equal(shortName(name), name);
  assert.equal(shortName(`${name}b`), name);
});
