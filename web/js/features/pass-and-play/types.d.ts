/** What the cover adds to the page's types. */

export {};

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** How people who share the device see their own cards: after a tap, or while they hold. */
    reveal: "tap" | "hold";
  }
}
