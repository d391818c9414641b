/** Paper: sheets to be printed, of deals, of rules and of puzzles. */

/** @satisfies {import("../types.d.ts").Feature} */
export const paper = {
  name: "paper",
  part: "paper",
  letter: "o",
  load: () => import("./paper.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }) => say("paper"),
    given: ({ paper }, features) => [paper, features["paper"]],
    closes: true,
  },
  withMadeDeal: { title: ({ say }) => say("paper"), act: "made" },
};
