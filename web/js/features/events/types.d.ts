/** A club's event as it is made, played, and its results put together. */

import type { HeapFile } from "../../parts/heap.js";
import type { LinkState } from "../../parts/link-box.js";
import type {
  ClubEventData,
  EventBeside,
  EventDeals,
  PairsAnswer,
  PlayBeside,
  Refusal,
  Seat,
  Standings,
} from "../../messages/messages.d.ts";

export type {
  CallBeside,
  ClubEventData,
  EventBots,
  EventDeals,
  EventMadeDeal,
  EventRead,
  EventRow,
  PairsAnswer,
  PassageBeside,
  PlayBeside,
  RowBeside,
  Standings,
} from "../../messages/messages.d.ts";

export type Place = "list" | "make" | "made" | "event" | "results" | "beside" | "pairs";

/** Two plays of a deal, as the engine compares them: whose they are, and the links of the results they are in. */
export interface TwoPlays extends EventBeside {
  deal: number;
  who: string;
  other: string;
  results: string[];
  plays: [PlayBeside, PlayBeside];
}

/** What the device keeps of an event, by its link. Its deals are kept as matches, like any other. */
export interface KeptEvent {
  /** When it was opened last, in milliseconds since 1970. */
  at: number;
  name: string;
  game: string;
  /** What tells an event of made deals from others: their results and tables have no cards. */
  key?: string;
  /** Whether the link is the first one of a sealed event, which has no cards. */
  isSeal?: boolean;
  /** The first link of a sealed event, where it is known. */
  seal?: string;
  /** The link of the challenge that each deal was begun as, by its number. */
  begun?: Record<string, string>;
}

/** What a new event is to be. */
export interface EventDraft {
  game: string;
  /** A preset's name, `house` for the house rules that are set, or `OF_HOUSE` and the name of saved ones. */
  preset: string;
  table: string;
  name: string;
  level: string;
  seat: Seat;
  deals: number;
  scoring: "places" | "margins";
  line: string;
  help: boolean;
  sealed: boolean;
}

/** What a new event of made deals is to be. */
export interface MadeDraft {
  /** The record of each deal. */
  texts: string[];
  /** The deals as the engine shows them; null before it was asked. */
  shown: EventDeals | null;
  name: string;
  level: string;
  seat: Seat;
  scoring: "places" | "margins";
  line: string;
  help: boolean;
}

/** How a deal of an event stands on this device. */
export interface DealPlay {
  deal: number;
  status: "new" | "standing" | "over";
  /** The match it is played as; empty for a new one. */
  id: string;
  /** What it came to; null until it is known. */
  margin: number | null;
}

/** Work that takes a while: what it is, and the part of it that is done. */
export interface Working {
  what: "results" | "levels" | "bots";
  part: number;
}

/** The feature's part of the state. */
export interface EventsPart extends LinkState {
  place: Place;
  draft: EventDraft | null;
  /** An event of made deals that is not finished; null where there is none, or it was not looked for yet. */
  made: MadeDraft | null;
  /** The event that is open and its link; of a sealed one before its start the first link. */
  link: string;
  event: ClubEventData | null;
  /** Whether the link is short enough to be sent. */
  fits: boolean;
  /** The link of a result or a table of made deals whose event is not on this device. */
  lone: string;
  /** Of a sealed event: whether it is the one announced before; `unknown` where the first link is not here. */
  sealed: "same" | "other" | "unknown" | null;
  /** The deals on this device; null until they were looked for. */
  plays: DealPlay[] | null;
  /** The person's own result, and the name it is under. */
  mine: { link: string; fits: boolean; name: string } | null;
  /** What was pasted and dropped. */
  heap: string;
  files: HeapFile[];
  working: Working | null;
  found: Standings | null;
  /** The two plays that were compared last. */
  beside: TwoPlays | null;
  /** What our levels made of each deal, by level. */
  levels: Record<string, number[]>;
  /** Whose bots were asked again, and what they said. */
  bots: { name: string; same: number; others: { deal: number; act: number }[] } | null;
  /** Pairs with real cards: the plan that is wanted, and what was typed. */
  tables: number;
  movement: "howell" | "mitchell";
  plan: PairsAnswer | null;
  travellers: string;
  /** The game whose deals are typed as on a score sheet; empty where numbers are. */
  entered: string;
  order: PairsAnswer | null;
  refusal: Refusal | null;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    events: ReturnType<typeof import("./events.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    events: EventsPart | null;
  }
  interface Panels {
    events: true;
  }
}

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** The events of this device, by their links. */
    events: Record<string, KeptEvent>;
  }
}
