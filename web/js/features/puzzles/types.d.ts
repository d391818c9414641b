/** The puzzles of a game. */

import type { PuzzleProgress, RefusalData } from "../../core/types.d.ts";

export interface Puzzles {
  game: string;
  /** In order, as the engine reads them; empty until they are there. */
  list: { key: string; theme: string; text: string; foundBy?: number | null }[];
  progress: PuzzleProgress;
  /** The theme that is asked for; empty for all. */
  theme: string;
  /** The difficulty that is asked for, one of `GRADES`; empty for all. */
  grade: string;
  /** The number of the day. */
  today: number;
  /** The puzzle that waits for the engine. */
  wanted: string | null;
  refusal: RefusalData | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    puzzles: ReturnType<typeof import("./puzzles.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    puzzles: Puzzles | null;
  }
  interface Panels {
    puzzles: true;
  }
}
