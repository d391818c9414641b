/** Guide: its acts and view; loaded with the first deal that is guided. */

import { createGuide } from "./store.js";

export { guideView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export const create = ({ store }) => createGuide(store);
