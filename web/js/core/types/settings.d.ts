/** What is stored besides matches: the settings and the progress of puzzles. */

import type { Seat } from "../../messages/messages.d.ts";

export type Speed = "slow" | "normal" | "fast" | "instant";

/** The person's settings; features add theirs. */
export interface Settings {
  name: string;
  game: string;
  /** The preset by game, where one was chosen; `house` for house rules. */
  preset: Record<string, string>;
  /** The options a house has chosen, by game, where they are not the reference's. */
  house: Record<string, Record<string, string | number | boolean | string[]>>;
  /** The table by game, if not the default one: as the build names it, "6x3". */
  table: Record<string, string>;
  /** How long a match is, by game, if not as its rules have it: a length of the engine's. */
  howLong: Record<string, string>;
  /** Whether to play for chips if the game has them, and the stake as typed. */
  forChips: boolean;
  stake: string;
  /** How well the bots play: a level of the engine's. */
  level: string;
  /** The names of the people who share the device, by seat. */
  people: Partial<Record<string, string>>;
  /** The levels of single seats, if different. */
  levels: Partial<Record<Seat, string>>;
  /** The language chosen, as in `<html lang>`; empty where the browser's own decides. */
  language: string;
  theme: "system" | "light" | "dark" | "contrast";
  deck: "four" | "two";
  /** The card backs: the game's own block, or another. */
  back: "block" | "geese" | "cabin" | "ninepatch";
  /** What the table is laid with; felt is dark by day, too. */
  cloth: "linen" | "sage" | "rose" | "felt";
  /** How large the cards are, as far as the screen has room. */
  cards: "small" | "normal" | "large";
  /** Whether anything moves: as the system says, never, or always. */
  motion: "system" | "reduced" | "full";
  /** How the hand lies: as the engine sorts it, the other way round, or by rank. */
  order: "suits" | "reversed" | "ranks";
  speed: Speed;
  /** Whether a complete trick stays until the person continues. */
  tapToContinue: boolean;
  /** Whether an only legal play is made automatically. */
  autoplay: boolean;
  oneTap: boolean;
  /** Whether cards show their points. */
  points: boolean;
  /** Whether each card of the hand shows its place, by which it can be called. */
  numbers: boolean;
  /** Whether single-letter shortcuts are on. */
  shortcuts: boolean;
  /** How much the live region tells. */
  verbosity: "brief" | "normal" | "full";
}

/** When a puzzle is due again, as the number of a day, and how often in a row it was found at once. */
export type PuzzleProgress = Record<string, { box: number; due: number }>;
