/** A teacher's exercises as they are tried in the panel. */

import type { Action, Match, Refusal } from "../../core/types.d.ts";
import type { HeapFile } from "../../parts/heap.js";
import type { LinkState } from "../../parts/link-box.js";
import type * as messages from "../../messages/messages.d.ts";
import type { FeatureActs } from "../types.d.ts";

export type {
  ExerciseBoard,
  ExerciseClass,
  ExerciseFaultData,
  ExerciseParts,
  ExerciseTaken,
  ExerciseTried,
  ExerciseWeighed,
  ExercisesParted,
  ExercisesRead,
  LegalAct,
} from "../../messages/messages.d.ts";

export type Place = "list" | "pack" | "try" | "draft" | "class";

/** A pack that is kept on this device. */
export interface KeptPack {
  id: string;
  /** The pack itself. */
  text: string;
  title: string;
  /** How many exercises it has. */
  count: number;
  /** When it was kept last, in milliseconds since 1970. */
  changed: number;
}

/** What is being made, as it is kept: its position is read from the record again. */
export interface KeptDraft {
  id: string;
  parts: messages.ExerciseParts;
  pack: string;
  at: number | null;
  /** When it was changed last, in milliseconds since 1970. */
  changed: number;
}

/** An exercise that is being made or changed. */
export interface Draft {
  /** Its name on this device. */
  id: string;
  parts: messages.ExerciseParts;
  /** Its position. */
  taken: messages.ExerciseTaken;
  /** The pack it goes to; empty for a new one. */
  pack: string;
  /** Its place in that pack, from 0; null for a new exercise. */
  at: number | null;
  /** What each act is worth; `weighing` while it is found out. */
  worth: messages.ExerciseWeighed | "weighing" | null;
  /** What is wrong with it, as it was checked last. */
  faults: messages.ExerciseFaultData[];
  isChecking: boolean;
}

/** How somebody fared at an exercise: every try in order, each of them acts, and whether the last one solved it. */
export interface Attempt {
  tries: Action[][];
  isSolved: boolean;
}

export type ExercisesActs = FeatureActs["exercises"];

/** The feature's part of the state. */
export interface ExercisesPart extends LinkState {
  place: Place;
  /** The packs of this device, the one changed last first; null until they were looked for. */
  packs: KeptPack[] | null;
  /** The pack that is asked about before it is thrown away, or `tries`: what was tried of the open one. */
  sure: string;
  /** The pack that is open, as the engine read it; and its name on this device, empty if it is not kept here. */
  read: messages.ExercisesRead | null;
  id: string;
  draft: Draft | null;
  /** What our bots think of what is called right in the pack with this key, which came from elsewhere and was kept. */
  doubts: { key: string; faults: messages.ExerciseFaultData[]; isChecking: boolean } | null;
  /** What was not finished, the one changed last first. */
  drafts: KeptDraft[];
  /** Which exercise is tried, from 0. */
  at: number;
  attempts: Attempt[];
  /** The table of the exercise: as the seat that decides sees it, or after a try. */
  match: Match | null;
  /** The acts of the try that is going on. */
  acts: Action[];
  /** What the last try was, and what the teacher says to it. */
  said: messages.ExerciseTried | null;
  /** Whether hidden cards were dealt again, so that the try did not get away. */
  isPunished: boolean;
  isHinted: boolean;
  /** What each act is worth, once it has been asked for; `weighing` while it is found out. */
  worth: messages.ExerciseWeighed | "weighing" | null;
  /** What a class sent: pasted, and in files; and the table of it, with the part of it that is done until then. */
  heap: string;
  files: HeapFile[];
  working: number | null;
  table: messages.ExerciseClass | null;
  /** The link of one's own answers. */
  mine: { link: string; fits: boolean } | null;
  refusal: Refusal | null;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    exercises: ReturnType<typeof import("./exercises.js").create>;
    pupils: Pick<FeatureActs["exercises"], "follow">;
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
