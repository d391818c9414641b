/** Lessons: the way through the lessons of a game. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const lessons = {
  name: "lessons",
  part: "lessons",
  letter: "l",
  opens: ["lesson"],
  load: () => import("./lessons.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }) => say("lessons"),
    part: "path",
    selectData: ({ lessons }, features) => [lessons, features.lessons, null, features.puzzles.open],
  },
};
