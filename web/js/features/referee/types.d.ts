/** A question to the referee that is being filled in, and the ruling. */

import type { Refusal } from "../../store/types.d.ts";

/** A field of a question: engine/followsuit/forms.py. */
export interface FormField {
  name: string;
  kind:
    | "choice"
    | "several"
    | "suit"
    | "trump"
    | "card"
    | "cards"
    | "trick"
    | "plays"
    | "number"
    | "sides"
    | "roles";
  choices: (string | number)[];
  /** What the numbers of both sides sum to. */
  total: number | null;
  is_optional: boolean;
}

export interface Form {
  ask: string;
  clauses: string[];
  fields: FormField[];
}

/** What can be asked about a game: PROTOCOL.md, `forms`. */
export interface Forms {
  forms: Form[];
  cards: string[];
  seats: string[];
}

/**
 * What is filled in, by the field's name; of a field with parts by name and part, as in `totals.NS`. Cards are texts, as
 * typed.
 */
export type Values = Record<string, string>;

export interface Ruling {
  rule?: string;
  reason?: string;
  facts?: Record<string, unknown>;
  legal?: boolean;
  options?: string[];
  winner?: string | number;
  points?: number;
  [more: string]: unknown;
}

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
  refusal: Refusal | null;
  /** What the clauses of the ruling say, by number. */
  clauses: Record<string, string>;
  copied: "copied" | "refused" | null;
}
