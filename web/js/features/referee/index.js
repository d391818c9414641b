/** Referee: questions about the rules. */

/** @satisfies {import("../types.d.ts").Feature} */
export const referee = {
  name: "referee",
  part: "referee",
  letter: "r",
  isPacked: true,
  load: () => import("./referee.js"),
  panel: {
    title: ({ say }) => say("referee"),
    given: (state, features) => [state.referee, features.referee, state.settings],
  },
};
