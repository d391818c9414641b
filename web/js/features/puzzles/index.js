/** Puzzles: decisions to be found. */

/** @satisfies {import("../types.d.ts").Feature} */
export const puzzles = {
  name: "puzzles",
  part: "puzzles",
  letter: "p",
  load: () => import("./puzzles.js"),
  panel: {
    title: ({ say }, { puzzles }) => say("puzzles-of", { game: say(`game-${puzzles?.game}`) }),
    waiting: "lessons-waiting",
    part: "path",
    shows: ({ puzzles }) => puzzles,
    given: ({ puzzles }, does) => [puzzles, does.puzzles],
  },
};
