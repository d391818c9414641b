/** Guide: begins with a deal, goes on from moment to moment, and ends with it or when nothing more is wanted. */

import { findMoment } from "./moments.js";

/** @import { Store } from "../../core/store.js" */
/** @import { State } from "../../core/types.d.ts" */
/** @import { Guide } from "./types.d.ts" */

/** @param {Store} store */
export function createGuide(store) {
  /** @param {Guide | null} guide */
  const change = (guide) => store.change({ type: "guide", guide });
  let isBegun = false;

  /** @param {State} state */
  function follow({ guide, match, screen, pendingStart }) {
    if (!guide) return;
    // The deal is on its way.
    if (!isBegun && (screen === "home" || pendingStart)) return;
    if (screen === "home" || !match || match.view.deal > 1 || match.view.task) {
      change(null);
      return;
    }
    isBegun = true;
    const { view } = match;
    if (view.turn === guide.turn) return;
    const now = findMoment(view, guide.seen);
    if (now) change({ seen: [...guide.seen, now], now, turn: view.turn });
    else if (guide.now) change({ ...guide, now: null });
  }

  store.listen(follow);

  return {
    /** Explain the deal that is dealt next. */
    begin() {
      isBegun = false;
      change({ seen: [], now: null, turn: -1 });
    },
    end: () => change(null),
  };
}
