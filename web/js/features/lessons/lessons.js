/** Lessons: the way through them and what shows it, with its style; fetched when it is first wanted. */

import style from "./style.css";
import { readLessons } from "../../core/site-content.js";
import { namesOfTask } from "../../text/player-names.js";
import { createLessons } from "./store.js";

export { lessonsView as view } from "./view.js";
export { style };

/** @param {import("../types.d.ts").Page} page */
export function create({ store, table, whenReady, text }) {
  return createLessons({
    store,
    table,
    whenReady,
    names: () => namesOfTask(text.say),
    fetchLessons: readLessons,
  });
}
