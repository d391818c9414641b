/** Deal flights: what is seen of a deal is what the clock says at the frame, however late it comes. */

import assert from "node:assert/strict";
import test from "node:test";
import { createDealFlights } from "../../../web/js/motion/deal-flights.js";

const AT = { since: 1000, from: 0, interval: 50 };

/** Cards that are dealt on a page whose clock and frames a test moves. @param {import("node:test").TestContext} t @param {number} count */
function dealCards(t, count) {
  let time = AT.since;
  let asked = 1;
  /** By their numbers; the first is somebody else's. @type {Map<number, () => void>} */
  let frames = new Map([[1, () => {}]]);
  t.mock.method(performance, "now", () => time);
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {() => void} */ show) => frames.set((asked += 1), show) && asked,
    cancelAnimationFrame: (/** @type {number} */ one) => frames.delete(one),
  });
  /** @type {string[]} */
  const order = [];
  /** How far each card had flown when it was seen. @type {Record<number, number>} */
  const flown = {};
  const hidden = new Set();
  /** @type {Set<string>} */
  const hiding = new Set();
  const cards = Array.from({ length: count }, (_, number) => ({
    number,
    seat: "",
    element: /** @type {any} */ ({
      style: {
        setProperty: (/** @type {string} */ name, /** @type {string} */ value) =>
          hidden.add(number) && hiding.add(`${name}: ${value}`),
        removeProperty: () => hidden.delete(number),
      },
    }),
    measureFlight() {
      order.push(`measure ${number}`);
      return (/** @type {number} */ elapsed) => {
        order.push(`fly ${number}`);
        flown[number] = elapsed;
      };
    },
  }));
  const deal = createDealFlights(/** @type {any} */ ({ querySelectorAll: () => [] }));
  deal.addCards(cards);
  deal.followTimeline(AT);
  assert.ok(frames.has(1), "nobody else's frame is taken back");
  return { deal, flown, hidden, hiding, order, showFrame };

  /** @param {number} milliseconds after the last one */
  function showFrame(milliseconds) {
    time += milliseconds;
    const due = frames;
    frames = new Map();
    for (const show of due.values()) show();
    return frames.size > 0;
  }
}

test("a frame lets all cards fly that are due, each as far as it would be by now", (t) => {
  const { flown, hidden, showFrame } = dealCards(t, 4);
  assert.equal(showFrame(10), true);
  assert.deepEqual([flown, hidden.size], [{}, 4], "none is due yet");
  showFrame(110);
  assert.deepEqual([flown, [...hidden]], [{ 0: 70, 1: 20 }, [2, 3]]);
  showFrame(80);
  assert.deepEqual([flown, [...hidden]], [{ 0: 70, 1: 20, 2: 50, 3: 0 }, []]);
});

test("all ways are measured before a card flies, and once", (t) => {
  const { order, showFrame } = dealCards(t, 3);
  showFrame(60);
  showFrame(60);
  assert.deepEqual(order, ["measure 0", "measure 1", "measure 2", "fly 0", "fly 1"]);
});

test("a card that is not seen yet keeps its place, and its face is not drawn before", (t) => {
  const { hiding } = dealCards(t, 2);
  assert.deepEqual([...hiding], ["visibility: hidden", "content-visibility: hidden"]);
});

test("in a tab in the background no card is shown, and all that are due when it is seen again", (t) => {
  const { flown, hidden, showFrame } = dealCards(t, 3);
  assert.equal(hidden.size, 3);
  const goesOn = showFrame(60_000);
  assert.deepEqual([hidden.size, Object.keys(flown).length, goesOn], [0, 3, false]);
});

test("a deal that ends in the background hides nothing", (t) => {
  const { deal, flown, hidden, showFrame } = dealCards(t, 3);
  deal.endDeal();
  assert.deepEqual([hidden.size, showFrame(10), flown], [0, false, {}]);
});

test("while a deal stands still no frame is asked for", (t) => {
  const { deal, hidden, showFrame } = dealCards(t, 3);
  deal.followTimeline({ since: 1000, from: 1, interval: Infinity });
  assert.equal(showFrame(500), false);
  assert.equal(hidden.size, 2);
});

test("cards of the next deal stay hidden until its own clock is known", (t) => {
  const { deal, hidden } = dealCards(t, 3);
  deal.endDeal();
  assert.equal(hidden.size, 0);
  const next = { number: 0, seat: "", measureFlight: () => () => {} };
  const style = { setProperty: () => hidden.add(0), removeProperty: () => hidden.delete(0) };
  deal.addCards([{ ...next, element: /** @type {any} */ ({ style }) }]);
  deal.endDeal();
  assert.equal(hidden.size, 1);
  deal.followTimeline(AT);
  deal.endDeal();
  assert.equal(hidden.size, 0);
});
