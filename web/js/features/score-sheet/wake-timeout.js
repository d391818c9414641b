/** Waking: the screen stays on while a score is kept, until half an hour has gone by without a tap. */

/** Half an hour, in milliseconds. */
export const HALF_AN_HOUR = 1_800_000;

/**
 * @param {object} needs
 * @param {() => boolean} needs.isOpen whether the score is on the screen
 * @param {(isWanted: () => boolean) => () => void} needs.keepAwake
 * @param {() => number} needs.now
 * @param {(act: () => void, milliseconds: number) => unknown} needs.later
 */
export function createWaking({ isOpen, keepAwake, now, later }) {
  let tapped = Number.NEGATIVE_INFINITY;
  const look = keepAwake(() => isOpen() && now() - tapped < HALF_AN_HOUR);
  return {
    look,
    tap() {
      // A browser asks for a tap before it does this; once it does, nothing is to be asked again for a while.
      if (now() - tapped > 1_000) later(look, HALF_AN_HOUR + 1_000);
      tapped = now();
      look();
    },
  };
}
