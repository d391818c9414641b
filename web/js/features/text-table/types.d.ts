/** What the text table adds to the page's types. */

export {};

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** Whether the table is lines and buttons; `unasked`: it has neither been chosen nor offered. */
    textTable: "unasked" | "on" | "off";
  }
}
