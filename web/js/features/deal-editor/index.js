/** Deal editor: a deal that somebody lays card by card, or as a text, to be played, shown or sent. */

import { refereeWords } from "../referee/index.js";

/** @satisfies {import("../types.d.ts").OwnFeature} */
export const dealEditor = {
  name: "deal-editor",
  part: "dealEditor",
  opens: ["setup"],
  load: () => import("./deal-editor.js"),
  words: [(/** @type {string} */ code) => import(`./text/${code}.ftl`), refereeWords],
  panel: {
    title: ({ say }) => say("deal-editor"),
    selectData: (state, features) => [state.dealEditor, features["deal-editor"], state.engine],
    closes: true,
  },
};
