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
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Table} needs.table
 * @param {Documents} needs.documents
 * @param {(name: string, text: string) => void} needs.saveFile give the person a file
 * @param {(settings: Partial<Settings>) => void} needs.setSettings
 * @param {() => void} needs.clearStored settings and progress
 * @param {(file: File) => Promise<void>} [needs.openFile]
 * @param {() => Promise<unknown>} [needs.whenReady] resolves once the engine is there
 * @param {(milliseconds: number) => Promise<void>} [needs.sleep]
 * @param {() => Date} [needs.now]
 */
export function createHistory({
  store,
  table,
  documents,
  saveFile,
  setSettings,
  clearStored,
  openFile = async () => {},
  whenReady = () => Promise.resolve(),
  sleep = () => Promise.resolve(),
  now = () => new Date(),
}) {
  const { engine, saver } = table;

  /** @param {HistoryChange} past */
  const change = (past) => store.change({ type: "history", history: past });
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  const showNotice = (code, facts = {}) =>
    change({ notice: { code, facts }, confirming: null, checkProgress: null });
  const replay = createReplay({
    store,
    engine,
    documents,
    saver,
    change,
    showNotice,
    saveFile,
    whenReady,
    sleep,
  });

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
    openFile,
    ...replay,
    ...createDataFile({
      store,
      table,
      documents,
      change,
      showNotice,
      saveFile,
      setSettings,
      clearStored,
      now,
    }),
    listMore() {
      change({ listedCount: store.state().history.listedCount + LISTED });
    },
    /** @param {Partial<Filter>} sieve */
    setFilter(sieve) {
      change({ filter: { ...store.state().history.filter, ...sieve } });
    },
    /** @param {History["confirming"]} sure */
    askToConfirm(sure) {
      change({ confirming: sure, notice: null });
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
