/** Analysis: other acts tried in a past deal. */

/** The words about positions and the worth of acts; other features use them too. @param {string} code of a language */
export const analysisWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const analysis = {
  name: "analysis",
  load: () => import("./analysis.js"),
  words: analysisWords,
};
