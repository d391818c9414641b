/** What numbers add to the page's types. */

export {};

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** Whether each card of the hand shows its place, by which it can be called. */
    numbers: boolean;
  }
}
