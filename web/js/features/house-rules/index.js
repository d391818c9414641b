/** House rules: a game's rules chosen one by one, kept under names of one's own, sent and read. */

import { refereeWords } from "../referee/index.js";

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const houseRules = {
  name: "house-rules",
  part: "house",
  letter: "h",
  isPacked: true,
  opens: ["rules"],
  load: () => import("./house-rules.js"),
  words: [(/** @type {string} */ code) => import(`./text/${code}.ftl`), refereeWords],
  panel: {
    title: ({ say }) => say("rules-house"),
    selectData: (state, features) => [state, features["house-rules"]],
  },
};
