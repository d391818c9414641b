/** Settings: the person's settings, those stored and those the address asks for. */

import { DEFAULT_SETTINGS, keepSettings, keptSettings, settingsIn } from "../core/settings.js";

/** @import { Settings } from "../core/types.d.ts" */

/** What the purse's form shows depends on these. @type {(keyof Settings)[]} */
const OF_PURSE = ["game", "house", "forChips", "stake"];

/** @param {URLSearchParams} address */
export function createSettings(address) {
  let chosen = { ...DEFAULT_SETTINGS, ...keptSettings() };
  // Asked for in the address, for tests and links: they hold here and are not kept.
  const here = settingsIn({
    speed: address.get("speed"),
    game: address.get("game"),
    textTable: address.get("view") === "text" ? "on" : null,
    autoplay: address.has("autoplay") ? address.get("autoplay") !== "no" : null,
  });
  return {
    first: { ...chosen, ...here },
    /**
     * What changes settings, and keeps them.
     * @param {import("../core/store.js").Store} store
     * @param {() => void} lookAtPurse
     * @returns {(settings: Partial<Settings>) => void}
     */
    keep: (store, lookAtPurse) => (settings) => {
      store.change({ type: "setting", settings });
      chosen = { ...chosen, ...settings };
      keepSettings(chosen);
      if (OF_PURSE.some((changed) => changed in settings)) lookAtPurse();
    },
  };
}
