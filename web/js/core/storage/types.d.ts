/** The types of stored matches. */

import type { Figures } from "../../messages/messages.d.ts";
import type { Seat, Settings, Side } from "../types.d.ts";

export type { Figures } from "../../messages/messages.d.ts";

/** A stored match without its record, which is stored separately, since it is long and seldom needed. */
export interface Head {
  id: string;
  game: string;
  rules: string | Record<string, unknown>;
  you: Seat;
  /** The person's side. */
  side: Side;
  /** The people by seat, where it is not one person alone. */
  people?: Partial<Record<Seat, { name: string; side: Side }>>;
  /** The bots' level by seat. */
  levels: Partial<Record<Seat, string>>;
  /** When it began and was last kept, in milliseconds since 1970; 0 where that is not known. */
  began: number;
  changed: number;
  /** `standing`: to be continued; `left`: another match was begun instead; `over`. */
  status: "standing" | "left" | "over";
  /** The number of the deal in progress, or of the last one. */
  deal: number;
  /** The deals that are over, by number. */
  deals: Figures[];
  /** Whether the deal in progress had help. */
  assisted: boolean;
  /** The hand of the deal in progress, where the person arranged it. */
  own?: string[] | null;
  /** The link of the challenge that is played; absent in any other match. */
  challenge?: string;
  /** The date of the day's deal it is, by UTC; absent in any other match. */
  day?: string;
  /** The result of the day's deal; absent until it is over. */
  margin?: number;
  /** Token of the session that has the match open: a new one each time it is opened. */
  session: string;
}

/** Something unreadable, set aside as it was found. */
export interface Aside {
  id: string;
  at: number;
  /** Why: a code of the engine's, or `unreadable`. */
  code: string;
  message: string;
  game: string | null;
  /** What was found, as text. */
  text: string;
}

/** What is known of a score sheet outside its feature. */
export interface StoredSheet {
  id: string;
  /** As the engine writes it. */
  text: string;
  /** When it was kept last, in milliseconds since 1970. */
  changed: number;
}

export type StoreName = "matches" | "records" | "aside" | "sheets";

/** One value to store, or to delete if it is undefined. A record is stored as its lines. */
export interface Step {
  store: StoreName;
  key: string;
  value?: unknown;
  /** Of a record: the first new line; those before it are stored already. */
  from?: number;
  /** Computes the value from the stored one, in the same transaction. */
  change?: (found: unknown) => unknown;
}

/** A condition on a stored value, in the same transaction: if `is` returns true, nothing is written. */
export interface Unless {
  store: StoreName;
  key: string;
  isMet: (found: unknown) => boolean;
}

/** A store. Records are passed as lists of lines. */
export interface KeptStore {
  loadAll(store: StoreName): Promise<{ key: string; value: unknown }[]>;
  loadValue(store: StoreName, key: string): Promise<unknown>;
  /** Does all of the steps or none. False if `unless` was true. */
  writeSteps(steps: Step[], unless?: Unless): Promise<boolean>;
  clearAll(): Promise<void>;
}

/** Where data is stored: not known yet; on the device; in memory because the device refuses, or because it is full. */
export type Where = "opening" | "device" | "refused" | "full";

/** A notice to be shown once. */
export type NoticeCode =
  | "refused"
  | "full"
  | "elsewhere"
  | "restarted"
  | "aside"
  | "language"
  | "textTable"
  | "loading"
  | "file_missing"
  | "outdated"
  | "outdated_unkept";

export interface Notice {
  code: NoticeCode;
  serial: number;
}

/** The export file: everything that is stored. */
export interface ExportFile {
  format: "follow-suit";
  version: 1;
  made: string;
  settings: Partial<Settings> | null;
  matches: (Omit<Head, "session"> & { record: string })[];
  aside: Aside[];
  /** Score sheets of matches with real cards. */
  sheets: StoredSheet[];
  /** The stars of each lesson that was done. */
  lessons: Record<string, number>;
  /** The progress of each puzzle. */
  puzzles: import("../types/settings.d.ts").PuzzleProgress;
}
