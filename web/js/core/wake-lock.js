/** Wake lock: the screen stays on while somebody plays together or keeps a score, where the browser can do that. */

/** @param {() => boolean} isWanted @returns {() => void} to be called when that may have changed */
export function keepAwake(isWanted) {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let isAsking = false;
  async function updateLock() {
    if (!isWanted()) {
      // A lock that the browser has let go already is what was wanted.
      void lock?.release().catch(() => {});
      lock = null;
    } else if (!lock && !isAsking && document.visibilityState === "visible") {
      isAsking = true;
      lock = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null;
      isAsking = false;
      // The browser lets it go when the page is hidden.
      lock?.addEventListener("release", () => (lock = null));
      if (!isWanted()) void updateLock();
    }
  }
  document.addEventListener("visibilitychange", () => void updateLock());
  return () => void updateLock();
}
