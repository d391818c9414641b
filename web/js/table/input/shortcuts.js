/**
 * Shortcuts: single letters, as players who listen know them from other tables. They are silent while something is
 * typed, while a panel is open, and where the person has turned them off.
 */

import { letterOf } from "../../core/keys.js";
import { isDealStopped, paceToGoOn } from "../store/dealing.js";
import { currentTrickSentence, standingSentence } from "../../text/table-review.js";

/** @import { Match, State, View } from "../../core/types.d.ts" */
/** @import { Table } from "../store/table-store.js" */

/** What a person may answer with a pass. */
const PASSED = new Set(["bid", "declare"]);

/**
 * @typedef {object} ShortcutNeeds
 * @property {HTMLElement} root the table
 * @property {() => State} state
 * @property {Pick<Table, "performAction" | "setDealing" | "setPace" | "undoAction" | "skipWait">} table
 * @property {(view: View) => import("../view/table-view.js").Text} words of the game played
 * @property {(sentence: string) => void} tell
 * @property {(panel: "tricks" | "keys") => void} open
 * @property {() => void} sortHand
 * @property {() => void} toggleHint
 */

/**
 * Every shortcut: what its words are called (`keys-<name>`), its keys, and what it does.
 * @type {readonly { name: string, keys: readonly string[], run: (needs: ShortcutNeeds, match: Match, key: string) => unknown }[]}
 */
export const SHORTCUTS = [
  {
    name: "suit",
    keys: ["S", "H", "D", "C"],
    run: ({ root }, _, key) => jumpToCard(root, (card) => card.slice(-1) === key),
  },
  {
    name: "trumps",
    keys: ["J"],
    run: ({ root }, { view }) => jumpToCard(root, (card) => view.trumps.includes(card)),
  },
  {
    name: "playable",
    keys: ["A"],
    run: ({ root }) => jumpToCard(root, (_, button) => button.getAttribute("aria-disabled") !== "true"),
  },
  { name: "pass", keys: ["N"], run: passTurn },
  {
    name: "hint",
    keys: ["I"],
    run: ({ toggleHint }, { view, lingering }) => view.prompt && !lingering && toggleHint(),
  },
  { name: "pause", keys: ["W"], run: (needs, match) => togglePace(needs, match, "paused") },
  { name: "hurry", keys: ["F"], run: (needs, match) => togglePace(needs, match, "fast") },
  { name: "turn", keys: ["T"], run: (needs, match) => tellStanding(needs, match, "turn") },
  {
    name: "review",
    keys: ["R"],
    run: ({ tell, words }, match) => tell(currentTrickSentence(words(match.view), match)),
  },
  { name: "points", keys: ["P"], run: (needs, match) => tellStanding(needs, match, "score") },
  { name: "bids", keys: ["V"], run: (needs, match) => tellStanding(needs, match, "bids") },
  { name: "tricks", keys: ["L"], run: ({ open }) => open("tricks") },
  { name: "undo", keys: ["U"], run: ({ table }) => table.undoAction() },
  { name: "sort", keys: ["O"], run: ({ sortHand }) => sortHand() },
  { name: "list", keys: ["?"], run: ({ open }) => open("keys") },
];

/** @param {ShortcutNeeds} needs */
export function listenForShortcuts(needs) {
  document.addEventListener("keydown", (event) => {
    const { match, settings, panel, crash, rules } = needs.state();
    if (!match || panel || rules || crash || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    if (isGoOn(event) && match.lingering) {
      event.preventDefault();
      void needs.table.skipWait();
      return;
    }
    // A key that stays down has acted.
    if (!event.repeat && settings.shortcuts && runShortcut(needs, match, letterOf(event)))
      event.preventDefault();
  });
}

/** Do what a key stands for, where it stands for something. @param {ShortcutNeeds} needs @param {Match} match @param {string} key */
export function runShortcut(needs, match, key) {
  const letter = key.toUpperCase();
  const shortcut = SHORTCUTS.find(({ keys }) => keys.includes(letter));
  void shortcut?.run(needs, match, letter);
  return shortcut !== undefined;
}

/** @param {ShortcutNeeds} needs @param {Match} match */
function passTurn({ table }, match) {
  const { view, lingering } = match;
  const { prompt } = view;
  if (match.isOffered) return void table.setDealing(paceToGoOn(match));
  if (lingering || !prompt || !PASSED.has(prompt.kind)) return;
  if ("can_pass" in prompt && prompt.can_pass) void table.performAction({ kind: "pass" });
}

/** Pause or hurry the bots or the dealing, or go on with them. @param {ShortcutNeeds} needs @param {Match} match @param {"paused" | "fast"} pace */
function togglePace({ table }, match, pace) {
  const { view, dealing, pace: before } = match;
  if (view.phase === "dealing" && pace === "paused" && isDealStopped(match))
    void table.setDealing(paceToGoOn(match));
  else if (view.phase === "dealing") void table.setDealing(dealing === pace ? "live" : pace);
  else void table.setPace(before === pace ? "live" : pace);
}

/** @param {ShortcutNeeds} needs @param {Match} match @param {"turn" | "score" | "bids"} what */
function tellStanding({ tell, words }, { view }, what) {
  tell(standingSentence(words(view), view, what));
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
