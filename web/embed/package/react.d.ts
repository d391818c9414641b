/** `<follow-suit>` in the JSX of React: `import type {} from "follow-suit-table/react"` once in the program. */
import type { FollowSuitAttributes, FollowSuitElement, FollowSuitEvents } from "./element.js";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** React names a listener `on` and the event: `onready`, `ondeal-over`. */
type Listeners = { [K in keyof FollowSuitEvents as `on${K}`]?: (event: FollowSuitEvents[K]) => void };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "follow-suit": Omit<
        DetailedHTMLProps<HTMLAttributes<FollowSuitElement>, FollowSuitElement>,
        keyof FollowSuitAttributes
      > &
        FollowSuitAttributes &
        Listeners;
    }
  }
}
