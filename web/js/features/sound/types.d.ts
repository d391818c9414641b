/** What sound adds to the page's types. */

export {};

declare module "../types.d.ts" {
  interface FeatureActions {
    sound: ReturnType<typeof import("./sound.js").create>;
  }
}

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    sound: boolean;
    /** 0 to 100. */
    volume: number;
  }
}
