/** Page links: what the links of this page's features lead to. */

import { createLinks } from "../core/links.js";
import { FEATURES } from "../features/index.js";

export const { isDeal, needsNoEngine, featureOfLink } = createLinks(FEATURES);
