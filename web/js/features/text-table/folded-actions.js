/** Folded actions: the actions that the next act does not need, behind one button: help, undo, the tricks, the menu. */

import { html, nothing } from "lit-html";
import { isPaced } from "../../table/store/next-step.js";
import { afterDeal } from "../explanations/deal-review.js";
import { button, fold } from "../../parts/controls.js";
import { orderLines } from "../../table/view/card-order.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { TableActions, Text } from "../../table/view/table-view.js" */

/** It folds before the act is done, so that the focus can return to it. */
const FOLD = {
  capture: true,
  /** @param {Event} event */
  handleEvent({ target }) {
    const details = /** @type {Element} */ (target).closest("button")?.closest("details");
    if (!details) return;
    details.open = false;
    details.querySelector("summary")?.focus();
  },
};

/**
 * @param {Text} text
 * @param {Match} match
 * @param {TableActions} actions
 */
export function moreView(text, match, actions) {
  const { say } = text;
  const { view, lingering, busy, own, explanations } = match;
  const hasAccount = Boolean(view.summary) && !lingering;
  const fast = match.dealing === "fast" ? "live" : "fast";
  return html`<details class="text-more" @click=${FOLD}>
    <summary class="button">${say("hint-more")}</summary>
    <div class="text-buttons">
      ${
        view.prompt && !lingering
          ? button(say(explanations?.hint ? "hint-close" : "hint"), actions.toggleHint)
          : nothing
      }
      ${isPaced(match) ? paceLines(text, match, actions) : nothing}
      ${view.can_undo && !busy ? button(say("undo"), actions.undoAction) : nothing}
      ${view.phase === "dealing" ? button(say("deal-hurry"), () => actions.setDealing(fast)) : nothing}
      ${own ? button(say("hand-sort"), actions.sortHand) : nothing}
      ${view.pass_and_play?.uncovered ? button(say("pass-cover"), actions.coverHands) : nothing}
      ${hasAccount ? afterDeal(text, match, actions) : button(say("tricks"), () => actions.open("tricks"))}
      ${button(say("menu"), () => actions.open("menu"))}
    </div>
    ${view.order ? fold(say("order"), orderLines(say, view.order)) : nothing}
  </details>`;
}

/** @param {Text} text @param {Match} match @param {TableActions} actions */
function paceLines({ say }, { pace }, actions) {
  const isPaused = pace === "paused";
  return html`${button(say(isPaused ? "pace-go-on" : "pace-pause"), () => actions.setPace(isPaused ? "live" : "paused"))}
  ${button(say("pace-hurry"), () => actions.setPace("fast"))}`;
}
