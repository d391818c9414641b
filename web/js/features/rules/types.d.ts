/** What the rules to read add to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    rules: ReturnType<typeof import("./store.js").createRules>;
  }
}
