/** Settings: the person's settings, those stored and those the address asks for. */

import { DEFAULT_SETTINGS, saveSettings, loadSettings, settingsIn } from "../features/settings.js";

/** @import { Settings } from "../core/types.d.ts" */

/** @param {URLSearchParams} address */
export function createSettings(address) {
  const chosen = { ...DEFAULT_SETTINGS, ...loadSettings() };
  /** What was chosen and is not kept yet. @type {Partial<Settings>} */
  let unkept = {};
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
     * What changes settings, and keeps them beside what another tab has kept meanwhile.
     * @param {import("../core/store.js").Store} store
     * @returns {(settings: Partial<Settings>) => void}
     */
    createSetter: (store) => (settings) => {
      store.change({ type: "setting", settings });
      unkept = { ...unkept, ...settings };
      if (saveSettings({ ...DEFAULT_SETTINGS, ...loadSettings(), ...unkept })) unkept = {};
    },
  };
}
