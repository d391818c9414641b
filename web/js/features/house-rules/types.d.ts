/** What house rules add to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActs {
    "house-rules": ReturnType<typeof import("./store.js").createRuling>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Panels {
    rules: true;
  }
}
