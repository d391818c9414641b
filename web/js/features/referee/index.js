/** Referee: questions about the rules. */

/** The words of questions and rulings; other features show them too. @param {string} code of a language */
export const refereeWords = (code) => import(`./text/${code}.ftl`);

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const referee = {
  name: "referee",
  part: "referee",
  letter: "r",
  isPacked: true,
  opens: ["question"],
  load: () => import("./referee.js"),
  words: refereeWords,
  panel: {
    title: ({ say }) => say("referee"),
    selectData: (state, features) => [state.referee, features.referee, state.documents, state.engine],
  },
};
