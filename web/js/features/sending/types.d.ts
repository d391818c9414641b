/** What is being shared: a deal, or a match, as a link that carries all of it. */

import type { RefusalData } from "../../core/types.d.ts";

export interface Sending {
  game: string;
  /** The record to be shared; null for the match at the table. */
  record: string | null;
  /** The number of the deal that was open. */
  deal: number;
  /** How many deals the match has. */
  deals: number;
  /** Whether the deal was played to its end. */
  isOver: boolean;
  /** Of a challenge to a deal that was made: everybody begins after the acts of its record. */
  isBegun?: boolean;
  /** `claim`, `cards`: a challenge to play the deal, with the sender's play or without. */
  scope: "deal" | "match" | "claim" | "cards";
  /** The whole address, once the engine has made it. */
  link: string | null;
  /** The document as text. */
  text: string;
  /** Whether it is short enough to be sent as a link. */
  fits: boolean;
  refusal: RefusalData | null;
  /** The result of copying it. */
  copied: "copied" | "refused" | null;
  /** Whether the QR code is shown. */
  isCode: boolean;
  /** The panel one came from, and goes back to. */
  from: "history" | "challenges" | null;
}

/** What is shared from where. */
export type Shared = Pick<Sending, "game" | "record" | "deal" | "deals" | "isOver" | "isBegun" | "scope">;

declare module "../types.d.ts" {
  interface FeatureActions {
    sending: ReturnType<typeof import("./sending.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    sending: Sending | null;
  }
  interface Panels {
    sending: true;
  }
}
