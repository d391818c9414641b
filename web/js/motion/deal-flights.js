/**
 * Deal flights: cards that are dealt lie at their places from the start, unseen, and each flies there from the pack when its
 * time has come. A frame that comes late lets all cards fly that are due, each as far as it would be by now. Their ways are
 * measured in the frame after they are rendered, when the page is laid out anyway.
 */

import { countShown, timeOfCount } from "./deal-timeline.js";

/** @import { DealTimeline } from "../core/types.d.ts" */

/**
 * @typedef {object} DealtCard
 * @property {HTMLElement} element
 * @property {number} number of the cards dealt, the first being 0
 * @property {string} seat whose it is; empty for the person's own
 * @property {() => (elapsed: number) => void} measureFlight measures its way; the result lets it fly, as if it had begun so many
 *   milliseconds ago
 */

/** What a card has until it is seen: its face is neither styled nor laid out before, which comes to much for a hand that comes at once. */
const UNSEEN = { visibility: "hidden", "content-visibility": "hidden" };
/** What tells how many cards there are: while some are not shown it tells of the others. */
const COUNT = "[data-counted]";

/** @param {HTMLElement} root */
export function createDealFlights(root) {
  /** Those that are not shown yet, in the order they are dealt. @type {DealtCard[]} */
  let waiting = [];
  /** The flights that are measured. @type {Map<DealtCard, (elapsed: number) => void>} */
  const flights = new Map();
  /** @type {DealTimeline | null} */
  let timeline = null;
  let frame = 0;

  return { addCards, followTimeline, endDeal };

  /** Hide cards until they are dealt. @param {DealtCard[]} cards */
  function addCards(cards) {
    for (const { element } of cards)
      for (const [name, value] of Object.entries(UNSEEN)) element.style.setProperty(name, value);
    waiting = [...waiting, ...cards].sort((one, other) => one.number - other.number);
    writeCounts();
  }

  /** Show each card when its time has come. @param {DealTimeline} now */
  function followTimeline(now) {
    timeline = now;
    awaitFrame();
  }

  /** Show all of them. */
  function endDeal() {
    if (!timeline) return;
    waiting.forEach(showCard);
    waiting = [];
    flights.clear();
    timeline = null;
    writeCounts();
  }

  function awaitFrame() {
    cancelAnimationFrame(frame);
    if (waiting.length) frame = requestAnimationFrame(showDue);
  }

  function showDue() {
    if (!timeline) return;
    for (const card of waiting) if (!flights.has(card)) flights.set(card, card.measureFlight());
    const now = performance.now();
    const count = countShown(timeline, now);
    const due = waiting.findIndex(({ number }) => number >= count);
    for (const card of waiting.splice(0, due < 0 ? waiting.length : due)) {
      showCard(card);
      if (timeline.interval) flights.get(card)?.(now - timeOfCount(timeline, card.number + 1));
      flights.delete(card);
    }
    writeCounts();
    if (timeline.interval !== Infinity) awaitFrame();
  }

  /** @param {DealtCard} card */
  function showCard({ element }) {
    for (const name of Object.keys(UNSEEN)) element.style.removeProperty(name);
  }

  /** Write how many cards are shown where the views have written how many there are: at the pack, and at the seats. */
  function writeCounts() {
    for (const count of root.querySelectorAll(COUNT)) {
      const seat = count.closest("[data-seat]")?.getAttribute("data-seat");
      const missing = seat ? waiting.filter((card) => card.seat === seat) : waiting;
      const text = [...count.childNodes].find((node) => node instanceof Text);
      const shown = String(Number(count.getAttribute("data-counted")) - missing.length);
      // The same text node: one that is replaced would be laid out as a new one, and the views would lose it.
      if (text && text.data !== shown) text.data = shown;
    }
  }
}
