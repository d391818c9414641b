/** What the device remembers besides matches: the settings and the purse. */

import type { Seat } from "./view.d.ts";

export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  name: string;
  game: string;
  /** The preset by game, where one was chosen; `house` for house rules. */
  preset: Record<string, string>;
  /** The options a house has chosen, by game, where they are not the reference's. */
  house: Record<string, Record<string, string | number | boolean | string[]>>;
  /** The table by game, where another than the usual one was chosen: as the build names it, "6x3". */
  table: Record<string, string>;
  /** Whether one plays for chips where a game can be, and the stake as it was typed. */
  forChips: boolean;
  stake: string;
  /** How well the bots play: a level of the engine's. */
  level: string;
  /** Of single seats, where it is another one. */
  /** The names of the people who share the device, by seat. */
  people: Partial<Record<string, string>>;
  levels: Partial<Record<Seat, string>>;
  /** The language chosen, as in `<html lang>`; empty where the browser's own decides. */
  language: string;
  theme: "system" | "light" | "dark" | "contrast";
  deck: "four" | "two";
  /** What is on the back of the cards: the game's own block, or another. */
  back: "block" | "geese" | "cabin" | "ninepatch";
  /** How large the cards are, as far as the screen has room. */
  cards: "small" | "normal" | "large";
  /** Whether anything moves: as the system says, never, or always. */
  motion: "system" | "reduced" | "full";
  /** Whether the table is lines and buttons; `unasked`: it has neither been chosen nor offered. */
  textTable: "unasked" | "on" | "off";
  /** How the hand lies: as the engine sorts it, the other way round, or by rank. */
  order: "suits" | "reversed" | "ranks";
  speed: Speed;
  /** Whether a trick lies until the person goes on. */
  clickOn: boolean;
  /** Whether a play without an alternative is made for the person. */
  autoplay: boolean;
  oneTap: boolean;
  /** How people who share the device see their own cards: after a tap, or while they hold. */
  reveal: "tap" | "hold";
  /** Whether cards that count say how much. */
  points: boolean;
  /** Whether a play that clearly costs is asked about; `first`: in a first match against the weakest bots. */
  coach: "first" | "on" | "off";
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  /** Whether single letters do something. */
  shortcuts: boolean;
  /** How much the live region tells. */
  verbosity: "brief" | "normal" | "full";
}

/** What the device remembers of the person's play chips. */
export interface KeptChips {
  /** Whole cents; null until the engine has said what a purse begins with. */
  balance: number | null;
  /** The staked match that has not been paid yet. */
  unpaid: string | null;
}
