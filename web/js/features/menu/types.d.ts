/** What the menu adds to the page's types. */

export {};

declare module "../../core/types/state.d.ts" {
  interface Panels {
    menu: true;
    settings: true;
    anew: true;
    giveUp: true;
    keys: true;
  }
}
