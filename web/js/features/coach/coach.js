/** Coach: its actions, view and style; loaded on first use. */

import { createCoach } from "./store.js";

export { default as style } from "./style.css";
export { coachView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, sleep, thinksAhead }) {
  const { engine, saveMatch, saver } = table;
  return createCoach({
    store,
    engine,
    saveMatch,
    take: saver.takeRecord,
    act: (action) => void table.performAction(action),
    sleep,
    thinksAhead,
  });
}
