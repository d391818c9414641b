/**
 * Ways: other forms of the table, each loaded on demand. The text table is offered once to people whose system asks for
 * more contrast and reduced motion.
 */

import { fetchView } from "./view/parts/later.js";
import { isStill } from "./view/parts/stillness.js";

/** @import { Store } from "./store/store.js" */
/** @import { Settings } from "./store/types.d.ts" */

/** Whether the system asks for more contrast. */
const CONTRAST = "(prefers-contrast: more), (forced-colors: active)";

/**
 * @param {Store} store
 * @param {(settings: Partial<Settings>) => void} set
 */
export function offerWays(store, set) {
  /** Shown once it is loaded; if that fails, the drawn table stays. @param {boolean} isNew */
  const show = (isNew) => isNew && store.change({ type: "setting", settings: {} });
  store.listen(({ settings: { textTable, numbers, thumb, theme }, screen }, before) => {
    if (textTable === "on") void fetchLines().then(show, () => {});
    if (thumb !== "off") void fetchView("thumb", () => import("./thumb.js")).then(show, () => {});
    if (numbers) void fetchView("numbers", () => import("./numbers.js")).then(show, () => {});
    if (textTable !== "unasked" || screen !== "table" || before.screen === "table" || !isStill()) return;
    if (theme !== "contrast" && !(theme === "system" && matchMedia(CONTRAST).matches)) return;
    set({ textTable: "off" });
    store.change({ type: "notice", code: "textTable" });
  });
}

/** The text table, and past deals as lines. */
async function fetchLines() {
  const { replay, style, view } = await import("./text-table.js");
  await fetchView("text-replay", async () => ({ view: replay, style: "" }));
  return fetchView("text-table", async () => ({ style, view }));
}
