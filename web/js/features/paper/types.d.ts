/** A sheet that is to be printed. */

import type { Refusal, Rules } from "../../core/types.d.ts";
import type { AskPrint } from "../../messages/messages.d.ts";

export type Sheet = AskPrint["sheet"];

/** The texts of puzzles or lessons, and the questions of those that have their own. */
export interface Exercises {
  texts: string[];
  tasks: string[];
}

export interface Paper {
  /** The panel one came from, and goes back to. */
  from: "past" | "sheet" | "lessons" | "making" | "events" | null;
  game: string;
  rules: Rules;
  /** The record whose deals are printed, or the link of an event; null where only rules are. */
  record: string | null;
  /** The text of a score sheet that is printed; null where only an empty one is. */
  kept: string | null;
  isFilled: boolean;
  /** What exercises are made of; which eight of them, from 0, and how many eights there are, 0 until that is known. */
  of: "puzzles" | "lessons";
  part: number;
  parts: number;
  /** The deal that is shown, and how many the record has. */
  deal: number;
  deals: number;
  scope: "deal" | "all";
  sheet: Sheet;
  size: "a4" | "letter";
  /** What a hand record has besides the hands. */
  results: boolean;
  tricks: boolean;
  /** The level and trump suit of a rules card; null: the engine's choice. */
  level: string | null;
  trump: string | null;
  /** The levels a card may be of, as the engine says; none where a game has none. */
  levels: readonly string[];
  /** What the engine made; null until it is there. */
  made: { html: string; pages: number } | null;
  refusal: Refusal | null;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    paper: ReturnType<typeof import("./paper.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    paper: Paper | null;
  }
  interface Panels {
    paper: true;
  }
}
