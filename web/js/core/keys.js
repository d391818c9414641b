/** Keys: what a key stands for on any keyboard, and keys that stay down. */

import { toEuropeanDigits } from "../text/digits.js";

/** Question marks of other scripts. */
const ALIKE = /** @type {Record<string, string>} */ ({ "؟": "?", "？": "?" });

/**
 * The letter, digit or sign a key stands for, as a Latin keyboard writes it, in capitals. On a keyboard of another script it is
 * what stands at the same place of a Latin one; on a Latin keyboard, wherever its letters lie, what is written on the key.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function letterOf({ key, code }) {
  const sign = toEuropeanDigits(ALIKE[key] ?? key);
  if (/^[\x20-\x7e]$/.test(sign)) return sign.toUpperCase();
  const [, letter = ""] = /^(?:Key|Digit)([A-Z\d])$/.exec(code) ?? [];
  // Of the keys that have names, such as Enter, none is a letter; `Process` and `Unidentified` are those of a keyboard that composes.
  return [...key].length === 1 || key === "Process" || key === "Unidentified" ? letter || key : key;
}

/**
 * Have Enter and the space bar act once, however long they stay down: browsers press a button anew each time the key repeats.
 * In a text of several lines they write.
 * @param {EventTarget} page
 */
export function pressOnce(page) {
  page.addEventListener(
    "keydown",
    (event) => {
      const { key, repeat } = /** @type {KeyboardEvent} */ (event);
      const target = /** @type {Partial<Element> | null} */ (event.target);
      const isWriting =
        target?.matches?.("textarea, [contenteditable]") || (key === " " && target?.matches?.("input"));
      if (!repeat || (key !== "Enter" && key !== " ") || isWriting) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
