/** Paper: what asks for sheets, prints and saves them, with its style; fetched when it is first wanted. */

import { saveFile } from "../../core/device.js";
import { readLessons } from "../../core/reading.js";
import { sentences } from "../../text/sentences.js";
import { printed } from "./frame.js";
import { createPaper } from "./store.js";

export { default as style } from "./style.css";
export { paperView as view } from "./view.js";

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, ready, features }) {
  return createPaper({
    store,
    ask: table.ask,
    ready,
    saveFile,
    printed,
    spoken: () => ({ code: document.documentElement.lang, device: navigator.language }),
    exercises: async (of, game) => {
      const words = of === "lessons" ? await readLessons(game) : null;
      return words ? lessonExercises(words) : { texts: await features["puzzles"].texts(game), tasks: [] };
    },
  });
}

/** @param {{ lessons: { key: string, text: string }[], words: string }} lessons of a game @returns {import("./types.d.ts").Exercises} */
function lessonExercises({ lessons, words }) {
  const { say } = sentences(document.documentElement.lang, words);
  return { texts: lessons.map(({ text }) => text), tasks: lessons.map(({ key }) => say(`${key}-open`)) };
}
