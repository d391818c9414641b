/** House rules as the panel shows them, and what they add to the page's types. */

import type { House as Received, OneRuling, Remedy } from "../../messages/messages.d.ts";
import type { GameOffer, HeldRules, RefusalData, Settings } from "../../core/types.d.ts";

export type { GameOption, OneRuling, Remedy } from "../../messages/messages.d.ts";
export type { Received };

/** A preset, and the fields that differ from it. */
export type HouseRules = Settings["house"][string];

/** A question to the referee as it was asked, and its ruling. */
export interface RulesExample extends OneRuling {
  question: Record<string, unknown>;
}

interface Asked {
  rules?: Record<string, unknown>;
  question: Record<string, unknown>;
}

/** Examples by field: always the same, or by the value that the field has. */
export type Examples = Record<string, Asked[] | { by: Record<string, Asked[]> }>;

/** Two fields that contradict each other, in rules that were tried, and what could be changed. */
export interface Clash {
  fields: string[];
  tried: HouseRules;
  remedies: Remedy[];
}

export interface House {
  /** What the engine offers; null until it has been asked. */
  offers: GameOffer[] | null;
  /** What the house rules come to. */
  held: HeldRules | null;
  /** Examples by field, ruled by these rules. */
  examples: Record<string, RulesExample[]>;
  clash: Clash | null;
  /** Why the last thing tried was refused. */
  refusal: RefusalData | null;
  /** What is searched for among the fields. */
  words: string;
  /** Rules that came by a link or a text, and what could be changed where they contradict themselves. */
  received: Received | null;
  remedies: Remedy[];
  /** The name that is typed, of rules to be saved or, with `of`, renamed; and what is wrong with it. */
  naming: { of: string | null; name: string; problem: NamingProblem | null };
  /** The text that is pasted, and why it was refused. */
  pasted: string;
  unread: RefusalData | null;
  /** The name that was saved last, to say so. */
  saved: string | null;
  /** What was copied last. */
  copied: "link" | "text" | "refused" | null;
}

export type NamingProblem = "empty" | "taken" | "long";

declare module "../types.d.ts" {
  interface FeatureActions {
    "house-rules": ReturnType<typeof import("./house-rules.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    house: House | null;
  }
  interface Panels {
    "house-rules": true;
  }
}
