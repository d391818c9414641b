/** Wake timeout: keeps the screen on while a sheet is open, until half an hour after the last tap. */

/** Half an hour, in milliseconds. */
const HALF_AN_HOUR = 1_800_000;

/**
 * @param {object} needs
 * @param {() => boolean} needs.isOpen whether the score is on the screen
 * @param {(isWanted: () => boolean) => () => void} needs.keepAwake
 * @param {() => number} needs.getTime
 * @param {(act: () => void, milliseconds: number) => unknown} needs.setTimer
 */
export function createWakeLock({ isOpen, keepAwake, getTime, setTimer }) {
  let tapped = Number.NEGATIVE_INFINITY;
  const updateLock = keepAwake(() => isOpen() && getTime() - tapped < HALF_AN_HOUR);
  return {
    updateLock,
    noteTap() {
      // A browser asks for a tap before it does this; once it does, nothing is to be asked again for a while.
      if (getTime() - tapped > 1_000) setTimer(updateLock, HALF_AN_HOUR + 1_000);
      tapped = getTime();
      updateLock();
    },
  };
}
