/** As wanted: what a setting or a match calls for is loaded then, and the text table is offered to whom it may help. */

import { isStill } from "../parts/stillness.js";
import { cover } from "../features/cover/index.js";
import { numbers } from "../features/numbers/index.js";
import { seal } from "../features/fairness/index.js";
import { textTable } from "../features/text-table/index.js";
import { thumb } from "../features/thumb/index.js";

/** @import { Settings, State } from "../core/types.d.ts" */

/** Whether the system asks for more contrast. */
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

/** What calls for each feature. Until it is there, the drawn table stays, and no hand that may be covered is shown. */
const CALLS = [
  { feature: textTable, isWanted: (/** @type {State} */ { settings }) => settings.textTable === "on" },
  { feature: thumb, isWanted: (/** @type {State} */ { settings }) => settings.thumb !== "off" },
  { feature: numbers, isWanted: (/** @type {State} */ { settings }) => settings.numbers },
  { feature: cover, isWanted: (/** @type {State} */ { match }) => Boolean(match?.view.cover) },
  { feature: seal, isWanted: (/** @type {State} */ { panel }) => panel === "menu" },
];

/**
 * @param {object} page
 * @param {import("../core/store.js").Store} page.store
 * @param {import("../core/loader.js").Loader} page.loader
 * @param {(settings: Partial<Settings>) => void} page.set
 */
export function loadAsWanted({ store, loader, set }) {
  /** Whatever is shown is shown again, with what has come. */
  const showAgain = () => store.change({ type: "setting", settings: {} });
  store.listen((now, before) => {
    for (const { feature, isWanted } of CALLS) if (isWanted(now)) loader.need(feature, showAgain);
    const { textTable: chosen, theme } = now.settings;
    if (chosen !== "unasked" || now.screen !== "table" || before.screen === "table" || !isStill()) return;
    if (theme !== "contrast" && !(theme === "system" && matchMedia(CONTRAST).matches)) return;
    set({ textTable: "off" });
    store.change({ type: "notice", code: "textTable" });
  });
}
