/** Onlookers: a deal of others, as the viewer and the analysis tell it. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { subjectOf } from "../../../web/js/text/names.js";
import { newsSentences } from "../../../web/js/text/announcements.js";
import { nameSeats } from "../../../web/js/text/replay-names.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { read } from "../shared/sources.js";
import { view } from "../shared/views.js";

const text = createSentences("en", read("web/text/en.ftl"));

/** @param {string} south */
function seen(south) {
  const { seats } = view();
  return {
    ...view({ prompt: null, seats: { ...seats, S: { ...seats.S, name: south } } }),
    you: /** @type {any} */ (""),
  };
}

test("in a shared deal nobody is called You, whatever the language of whoever played it", () => {
  const events = [{ kind: "cards_played", seat: /** @type {const} */ ("S"), cards: ["QS"] }];
  for (const you of ["You", "你"]) {
    const shown = nameSeats(text.say, seen(you), true);
    assert.deepEqual(newsSentences(text, events, shown), ["South plays the queen of spades."]);
  }
});

test("who has a name keeps it, and one's own deal calls one You as it was played", () => {
  assert.equal(subjectOf(nameSeats(text.say, seen("Ada"), true), "S").name, "Ada");
  assert.equal(subjectOf(nameSeats(text.say, seen("You"), false), "S").name, "You");
  assert.equal(subjectOf(nameSeats(text.say, seen(""), false), "S").name, "South");
});
