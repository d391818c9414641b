/** What the guide adds to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    guide: ReturnType<typeof import("./guide.js").create>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Parts {
    /** Of a deal that is guided; null where none is. */
    guide: Guide | null;
  }
}

/** What has been explained, and what is being explained. */
export interface Guide {
  seen: readonly string[];
  now: string | null;
  /** The turn at which it is explained. */
  turn: number;
}
