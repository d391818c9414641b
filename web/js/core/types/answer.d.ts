/** What answers about the match at the table say of it, and an answer on its way, which may refuse. */

import type {
  Requests,
  Envelope,
  GameEvent,
  RulesAnswer,
  MessageFunctions,
  Seat,
  View,
} from "../../messages/messages.d.ts";

export interface Answer extends Partial<Envelope> {
  view?: View;
  events?: GameEvent[];
  record?: string;
  /** Of a match that begins or goes on, with the link of the challenge it is played as. */
  seed?: string;
  challenge?: string;
  /** Whether a bot's act is held back because it would end the deal. */
  held?: true;
  /** The seats whose view has changed, where people have a device each. */
  changed?: Seat[];
}

/** What rules come to, and of which game they are. */
export interface HeldRules extends RulesAnswer {
  game: string;
}

/** A message to the engine: what it is about, and its fields. */
export interface Question {
  op: keyof Requests;
  [field: string]: unknown;
}

export type Ask = (question: Question) => Promise<Answer>;

/** The engine as the page calls it: `engine.deal({ turn })`. */
export type EngineFunctions = MessageFunctions;
