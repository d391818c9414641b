/** A question to the referee that is being filled in, and the ruling. */

import type { Forms, RefusalData, Ruling, Seat } from "../../messages/messages.d.ts";

export type { Form, FormField, Forms, Ruling } from "../../messages/messages.d.ts";

/**
 * What is filled in, by the field's name; of a field with parts by name and part, as in `totals.NS`. Cards are texts, as
 * typed.
 */
export type Values = Record<string, string>;

export interface Referee {
  game: string;
  /** A preset, or the rules of a question that came in a link. */
  rules: string | Record<string, unknown>;
  offered: Forms | null;
  /** The name of the question. */
  ask: string;
  values: Values;
  /** The place that a tapped card goes to; empty where there is none. */
  place: string;
  ruling: Ruling | null;
  /** Why there is no ruling. */
  refusal: RefusalData | null;
  /** What the clauses of the ruling say, by number. */
  clauses: Record<string, string>;
  copied: "copied" | "refused" | null;
  /** The feature that calls the referee to a match of its own, if one does. */
  beside: Beside | null;
}

/** Asked beside a match that the engine does not hold: what is asked most there, and the way back. */
export interface Beside {
  /** The feature with the act `goBack`, and the message that names the way there. */
  feature: "score-sheet";
  words: string;
  /** The questions that stand above the others, as far as the game has them. */
  asks: readonly string[];
  /** What is filled in whichever of them is asked. */
  known: Record<string, unknown>;
  /** What the people are called, as far as they have names. */
  names: Partial<Record<Seat, string>>;
}

declare module "../types.d.ts" {
  interface FeatureActions {
    referee: ReturnType<typeof import("./referee.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    referee: Referee | null;
  }
  interface Panels {
    referee: true;
  }
}
