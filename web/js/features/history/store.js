/** History: the panel of past matches: its list here, the match that is open and the data in files of their own. */

import { forgetSeatsOf } from "../../core/progress-storage.js";
import { createDataFile } from "./data-store.js";
import { createReplay } from "./replay-store.js";
import { LISTED } from "./history-state.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Documents } from "../../core/storage/documents.js" */
/** @import { Table } from "../../table/store/table-store.js" */
/** @import { History, HistoryChange, HistoryTab, Filter } from "./types.d.ts" */

/**
 * @typedef {object} HistoryNeeds
 * @property {Store} store
 * @property {Table} table
 * @property {Documents} documents
 * @property {(name: string, text: string) => void} saveFile give the person a file
 * @property {(settings: Partial<Settings>) => void} setSettings
 * @property {() => boolean} clearStored settings and progress; whether the browser has done so
 * @property {(file: File) => Promise<void>} [openFile]
 * @property {() => Promise<unknown>} [whenReady] resolves once the engine is there
 * @property {(milliseconds: number) => Promise<void>} [sleep]
 * @property {() => Date} [now]
 */

/** @typedef {ReturnType<typeof createHistoryContext>} HistoryContext what the parts of the history share */

/** @param {HistoryNeeds} needs */
export function createHistoryContext({
  openFile = async () => {},
  whenReady = () => Promise.resolve(),
  sleep = () => Promise.resolve(),
  now = () => new Date(),
  ...needs
}) {
  const { engine, saver } = needs.table;
  const getState = () => needs.store.state().history;
  /** @param {HistoryChange} history */
  const change = (history) => needs.store.change({ type: "history", history });
  /** @param {string} code @param {Record<string, string | number>} [facts] @param {import("../../core/types.d.ts").RefusalData | null} [refusal] */
  const showNotice = (code, facts = {}, refusal = null) =>
    change({ notice: { code, facts, refusal }, confirming: null, checkProgress: null });
  return { ...needs, engine, saver, openFile, whenReady, sleep, now, getState, change, showNotice };
}

/** @param {HistoryNeeds} needs */
export function createHistory(needs) {
  const context = createHistoryContext(needs);
  const { store, table, documents, saver, getState, change } = context;
  const replay = createReplay(context);

  /** @param {HistoryTab} tab */
  async function open(tab) {
    change({
      tab,
      opened: null,
      received: null,
      refusal: null,
      checkedFile: null,
      checkProgress: null,
      confirming: null,
      notice: null,
      listedCount: LISTED,
    });
    store.change({ type: "panel", panel: "history" });
    await saver.rereadDocuments();
    void replay.fillAllDeals();
  }

  return {
    open,
    openFile: context.openFile,
    ...replay,
    ...createDataFile(context),
    listMore() {
      change({ listedCount: getState().listedCount + LISTED });
    },
    /** @param {Partial<Filter>} filter */
    setFilter(filter) {
      change({ filter: { ...getState().filter, ...filter } });
    },
    /** @param {History["confirming"]} confirming */
    askToConfirm(confirming) {
      change({ confirming, notice: null });
    },
    /** Go on with a match of the list. @param {string} id */
    async resumeMatch(id) {
      if (store.state().match) table.leaveMatch();
      store.change({ type: "panel", panel: null });
      await table.resumeSaved(id);
    },
    /** @param {string} id */
    async removeMatch(id) {
      forgetSeatsOf(id);
      change({ opened: null, confirming: null });
      await saver.changeDocuments(() => documents.removeDocuments(id));
    },
  };
}
