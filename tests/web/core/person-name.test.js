/** Names are cut to what a table has room for, lose what cannot be seen, and are numbered where two would be one. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { NAME_UNITS, numberNames, tidyName } from "../../../web/js/core/person-name.js";

const FAMILY = "👨‍👩‍👧‍👦";

test("a name is counted as a reader counts: an emoji is one character, and none is cut", () => {
  const room = "a".repeat(23);
  for (const last of ["😀", "🇫🇷", "é", "नि", FAMILY]) {
    assert.equal(tidyName(`${room}${last}`), `${room}${last}`.normalize("NFC"));
    assert.equal(tidyName(`${room}b${last}`), `${room}b`);
  }
});

test("a name of nothing but families has no more of them than the engine takes", () => {
  const name = tidyName(FAMILY.repeat(24));
  assert.equal(name, FAMILY.repeat(13), "of 96 code points at most");
  assert.equal(NAME_UNITS, 192);
});

test("controls, direction marks and half characters are taken out of a name, and white space is one space", () => {
  assert.equal(tidyName(" Ada\u202E \u001B[31m\n\tLove\u2069lace\uD800\u200B "), "Ada [31m Lovelace");
  assert.equal(tidyName("\u202E\u200F\u0007"), "");
  // What letters and emoji need stays.
  assert.equal(tidyName("نمی‌دانم"), "نمی‌دانم");
  assert.equal(tidyName(FAMILY), FAMILY);
});

test("of people of one name the first keeps it, and the others are numbered", () => {
  assert.deepEqual(numberNames({ S: "Ada", W: "ada", N: "", E: "Ada", NE: "" }), {
    S: "Ada",
    W: "ada 2",
    N: "",
    E: "Ada 3",
    NE: "",
  });
  assert.deepEqual(numberNames({ S: "Ada", W: "Ada 2", N: "Ada" }), { S: "Ada", W: "Ada 2", N: "Ada 3" });
});

test("a numbered name is no longer than another, and is another still", () => {
  const long = "ß".repeat(24);
  const { S, W } = numberNames({ S: long, W: long });
  assert.deepEqual([S, W], [long, `${"ß".repeat(21)} 2`]);
});
