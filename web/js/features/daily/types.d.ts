/** The panel of the days' deals: a game, a month, a day of it. */

import type { RefusalData } from "../../core/types.d.ts";

export interface Daily {
  game: string;
  /** What the device's clock says, as `2026-11-23`, by UTC. */
  clock: string;
  /** Today; null where the clock is not to be believed. */
  today: string | null;
  /** The last day that can be played. */
  latest: string;
  /** The day that is chosen. */
  day: string;
  /** The month that is shown, as `2026-11`. */
  month: string;
  /** The deal has been asked for and waits for the engine. */
  isWaiting: boolean;
  refusal: RefusalData | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    daily: ReturnType<typeof import("../challenges/challenges.js").create>["daily"];
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    daily: Daily | null;
  }
  interface Panels {
    daily: true;
  }
}
