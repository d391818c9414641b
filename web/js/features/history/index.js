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
 * The panel's other tabs, loaded when one is first opened.
 * @satisfies {import("../types.d.ts").OwnFeature}
 */
export const tabs = {
  name: "tabs",
  views: { statistics: "statisticsView", data: "dataView" },
  load: () => import("./panel-tabs.js"),
  isWanted: ({ panel, history }) => panel === "history" && history.tab !== "matches",
};
