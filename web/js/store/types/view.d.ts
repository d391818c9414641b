/** The view of a seat (engine/followsuit/protocol/PROTOCOL.md): what one seat may know of the table. */

import type { Caution } from "./protocol.d.ts";

/** Six sit at `S SE NE N NW SW`, eight at all of them. */
export type Seat = "S" | "SW" | "W" | "NW" | "N" | "NE" | "E" | "SE";
/** `A` and `B` at a table of six or eight. */
export type Side = "NS" | "EW" | "A" | "B";
export type PerSide = Record<Side, number>;

export interface Refusal {
  code: string;
  clause?: string | null;
  facts?: Record<string, unknown>;
  message?: string;
  record?: string;
}

export interface Play {
  seat: Seat;
  cards: string[];
}

export interface Trick {
  leader: Seat;
  plays: Play[];
  winner: Seat | null;
  points?: number;
  /** The suit led, of the trick in progress: a letter, or "trump" where all trumps are one suit. */
  led?: string | null;
}

export interface Call {
  seat: Seat;
  bid: number | null;
  forced: boolean;
}

export interface Contract {
  declarer: Seat;
  side: Side;
  value: number;
  forced: boolean;
}

export type Prompt =
  | { kind: "bid"; can_pass: boolean; values: number[] }
  | { kind: "name_trump"; suits: string[] }
  | {
      kind: "play";
      playable: string[];
      refused: Record<string, Refusal>;
      /** How many cards are due, null for a lead; absent where it is always one. */
      count?: number | null;
      /** The only legal play, if there is one. */
      only?: string[] | null;
      /** The number of tricks left, if the person is certain to win them all. */
      claim?: number | null;
    }
  | { kind: "declare"; can_pass: boolean; declarations: Omit<Declaration, "seat" | "dealt">[] }
  | { kind: "bury"; count: number; worth: Record<string, number> };

/** Cards shown to name trump (Tractor). */
export interface Declaration {
  seat: Seat;
  cards: string[];
  suit: string;
  dealt: number;
}

/** A throw that went back to the hand but for one unit (Tractor). */
export interface FailedThrow {
  trick: number;
  seat: Seat;
  attempt: string[];
  down: string[];
  beaten_by: Seat;
  penalty: number;
}

/** The result of a deal of Tractor. */
export interface Tally {
  passed_out?: boolean;
  starter: Seat;
  declaring_side: Side;
  trump_rank: string;
  trump: string;
  tricks: number;
  penalty: number;
  kitty: { cards: string[]; points: number; multiplier: number; bonus: number } | null;
  /** The cards of the kitty, shown even if it does not count. */
  buried: string[];
  points: number;
  bid: number | null;
  declarers_took: number | null;
  gainer: Side | null;
  gain: number;
  before: Record<Side, string>;
  levels: Record<Side, string>;
  declares_next: Side;
  next_starter: Seat;
  won_by: Side | null;
  clauses: string[];
}

export interface Summary {
  passed_out?: boolean;
  declarer?: Seat;
  side?: Side;
  contract?: number;
  forced?: boolean;
  made?: boolean;
  points?: PerSide;
  tricks?: PerSide;
  change?: PerSide;
  before?: PerSide;
  totals?: PerSide;
  clauses?: Record<Side, string[]>;
  won_by?: Side | "tie" | null;
  payout?: Payout | null;
}

/** What a match played for chips paid, in whole cents. */
export interface Payout {
  stake: number;
  pot: number;
  commission: number;
  pay: Record<Seat, number>;
  change: Record<Seat, number>;
}

/** A badge for all the tricks, or the first seven of them. */
export interface Court {
  side: Side;
  kind: "all_tricks" | "first_seven";
}

export interface SeatView {
  name: string;
  level: string | null;
  cards: number;
  side: Side;
  /** Whether it is a partner of the person's. */
  partner: boolean;
}

/** The status of a lesson; `message` names the message for a missed goal. */
export interface LessonView {
  key: string;
  status: "playing" | "won" | "failed";
  message: string;
  clauses: string[];
  /** Whether the hidden cards were dealt again, so that a wrong play fails. */
  punished: boolean;
  stars: number;
}

/** A decision that is tried: `against` is the caution against the last try. */
export interface PuzzleView {
  /** Empty for a moment of the match. */
  key: string;
  theme: string;
  status: "playing" | "replying" | "right" | "wrong";
  tries: number;
  /** Whether the hidden cards were dealt again, so that a wrong play fails. */
  punished: boolean;
  against: Caution | null;
}

/** How the hands of people who share the device are covered. */
export interface CoverView {
  /** The seat whose cards are shown. */
  uncovered: Seat | null;
  /** The person whose turn it is. */
  next: Seat | null;
  may_look: Seat[];
  /** Who takes back, and the people of the other side, one of whom has to agree. */
  takes_back: Seat | null;
  asks: Seat[];
}

export interface View {
  game: string;
  rules: string | Record<string, unknown>;
  turn: number;
  you: Seat;
  /** `lesson`: the lesson is decided. */
  waits_for: "you" | "person" | "bot" | "table" | "deal" | "over" | "lesson";
  /** Of a challenge, which is over with its one deal: the date of a day's deal or "", the margin once it is over. */
  contest?: { day: string; margin: number | null };
  /** Whether the person was helped in this deal. */
  assisted?: boolean;
  phase: string;
  rotation: Seat[];
  deal: number;
  dealer: Seat;
  first: Seat;
  seats: Record<Seat, SeatView>;
  to_act: Seat | null;
  hand: string[];
  calls?: Call[];
  contract?: Contract | null;
  trump?: string | null;
  trick?: Trick | null;
  tricks?: Trick[];
  points?: PerSide;
  tricks_won?: PerSide;
  totals?: PerSide;
  target?: number;
  /** The deals of a match that has a number of them, thrown-in ones not counted. */
  match?: { deals: number; counted: number; current: number };
  /** The cards each seat has been dealt, and will still be. */
  packet?: { dealt: number; to_come: number };
  court?: Court | null;
  chips?: { stake: number; pot: number } | null;
  /** From here to the prompt: Tractor. */
  levels?: Record<Side, string>;
  trump_rank?: string;
  trumps?: string[];
  /** The points of each card of the pack that counts. */
  worth?: Record<string, number>;
  dealt?: number;
  declarations?: Declaration[];
  turned?: string[];
  starter_trick?: Trick | null;
  declaring_side?: Side | null;
  starter?: Seat | null;
  /** The kitty's cards in the hand, while one buries. */
  picked?: string[];
  buried?: string[];
  failed_throws?: FailedThrow[];
  opposing_points?: number | null;
  /** The points with which the opposing side declares next. */
  takes_over?: number;
  prompt: Prompt | null;
  summary?: Summary | null;
  /** The hand with the suits mixed, highest rank first. */
  by_rank?: string[];
  /** The lesson that is played, and how it stands. */
  lesson?: LessonView;
  /** The decision that is tried, and how it stands. */
  puzzle?: PuzzleView;
  /** Whether there is a decision of the person's in this deal to go back to. */
  can_undo?: boolean;
  /** Absent where one person plays. */
  cover?: CoverView;
}
