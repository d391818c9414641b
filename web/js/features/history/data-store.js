/** Data: everything that is kept, as a file; a file's matches taken in; deletion, and what was set aside. */

import { ExportFileError, isStoredSheet, readExportFile, writeExportFile } from "./export-file.js";
import {
  forgetSeatsOf,
  saveProgress,
  saveStars,
  loadProgress,
  loadStars,
} from "../../core/progress-storage.js";

/** @import { Settings } from "../../core/types.d.ts" */
/** @import { Store } from "../../core/store.js" */
/** @import { Archive } from "../../core/storage/archive.js" */
/** @import { Table } from "../../table/store/table-store.js" */
/** @import { HistoryChange } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Table} needs.table
 * @param {Archive} needs.archive
 * @param {(past: HistoryChange) => void} needs.change
 * @param {(code: string, facts?: Record<string, string | number>) => void} needs.showNotice
 * @param {() => Promise<void>} needs.rereadStored stored data has changed
 * @param {(name: string, text: string) => void} needs.saveFile
 * @param {(settings: Partial<Settings>) => void} needs.setSettings
 * @param {() => void} needs.clearStored
 * @param {() => Date} needs.now
 */
export function createDataFile({
  store,
  table,
  archive,
  change,
  showNotice,
  rereadStored,
  saveFile,
  setSettings,
  clearStored,
  now,
}) {
  const { engine, saver } = table;

  /** Everything there is, as one text. */
  async function exportAll() {
    const { settings } = store.state();
    const heads = await archive.loadHeads();
    const records = await Promise.all(heads.map(({ id }) => archive.loadRecord(id)));
    const matches = heads.flatMap((head, index) => {
      const record = records[index];
      return typeof record === "string" ? [{ ...head, record }] : [];
    });
    return writeExportFile(
      {
        settings,
        matches,
        aside: await archive.loadQuarantined(),
        sheets: (await archive.loadSheets()).filter(isStoredSheet),
        lessons: loadStars(),
        puzzles: loadProgress(),
      },
      now(),
    );
  }

  return {
    /** Everything as a file. */
    async saveAll() {
      saveFile(`follow-suit-${now().toISOString().slice(0, 10)}.json`, await exportAll());
      showNotice("data-saved");
    },
    /** Check a file; nothing is imported yet. @param {() => Promise<string>} read */
    async checkFile(read) {
      change({ checkedFile: null, notice: null, confirming: null, checkProgress: { done: 0, of: 0 } });
      try {
        const offer = await readExportFile(await read(), engine, (done, of) =>
          change({ checkProgress: { done, of } }),
        );
        change({ checkedFile: offer, checkProgress: null });
      } catch (error) {
        if (error instanceof ExportFileError) showNotice(error.code, error.facts);
        else showNotice("export-file-torn");
      }
    },
    /** Import the file: add to what is stored, or replace it. @param {"add" | "replace"} how */
    async importFile(how) {
      const { checkedFile } = store.state().history;
      if (!checkedFile) return;
      if (how === "replace" && store.state().match) table.leaveMatch();
      const { heads } = store.state();
      const isNewer = (/** @type {{ id: string, changed: number }} */ match) =>
        !heads.some(({ id, changed: at }) => id === match.id && at >= match.changed);
      const matches = how === "replace" ? checkedFile.matches : checkedFile.matches.filter(isNewer);
      const here = (await archive.loadSheets()).filter(isStoredSheet);
      const sheets = checkedFile.sheets.filter(
        ({ id, changed: at }) => how === "replace" || !here.some((one) => one.id === id && one.changed >= at),
      );
      try {
        await saver.whenWritten();
        await archive.importAll(matches, checkedFile.aside, how === "replace", sheets);
      } catch {
        return showNotice("data-full");
      }
      if (how === "replace") {
        forgetSeatsOf(...heads.map(({ id }) => id));
        if (checkedFile.settings) setSettings(checkedFile.settings);
      }
      saveStars(checkedFile.lessons);
      saveProgress(how === "replace" ? checkedFile.puzzles : { ...checkedFile.puzzles, ...loadProgress() });
      change({ checkedFile: null });
      showNotice("data-taken", { count: matches.length });
      return rereadStored();
    },
    /** Delete everything: matches, what was set aside, settings, progress. */
    async deleteAll() {
      if (store.state().match) table.leaveMatch();
      await saver.whenWritten();
      await archive.clearAll();
      clearStored();
      change({ opened: null, checkedFile: null });
      showNotice("data-cleared");
      await rereadStored();
    },
    /** @param {string} id */
    saveAside(id) {
      const one = store.state().history.setAside.find((aside) => aside.id === id);
      if (one) saveFile(`follow-suit-set-aside-${new Date(one.at).toISOString().slice(0, 10)}.txt`, one.text);
    },
    /** @param {string} id */
    async removeAside(id) {
      await archive.dropQuarantined(id);
      await rereadStored();
    },
  };
}
