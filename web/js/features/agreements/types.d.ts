/** Agreements as their list shows them, and what they add to the page's types. */

import type { AgreementOffer, RefusalData } from "../../messages/messages.d.ts";

export interface Agreements {
  game: string;
  /** Those of the game; null until the engine has listed them. */
  list: AgreementOffer[] | null;
  /** What is to be agreed on at the table, while the engine has not answered. */
  chosen?: string | null;
  refusal: RefusalData | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    agreements: ReturnType<typeof import("./agreements.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    agreements: Agreements | null;
  }
  interface Panels {
    agreements: true;
  }
}

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** The agreements that are switched on or off, by their words; the others are as usual. */
    agreements: Record<string, boolean>;
  }
}
