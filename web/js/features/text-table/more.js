/** More: what is not needed for the next act, folded behind one button: help, taking back, the tricks, the menu. */

import { html, nothing } from "lit-html";
import { isPaced } from "../../table/store/onward.js";
import { afterDeal } from "../explaining/after-deal.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { TableActs, Text } from "../../table/view/table.js" */

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
 * @param {TableActs} does
 */
export function moreView(text, match, does) {
  const { say } = text;
  const { view, lingering, busy, own, explanations } = match;
  const hasAccount = Boolean(view.summary) && !lingering;
  const fast = match.dealing === "fast" ? "live" : "fast";
  return html`<details class="text-more" @click=${FOLD}>
    <summary class="button">${say("hint-more")}</summary>
    <div class="text-buttons">
      ${
        view.prompt && !lingering
          ? button(say(explanations?.hint ? "hint-close" : "hint"), does.hint)
          : nothing
      }
      ${isPaced(match) ? paceLines(text, match, does) : nothing}
      ${view.can_undo && !busy ? button(say("undo"), does.undo) : nothing}
      ${view.phase === "dealing" ? button(say("deal-hurry"), () => does.deal(fast)) : nothing}
      ${own ? button(say("hand-sort"), does.sort) : nothing}
      ${view.cover?.uncovered ? button(say("cover"), does.cover) : nothing}
      ${hasAccount ? afterDeal(text, match, does) : button(say("tricks"), () => does.open("tricks"))}
      ${button(say("menu"), () => does.open("menu"))}
    </div>
  </details>`;
}

/** @param {Text} text @param {Match} match @param {TableActs} does */
function paceLines({ say }, { pace }, does) {
  const isPaused = pace === "paused";
  return html`${button(say(isPaused ? "pace-go-on" : "pace-pause"), () => does.pace(isPaused ? "live" : "paused"))}
  ${button(say("pace-hurry"), () => does.pace("fast"))}`;
}

/** @param {string} words @param {() => void} act */
function button(words, act) {
  return html`<button class="button" type="button" @click=${act}>${words}</button>`;
}
