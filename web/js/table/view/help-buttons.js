/** Help buttons: buttons to undo, sort the hand, claim the rest and continue with the next trick. */

import { html, nothing } from "lit-html";
import { button, iconButton } from "../../parts/controls.js";
import { coverMark, fanMark, undoMark } from "../../cards/marks.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Text } from "./table-view.js" */

/**
 * The corner opposite the last trick. Its space is reserved, so that nothing moves when a button appears.
 * @param {Text} text
 * @param {Match} match
 * @param {{ undoAction: () => void, sortHand: () => void, coverHands: () => void }} actions
 */
export function helpButtons(text, { view, busy, own }, actions) {
  const { say } = text;
  return html`<div class="help-buttons">
    <button
      class="icon-button"
      type="button"
      aria-label=${say("undo")}
      title=${say("undo")}
      ?data-idle=${!view.can_undo}
      ?disabled=${!view.can_undo || busy}
      @click=${actions.undoAction}
    >
      ${undoMark()}
    </button>
    ${
      view.pass_and_play?.uncovered
        ? iconButton(coverMark(), say("pass-cover"), actions.coverHands, { isTitled: true })
        : nothing
    }
    <button
      class="icon-button"
      type="button"
      aria-label=${say("hand-sort")}
      title=${say("hand-sort")}
      ?data-idle=${!own}
      ?disabled=${!own}
      @click=${actions.sortHand}
    >
      ${fanMark()}
    </button>
  </div>`;
}

/**
 * The button to claim the rest, offered where the engine says that the person wins all tricks left.
 * @param {Text} text
 * @param {Match} match
 * @param {{ claimTricks: () => void }} actions
 */
export function claimOffer({ say }, { view, lingering, busy }, actions) {
  const { prompt } = view;
  if (lingering || prompt?.kind !== "play" || !prompt.claim) return nothing;
  return button(
    html`${say("claim")} <small>${say("claim-tricks", { count: prompt.claim })}</small>`,
    actions.claimTricks,
    { isOff: busy, className: "claim" },
  );
}

/**
 * The line above the hand while a trick stays on the table until the person goes on.
 * @param {unknown} words
 * @param {Text} text
 * @param {() => void} goOn
 */
export function goOnLine(words, { say }, goOn) {
  return html`${button(say("go-on"), goOn, { isMain: true })}
    <div class="prompt-text" data-home tabindex="-1"><p>${words}</p></div>`;
}

/**
 * The line above the hand while a bot plays on for the person.
 * @param {Text} text
 * @param {unknown} pause the button that pauses
 * @param {() => void} takeOver
 */
export function handedOverLine({ say }, pause, takeOver) {
  return html`${pause}
    <div class="prompt-text" data-home tabindex="-1"><p>${say("handed-over-line")}</p></div>
    ${button(say("take-over"), takeOver, { isMain: true })}`;
}

/** The line above the hand while taps move its cards. @param {Text} text @param {() => void} end */
export function arrangingLine({ say }, end) {
  return html`<div class="prompt-text" data-home tabindex="-1"><p>${say("hand-arrange-line")}</p></div>
    ${button(say("hand-arrange-done"), end, { isMain: true })}`;
}
