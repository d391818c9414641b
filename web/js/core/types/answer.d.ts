/** An answer of the engine's as the store reads it, whichever message it is to. */

import type {
  Asks,
  Act,
  Answers,
  Envelope,
  GameEvent,
  GameOffer,
  Hint,
  Meaning,
  MessageFunctions,
  Refusal,
  Review,
  View,
  Why,
} from "../../messages/messages.d.ts";

export interface Answer extends Partial<Omit<Envelope, "ok">> {
  ok: boolean;
  view?: View;
  events?: GameEvent[];
  record?: string;
  /** Of a match that begins or goes on. */
  seed?: string;
  games?: GameOffer[];
  /** The cards chosen once another is tapped. */
  cards?: string[];
  hint?: Hint;
  acts?: Act[];
  why?: Why;
  review?: Review;
  moment?: Answers["view_before_act"]["moment"];
  rules?: HeldRules["rules"];
  idle?: HeldRules["idle"];
  /** Why the cards chosen may not be played or buried. */
  refusal?: Refusal | null;
  [more: string]: unknown;
}

/** What rules come to, and of which game they are. */
export interface HeldRules extends Meaning {
  game: string;
}

/** A message to the engine: what it is about, and its fields. */
export interface Question {
  op: keyof Asks;
  [field: string]: unknown;
}

export type Ask = (question: Question) => Promise<Answer>;

/** The engine as the page calls it: `engine.deal({ turn })`. */
export type EngineFunctions = MessageFunctions<Answer>;
