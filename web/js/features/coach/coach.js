/** Coach: what asks "Sure?" before a play that clearly costs, with its style; fetched when it is first wanted. */

import { createCoach } from "./store.js";

export { default as style } from "./style.css";
export { coachView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, sleep, thinksAhead }) {
  const { engine, keep, saving } = table;
  return createCoach({
    store,
    engine,
    keep,
    take: saving.takeRecord,
    act: (action) => void table.act(action),
    sleep,
    thinksAhead,
  });
}
