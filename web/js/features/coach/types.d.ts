/** What the coach adds to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    coach: ReturnType<typeof import("./coach.js").create>;
  }
}

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** Whether the coach asks before a play that clearly costs; `first`: in a first match against the weakest bots. */
    coach: "first" | "on" | "off";
  }
}
