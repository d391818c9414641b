/** The lessons of a game. */

import type { RefusalData } from "../../core/types.d.ts";

export interface Lessons {
  game: string;
  /** In order, as the engine reads them; empty until they are there. */
  list: { key: string; text: string }[];
  /** Their sentences, as the text of a file. */
  words: string;
  /** The stars of each that was done. */
  stars: Record<string, number>;
  /** The lesson that waits for the engine. */
  wanted: string | null;
  refusal: RefusalData | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    lessons: ReturnType<typeof import("./lessons.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    lessons: Lessons | null;
  }
  interface Panels {
    lessons: true;
  }
}
