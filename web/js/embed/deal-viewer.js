/** Deal viewer: the frame as a viewer of the deal that its address carries, and of nothing else. */

/** @import { State } from "../core/types.d.ts" */

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

/**
 * How tall the frame has to be, so that nothing of the viewer has to be scrolled into view.
 * @param {Element} panel
 */
export function measureViewer(panel) {
  const { top } = panel.getBoundingClientRect();
  const last = panel.lastElementChild?.getBoundingClientRect().bottom ?? top;
  return Math.ceil(last - top + panel.scrollTop + Number.parseFloat(getComputedStyle(panel).paddingBlockEnd));
}
