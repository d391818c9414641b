/** The types of stored matches. */

import type { Figures } from "../../messages/messages.d.ts";
import type { RefusalData, Seat, Settings, Side } from "../types.d.ts";

export type { Figures } from "../../messages/messages.d.ts";

/**
 * What is kept of a document besides its text, which is long and seldom needed. Lists are made of heads, and need no
 * engine; each kind adds what its list shows.
 */
export interface DocumentHead {
  id: string;
  /** As the engine reads it: `record`, `sheet`, `rules`; or `aside`. */
  kind: string;
  /** The name a person has given it; empty where it has none. */
  title: string;
  /** When it was last written, in milliseconds since 1970. */
  changed: number;
  /** How often it was written: a tab writes only over what it has seen. */
  version: number;
}

/** A document, whole. */
export interface StoredDocument<H extends DocumentHead = DocumentHead> {
  head: H;
  text: string;
}

/** A match that was played here; its text is the record. */
export interface Head extends DocumentHead {
  kind: "record";
  game: string;
  rules: string | Record<string, unknown>;
  you: Seat;
  /** The person's side. */
  side: Side;
  /** The people by seat, where it is not one person alone. */
  people?: Partial<Record<Seat, { name: string; side: Side }>>;
  /** The bots' level by seat. */
  levels: Partial<Record<Seat, string>>;
  /** Its place among the others, as if it were `changed`; only where the clock was set back behind one of them. */
  order?: number;
  /** When it began, in milliseconds since 1970; 0 where that is not known. */
  began: number;
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
}

/** Something unreadable, set aside as it was found. */
export interface Aside extends DocumentHead {
  kind: "aside";
  /** Why: a code of the engine's, or `unreadable`. */
  code: string;
  message: string;
  /** Those of the engine's refusal; what was set aside long ago has none. */
  facts?: RefusalData["facts"];
  game: string | null;
}

/** House rules that are kept under their title; their text is what is sent. */
export interface SavedRules extends DocumentHead {
  kind: "rules";
  game: string;
  rules: Settings["house"][string];
}

/** One document to write, or to delete where there is no head. */
export interface DocumentChange {
  id: string;
  head?: DocumentHead;
  /** The lines of its text; without them the text stays as it is. */
  lines?: string[];
  /** The first new line; those before it are stored already. */
  from?: number;
}

/** A condition on a stored head, in the same transaction: if it is met, nothing is written. */
export interface Guard {
  id: string;
  isMet: (found: unknown) => boolean;
}

/** A store. Texts are passed as lists of lines. */
export interface DocumentStore {
  loadHeads(): Promise<{ id: string; head: unknown }[]>;
  loadHead(id: string): Promise<unknown>;
  loadLines(id: string): Promise<string[] | undefined>;
  /** Makes all of the changes or none. False if the guard was met. */
  writeAll(changes: DocumentChange[], guard?: Guard): Promise<boolean>;
  clearAll(): Promise<void>;
}

/** Where data is stored: not known yet; on the device; in memory because the device refuses, answers no more, or is full. */
export type Where = "opening" | "device" | "refused" | "lost" | "full";

/** A notice to be shown once. */
export type NoticeCode =
  | "refused"
  | "lost"
  | "full"
  | "unkept"
  | "elsewhere"
  | "undo_request"
  | "restarted"
  | "act_lost"
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
  documents: (DocumentHead & { text: string })[];
  /** The stars of each lesson that was done. */
  lessons: Record<string, number>;
  /** The progress of each puzzle. */
  puzzles: import("../types/settings.d.ts").PuzzleProgress;
}
