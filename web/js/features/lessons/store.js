/**
 * Lessons: the list of a game's lessons, and the one being played. The engine judges a lesson; this file only knows
 * which comes next, and the stars.
 */

import { createTaskList } from "../../core/task-list.js";
import { saveStars, loadStars } from "../../core/progress-storage.js";

/** @import { Lessons } from "./types.d.ts" */

/**
 * @param {Pick<Parameters<typeof createTaskList>[0], "store" | "table" | "whenReady" | "names"> & {
 *   fetchLessons: (game: string) => Promise<Pick<Lessons, "words"> & { lessons: Lessons["list"] }>,
 * }} needs `fetchLessons`: in the language spoken
 */
export function createLessons({ store, table, whenReady, names, fetchLessons }) {
  const { change, open, start, ...list } = createTaskList({
    part: "lessons",
    missing: "no_lesson",
    store,
    table,
    whenReady,
    names,
    fetchTasks: async (game) => {
      const { lessons, words } = await fetchLessons(game);
      return { list: lessons, words };
    },
    progress: () => ({ stars: loadStars() }),
    choices: { words: "" },
  });

  store.listen((now, before) => {
    const { task } = now.match?.view ?? {};
    const isWon = task?.kind === "lesson" && task.status === "right";
    if (isWon && before.match?.view.task?.status !== "right")
      change({ stars: saveStars({ [task.key]: task.stars }) });
    // Another language: its messages are in another file.
    const { lessons } = now;
    if (lessons?.list.length && now.settings.language !== before.settings.language)
      void fetchLessons(lessons.game).then(
        ({ words }) => change({ words }),
        () => {},
      );
  });

  return {
    open,
    ...list,
    startLesson: (/** @type {string} */ key) => void start(key),
  };
}
