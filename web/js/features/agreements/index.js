/** Agreements: what partners have agreed that their cards say. What is not switched is as usual. */

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const agreements = {
  name: "agreements",
  part: "agreements",
  settings: { agreements: { default: {}, each: (/** @type {unknown} */ isOn) => typeof isOn === "boolean" } },
  load: () => import("./agreements.js"),
  words: (/** @type {string} */ code) => import(`./text/${code}.ftl`),
  // What a hint, or a bot that is asked, says of them.
  isWanted: ({ match }) =>
    Boolean(match?.view.agreements && (match.explanations?.hint || match.explanations?.why)),
  // A hint is given without what it says of agreements.
  isQuiet: true,
  panel: {
    title: ({ say }) => say("agreements"),
    selectData: (state, features) => [state, features.agreements],
  },
};
