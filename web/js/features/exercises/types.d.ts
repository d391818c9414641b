/** A teacher's exercises as they are tried in the panel. */

import type { Action, Match, Refusal } from "../../core/types.d.ts";
import type { ExerciseTried, ExerciseWeighed, ExercisesRead } from "../../messages/messages.d.ts";

export type {
  ExerciseBoard,
  ExerciseTried,
  ExerciseWeighed,
  ExercisesRead,
} from "../../messages/messages.d.ts";

export type Place = "list" | "pack" | "try";

/** How somebody fared at an exercise: every try in order, and whether the last one solved it. */
export interface Attempt {
  tries: Action[];
  isSolved: boolean;
}

/** The feature's part of the state. */
export interface ExercisesPart {
  place: Place;
  /** The pack that is open, as the engine read it. */
  read: ExercisesRead | null;
  /** Which exercise is tried, from 0. */
  at: number;
  attempts: Attempt[];
  /** The table of the exercise: as the seat that decides sees it, or after a try. */
  match: Match | null;
  /** What the last try was, and what the teacher says to it. */
  said: ExerciseTried | null;
  /** Whether hidden cards were dealt again, so that the try did not get away. */
  isPunished: boolean;
  isHinted: boolean;
  /** What each act is worth, once it has been asked for; `weighing` while it is found out. */
  worth: ExerciseWeighed | "weighing" | null;
  /** The link of one's own answers. */
  mine: { link: string; fits: boolean } | null;
  /** The link that is shown as a QR code, and the one that was copied. */
  code: string;
  copied: { link: string; how: "copied" | "refused" } | null;
  refusal: Refusal | null;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    exercises: ReturnType<typeof import("./exercises.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    exercises: ExercisesPart | null;
  }
  interface Panels {
    exercises: true;
  }
}
