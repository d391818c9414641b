/** A deal that is being made in the panel. */

import type { DealEditorAnswer as Answered, RefusalData } from "../../messages/messages.d.ts";

export type { DealEditorAnswer as Answered, MakingPlace, SetupField } from "../../messages/messages.d.ts";

/** A deal that was made, as it is given to what is done with it. */
export interface MadeDeal {
  game: string;
  record: string;
  /** Its number. */
  deal: number;
  link: string;
}

export interface DealDraft {
  /** What the engine says of the setup; null until it has come. */
  shown: Answered | null;
  /** Earlier setups, to be gone back to. */
  past: string[];
  /** The card that was tapped and goes to the next place tapped; else the place that tapped cards go to. */
  card: string;
  aim: string;
  /** What was typed of a card so far. */
  typed: string;
  /** Where play begins: null is the deal's beginning. */
  contract: Record<string, string> | null;
  you: string;
  /** What stands in the field if somebody has typed. */
  text: string | null;
  unread: RefusalData[];
  hasMore: boolean;
  refusal: RefusalData | null;
  copied: "copied" | "refused" | null;
  from: import("../../core/types.d.ts").State["panel"];
}

declare module "../types.d.ts" {
  interface FeatureActions {
    "deal-editor": ReturnType<typeof import("./deal-editor.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    dealEditor: DealDraft | null;
  }
  interface Panels {
    "deal-editor": true;
  }
}
