/**
 * Shortcuts: single letters, as players who listen know them from other tables. They are silent while something is
 * typed, while a panel is open, and where the person has turned them off.
 */

import { currentTrickSentence, standingSentence } from "../../text/table-review.js";

/** @import { State, View } from "../../core/types.d.ts" */

const SUITS = new Set(["s", "h", "d", "c"]);

/** Letters that only make the live region speak. */
const TOLD = /** @type {Record<string, "turn" | "trick" | "score" | "bids">} */ ({
  t: "turn",
  r: "trick",
  p: "score",
  v: "bids",
});

/**
 * @param {object} needs
 * @param {HTMLElement} needs.root the table
 * @param {() => State} needs.state
 * @param {(view: View) => import("../view/table-view.js").Text} needs.words of the game played
 * @param {(sentence: string) => void} needs.tell
 * @param {(panel: "tricks" | "keys") => void} needs.open
 * @param {() => void} needs.undo
 * @param {() => void} needs.sort the hand again
 * @param {() => void} needs.goOn the trick has been looked at
 * @param {() => void} needs.passTurn
 * @param {() => void} needs.askHint
 * @param {() => void} needs.togglePause the bots or the dealing, or go on with them
 * @param {() => void} needs.toggleFast them
 */
export function listenForShortcuts(needs) {
  const { root, state, words, tell, open, undo, sort, goOn } = needs;
  /** @type {Record<string, () => void>} */
  const acts = { n: needs.passTurn, i: needs.askHint, w: needs.togglePause, f: needs.toggleFast };

  document.addEventListener("keydown", (event) => {
    const { match, settings, panel, crash, rules: help } = state();
    if (!match || panel || help || crash || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    const key = event.key.toLowerCase();
    if (isGoOn(event) && match.lingering) {
      event.preventDefault();
      goOn();
      return;
    }
    if (!settings.shortcuts) return;
    const what = TOLD[key];
    if (SUITS.has(key)) jumpToCard(root, (card) => card.slice(-1).toLowerCase() === key);
    else if (key === "j") jumpToCard(root, (card) => match.view.trumps?.includes(card) ?? false);
    else if (what === "trick") tell(currentTrickSentence(words(match.view), match));
    else if (what) tell(standingSentence(words(match.view), match.view, what));
    else if (key === "l") open("tricks");
    else if (key === "u") undo();
    else if (key === "o") sort();
    else if (key === "a") jumpToCard(root, (_, button) => button.getAttribute("aria-disabled") !== "true");
    else if (key === "?") open("keys");
    else if (acts[key]) acts[key]();
    else return;
    event.preventDefault();
  });
}

/** Whether it is Enter or the space bar while no control has the focus. @param {KeyboardEvent} event */
function isGoOn(event) {
  const target = /** @type {HTMLElement | null} */ (event.target);
  return (event.key === "Enter" || event.key === " ") && !target?.closest?.("button, a, summary");
}

/** @param {EventTarget | null} target */
function isTyped(target) {
  return (
    target instanceof HTMLElement && target.closest("input:not([type=range]), textarea, select") !== null
  );
}

/**
 * To the next card of the hand that is one of these, from the one that has the focus.
 * @param {HTMLElement} root
 * @param {(card: string, button: HTMLElement) => boolean} isOne
 */
function jumpToCard(root, isOne) {
  const hand = [...root.querySelectorAll("[data-hand] button, [data-text-hand] button")].filter(
    (card) => card instanceof HTMLElement,
  );
  const now = hand.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const found = hand
    .map((_, step) => hand[(now + 1 + step) % hand.length])
    .find((card) => card && isOne(card.dataset["card"] ?? "", card));
  found?.focus();
}
