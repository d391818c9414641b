/**
 * Task list: the lessons, or the puzzles, of a game: fetched once, and begun by key, by link, or from a text that somebody
 * sent. The engine judges them.
 */

import { nameInLink } from "./links.js";
import { latestOnly } from "./async.js";
import { GAMES, offerOf } from "../text/catalog.js";

/** @import { RefusalData } from "./types.d.ts" */
/** @import { Store } from "./store.js" */

/** @typedef {{ text?: string, names?: Record<string, string>, name?: string, at?: number, turn?: number, again?: boolean, back?: boolean }} TaskRequest */
/** @typedef {{ startTask: (asked: TaskRequest, challenge?: string | null) => Promise<RefusalData | null>, leaveMatch: () => unknown }} TaskTable */

/**
 * @param {object} needs
 * @param {"lessons" | "puzzles"} needs.part of the state, the panel and what a game offers
 * @param {string} needs.missing the code of a key that there is not
 * @param {Store} needs.store
 * @param {TaskTable} needs.table
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {() => { names: Record<string, string>, name: string }} needs.names of the seats, and the person's own
 * @param {(game: string) => Promise<object>} needs.fetchTasks the list, and what belongs to it
 * @param {() => object} needs.progress what is stored, read anew whenever the list is shown
 * @param {object} [needs.choices] what is chosen of a list at first
 * @param {() => void} [needs.onBegin] one is about to begin
 */
export function createTaskList({
  part,
  missing,
  store,
  table,
  whenReady,
  names,
  fetchTasks,
  progress,
  choices = {},
  onBegin = () => {},
}) {
  const startRequest = latestOnly();
  const current = () => store.state()[part];
  /** @param {object} changed */
  const change = (changed) =>
    store.change(/** @type {import("./types.d.ts").Change} */ ({ type: part, [part]: changed }));

  /** Show the tasks of a game. @param {string} game @returns {Promise<boolean>} whether they are there, and wanted still */
  async function open(game) {
    const isLatest = startRequest();
    const isThere = Boolean(current()?.game === game && current()?.list.length);
    change({
      ...(isThere ? {} : { game, list: [], ...choices }),
      ...progress(),
      wanted: null,
      refusal: null,
    });
    store.change({ type: "panel", panel: part });
    try {
      if (!isThere) {
        const fetched = await fetchTasks(game);
        if (isLatest()) change(fetched);
      }
    } catch {
      if (isLatest()) change({ refusal: { code: "file_missing" } });
      return false;
    }
    return isLatest();
  }

  /** @param {string} key @param {string} text */
  async function begin(key, text) {
    const isLatest = startRequest();
    change({ wanted: key, refusal: null });
    await whenReady();
    if (!isLatest()) return;
    onBegin();
    change({ refusal: await table.startTask({ text, ...names() }), wanted: null });
  }

  /** Try one of the list. @param {string | null} key */
  async function start(key) {
    const task = current()?.list.find((one) => one.key === key);
    if (task) await begin(task.key, task.text);
    else change({ refusal: { code: missing }, wanted: null });
  }

  /** The game whose name a key begins with, if it has such tasks; else the first that has some. @param {string} key */
  function gameOf(key) {
    const all = Object.keys(GAMES).filter((one) => offerOf(one)?.[part]);
    return all.find((one) => key === one || key.startsWith(`${one}-`)) ?? all[0];
  }

  return {
    change,
    open,
    start,
    /** The task that is tried, from its beginning. */
    retryTask: () => void table.startTask({ again: true, ...names() }),
    /** Back from a task to all of them. */
    async leaveTask() {
      table.leaveMatch();
      const game = current()?.game;
      if (game) await open(game);
    },
    /** Try one that somebody sent. @param {Promise<import("../messages/messages.d.ts").OpenedDocument>} reading */
    async openDocument(reading) {
      const { text, value } = await reading;
      const key = "key" in value ? String(value.key) : "";
      const game = gameOf(key);
      if (game) await open(game);
      await begin(key, text);
    },
    /** One by its link, or all of a game. @param {string} link its letter, a full stop, and its key or the game's name */
    async openLink(link) {
      const name = nameInLink(link);
      const game = gameOf(name);
      if (game && (await open(game)) && name !== game) await start(name);
    },
  };
}
