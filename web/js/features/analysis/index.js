/** Analysis: other acts tried in a past deal. */

/** @satisfies {import("../types.d.ts").Feature} */
export const analysis = {
  name: "analysis",
  load: () => import("./analysis.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
};
