/** The score of a match with real cards. */

import type { RefusalData, Seat, Sheet, SheetDraft, SheetValue } from "../../messages/messages.d.ts";

import type { DocumentHead } from "../../core/storage/types.d.ts";

export type {
  SheetField,
  SheetStanding,
  SheetStep,
  SheetValue,
  ScoreSheetAnswer,
} from "../../messages/messages.d.ts";

/** What a change did to the lines of a sheet. */
export interface Step {
  at: number;
  gone: string[];
  come: string[];
}

/** What lists and statistics need of a sheet, without asking the engine. */
export interface ListEntry {
  game: string;
  date: string;
  note: string;
  people: { seat: Seat; name: string; side: string }[];
  deals: number;
  /** The figure that counts, by side. */
  scores: Record<string, string>;
  /** The side that has won, or `tie`; null until the match is over. */
  won: string | null;
}

export type Values = Record<string, SheetValue>;

/** What somebody is in the middle of entering. */
export interface EntryDraft {
  /** The deal that is changed; null for a new one. */
  deal: number | null;
  values: Values;
  /** The field that is asked; empty where all is said. */
  asked: string;
  /** The number that is being typed. */
  typed: string;
  /** Fields that may be left empty, and are. */
  skipped: string[];
  /** Whether somebody went back to a field: then it is not written before they say so. */
  isBack: boolean;
  /** Whether it is a deal that was forgotten, to stand before the one of that number. */
  isInsert: boolean;
}

/** What is kept of a sheet besides its text. */
export interface SheetHead extends DocumentHead {
  kind: "sheet";
  began: number;
  /** The steps that can be undone, and those that were; the latest last. */
  done: Step[];
  undone: Step[];
  entry: EntryDraft | null;
  told: ListEntry;
}

/** A sheet with its text, as the engine writes it. */
export type KeptSheet = SheetHead & { text: string };

/** What a new sheet begins with. */
export interface SheetSetup {
  game: string;
  /** A preset's name, `house`, or house rules that are saved: `OF_HOUSE` and their name. */
  preset: string;
  table: string;
  length: string;
  /** In the order of play. */
  seats: Seat[];
  names: Partial<Record<Seat, string>>;
  dealer: Seat | "";
  date: string;
  note: string;
  /** What each puts into the pot, as it is typed. */
  stake: string;
}

export type SheetPlace = "list" | "setup" | "score" | "entry" | "out" | "figures";

/** The feature's part of the state. */
export interface SheetPart {
  place: SheetPlace;
  /** Those of the device, the one changed last first. */
  sheets: SheetHead[];
  setup: SheetSetup | null;
  /** The one that is open; of a link, until somebody goes on with it, with an empty `id`. */
  kept: KeptSheet | null;
  /** What the engine says of it. */
  sheet: Sheet | null;
  /** What the engine says of the entry. */
  draft: SheetDraft | null;
  /** Whether the screen is turned for those opposite. */
  isTurned: boolean;
  /** Whether what is entered looks as if it were entered twice, and that is asked about. */
  isRepeated: boolean;
  /** The sheet or deal that would be thrown away, until somebody is sure. */
  confirming: string | null;
  /** The link; null where it is too long for one. */
  link: string | null;
  copied: "copied" | "refused" | null;
  /** Whether the sheet went on in another tab, and is shown as it stands there. */
  isChangedElsewhere: boolean;
  /** Whether it was thrown away in another tab: what stands here is not kept. */
  isDeletedElsewhere: boolean;
  refusal: RefusalData | null;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    "score-sheet": ReturnType<typeof import("./score-sheet.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    scoreSheet: SheetPart | null;
  }
  interface Panels {
    "score-sheet": true;
  }
}
