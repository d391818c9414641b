/** What the thumb's table adds to the page's types. */

export {};

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** Whether all that is needed during play lies within the reach of one thumb, and of which. */
    thumb: "off" | "right" | "left";
  }
}
