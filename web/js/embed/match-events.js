/** Match events: what a host that follows a match is told of it: whose turn it is and how it stands, and no card. */

/** @import { View } from "../core/types.d.ts" */
/** @typedef {{ type: "act" | "score", detail: Record<string, unknown> }} HostEvent */

/** How a game says how its deal stands: each names those of these that it has. */
const STANDINGS = /** @type {const} */ (["points", "tricks_won", "opposing_points", "rows", "totals"]);

/**
 * What is new in a view; a trick that is complete comes before whose turn it is then.
 * @param {View | undefined} now
 * @param {View | undefined} before
 * @returns {HostEvent[]}
 */
export function listNewEvents(now, before) {
  if (!now) return [];
  const { game, deal, to_act } = now;
  const isSameDeal = before?.deal === deal && before.game === game;
  const tricks = now.tricks?.length ?? 0;
  const earlier = isSameDeal ? (before.tricks?.length ?? 0) : 0;
  /** @type {HostEvent[]} */
  const told = [];
  if (tricks > earlier) {
    const standing = STANDINGS.filter((name) => now[name] !== undefined).map((name) => [name, now[name]]);
    told.push({ type: "score", detail: { game, deal, tricks, ...Object.fromEntries(standing) } });
  }
  if (!isSameDeal || tricks !== earlier || to_act !== before.to_act)
    told.push({ type: "act", detail: { game, deal, tricks, seat: to_act } });
  return told;
}
