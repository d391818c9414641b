/** The head of a record says its game and its seed; a line of a deal that begins the same way is not asked. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { readHeadField } from "../../../web/js/core/storage/text-lines.js";

const RECORD =
  "followsuit-deal 1\r\ngame  rangvaar \nrules reference\nseed a text of words\n\ndeal 1\ndealer S\n";

test("game and seed are read from the head, without the spaces round them", () => {
  assert.equal(readHeadField(RECORD, "game"), "rangvaar");
  assert.equal(readHeadField(RECORD, "seed"), "a text of words");
});

test("what only a deal says is not in the head", () => {
  assert.equal(readHeadField("followsuit-deal 1\ngame tractor\ndeal 1\nseed x\n", "seed"), "");
  assert.equal(readHeadField("", "game"), "");
});
