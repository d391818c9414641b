/** Past: the panel of past matches: its list here, the match that is open and the data in files of their own. */

import { forgetSeatsOf } from "../../core/progress-storage.js";
import { createData } from "./data-store.js";
import { createOpened } from "./replay-store.js";
import { sheetsIn } from "./score-sheets.js";
import { LISTED } from "./history-state.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { Table } from "../../table/store/table-store.js" */
/** @import { Tabs } from "../../core/storage/tab-locks.js" */
/** @import { Past, PastChange, PastTab, Sieve } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Table} needs.table
 * @param {Archive} needs.archive
 * @param {Tabs} needs.tabs
 * @param {(name: string, text: string) => void} needs.saveFile give the person a file
 * @param {(settings: Partial<Settings>) => void} needs.setSettings
 * @param {() => void} needs.clearStored settings and progress
 * @param {() => Promise<unknown>} [needs.whenReady] resolves once the engine is there
 * @param {(milliseconds: number) => Promise<void>} [needs.sleep]
 * @param {() => Date} [needs.now]
 */
export function createPast({
  store,
  table,
  archive,
  tabs,
  saveFile,
  setSettings,
  clearStored,
  whenReady = () => Promise.resolve(),
  sleep = () => Promise.resolve(),
  now = () => new Date(),
}) {
  const { engine, saver } = table;

  /** @param {PastChange} past */
  const change = (past) => store.change({ type: "history", history: past });
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  const tell = (code, facts = {}) => change({ news: { code, facts }, sure: null, checking: null });
  const looking = createOpened({
    store,
    engine,
    archive,
    change,
    tell,
    changed,
    reread: saver.rereadHeads,
    saveFile,
    whenReady,
    sleep,
  });

  /** Stored data has changed: read it again, here and in other tabs. */
  async function changed() {
    await saver.rereadHeads();
    change({ aside: await archive.loadQuarantined(), sheets: sheetsIn(await archive.loadSheets()) });
    tabs.announceChange();
  }

  /** @param {PastTab} tab */
  async function open(tab) {
    change({
      tab,
      opened: null,
      linked: null,
      refusal: null,
      offer: null,
      checking: null,
      sure: null,
      news: null,
      listed: LISTED,
    });
    store.change({ type: "panel", panel: "history" });
    await saver.rereadHeads();
    change({ aside: await archive.loadQuarantined(), sheets: sheetsIn(await archive.loadSheets()) });
    void looking.fill();
  }

  return {
    open,
    ...looking,
    ...createData({
      store,
      table,
      archive,
      change,
      tell,
      changed,
      saveFile,
      setSettings,
      clearStored,
      now,
    }),
    more() {
      change({ listed: store.state().history.listed + LISTED });
    },
    /** @param {Partial<Sieve>} sieve */
    sift(sieve) {
      change({ sieve: { ...store.state().history.sieve, ...sieve } });
    },
    /** @param {Past["sure"]} sure */
    ask(sure) {
      change({ sure, news: null });
    },
    /** Go on with a match of the list. @param {string} id */
    async resume(id) {
      if (store.state().match) table.leaveMatch();
      store.change({ type: "panel", panel: null });
      await table.resumeSaved(id);
    },
    /** @param {string} id */
    async remove(id) {
      await archive.dropMatches(id);
      forgetSeatsOf(id);
      change({ opened: null, sure: null });
      await changed();
    },
  };
}
