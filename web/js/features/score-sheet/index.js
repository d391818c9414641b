/** Score sheet: keeps the score of a match that is played with real cards. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const scoreSheet = {
  name: "score-sheet",
  part: "scoreSheet",
  letter: "s",
  isPacked: true,
  opens: ["sheet"],
  load: () => import("./score-sheet.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }) => say("score-sheet"),
    selectData: (state, features) => [state, features["score-sheet"]],
    closes: true,
  },
};
