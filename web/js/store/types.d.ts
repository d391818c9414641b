/** What the protocol says (engine/followsuit/protocol/PROTOCOL.md) and what the page remembers, as types. */

import type { Head, Notice, NoticeCode, RecordLines, Where } from "./kept/types.d.ts";
import type { Past, PastChange } from "./past/types.d.ts";

export type Seat = "S" | "W" | "N" | "E";
export type Side = "NS" | "EW";
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
      /** The one play there is, where there is but one. */
      only?: string[] | null;
      /** How many tricks are left, where the person takes them all however the others play. */
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

/** What a deal of Tractor came to. */
export interface Tally {
  passed_out?: boolean;
  starter: Seat;
  declaring_side: Side;
  trump_rank: string;
  trump: string;
  tricks: number;
  penalty: number;
  kitty: { cards: string[]; points: number; multiplier: number; bonus: number } | null;
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
}

export interface View {
  game: string;
  rules: string | Record<string, unknown>;
  turn: number;
  you: Seat;
  waits_for: "you" | "bot" | "table" | "deal" | "over";
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
  prompt: Prompt | null;
  summary?: Summary | null;
  /** The hand with the suits mixed, highest rank first. */
  by_rank?: string[];
  /** Whether there is a decision of the person's in this deal to go back to. */
  can_undo?: boolean;
}

export interface GameEvent {
  kind: string;
  seat?: Seat;
  [fact: string]: unknown;
}

export type Action =
  | { kind: "bid"; value: number }
  | { kind: "pass" }
  | { kind: "name_trump"; suit: string }
  | { kind: "play" | "bury" | "declare"; cards: string[] };

/** An action that was weighed in imagined deals, and what it came to in them on the average. */
export interface Weighed {
  action: Action;
  worlds: number;
  /** How often the own side wins the trick, from 0 to 1; null where none is played. */
  trick: number | null;
  ends: { of: "own_points" | "own_tricks" | "opposing_points"; value: number };
}

/** What a bot thought, or would think in the person's place. */
export interface Thought {
  action: Action | null;
  reason: string;
  /** What the rule of thumb, whose reason it is, would have done instead. */
  rule: Action | null;
  worlds: number;
  exact: boolean;
  chosen: Weighed | null;
  next_best: (Weighed & { worse: number }) | null;
  tie: boolean;
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
  cost: number;
  error: number;
  exact: boolean;
}

