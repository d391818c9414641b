/** Deal timeline: what is shown depends on the clock alone. */

import assert from "node:assert/strict";
import test from "node:test";
import { timesOfDeal } from "../../../web/js/features/sound/cues.js";
import {
  changeInterval,
  countShown,
  extendTimeline,
  timeOfCount,
} from "../../../web/js/motion/deal-timeline.js";
import { match } from "../shared/views.js";

const AT = { since: 1000, from: 20, interval: 50 };

test("a frame that comes late shows all cards that are due", () => {
  assert.equal(countShown(AT, 1000), 20);
  assert.equal(countShown(AT, 1049), 20);
  assert.equal(countShown(AT, 1050), 21);
  assert.equal(countShown(AT, 3000), 60);
  assert.equal(timeOfCount(AT, 60), 3000);
});

test("a deal that is stopped goes on from where it stood", () => {
  const stopped = changeInterval(AT, Infinity, 1500, 100);
  assert.equal(countShown(stopped, 60_000), 30);
  const again = changeInterval(stopped, 50, 60_000, 100);
  assert.equal(countShown(again, 60_500), 40);
});

test("no more cards are counted than were known when the pace changed", () => {
  assert.equal(countShown(changeInterval(AT, Infinity, 9000, 40), 9000), 40);
});

test("an answer that comes late delays none of the cards after it, unless the deal stood still", () => {
  assert.equal(extendTimeline(AT, 40, 50, timeOfCount(AT, 40) + 300), AT);
  assert.equal(extendTimeline(AT, 40, 50, timeOfCount(AT, 40) + 1_000), AT);
  assert.deepEqual(extendTimeline(AT, 40, 50, 3_001), { since: 3_001, from: 40, interval: 50 });
  assert.deepEqual(extendTimeline(null, 0, 50, 7), {
    since: 7,
    from: 0,
    interval: 50,
  });
});

test("all cards are shown at once where there is no time between them", () => {
  assert.equal(countShown({ ...AT, interval: 0 }, 1000), Infinity);
});

test("the cards that the person is dealt are heard when they are shown", () => {
  const events = ["2H", "9C"].map((card) => ({ kind: "cards_dealt", cards: [card] }));
  const dealt = match({ hand: ["2H", "9C", "AS"], first: "W", phase: "dealing" });
  const told = {
    ...dealt,
    timeline: { since: 1000, from: 4, interval: 50 },
    told: { view: dealt.view, events },
  };
  // Of four seats the person's is the last: their second card is the eighth, their third the twelfth.
  assert.deepEqual(timesOfDeal(told), [1200, 1400]);
  assert.deepEqual(timesOfDeal({ ...told, told: null }), []);
});
