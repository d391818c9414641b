/** Lessons: the way through the lessons of a game. */

/** @satisfies {import("../types.d.ts").Feature} */
export const lessons = {
  name: "lessons",
  part: "lessons",
  letter: "l",
  load: () => import("./lessons.js"),
  panel: {
    title: ({ say }) => say("lessons"),
    waiting: "lessons-waiting",
    part: "path",
    shows: ({ lessons }) => lessons,
    given: ({ lessons }, does) => [lessons, { ...does.lessons, puzzles: does.puzzles.open }],
  },
};
