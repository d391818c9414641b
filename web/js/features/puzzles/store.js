/**
 * Puzzles: decisions to be found at the table: a moment of the deal that is over, tried again, or a puzzle. The engine
 * judges; this file only knows which comes next, and the stored progress.
 */

import { nameInLink } from "../../core/links.js";
import { latestOnly } from "../../core/async.js";
import { GAMES, offerOf } from "../../text/catalog.js";
import { saveProgress, loadProgress } from "../../core/progress-storage.js";
import { gradeOf } from "./puzzle-file.js";
import { progressAfter, dayNumber, nextPuzzle, puzzleOfDay } from "./repetition.js";

/** @import { Match } from "../../core/types.d.ts" */
/** @import { Puzzles } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Table } from "../../table/store/table-store.js" */

/** @typedef {ReturnType<typeof createPuzzles>} Puzzling */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Pick<Table, "startPractice" | "leaveMatch">} needs.table
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {() => { names: Record<string, string>, name: string }} needs.names of the seats, and the person's own
 * @param {(game: string) => Promise<{ puzzles: Puzzles["list"] }>} needs.fetchPuzzles
 * @param {() => Date} [needs.now]
 */
export function createPuzzles({ store, table, whenReady, names, fetchPuzzles, now = () => new Date() }) {
  const startRequest = latestOnly();
  /** The match one tries a moment of, as it was. @type {Match | null} */
  let cameFrom = null;
  let isHelped = false;
  const currentDay = () => dayNumber(now());
  /** @param {Partial<Puzzles>} puzzles */
  const change = (puzzles) => store.change({ type: "puzzles", puzzles });
  const currentPuzzles = () => store.state().puzzles;

  /** Show the puzzles of a game. @param {string} game @returns {Promise<boolean>} whether they are there, and wanted still */
  async function open(game) {
    const isLatest = startRequest();
    const isThere = currentPuzzles()?.game === game && currentPuzzles()?.list.length;
    const kept = { progress: loadProgress(), today: currentDay(), wanted: null, refusal: null };
    change(isThere ? kept : { game, list: [], theme: "", grade: "", ...kept });
    store.change({ type: "panel", panel: "puzzles" });
    if (isThere) return true;
    try {
      const { puzzles } = await fetchPuzzles(game);
      if (isLatest()) change({ list: puzzles });
      return isLatest();
    } catch {
      if (isLatest()) change({ refusal: { code: "file_missing" } });
      return false;
    }
  }

  /** Try a puzzle. @param {string | null} key */
  async function startPuzzle(key) {
    const puzzle = currentPuzzles()?.list.find((one) => one.key === key);
    if (!puzzle) return change({ refusal: { code: "no_puzzle" }, wanted: null });
    const isLatest = startRequest();
    change({ wanted: puzzle.key, refusal: null });
    await whenReady();
    if (!isLatest()) return;
    cameFrom = null;
    isHelped = false;
    const refusal = await table.startPractice({ puzzle: puzzle.text, ...names() });
    change({ refusal, wanted: null });
  }

  store.listen((state_, before) => {
    const { match } = state_;
    const puzzle = match?.view.puzzle;
    if (!puzzle?.key) return;
    if (match?.explanations?.hint) isHelped = true;
    const was = before.match?.view.puzzle?.status;
    const isDecided = puzzle.status === "right" || puzzle.status === "wrong";
    if (!isDecided || was === puzzle.status) return;
    const isFound = puzzle.status === "right" && puzzle.tries === 1 && !isHelped;
    // A later try changes nothing: the first one was wrong.
    if (puzzle.tries > 1) return;
    change({ progress: saveProgress(progressAfter(loadProgress(), puzzle.key, isFound, currentDay())) });
  });

  return {
    open: (/** @type {string} */ game) => void open(game),
    startPuzzle: (/** @type {string} */ key) => void startPuzzle(key),
    chooseTheme: (/** @type {string} */ theme) => change({ theme }),
    chooseGrade: (/** @type {string} */ grade) => change({ grade }),
    /** The puzzle that comes next; where there is none, all of them. */
    startNext() {
      const puzzles = currentPuzzles();
      if (!puzzles) return;
      const last = store.state().match?.view.puzzle?.key ?? "";
      const levels = offerOf(puzzles.game)?.levels.length ?? 0;
      const { grade } = puzzles;
      const list = puzzles.list.filter((one) => !grade || gradeOf(one, levels) === grade);
      const key = nextPuzzle(list, puzzles.progress, currentDay(), puzzles.theme, last);
      if (key) void startPuzzle(key);
      else this.goBack();
    },
    /** The puzzle of the day. */
    startDaily: () => void startPuzzle(puzzleOfDay(currentPuzzles()?.list ?? [], currentDay())),
    /** Try a moment of the deal that is over. @param {number} at */
    async tryMoment(at) {
      const { match } = store.state();
      if (!match || match.view.puzzle) return;
      isHelped = false;
      const refusal = await table.startPractice({ at, turn: match.view.turn });
      if (!refusal) cameFrom = match;
    },
    /** The same decision once more. */
    retryPuzzle: () => void table.startPractice({ again: true, ...(cameFrom ? {} : names()) }),
    /** Back to the moments of the deal, or to all puzzles. */
    async goBack() {
      if (cameFrom) {
        const { explanations, challenge } = cameFrom;
        cameFrom = null;
        await table.startPractice({ back: true }, challenge ?? null);
        if (explanations)
          store.change({ type: "explained", explanations: { ...explanations, hint: null, look: null } });
        store.change({ type: "panel", panel: "moments" });
        return;
      }
      table.leaveMatch();
      const puzzles = currentPuzzles();
      if (puzzles) await open(puzzles.game);
    },
    /** Try a puzzle that somebody sent. @param {Promise<import("../../messages/messages.d.ts").OpenedDocument>} reading */
    async openDocument(reading) {
      const { text } = await reading;
      change({ refusal: await table.startPractice({ puzzle: text, ...names() }), wanted: null });
    },
    /** A puzzle by its link, or all puzzles of a game. @param {string} link `p.` and the puzzle's key, or the game's name */
    async openLink(link) {
      const name = nameInLink(link);
      const hasPuzzles = (/** @type {string} */ one) => offerOf(one)?.puzzles;
      const found = Object.keys(GAMES).find((one) => name === one || name.startsWith(`${one}-`));
      const game = found && hasPuzzles(found) ? found : Object.keys(GAMES).find(hasPuzzles);
      if (!game) return;
      const isThere = await open(game);
      if (isThere && name !== game) await startPuzzle(name);
    },
  };
}
