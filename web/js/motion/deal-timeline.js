/**
 * Deal timeline: how many cards of a deal are shown at a time of the clock. A frame that comes late shows more cards; it
 * delays none. Pure.
 */

/** @import { DealTimeline } from "../core/types.d.ts" */

/** How late a card may come, in milliseconds: after longer the deal has stood still, and goes on from there. */
const STOOD_MS = 1_000;

/**
 * How many cards are shown, of as many as there may come.
 * @param {DealTimeline} timeline
 * @param {number} now in milliseconds
 */
export function countShown({ since, from, interval }, now) {
  return interval === 0 ? Infinity : from + Math.floor(Math.max(0, now - since) / interval);
}

/** When so many cards are shown. @param {DealTimeline} timeline @param {number} count */
export function timeOfCount({ since, from, interval }, count) {
  return count > from ? since + (count - from) * interval : since;
}

/**
 * The timeline with another interval from now on.
 * @param {DealTimeline} timeline
 * @param {number} interval in milliseconds; Infinity while the deal stands still
 * @param {number} now
 * @param {number} dealt how many cards are known
 * @returns {DealTimeline}
 */
export function changeInterval(timeline, interval, now, dealt) {
  return { since: now, from: Math.min(dealt, countShown(timeline, now)), interval };
}

/**
 * The timeline on which more cards are shown: the same one, unless the deal had stood still.
 * @param {DealTimeline | null} timeline
 * @param {number} dealt how many cards were known before
 * @param {number} interval
 * @param {number} now
 * @returns {DealTimeline}
 */
export function extendTimeline(timeline, dealt, interval, now) {
  const hasStood = !timeline || now - timeOfCount(timeline, dealt) > STOOD_MS;
  if (hasStood) return { since: now, from: dealt, interval };
  return timeline.interval === interval ? timeline : changeInterval(timeline, interval, now, dealt);
}
