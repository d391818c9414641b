/** Turn in view: where large letters or a low screen make the table higher than the screen, one's turn scrolls to the hand. */

/** @import { Match } from "../../core/types.d.ts" */

/** Whether the person is asked something that was not asked before. @param {Match} now @param {Match | null | undefined} before */
export function isAskedAnew({ view, lingering }, before) {
  return view.prompt !== null && !lingering && (view.turn !== before?.view.turn || before.lingering);
}

/**
 * Scroll so that the hand is seen, and what is asked on the table above it. Where everything fits nothing moves.
 * @param {HTMLElement} root
 */
export function bringTurnIntoView(root) {
  const stage = root.closest(".stage");
  if (!stage || stage.scrollHeight <= stage.clientHeight + 1) return;
  root.querySelector("[data-hand]")?.scrollIntoView({ block: "end" });
  root.querySelector(".ask, .bury, .declare")?.scrollIntoView({ block: "nearest" });
}
