/** What avatars add to the page's types. */

import type { Block } from "./view.js";

declare module "../../core/types/settings.d.ts" {
  interface Settings {
    /** The block beside the person's name; `off` for no blocks at all. */
    avatar: Block | "off";
  }
}
