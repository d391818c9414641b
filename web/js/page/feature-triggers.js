/** Feature triggers: what a setting or a match calls for is loaded then, and the text table is offered to whom it may help. */

import { FEATURES } from "../features/index.js";
import { isStill } from "../parts/reduced-motion.js";

/** @import { Settings } from "../core/types.d.ts" */

/** Whether the system asks for more contrast. */
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("./feature-actions.js").Features["loadFeature"]} page.want
 * @param {(settings: Partial<Settings>) => void} page.set
 */
export function loadOnDemand({ store, want, set }) {
  store.listen((now, before) => {
    // Until it is there, the drawn table stays, and no hand that may be covered is shown.
    for (const feature of FEATURES) if (feature.isWanted?.(now)) want(feature);
    const { textTable: chosen, theme } = now.settings;
    if (chosen !== "unasked" || now.screen !== "table" || before.screen === "table" || !isStill()) return;
    if (theme !== "contrast" && !(theme === "system" && matchMedia(CONTRAST).matches)) return;
    set({ textTable: "off" });
    store.change({ type: "notice", code: "textTable" });
  });
}
