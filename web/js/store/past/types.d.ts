/** What one looks at of the matches played: the list, one of them step by step, statistics, and all of it as a file. */

import type { GameEvent, Refusal, Seat, View } from "../types.d.ts";
import type { TakenIn } from "./export-file.js";
import type { Aside, Figures, Head } from "../kept/types.d.ts";

export type PastTab = "matches" | "statistics" | "data";

/** A deal of an opened match: PROTOCOL.md, *The past*. */
export interface PastDeal {
  number: number;
  steps: number;
  stops: number[];
  figures: Figures | null;
}

/** A step of a deal, as the engine shows it. */
export interface Shown {
  deal: number;
  step: number;
  view: View;
  hands: Partial<Record<Seat, string[]>>;
  events: GameEvent[];
}

/** A match that is looked through. */
export interface Opened {
  head: Head;
  record: string;
  deals: PastDeal[];
  players: Record<Seat, { name: string; level: string | null }>;
  shown: Shown | null;
}

/** Which deals are counted; an empty text is all. */
export interface Sieve {
  game: string;
  level: string;
  preset: string;
}

/** What came of something done to what is kept. */
export interface PastNews {
  code: string;
  facts: Record<string, string | number>;
}

export interface Past {
  tab: PastTab;
  /** How many matches are listed. */
  listed: number;
  opened: Opened | null;
  /** Why a match could not be opened. */
  refusal: Refusal | null;
  sieve: Sieve;
  aside: Aside[];
  /** A file that was chosen, read and found good, not taken in yet. */
  offer: TakenIn | null;
  /** How much of a file has been looked at, of how much; null while none is. */
  checking: { done: number; of: number } | null;
  /** What the person is asked to be sure of. */
  sure: "clear" | "replace" | "remove" | null;
  news: PastNews | null;
}

export type PastChange = Partial<Past>;
