/** Day feats: what is remarkable of a day's deal that has just been played, among those before it. Pure. */

import { countStreak, findPlay, isPlayed } from "./day-matches.js";

/** @import { Head } from "../../core/storage/types.d.ts" */
/** @import { Feat } from "../../core/types.d.ts" */

/** After fewer days no result is called the best. */
const LEAST_DAYS = 3;

/**
 * That it makes a row of days longer, and that it is the best so far. Played a second time a deal is no feat.
 * @param {readonly Head[]} heads
 * @param {{ game: string, day: string, margin: number }} result
 * @returns {Feat[]}
 */
export function featsOfDay(heads, { game, day, margin }) {
  const play = findPlay(heads, game, day);
  if (!play || isPlayed(play)) return [];
  const others = heads.filter(
    (head) => head.game === game && head.day !== undefined && head.day !== day && isPlayed(head),
  );
  const count = countStreak([...others, { ...play, margin }], game, day).now;
  const isLonger = count > Math.max(1, countStreak(others, game, day).now);
  const days = new Set(others.map((head) => head.day)).size;
  const isBest = days >= LEAST_DAYS && others.every((head) => (head.margin ?? 0) < margin);
  return [
    ...(isLonger ? [/** @type {const} */ ({ kind: "streak", isGood: true, count })] : []),
    ...(isBest ? [/** @type {const} */ ({ kind: "best", isGood: true })] : []),
  ];
}
