/** Analysis: other acts tried in a past deal. */

/** What is said of positions and what acts are worth; other features say it too. @param {string} code of a language */
export const analysisWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const analysis = {
  name: "analysis",
  load: () => import("./analysis.js"),
  words: analysisWords,
};
