/** People who play together, each at a device of their own. */

import type { Answer, EngineFunctions, Question, RefusalData, Seat, View } from "../../core/types.d.ts";
import type { Page } from "../types.d.ts";

/** Who sits at a seat: a person at this device, at a phone of their own, or a bot. */
export type Who = "here" | "phone" | "bot";

export interface Chair {
  seat: Seat;
  who: Who;
  /** The person's, else the bot's. */
  name: string;
  level: string;
  /** Of a phone: `free` nobody has come yet, `joining`, `there`, `away`. */
  phone: "free" | "joining" | "there" | "away";
  /** While a phone is away or free: a bot plays, the host's device is passed, or the table waits. */
  substitute: "bot" | "here" | "wait";
  /** The link that takes a phone to this seat; null while there is none. */
  link: string | null;
  /** Why the last phone did not come. */
  refusal: RefusalData | null;
}

/** A chair as guests see it. */
export type ShownChair = Pick<Chair, "seat" | "who" | "name" | "level" | "phone">;

/** A number that this device drew, and what it was shown then. */
export interface DrawnNumber {
  /** When, in milliseconds. */
  at: number;
  /** What the record says of the drawing; empty for the first one, of all. */
  draw: string;
  number: string;
  /** Those of all who drew. */
  hashes: string[];
}

/** A drawing as its table sees it. */
export interface Drawing {
  /** The first, second … of this table. */
  number: number;
  /** Who asks for it. */
  by: Seat | null;
  /** The guests who draw. */
  seats: Seat[];
  without: Seat[];
  /** `asked`: this device's person is; `left_out`: it is drawn without this device; `void`: it does not count. */
  state: "asked" | "waiting" | "drawn" | "left_out" | "declined" | "void";
  /** Who is waited for, or why it is void. */
  missing: Seat[];
  why: "declined" | "withheld" | null;
  /** The same at every device; empty until all hashes are shown. */
  code: string;
  at: number;
  /** How often this device has drawn before. */
  count: number;
}

export interface Multiplayer {
  role: "host" | "guest";
  game: string;
  chairs: Chair[];
  /** `seats`: before the match; `drawing` the seed; `playing`. */
  stage: "seats" | "drawing" | "playing";
  /** The seat whose code is shown large. */
  enlargedSeat: Seat | null;
  /** Whether the camera looks for a code. */
  isScanning: boolean;
  /** What was written where a link can be pasted. */
  pastedText: string;
  refusal: RefusalData | null;
  /** The link that was to be copied last, and whether it was. */
  copied: { link: string; how: "copied" | "refused" } | null;
  /** Who would like to take back, and is waiting for this device's answer. */
  undoRequest: { seat: Seat; name: string } | null;
  /** Whether the match to be continued was played by several people. */
  canContinue: boolean;
  /** Whether the browser lets this page reach other devices; null where it knows no such permission, or not yet. */
  networkPermission: PermissionState | null;
  /** The last drawing of the seed. */
  drawing: Drawing | null;
  guest: Guest | null;
}

export interface Guest {
  seat: Seat | null;
  name: string;
  /**
   * `answering`: the answer is shown; `seated`; `paused`: the host has left the table; `sought`: it cannot be reached, and may come
   * back by itself; `lost`: the line is cut.
   */
  status: "joining" | "answering" | "seated" | "paused" | "sought" | "lost";
  /** The link that answers the offer. */
  answerLink: string | null;
  /** Since when the answer is shown, in milliseconds. */
  isSlow: boolean;
  chairs: ShownChair[];
  /** The record, once the match is over. */
  record: string | null;
  /** Whether the seed is the one that was drawn; null while that is not known. */
  isSeedVerified: boolean | null;
  isSaved: boolean;
}

/** What this device's part at a table, as its host or as a guest, shares with the page. */
export interface MultiplayerContext extends Pick<Page, "store" | "table" | "sleep" | "remote"> {
  /** In milliseconds, from any moment on. */
  now: () => number;
  change: (some: Partial<Multiplayer>) => void;
  linkAddress: (link: string) => string;
  /** The seats as they are called here. */
  nameSeats: (view: View) => View;
  /** Load this page as if nobody had sent a link. */
  reloadPage: () => void;
  /** A phone of the host's table is gone; or it is back by itself. */
  onPhoneLost: (seat: Seat, refusal: RefusalData | null) => void;
  onPhoneFound: (seat: Seat) => void;
}

/** What the modules of a host's table share. */
export interface HostContext extends MultiplayerContext {
  /** This page's, for all but its own table. */
  engine: EngineFunctions;
  /** What its own table asks; null before the table is taken over. */
  ownEngine: import("./host-engine.js").HostEngine | null;
  isPlaying: boolean;
  /** The table as everybody sees it. */
  latest: View | null;
  getChairs: () => Chair[];
  findChair: (seat: Seat) => Chair | undefined;
  changeChair: (seat: Seat, some: Partial<Chair>) => void;
  /** What begins a match that all play; null where it cannot. */
  buildStart: (question: Question) => Promise<Question | null>;
  startForAll: (answer: Answer, isResumed: boolean) => void;
  pauseMatch: () => void;
  /** The table as everybody sees it, before each beat. */
  showTable: (answer: Answer) => void;
  /** Something has happened; `seat` is whose view the answer has, `isTold` whether that seat is answered with it. */
  announceEvent: (answer: Answer, seat: Seat | null, isTold: boolean) => void;
  /** What was done for a seat, which is told with this. */
  tellSeat: (seat: Seat | null, answer: Answer) => void;
  /** A person hands the seat over to a bot, or takes it over again; all are told. */
  changeHands: (message: { kind: string; [field: string]: unknown }, seat: Seat) => Promise<Answer>;
  sendRecord: () => Promise<void>;
  clock: import("./beat-clock.js").BeatClock;
  guests: import("./guests.js").Guests;
  phones: import("./phones.js").Phones;
  drawing: import("./host-drawing.js").HostDrawing;
  undoVote: import("./undo-vote.js").UndoVote;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    multiplayer: ReturnType<typeof import("./multiplayer.js").create>;
    joining: ReturnType<typeof import("./multiplayer.js").create>["joining"];
    answering: ReturnType<typeof import("./multiplayer.js").create>["answering"];
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    multiplayer: Multiplayer | null;
  }
  interface Panels {
    multiplayer: true;
  }
}
