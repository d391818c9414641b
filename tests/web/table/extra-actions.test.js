import assert from "node:assert/strict";
import { test } from "node:test";
import { cardAct, mayTake, plainOffers, takesCard } from "../../../web/js/table/store/extra-actions.js";

/** @type {any} */
const LAY = {
  kind: "lay_indicator",
  offers: [{ kind: "lay_indicator", card: "KD" }, { kind: "ask_redeal" }],
};
/** @type {any} */
const PLAY = {
  kind: "play",
  playable: ["2S"],
  refused: {},
  only: null,
  claim: null,
  offers: [{ kind: "ask_trump" }],
};

test("an act offered with a card is done with that card of the hand, and no other may be taken up", () => {
  assert.ok(takesCard(LAY));
  assert.deepEqual([mayTake(LAY, "KD"), mayTake(LAY, "2S")], [true, false]);
  assert.deepEqual(cardAct(LAY, ["KD"]), { kind: "lay_indicator", card: "KD" });
});

test("an act offered without a card is a button beside what is asked", () => {
  assert.deepEqual(plainOffers(LAY), [{ kind: "ask_redeal" }]);
  assert.deepEqual(plainOffers(PLAY), [{ kind: "ask_trump" }]);
  assert.deepEqual(cardAct(PLAY, ["2S"]), { kind: "play", cards: ["2S"] });
});

test("a prompt without offers asks for what it names alone", () => {
  const bid = /** @type {any} */ ({ kind: "bid", can_pass: true, no_pass: null, values: [7] });
  assert.deepEqual([takesCard(bid), takesCard(null), plainOffers(bid)], [false, false, []]);
});
