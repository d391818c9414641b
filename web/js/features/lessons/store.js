/**
 * Lessons: the list of a game's lessons, and the one being played. The engine judges a lesson; this file only knows
 * which comes next, and the stars.
 */

import { nameInLink } from "../../core/links.js";
import { latestOnly } from "../../core/async.js";
import { GAMES, offerOf } from "../../text/catalog.js";
import { saveStars, loadStars } from "../../core/progress-storage.js";

/** @import { Lessons } from "./types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Table } from "../../table/store/table-store.js" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Pick<Table, "startLesson" | "leaveMatch">} needs.table
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {() => Record<string, string>} needs.names of the seats, as the lessons speak of them
 * @param {(game: string) => Promise<Pick<Lessons, "words"> & { lessons: Lessons["list"] }>} needs.fetchLessons in the language spoken
 */
export function createLessons({ store, table, whenReady, names, fetchLessons }) {
  const startRequest = latestOnly();
  /** @param {Partial<Lessons>} lessons */
  const change = (lessons) => store.change({ type: "lessons", lessons });

  /**
   * Fetch the lessons of a game, unless they are loaded. @param {string} game @returns {Promise<boolean>} whether they
   * are wanted still
   */
  async function loadLessons(game) {
    const isLatest = startRequest();
    const isThere = store.state().lessons?.game === game && store.state().lessons?.list.length;
    if (!isThere) change({ game, list: [], words: "", stars: loadStars(), wanted: null, refusal: null });
    change({ refusal: null });
    try {
      const fetched = isThere ? null : await fetchLessons(game);
      if (!isLatest()) return false;
      change(fetched ? { list: fetched.lessons, words: fetched.words } : {});
      return true;
    } catch {
      if (isLatest()) change({ refusal: { code: "file_missing" } });
      return false;
    }
  }

  /** Play a lesson. @param {string} key */
  async function startLesson(key) {
    const { lessons } = store.state();
    const lesson = lessons?.list.find((one) => one.key === key);
    if (!lessons || !lesson) return change({ refusal: { code: "no_lesson" }, wanted: null });
    const isLatest = startRequest();
    change({ wanted: key });
    await whenReady();
    if (!isLatest()) return;
    const refusal = await table.startLesson({ lesson: lesson.text }, names());
    change({ refusal, wanted: null });
  }

  store.listen((now, before) => {
    const { lesson } = now.match?.view ?? {};
    if (lesson?.status === "won" && before.match?.view.lesson?.status !== "won")
      change({ stars: saveStars({ [lesson.key]: lesson.stars }) });
    // Another language: its messages are in another file.
    const { lessons } = now;
    if (lessons?.list.length && now.settings.language !== before.settings.language)
      void fetchLessons(lessons.game).then(
        ({ words }) => change({ words }),
        () => {},
      );
  });

  /** Show the way through the lessons of a game. @param {string} game */
  async function open(game) {
    const loading = loadLessons(game);
    store.change({ type: "panel", panel: "lessons" });
    return loading;
  }

  return {
    open,
    startLesson: (/** @type {string} */ key) => void startLesson(key),
    /** The lesson that is played, from its beginning. */
    restartLesson() {
      const { lessons } = store.state();
      if (lessons) void table.startLesson({ again: true }, names());
    },
    /** Back from a lesson to all of them. */
    showAllLessons() {
      const { lessons } = store.state();
      table.leaveMatch();
      if (lessons) void open(lessons.game);
    },
    /** Play a lesson that somebody sent. @param {Promise<import("../../messages/messages.d.ts").OpenedDocument>} reading */
    async openDocument(reading) {
      const { text } = await reading;
      change({ refusal: await table.startLesson({ lesson: text }, names()), wanted: null });
    },
    /** A lesson by its link, or all lessons of a game. @param {string} link `l.` and the lesson's key, or the game's name */
    async openLink(link) {
      const name = nameInLink(link);
      const found = Object.keys(GAMES).find((one) => name === one || name.startsWith(`${one}-`));
      const game = found && offerOf(found)?.lessons ? found : null;
      const first = Object.keys(GAMES).find((one) => offerOf(one)?.lessons);
      if (!first) return;
      const isThere = await open(game ?? first);
      if (isThere && name !== game) await startLesson(name);
    },
  };
}
