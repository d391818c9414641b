/** What explanations add to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    explanations: ReturnType<typeof import("./store.js").createExplanations>;
  }
}

declare module "../../core/types/state.d.ts" {
  interface Panels {
    tricks: true;
    moments: true;
  }
}
