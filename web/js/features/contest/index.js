/** Contest: challenges, and a deal beside what others made of it. */

/** @satisfies {import("../types.d.ts").Feature} */
export const contest = {
  name: "contest",
  part: "contest",
  letter: "c",
  isPacked: true,
  isDeal: true,
  load: () => import("./contest.js"),
  views: { contest: "view", daily: "dailyView" },
  panel: {
    title: ({ say }, { contest: now }) => say(now?.stage === "outcome" ? "contest-outcome" : "contest"),
    waiting: "contest-waiting",
    shows: (state) => state.contest,
    given: (state, does) => [state, state.contest, does.contest],
    close: (does) => () => does.contest("close"),
  },
};
