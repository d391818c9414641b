/** Past: the matches of this device, and the deals that links carry. It is part of the page's first script. */

/** @satisfies {import("../types.d.ts").Feature} */
export const past = {
  name: "past",
  letter: "d",
  isPacked: true,
  isDeal: true,
  takes: { ending: ".deal", act: "takeDropped" },
};

/**
 * The statistics, which are fetched when they are first looked at.
 * @satisfies {import("../types.d.ts").Feature}
 */
export const statistics = {
  name: "statistics",
  load: () => import("./statistics.js"),
  isWanted: ({ panel, past }) => panel === "past" && past.tab === "statistics",
};
