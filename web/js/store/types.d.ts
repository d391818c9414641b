/** What the protocol says (engine/followsuit/protocol/PROTOCOL.md) and what the page remembers, as types. */

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
  | { kind: "play"; playable: string[]; refused: Record<string, Refusal> };

export interface Summary {
  passed_out?: boolean;
  declarer?: Seat;
  side?: Side;
  contract?: number;
  forced?: boolean;
  made?: boolean;
  points?: PerSide;
  change?: PerSide;
  before?: PerSide;
  totals?: PerSide;
  clauses?: Record<Side, string[]>;
  won_by?: Side | null;
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
  prompt: Prompt | null;
  summary?: Summary | null;
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
  | { kind: "play"; cards: string[] };

export interface Answer {
  v?: number;
  id?: unknown;
  ok: boolean;
  error?: Refusal;
  view?: View;
  events?: GameEvent[];
  record?: string;
  games?: GameOffer[];
  [more: string]: unknown;
}

export interface GameOffer {
  name: string;
  presets: { name: string; rules?: unknown }[];
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
  rules: string;
  theme: "system" | "light" | "dark";
  deck: "four" | "two";
  speed: Speed;
  oneTap: boolean;
}

export interface Match {
  view: View;
  /** Whether the trick just won still lies on the table. */
  lingering: boolean;
  /** The cards taken up to be played, not played yet. */
  chosen: string[];
  /** Why the last thing tried may not be done. */
  refusal: (Refusal & { card?: string }) | null;
  /** An act of the person is with the engine. */
  busy: boolean;
}

/** News of the game to be told once: events as they came, with the view they led to. */
export interface News {
  serial: number;
  events: GameEvent[];
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
  saved: { record: string; game: string } | null;
  match: Match | null;
  news: News;
  panel: "menu" | "tricks" | null;
  trouble: Trouble | null;
}

export type Change =
  | { type: "progress"; progress: Progress }
  | { type: "ready" }
  | { type: "failed"; code: string }
  | { type: "retry" }
  | { type: "wait"; what: "new" | "resume" }
  | { type: "setting"; settings: Partial<Settings> }
  | { type: "began"; answer: Answer }
  | { type: "answered"; answer: Answer }
  | { type: "refreshed"; view: View }
  | { type: "gather" }
  | { type: "choose"; card: string }
  | { type: "release" }
  | { type: "ask" }
  | { type: "refuse"; refusal: Refusal; card?: string }
  | { type: "panel"; panel: State["panel"] }
  | { type: "saved"; saved: State["saved"] }
  | { type: "trouble"; trouble: Trouble | null }
  | { type: "leave" };
