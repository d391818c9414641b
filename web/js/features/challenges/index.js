/** Contest: challenges, and a deal beside what others made of it. */

/** What a challenge says; other features show it too. @param {string} code of a language */
export const contestWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").Feature} */
export const contest = {
  name: "contest",
  part: "contest",
  letter: "c",
  isPacked: true,
  isDeal: true,
  load: () => import("./challenges.js"),
  words: contestWords,
  views: { contest: "view", daily: "dailyView" },
  panel: {
    title: ({ say }, { contest: now }) => say(now?.stage === "outcome" ? "challenge-outcome" : "challenge"),
    given: (state, features) => [state, state.contest, features.contest],
    closes: true,
  },
};
