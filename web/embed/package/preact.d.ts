/** `<follow-suit>` in the JSX of Preact: `import type {} from "follow-suit-table/preact"` once in the program. */
import type { FollowSuitAttributes, FollowSuitElement, FollowSuitEvents } from "./element.js";
import type { HTMLAttributes } from "preact";

/** Preact names a listener `on` and the event: `onready`, `ondeal-over`. */
type Listeners = { [K in keyof FollowSuitEvents as `on${K}`]?: (event: FollowSuitEvents[K]) => void };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "follow-suit": Omit<HTMLAttributes<FollowSuitElement>, keyof FollowSuitAttributes> &
        FollowSuitAttributes &
        Listeners;
    }
  }
}
