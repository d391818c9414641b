/**
 * Reduced motion: reduced motion, by the person's setting or the system's; style sheets see it as `data-still`.
 * `js/early.js` sets it before the first paint.
 */

/** @import { Settings } from "../core/types.d.ts" */

const SYSTEM = "(prefers-reduced-motion: reduce)";

/** Whether cards move without animation. */
export function isStill() {
  return document.documentElement.dataset["still"] !== undefined;
}

/**
 * Keep `data-still` right when the setting or the system's preference changes.
 * @param {() => Settings["motion"]} wish
 * @returns {() => void} to be called when the setting may have changed
 */
export function watchMotion(wish) {
  const system = matchMedia(SYSTEM);
  const applyMotion = () => {
    const motion = wish();
    const still = motion === "reduced" || (motion === "system" && system.matches);
    document.documentElement.toggleAttribute("data-still", still);
  };
  system.addEventListener("change", applyMotion);
  return applyMotion;
}
