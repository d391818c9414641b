/** A complaint: an act of a deal, and what was gathered about it. */

import type { Refusal, Seat, View } from "../../core/types.d.ts";
import type { Complaint as Gathered } from "../../messages/messages.d.ts";

export interface Complaint {
  /** The table at that act, as the person may see it. */
  view: View;
  /** The hands that may be shown: the person's own, and all once the deal is over. */
  hands: Readonly<Record<string, readonly string[]>>;
  /** The engine's answer; null until it is there. */
  gathered: (Gathered & { links: { deal: string | null; question: string | null } }) | null;
  refusal: Refusal | null;
  /** What came of copying, and which it was. */
  copied: { what: "text" | "html" | "picture"; is: "copied" | "refused" } | null;
  /** The panel one came from, and goes back to. */
  from: "past" | null;
}

/** A seat with what it shows at the act. */
export interface Place {
  seat: Seat;
  name: string;
  /** Cards on the table in the trick that lies there. */
  played: readonly string[];
  /** Cards in hand that may be shown; null where they are hidden. */
  hand: readonly string[] | null;
  held: number;
}

declare module "../types.d.ts" {
  interface FeatureActs {
    complaint: ReturnType<typeof import("./complaint.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    complaint: Complaint | null;
  }
  interface Panels {
    complaint: true;
  }
}
