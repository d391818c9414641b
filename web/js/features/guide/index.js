/** Guide: what somebody new to a game has to know in the first deal, a sentence at a time. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const guide = {
  name: "guide",
  part: "guide",
  load: () => import("./guide.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  // The deal is played without it.
  isQuiet: true,
};
