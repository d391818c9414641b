/**
 * Limit: how long something may take. Only time in which the page runs counts: a laptop that sleeps, a tab that its browser
 * has frozen and a machine that is paused are no reason to give up what had no time to happen.
 */

/** A limit is counted in steps of at most this length. A step that takes longer, because the page stood still, counts no more. */
const STEP_MS = 1000;

/**
 * Start a limit.
 * @param {number} milliseconds
 * @param {() => void} onOver called once the page has run for so long
 * @returns {() => void} stops it
 */
export function startLimit(milliseconds, onOver) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const count = (/** @type {number} */ left) => {
    const step = Math.min(left, STEP_MS);
    timer = setTimeout(() => (left > step ? count(left - step) : onOver()), step);
  };
  count(milliseconds);
  return () => clearTimeout(timer);
}
