/** Exercises: decisions that a teacher chose and sends as a link or a file, and what a class answered. */

import { analysisWords } from "../analysis/index.js";
import { eventsWords } from "../events/index.js";

/** @satisfies {import("../types.d.ts").Feature} */
export const exercises = {
  name: "exercises",
  part: "exercises",
  letter: "x",
  isPacked: true,
  takes: { ending: ".lessons", act: "takeDropped" },
  withMadeDeal: { title: ({ say }) => say("exercises-make"), act: "made" },
  load: () => import("./exercises.js"),
  words: [(/** @type {string} */ code) => import(`./text/${code}.ftl`), analysisWords, eventsWords],
  panel: {
    title: ({ say }, { exercises: now }) => now?.read?.title || say("exercises"),
    given: (state, features) => [state, features.exercises],
    closes: true,
    table: ({ exercises: now }) => (now?.place === "try" && now.match ? now.match.view.game : null),
  },
};

/** The links of somebody's answers. @satisfies {import("../types.d.ts").Feature} */
export const pupils = { name: "pupils", loadedWith: "exercises", letter: "y", isPacked: true };
