import "../shared/catalog.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { pairBid } from "../../../web/games/tractor/pair-bid.js";
import { createSentences } from "../../../web/js/text/sentences.js";
import { source } from "../shared/texts.js";
import { match, view } from "../shared/views.js";
import { written } from "../shared/written.js";

const { say, has } = /** @type {any} */ (createSentences("en", source("en")));
const actions = /** @type {any} */ ({ performAction: () => {}, letPartnerDecide: () => {} });
const prompt = /** @type {const} */ ({
  kind: "bid",
  can_pass: true,
  no_pass: null,
  values: [5, 10, 15],
  by_pair: true,
});
/** @param {any} more */
const asked = (more) => pairBid({ say, has }, match(view({ game: "tractor", prompt, ...more })), actions);

test("a bid for the pair can be left to the partner whose turn it is, unless that is a person", () => {
  assert.doesNotMatch(written(asked({ to_act: "S" })), /Leave it/);
  const { seats } = view();
  assert.match(written(asked({ to_act: "N" })), /Leave it to Théo/);
  const person = { ...seats, N: { ...seats.N, level: null } };
  assert.doesNotMatch(written(asked({ to_act: "N", seats: person })), /Leave it to/);
});

test("a bid that is nobody's pair's is asked for as in every game", () => {
  assert.equal(asked({ prompt: { ...prompt, by_pair: false } }), null);
});
