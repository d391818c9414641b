/**
 * Tap burst: taps in quick succession at one place are meant for what lay there at first. Once they have played a card, the next
 * one of the hand lies under the finger, or the button to play asks again: what comes of them then does nothing. A tap on
 * anything else ends the burst.
 */

/** What is guarded: the hand, and the buttons of the line above it. */
const GUARDED = "[data-hand] button, .self > button";

/** Taps that follow one another within this time, in milliseconds, are a burst. */
const BURST_MS = 350;
/** So far apart, in pixels, taps are at one place. */
const NEAR = 24;

/**
 * @param {HTMLElement} root the table
 * @param {() => number | undefined} getTurn the number of the turn that is shown
 * @param {() => number} [now] milliseconds
 */
export function playOnceAtAPlace(root, getTurn, now = () => performance.now()) {
  /** The burst that goes on: where and when it was tapped last, and at which turn it began. */
  let burst = { x: 0, y: 0, at: -Infinity, turn: /** @type {number | undefined} */ (undefined) };
  root.addEventListener(
    "click",
    (event) => {
      const { target, clientX: x, clientY: y, detail } = event;
      // A press of a key is no tap.
      if (!detail) return;
      if (!(/** @type {Element} */ (target).closest(GUARDED))) {
        burst.at = -Infinity;
        return;
      }
      const isSame = now() - burst.at < BURST_MS && Math.hypot(x - burst.x, y - burst.y) < NEAR;
      burst = { x, y, at: now(), turn: isSame ? burst.turn : getTurn() };
      if (burst.turn === getTurn()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
