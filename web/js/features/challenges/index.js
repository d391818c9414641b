/** Challenges: challenges, and a deal beside what others made of it. */

/** What a challenge says; other features show it too. @param {string} code of a language */
export const contestWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").Feature} */
export const challenges = {
  name: "challenges",
  part: "challenges",
  letter: "c",
  isPacked: true,
  isDeal: true,
  load: () => import("./challenges.js"),
  words: contestWords,
  views: { challenges: "view", daily: "dailyView" },
  panel: {
    title: ({ say }, { challenges: now }) =>
      say(now?.stage === "outcome" ? "challenge-outcome" : "challenge"),
    selectData: (state, features) => [state, state.challenges, features.challenges],
    closes: true,
  },
};
