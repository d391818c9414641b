/** The page's state while it is open, and its changes. */

import type { DocumentHead, Head, Notice, NoticeCode, Where } from "../storage/types.d.ts";
import type { History, HistoryChange } from "../../features/history/types.d.ts";
import type {
  Act,
  Action,
  Caution,
  DeclarationOffer,
  Finding,
  GameEvent,
  Hint,
  NewMatchRequest,
  RefusalData,
  Review,
  Seat,
  View,
  Why,
} from "../../messages/messages.d.ts";
import type { Answer, Ask, HeldRules, Question } from "./answer.d.ts";
import type { Settings } from "./settings.d.ts";

/** The engine's answers about the current table, besides the view. */
export interface Explanations {
  hint: { status: "thinking" } | { status: "given"; hint: Hint } | null;
  acts: Act[] | null;
  why: { at: number; why: Why | null } | null;
  review: { part: number; found: Review | null } | null;
  /** A past decision that is shown, and the table as it was then. */
  look: { finding: Finding; view: View } | null;
  /** What the coach asked about in this decision. */
  coach: Coach | null;
  /** Whether the coach is judging a play that the person has made. */
  isJudging?: boolean;
}

/** A play that clearly costs: whether the coach is asking, and whether the better play is shown. */
export interface Coach {
  action: Action;
  caution: Caution;
  isOpen: boolean;
  isShown: boolean;
}

/** What the store needs of the engine; implemented in web/js/engine. */
export interface Engine {
  ask: Ask;
  askText(raw: string): Promise<string>;
  /** Of a table that others play at from devices of their own: called when they have done something. */
  listen?(heard: () => void): void;
}

/** What was asked of a match that began before the engine was there: the number of its opening, each question that was answered, and the act that waits. */
export interface PlayedAhead {
  opening: string;
  questions: Question[];
  act: Action | null;
}

/** What answers until the engine is there; implemented in web/js/engine. */
export interface StandIn {
  /** Whether it can for a match. */
  canBegin(request: NewMatchRequest): Promise<boolean>;
  /** Null where it waits for the engine. */
  answer(question: Question): Answer | null;
  /** Whether nothing goes on at the table until the engine is there. */
  isStopped(): boolean;
  /** What comes of a question that waits; null where the engine is to be asked, which is there then. */
  wait(question: Question): Promise<Answer | null>;
  /** What is to be kept until there is a record. */
  listPlayed(): PlayedAhead;
  /** Go on with what was kept; null where it cannot be shown before the engine is there. */
  resume(played: PlayedAhead): Promise<Answer | null>;
  /** Tell the engine all that was asked; `other` and `lost`: it answers otherwise, and something that was done cannot be done there. */
  tellEngine(engine: Engine): Promise<"same" | "other" | "lost">;
  /** Let the engine answer what waits. */
  release(): void;
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
  /** Set where it starts, or was started, from its wheel. */
  way?: "stock";
  /** Whether a match that began without it stands still until it is there. */
  isAwaited?: boolean;
  /** Whether it has been there. */
  wasThere?: boolean;
}

/** How the bots play until the person is asked: at the speed of the settings, not at all, or faster. */
export type Pace = "live" | "paused" | "fast";

export type Dealing = "live" | "paused" | "fast" | "skip";

/** By the clock: from `since` on a card every `interval`, after the first `from`. In milliseconds. */
export interface DealTimeline {
  since: number;
  from: number;
  interval: number;
}

/**
 * What a result has that is remarkable: the kitty `captured`, so many days in a `streak`, the `best` of all days.
 */
export interface Feat {
  kind: "captured" | "streak" | "best";
  /** Whether it is good for the person. */
  isGood: boolean;
  count?: number;
}

export interface Match {
  view: View;
  /** Whether the trick just won still lies on the table. */
  lingering: boolean;
  /** The cards taken up to be played, not played yet. */
  chosen: string[];
  /** Their keys, which tell the duplicates of a card apart. */
  raised?: string[];
  /** The cards of this deal as the person arranged them, those played included; null where the hand lies sorted. */
  own?: string[] | null;
  /** Taps move cards of the hand to one another's places: the key of the one to be moved, once it is tapped. */
  arranging?: { key: string | null } | null;
  /** Whether the cards chosen may be played; null while it is not known. */
  tried?: { refusal: RefusalData | null } | null;
  /** How cards are dealt, where they come one by one. */
  dealing?: Dealing;
  /** When each of them is shown; null where they are not. */
  timeline?: DealTimeline | null;
  /** What the engine told, while not all its cards are shown: what it asks is not shown before, nor what came announced. */
  told?: { view: View; events: GameEvent[] } | null;
  /** Whether the deal waits, because the person can declare what they could not before. */
  isOffered?: boolean;
  /** What they can or could declare since something was offered, in the order in which it came. */
  offers?: readonly DeclarationOffer[];
  pace?: Pace;
  /** Why the last thing tried may not be done. */
  refusal: (RefusalData & { card?: string }) | null;
  /** An act of the person is with the engine. */
  busy: boolean;
  /** The link of the challenge that is played; null in any other match. */
  challenge?: string | null;
  explanations?: Explanations;
  /** What is remarkable of a day's deal that was just played. */
  feats?: Feat[];
  /** How much of the engine is here, in percent, as long as it is not all there; whether nothing more comes, for there is no line; and whether the table stands still until it is there. */
  coming?: number;
  isCutOff?: boolean;
  isAwaited?: boolean;
  /** Whether the cards were covered here and the engine has not answered to it yet. */
  isCovering?: boolean;
  /** An undo that somebody of the other side is asked about. */
  asking?: Asking | null;
}

