/** The panel of past matches: the list, a replay, statistics, export and import. */

import type {
  PositionAnswer,
  PastDeal,
  RefusalData,
  Seat,
  StepAnswer,
  WeighingAnswer,
} from "../../messages/messages.d.ts";
import type { ExportFile, Head } from "../../core/storage/types.d.ts";

export type {
  PositionAnswer,
  Mark,
  PastBranch,
  PastDeal,
  Remarks,
  WeighingAnswer,
} from "../../messages/messages.d.ts";

export type HistoryTab = "matches" | "statistics" | "data";

/** What is tried: acts of the record up to `step`, then the line. */
export interface AnalysisBoard {
  deal: number;
  step: number;
  line: string[];
  answered: PositionAnswer | null;
  evaluation: WeighingAnswer | null;
  /** Whether all hands are shown. */
  isOpen: boolean;
  /** Whether the line has just been kept as a branch. */
  isKept: boolean;
  refusal: RefusalData | null;
}

/** A step of a deal, as the engine shows it. */
export interface ReplayStep extends StepAnswer {
  deal: number;
  step: number;
}

/** A match that is looked through. */
export interface OpenedMatch {
  head: Head;
  record: string;
  deals: PastDeal[];
  players: Record<Seat, { name: string; level: string | null }>;
  replay: ReplayStep | null;
  /** Whether somebody sent it and it is not stored here. */
  isReceived?: boolean;
  /** The step at which it was opened. */
  begins?: number;
  /** Whether it is replayed automatically. */
  isPlaying?: boolean;
  /** Where other acts are tried. */
  board?: AnalysisBoard | null;
}

/** Something that was sent: on its way, or refused. */
export interface ReceivedDocument {
  refusal: RefusalData | null;
}

/** Which deals are counted; an empty text is all. */
export interface Filter {
  game: string;
  level: string;
  preset: string;
  /** The name of one of several people; empty for what one played alone. */
  person?: string;
}

/** A match with real cards, as a list shows it. */
export interface SheetRow {
  id: string;
  changed: number;
  game: string;
  date: string;
  note: string;
  people: { seat: Seat; name: string; side: string }[];
  /** The figure that counts, by side. */
  scores: Record<string, string>;
}

/** The result of the last action. */
export interface Notice {
  code: string;
  facts: Record<string, string | number>;
  /** What the engine refused. */
  refusal: RefusalData | null;
}

export interface History {
  tab: HistoryTab;
  /** How many matches are listed. */
  listedCount: number;
  opened: OpenedMatch | null;
  /** What was sent, until it is open. */
  received: ReceivedDocument | null;
  /** Why a match could not be opened. */
  refusal: RefusalData | null;
  filter: Filter;
  /** A file that was chosen and checked, not imported yet. */
  checkedFile: ExportFile | null;
  /** How much of a file has been checked, of how much; null while none is. */
  checkProgress: { done: number; of: number } | null;
  /** The action the person is asked to confirm. */
  confirming: "clear" | "replace" | "remove" | null;
  notice: Notice | null;
}

export type HistoryChange = Partial<History>;

declare module "../types.d.ts" {
  interface FeatureActions {
    history: ReturnType<typeof import("./store.js").createHistory>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Panels {
    history: true;
  }
}
