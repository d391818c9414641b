/** Pictures: each as it was when somebody last looked at it. */

import "../shared/catalog.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { cardFace } from "../../../web/js/cards/card-face.js";
import * as marks from "../../../web/js/cards/marks.js";
import { avatarView, BLOCKS } from "../../../web/js/features/avatars/view.js";
import { featsView } from "../../../web/js/table/summary/feats.js";
import { match } from "../shared/views.js";
import { written } from "../shared/written.js";

const text = { say: (/** @type {string} */ id) => id, has: () => true };
const streak = (/** @type {number} */ count) => ({ kind: "streak", isGood: true, count });
const FEATS = [streak(2), streak(9), { kind: "captured", isGood: true }, { kind: "best", isGood: true }];
const SUITS = [..."SHCD"];

/** What a drawing is of. @type {Record<string, () => unknown>} */
const PICTURES = {
  ...Object.fromEntries(
    SUITS.map((suit) => [`cards ${suit}`, () => [..."23456789TJQKA"].map((rank) => cardFace(rank + suit))]),
  ),
  jokers: () => ["SJ", "BJ"].map(cardFace),
  suits: () => [...SUITS, "NT"].map(marks.suitMark),
  games: () => ["two_hundred", "tractor", "rangvaar", "court_piece"].map(marks.gameBlock),
  medallions: () => ["", "two_hundred", "tractor", "rangvaar", "court_piece"].map(marks.medallionMark),
  sound: () => [true, false].map(marks.soundMark),
  ...Object.fromEntries(
    Object.entries(marks)
      .filter(([name, draw]) => name.endsWith("Mark") && !draw.length)
      .map(([name, draw]) => [name, /** @type {() => unknown} */ (draw)]),
  ),
  avatars: () => Object.keys(BLOCKS).map((name) => avatarView(name)),
  feats: () => featsView(text, match({}, /** @type {any} */ ({ feats: FEATS }))),
};

/** @type {Record<string, string>} */
const SEEN = {
  "cards C": "bf1a33fb",
  "cards D": "2cbf202b",
  "cards H": "21a4141b",
  "cards S": "a9c549ef",
  aimMark: "ec723261",
  avatars: "67e265b2",
  closeMark: "890066a5",
  coverMark: "0a5e1d75",
  crownMark: "2fef148e",
  fanMark: "68f515ee",
  feats: "f422e3c0",
  games: "e52a8b09",
  hurryMark: "9c8df0f3",
  jokerMark: "b78ef1f0",
  jokers: "c5795fbb",
  lampMark: "384653e2",
  medallionMark: "852577f5",
  medallions: "0e5d4202",
  menuMark: "ce192c3b",
  pauseMark: "85e20b6b",
  playMark: "f15d9a38",
  skipMark: "b358cb3b",
  sound: "fb3b6ed6",
  starMark: "01b9a5fe",
  suits: "00b27fc5",
  undoMark: "8a0d3377",
};

test("no picture is another than the one that was looked at", () => {
  const drawn = Object.entries(PICTURES).map(([name, draw]) => [
    name,
    createHash("sha256").update(written(draw())).digest("hex").slice(0, 8),
  ]);
  assert.deepEqual(Object.fromEntries(drawn), SEEN, "look at each that differs before it is written here");
});