/** Who wants to undo, and the people one of whom has to agree. */
export interface Asking {
  seat: Seat;
  asks: Seat[];
}

/** New events, to be announced once, with the view they led to. */
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
  facts?: RefusalData["facts"];
  record: string | null;
  message: string;
}

/** The features' parts of the state, each null until first opened. Features add theirs. */
export interface Parts {}

/** The panels there are. Features add theirs. */
export interface Panels {
  elsewhere: true;
  asking: true;
}

export interface State extends Parts {
  screen: "home" | "table";
  engine: EngineState;
  settings: Settings;
  /** What the person asked for before the engine was ready. */
  pendingStart: "new" | "resume" | null;
  /** The heads of what is kept, the newest first; those of matches; and where they are kept. */
  documents: DocumentHead[];
  heads: Head[];
  storage: Where;
  /** Whether settings, progress or seats are held that storage did not take. */
  valuesHeld: boolean;
  /** What of the document that was opened last was not understood. */
  unread: RefusalData[];
  /** The match that is continued by one tap. */
  saved: Head | null;
  /** A match to be opened that another tab has open. */
  elsewhere: string | null;
  /** A notice to be shown once. */
  notice: Notice | null;
  /** The panel of past matches. */
  history: History;
  /** Why the stake chosen may not be placed. */
  stakeRefusal: RefusalData | null;
  match: Match | null;
  news: News;
  panel: keyof Panels | null;
  /** The rules, where they are open over everything else. */
  rules: Help | null;
  crash: Trouble | null;
  /** Whether a newer version of the page is ready. */
  update: boolean;
  /** How many days have begun since the page was opened: what is of the day looks at the clock again. */
  day: number;
}

export type Change =
  | { type: "progress"; progress: Progress }
  | { type: "ready" }
  | { type: "awaited" }
  | { type: "failed"; code: string }
  | { type: "retry" }
  | { type: "pendingStart"; what: State["pendingStart"] }
  | { type: "setting"; settings: Partial<Settings> }
  | { type: "began"; answer: Answer; own?: string[] | null; challenge?: string | null }
  | { type: "answered"; answer: Answer; timeline?: DealTimeline; isBehind?: boolean }
  /** All cards dealt are shown. */
  | { type: "shown" }
  | { type: "refreshed"; view: View }
  | { type: "gather" }
  /** All cards are covered, before the engine has been asked to. */
  | { type: "covered" }
  | { type: "asking"; asking: Asking }
  | { type: "choose"; card: string }
  | { type: "chosen"; cards: string[]; raised: string[]; tried?: Match["tried"] }
  | { type: "dealing"; pace: Dealing; timeline?: DealTimeline | null }
  | { type: "pace"; pace: Pace }
  | { type: "release" }
  | { type: "arranged"; own: string[] | null }
  | { type: "arranging"; arranging: Match["arranging"] }
  | { type: "ask" }
  | { type: "explained"; explanations: Partial<Explanations> }
  | { type: "refuse"; refusal: RefusalData; card?: string }
  | { type: "panel"; panel: State["panel"] }
  | { type: "unread"; unread: RefusalData[] }
  | { type: "rules"; rules: Help | null }
  | { type: "documents"; documents: DocumentHead[] }
  | { type: "document"; document: DocumentHead }
  | { type: "storage"; storage: Where }
  | { type: "valuesHeld"; isHeld: boolean }
  | { type: "elsewhere"; id: string | null }
  | { type: "notice"; code: NoticeCode | null }
  | { type: "history"; history: HistoryChange }
  | PartChange
  | { type: "crash"; crash: Trouble | null }
  | { type: "stakeRefused"; refusal: RefusalData }
  | { type: "update" }
  | { type: "day" }
  | { type: "leave" };

/** What a change brings of a feature's part; null takes the part away. */
export type PartChange<K extends keyof Parts = keyof Parts> = K extends K
  ? { type: K } & { [P in K]: Partial<Parts[P]> | null }
  : never;
