/** History: the matches of this device, and the deals that links carry. It is part of the page's first script. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const history = {
  name: "history",
  letter: "d",
  isPacked: true,
  isDeal: true,
  opens: ["record"],
};

/**
 * What the panel shows besides the matches, fetched when it is first looked at.
 * @satisfies {import("../types.d.ts").OwnFeature}
 */
export const tabs = {
  name: "tabs",
  views: { statistics: "statisticsView", data: "dataView" },
  load: () => import("./panel-tabs.js"),
  isWanted: ({ panel, history: past }) => panel === "history" && past.tab !== "matches",
};
