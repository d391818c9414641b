/** Fairness: the menu's line about the match's seed. The page that verifies a match has a script of its own. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const fairness = {
  name: "fairness",
  load: () => import("./seal-view.js"),
  views: { seal: "sealView" },
  isWanted: ({ panel }) => panel === "menu",
};
