/** Making: a deal that somebody lays card by card, or as a text, to be played, shown or sent. */

/** @satisfies {import("../types.d.ts").Feature} */
export const making = {
  name: "making",
  part: "making",
  load: () => import("./making.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  panel: {
    title: ({ say }) => say("making"),
    given: (state, features) => [state.making, features.making, features],
    closes: true,
  },
};
