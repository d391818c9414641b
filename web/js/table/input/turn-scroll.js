/** Turn scroll: where large letters or a low screen make the table higher than the screen, one's turn scrolls to the hand. */

/** @import { Match } from "../../core/types.d.ts" */

/**
 * Whether the person is asked something that was not asked before, or told something about it or of the whole deal.
 * @param {Match} now
 * @param {Match | null | undefined} before
 */
export function isAskedAnew({ view, lingering, refusal, explanations }, before) {
  return (
    Boolean(view.prompt ?? view.summary) &&
    !lingering &&
    (view.turn !== before?.view.turn ||
      before.lingering ||
      refusal !== before.refusal ||
      explanations !== before.explanations)
  );
}

/**
 * Scroll so that the hand is seen, and above it the trick, what is asked on the table, or a task; of a summary its beginning. Where everything fits nothing moves.
 * @param {HTMLElement} root
 */
export function bringTurnIntoView(root) {
  const stage = root.closest(".stage");
  if (!stage || stage.scrollHeight <= stage.clientHeight + 1) return;
  const summary = root.querySelector(".summary");
  if (summary) {
    summary.scrollIntoView();
    return;
  }
  root.querySelector("[data-hand]")?.scrollIntoView({ block: "end" });
  for (const one of root.querySelectorAll(".played, .prompt, .bury, .declare, .task > .advice"))
    one.scrollIntoView({ block: "nearest" });
}
