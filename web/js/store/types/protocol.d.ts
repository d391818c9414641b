/** The other messages of the protocol (engine/followsuit/protocol/PROTOCOL.md): actions, events, answers, thoughts. */

import type { RecordLines } from "../kept/types.d.ts";
import type { Refusal, Seat, View } from "./view.d.ts";

export interface GameEvent {
  kind: string;
  seat?: Seat;
  [fact: string]: unknown;
}

export type Action =
  | { kind: "bid"; value: number }
  | { kind: "pass" }
  | { kind: "name_trump"; suit: string }
  /** `shape` names an explained play of several cards: "pair", "tractor", "throw" … */
  | { kind: "play" | "bury" | "declare"; cards: string[]; shape?: string | null };

/** An action that was weighed in imagined deals, and its average results. */
export interface Weighed {
  action: Action;
  worlds: number;
  /** How often the own side wins the trick, from 0 to 1; null outside a trick. */
  trick: number | null;
  /** How often the contract is made, from 0 to 1; null where there is none. */
  made: number | null;
  ends: { of: "own_points" | "own_tricks" | "opposing_points"; value: number };
}

/** A bot's thought, its own or in the person's place. */
export interface Thought {
  action: Action | null;
  /** The code of a reason that is true of the action; empty where none is. */
  reason: string;
  /** The heuristic's action, if the search found a better one. */
  rule: Action | null;
  worlds: number;
  exact: boolean;
  chosen: Weighed | null;
  /** By how much it is worse on average, and in how many of the same deals the action did better and worse. */
  next_best: (Weighed & { worse: number; duel: { worlds: number; better: number; worse: number } }) | null;
  tie: boolean;
  /**
   * What the difference depends on: a seat has a card, or at most so many of a suit, in so many of the worlds; null if
   * nothing is known.
   */
  hinge?: {
    seat: Seat;
    card: string | null;
    suit: string;
    most: number;
    worlds: number;
    count: number;
    gain: number;
  } | null;
}

/** What a seat did in the deal that is over. */
export interface Act {
  at: number;
  seat: Seat;
  level: string | null;
  action: Action;
  in_trick: number | null;
}

export type Why = Act & (({ forgotten: false } & Thought) | { forgotten: true });

/** A decision that cost something. */
export interface Finding extends Act {
  made: Weighed;
  better: Weighed;
  /** The difference of the two figures; null if they do not show it. */
  cost: number | null;
  exact: boolean;
  /** Whether it can be tried again at the table. */
  can_try?: boolean;
}

/** The caution against a play before it is made. */
export interface Caution {
  /** The code of the reason. */
  reason: string;
  cost: number | null;
  made: Weighed;
  better: Weighed;
  /** The code of why the better play makes sense; empty where there is none. */
  why: string;
  exact: boolean;
}

export interface Answer {
  v?: number;
  id?: unknown;
  ok: boolean;
  error?: Refusal;
  view?: View;
  events?: GameEvent[];
  record?: string;
  /** What is new in the record of the match at the table. */
  record_lines?: RecordLines;
  games?: GameOffer[];
  /** The cards chosen once another is tapped. */
  cards?: string[];
  hint?: Thought & { level: string };
  acts?: Act[];
  why?: Why;
  review?: { judged: number; findings: Finding[] };
  moment?: Act & { view: View };
  rules?: HeldRules["rules"];
  idle?: HeldRules["idle"];
  /** Why the cards chosen may not be played or buried. */
  refusal?: Refusal | null;
  [more: string]: unknown;
}

/** Every field of a game's rules, and those without effect, each with the one that switches it off. */
export interface HeldRules {
  game: string;
  rules: Record<string, string | number | boolean | string[]>;
  idle: Record<string, string>;
}

export interface GameOption {
  name: string;
  clause: string;
  choices: (string | number | boolean)[];
  /** Whether any number of the choices may be taken. */
  many: boolean;
}

export interface GameOffer {
  name: string;
  presets: { name: string; rules: HeldRules["rules"]; idle: HeldRules["idle"] }[];
  options: GameOption[];
  chips?: { starting_balance: number } | null;
  [more: string]: unknown;
}

/** What a stake would be played for, as the engine says. */
export interface Quote {
  stake: number;
  pot: number;
  won: { commission: number; pay: number };
  tied: { commission: number; pay: number };
  balance: number;
}
