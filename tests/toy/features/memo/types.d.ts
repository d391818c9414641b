/** Memo: its part of the state, its acts and its panel, which add to those of the page. */

export interface Memo {
  game: string;
  line: string;
  refusal: null;
}

declare module "../../../../web/js/features/types.d.ts" {
  interface FeatureActions {
    memo: ReturnType<typeof import("./memo.js").create>;
  }
}

declare module "../../../../web/js/core/types/state.d.ts" {
  interface Parts {
    memo: Memo | null;
  }
  interface Panels {
    memo: true;
  }
}