/** What the engine has said about the table as it stands, beside the view. */
export interface Told {
  hint: { status: "thinking" } | { status: "given"; hint: Thought & { level: string } } | null;
  acts: Act[] | null;
  why: { at: number; why: Why | null } | null;
  review: { part: number; found: { judged: number; findings: Finding[] } | null } | null;
  /** A decision one looks back at, and the table as one saw it then. */
  look: { finding: Finding; view: View } | null;
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

/** Every field of a game's rules, and those that have no say, each with the one that switches it off. */
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

/** What the store needs of the engine; web/js/engine makes it. */
export interface Engine {
  ask(question: { op: string; [field: string]: unknown }): Promise<Answer>;
  askText(raw: string): Promise<string>;
}

export interface Progress {
  stage: string;
  loaded?: number;
  total?: number;
}

export interface EngineState {
  status: "loading" | "ready" | "failed";
  stage: string;
  loaded: number;
  total: number;
  code: string | null;
}

export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  name: string;
  game: string;
  /** The preset by game, where one was chosen; `house` for house rules. */
  preset: Record<string, string>;
  /** The options a house has chosen, by game, where they are not the reference's. */
  house: Record<string, Record<string, string | number | boolean | string[]>>;
  /** Whether one plays for chips where a game can be, and the stake as it was typed. */
  forChips: boolean;
  stake: string;
  /** How well the bots play: a level of the engine's. */
  level: string;
  /** Of single seats, where it is another one. */
  levels: Partial<Record<Seat, string>>;
  /** The language chosen, as in `<html lang>`; empty where the browser's wishes decide. */
  language: string;
  theme: "system" | "light" | "dark" | "contrast";
  deck: "four" | "two";
  /** What is on the back of the cards: the game's own block, or another. */
  back: "block" | "geese" | "cabin" | "ninepatch";
  /** How the hand lies: as the engine sorts it, the other way round, or by rank. */
  order: "suits" | "reversed" | "ranks";
  speed: Speed;
  /** Whether a trick lies until the person goes on. */
  clickOn: boolean;
  /** Whether a play without an alternative is made for the person. */
  autoplay: boolean;
  oneTap: boolean;
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

/** What a stake would be played for, as the engine says. */
export interface Quote {
  stake: number;
  pot: number;
  won: { commission: number; pay: number };
  tied: { commission: number; pay: number };
  balance: number;
}

export interface Chips extends KeptChips {
  quote: Quote | null;
  /** Why the stake chosen may not be placed. */
  refusal: Refusal | null;
}

export type Dealing = "live" | "paused" | "fast" | "skip";

export interface Match {
  view: View;
  /** Whether the trick just won still lies on the table. */
  lingering: boolean;
  /** The cards taken up to be played, not played yet. */
  chosen: string[];
  /** Which of the hand they are, where the pack holds a card twice: the card and which of the two. */
  lifted?: string[];
  /** The cards of this deal as the person arranged them, those played included; null where the hand lies sorted. */
  own?: string[] | null;
  /** Taps move cards of the hand to one another's places: the key of the one to be moved, once it is tapped. */
  arranging?: { key: string | null } | null;
  /** Whether those chosen may be played: null while it is not known. */
  tried?: { refusal: Refusal | null } | null;
  /** How cards are dealt, where they come one by one. */
  dealing?: Dealing;
  /** Why the last thing tried may not be done. */
  refusal: (Refusal & { card?: string }) | null;
  /** An act of the person is with the engine. */
  busy: boolean;
  told?: Told;
}

/** News of the game to be told once: events as they came, with the view they led to. */
export interface News {
  serial: number;
  events: GameEvent[];
}

/** The rules of a game, open at a clause. */
export interface Help {
  game: string;
  /** Its number; empty for the beginning. */
  clause: string;
  /** The page of the game's rules, as it was fetched; empty until then. */
  page: string;
  isMissing: boolean;
  /** The rules the boxes of the text speak of, once the engine has said what they come to. */
  played: (HeldRules & { name: string }) | null;
}

export interface Trouble {
  code: string;
  record: string | null;
  message: string;
}

export interface State {
  screen: "opening" | "table";
  engine: EngineState;
  settings: Settings;
  /** What the person asked for before the engine was there. */
  waiting: "new" | "resume" | null;
  /** The matches that are kept, the newest first, and where they are kept. */
  heads: Head[];
  where: Where;
  /** The match that is continued by one tap. */
  saved: Head | null;
  /** A match that one would sit down to, but another tab has it. */
  elsewhere: string | null;
  /** What is to be told once, quietly. */
  notice: Notice | null;
  /** What one looks at of the matches played. */
  past: Past;
  chips: Chips;
  match: Match | null;
  news: News;
  panel: "menu" | "tricks" | "moments" | "rules" | "keys" | "past" | "elsewhere" | null;
  /** The rules, where they are open over everything else. */
  help: Help | null;
  /** What the engine offers, once it has been asked for the house rules. */
  offers: GameOffer[] | null;
  /** What the house rules come to, as the engine says. */
  held: HeldRules | null;
  /** Why the house rule last chosen may not be. */
  ruled: Refusal | null;
  trouble: Trouble | null;
  /** Whether a newer version of the page is there, waiting to be asked for. */
  update: boolean;
}

export type Change =
  | { type: "progress"; progress: Progress }
  | { type: "ready" }
  | { type: "failed"; code: string }
  | { type: "retry" }
  | { type: "wait"; what: State["waiting"] }
  | { type: "setting"; settings: Partial<Settings> }
  | { type: "began"; answer: Answer; own?: string[] | null }
  | { type: "answered"; answer: Answer }
  | { type: "refreshed"; view: View }
  | { type: "gather" }
  | { type: "choose"; card: string }
  | { type: "chosen"; cards: string[]; lifted: string[]; tried?: Match["tried"] }
  | { type: "dealing"; pace: Dealing }
  | { type: "release" }
  | { type: "arranged"; own: string[] | null }
  | { type: "arranging"; arranging: Match["arranging"] }
  | { type: "ask" }
  | { type: "told"; told: Partial<Told> }
  | { type: "refuse"; refusal: Refusal; card?: string }
  | { type: "panel"; panel: State["panel"] }
  | { type: "help"; help: Help | null }
  | { type: "offers"; games: GameOffer[] }
  | { type: "ruled"; refusal: Refusal | null; held?: HeldRules }
  | { type: "heads"; heads: Head[] }
  | { type: "head"; head: Head }
  | { type: "where"; where: Where }
  | { type: "elsewhere"; id: string | null }
  | { type: "notice"; code: NoticeCode | null }
  | { type: "past"; past: PastChange }
  | { type: "trouble"; trouble: Trouble | null }
  | { type: "chips"; chips: Partial<Chips> }
  | { type: "update" }
  | { type: "leave" };
