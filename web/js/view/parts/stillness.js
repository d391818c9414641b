/**
 * Stillness: whether nothing moves. The person says so in the settings, or leaves it to the system; style sheets see it
 * as `data-still`. `js/early.js` sets it before the first paint.
 */

/** @import { Settings } from "../../store/types.d.ts" */

const SYSTEM = "(prefers-reduced-motion: reduce)";

/** Whether cards lie where they belong at once. */
export function isStill() {
  return document.documentElement.dataset["still"] !== undefined;
}

/**
 * Keep the page as still as is wished for, whatever the system comes to say.
 * @param {() => Settings["motion"]} wish
 * @returns {() => void} to be called when the wish may have changed
 */
export function keepStill(wish) {
  const system = matchMedia(SYSTEM);
  const put = () => {
    const motion = wish();
    const still = motion === "reduced" || (motion === "system" && system.matches);
    document.documentElement.toggleAttribute("data-still", still);
  };
  system.addEventListener("change", put);
  return put;
}
