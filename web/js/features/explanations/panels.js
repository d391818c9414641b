/** Panels of what is explained: the tricks of the deal, and the moments that mattered. */

import { momentsView } from "./costly-decisions.js";
import { allTricks } from "./tricks.js";

/** @satisfies {import("../types.d.ts").PanelTable} */
export const explanationPanels = {
  tricks: {
    title: ({ say }) => say("tricks"),
    view: (text, { match }, { features }) => match && allTricks(text, match, features.explanations.askWhy),
  },
  moments: {
    title: ({ say }) => say("decisions"),
    view: (text, { match }, { features }) =>
      match && momentsView(text, match, features.explanations.lookAtMoment, features.puzzles.tryMoment),
  },
};
