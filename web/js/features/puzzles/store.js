/**
 * Puzzles: decisions to be found at the table: a moment of the deal that is over, tried again, or a puzzle. The engine
 * judges; this file only knows which comes next, and the stored progress.
 */

import { createTaskList } from "../../core/task-list.js";
import { offerOf } from "../../text/catalog.js";
import { saveProgress, loadProgress } from "../../core/progress-storage.js";
import { gradeOf } from "./puzzle-file.js";
import { dayNumber } from "../../time/days.js";
import { progressAfter, nextPuzzle, puzzleOfDay } from "./repetition.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Puzzles } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Table } from "../../table/store/table-store.js" */

/** @typedef {ReturnType<typeof createPuzzles>} Puzzling */

/** The stars of a puzzle that was found at the first try and without help. */
const FOUND = 3;

/**
 * @param {Pick<Parameters<typeof createTaskList>[0], "store" | "table" | "whenReady" | "names"> & {
 *   fetchPuzzles: (game: string) => Promise<{ puzzles: Puzzles["list"] }>,
 *   now?: () => number,
 * }} needs
 */
export function createPuzzles({ store, table, whenReady, names, fetchPuzzles, now = Date.now }) {
  /** The match one tries a moment of, as it was. @type {Match | null} */
  let cameFrom = null;
  const currentDay = () => dayNumber(now());
  const currentPuzzles = () => store.state().puzzles;
  const { change, open, start, retryTask, leaveTask, ...list } = createTaskList({
    part: "puzzles",
    missing: "no_puzzle",
    store,
    table,
    whenReady,
    names,
    fetchTasks: async (game) => ({ list: (await fetchPuzzles(game)).puzzles }),
    progress: () => ({ progress: loadProgress(), today: currentDay() }),
    choices: { theme: "", grade: "" },
    onBegin() {
      cameFrom = null;
    },
  });

  store.listen((state_, before) => {
    if (state_.day !== before.day && state_.puzzles) change({ today: currentDay() });
    const { match } = state_;
    const task = match?.view.task;
    if (task?.kind !== "puzzle") return;
    const was = before.match?.view.task?.status;
    const isDecided = task.status === "right" || task.status === "wrong";
    if (!isDecided || was === task.status) return;
    // A later try changes nothing: the first one was wrong.
    if (task.tries > 1) return;
    const isFound = task.stars === FOUND;
    change({ progress: saveProgress(progressAfter(loadProgress(), task.key, isFound, currentDay())) });
  });

  return {
    open: (/** @type {string} */ game) => void open(game),
    ...list,
    chooseTheme: (/** @type {string} */ theme) => change({ theme }),
    chooseGrade: (/** @type {string} */ grade) => change({ grade }),
    /** The puzzle that comes next; where there is none, all of them. */
    startNext() {
      const puzzles = currentPuzzles();
      if (!puzzles) return;
      const last = store.state().match?.view.task?.key ?? "";
      const levels = offerOf(puzzles.game)?.levels.length ?? 0;
      const { grade } = puzzles;
      const list = puzzles.list.filter((one) => !grade || gradeOf(one, levels) === grade);
      const key = nextPuzzle(list, puzzles.progress, currentDay(), puzzles.theme, last);
      if (key) void start(key);
      else void this.leaveTask();
    },
    /** The puzzle of the day. */
    startDaily: () => void start(puzzleOfDay(currentPuzzles()?.list ?? [], currentDay())),
    /** Try a moment of the deal that is over. @param {number} at */
    async tryMoment(at) {
      const { match } = store.state();
      if (!match || match.view.task) return;
      const refusal = await table.startTask({ at, turn: match.view.turn });
      if (!refusal) cameFrom = match;
    },
    /** The same decision once more. */
    retryTask: () => (cameFrom ? void table.startTask({ again: true }) : retryTask()),
    /** Back to the moments of the deal, or to all puzzles. */
    async leaveTask() {
      if (cameFrom) {
        const { explanations, challenge } = cameFrom;
        cameFrom = null;
        await table.startTask({ back: true }, challenge ?? null);
        if (explanations)
          store.change({ type: "explained", explanations: { ...explanations, hint: null, look: null } });
        store.change({ type: "panel", panel: "moments" });
        return;
      }
      await leaveTask();
    },
  };
}
