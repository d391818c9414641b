/** Challenges: challenges, and one deal's results compared. */

/** What a challenge says; other features show it too. @param {string} code of a language */
export const loadChallengeWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const challenges = {
  name: "challenges",
  part: "challenges",
  letter: "c",
  isPacked: true,
  isDeal: true,
  opens: ["challenge"],
  load: () => import("./challenges.js"),
  words: loadChallengeWords,
  views: { challenges: "view", daily: "dailyView" },
  panel: {
    title: ({ say }, { challenges: now }) =>
      say(now?.stage === "outcome" ? "challenge-outcome" : "challenge"),
    selectData: (state, features) => [state, state.challenges, features.challenges],
    closes: true,
  },
};
