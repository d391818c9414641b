/** Puzzles: decisions to be found. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const puzzles = {
  name: "puzzles",
  part: "puzzles",
  letter: "p",
  opens: ["puzzle"],
  load: () => import("./puzzles.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }, { puzzles, settings }) =>
      say("puzzles-of", { game: say(`game-${puzzles?.game ?? settings.game}`) }),
    part: "path",
    selectData: ({ puzzles }, features) => [puzzles, features.puzzles],
  },
};
