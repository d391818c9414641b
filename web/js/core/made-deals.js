/** Made deals: which features do something with a deal that somebody has made. */

import { FEATURES } from "../features/index.js";

/** The features that say so, as data: see `withMadeDeal` in `features/types.d.ts`. */
export function usesOfMadeDeals() {
  return FEATURES.flatMap((feature) =>
    feature.withMadeDeal ? [{ feature: feature.name, ...feature.withMadeDeal }] : [],
  );
}
