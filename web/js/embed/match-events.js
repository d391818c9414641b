/** Match events: what a host is told of the match it follows, whose turn it is and how it stands, or of the step a viewer shows. */

/** @import { State, View } from "../core/types.d.ts" */
/** @typedef {{ type: "act" | "score", detail: Record<string, unknown> }} HostEvent */

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
  const tricks = now.tricks.length;
  const earlier = isSameDeal ? before.tricks.length : 0;
  /** @type {HostEvent[]} */
  const told = [];
  if (tricks > earlier) told.push({ type: "score", detail: { game, deal, tricks, score: now.score } });
  if (!isSameDeal || tricks !== earlier || to_act !== before.to_act)
    told.push({ type: "act", detail: { game, deal, tricks, seat: to_act } });
  return told;
}

/**
 * What the host is told of the step that is shown; null where it is the one it was told of.
 * @param {State} now
 * @param {State} before
 */
export function findNewStep(now, before) {
  const [shown, earlier] = [now.history.opened?.replay, before.history.opened?.replay];
  if (!shown || (shown.deal === earlier?.deal && shown.step === earlier.step)) return null;
  const steps = now.history.opened?.deals.find(({ number }) => number === shown.deal)?.steps ?? 0;
  return { game: shown.view.game, deal: shown.deal, step: shown.step, steps };
}
