/** Analysis: other acts in a past deal, and what shows them, with its style; fetched when it is first wanted. */

import { createAnalysis } from "./store.js";

export { default as style } from "./style.css";
export { analysisView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, archive, features, makeRoom }) {
  const acts = createAnalysis({
    store,
    ask: table.ask,
    archive,
    show: (deal, step) => void features.past.at(deal, step),
    async play(record, game) {
      makeRoom();
      await table.open(record, game);
    },
  });
  return { ...acts, exercise: () => features.exercises.make() };
}
