/** House rules: a game's rules chosen one by one, kept under names of one's own, sent and read. */

/** @satisfies {import("../types.d.ts").Feature} */
export const houseRules = {
  name: "house-rules",
  part: "house",
  letter: "h",
  isPacked: true,
  load: () => import("./house-rules.js"),
  settings: { houses: { default: {}, each: Array.isArray } },
  panel: {
    title: ({ say }) => say("rules-house"),
    given: (state, features) => [state, features["house-rules"]],
  },
};
