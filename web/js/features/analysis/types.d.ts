/** What the analysis adds to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    analysis: ReturnType<typeof import("./analysis.js").create>;
  }
}
