/** Data: everything that is kept, as a file; a file's matches taken in; deletion, and what was set aside. */

import { ExportFileError, readExportFile, writeExportFile } from "./export-file.js";
import {
  forgetSeatsOf,
  saveProgress,
  saveStars,
  loadProgress,
  loadStars,
} from "../../core/progress-storage.js";

/** @import { HistoryContext } from "./store.js" */

/** @param {HistoryContext} context */
export function createDataFile(context) {
  const { store, table, documents, engine, saver, getState, change, showNotice, saveFile, now } = context;

  /** Everything there is, as one text, and how many documents are missing from it: those that the device does not give now. */
  async function exportAll() {
    const heads = await documents.listHeads();
    const texts = await Promise.all(heads.map(({ id }) => documents.loadText(id).catch(() => null)));
    const all = heads.flatMap((head, index) => {
      const text = texts[index];
      return typeof text === "string" ? [{ ...head, text }] : [];
    });
    const { settings } = store.state();
    const content = { settings, documents: all, lessons: loadStars(), puzzles: loadProgress() };
    return { text: writeExportFile(content, now()), missing: heads.length - all.length };
  }

  return {
    /** Everything as a file. */
    async saveAll() {
      const { text, missing } = await exportAll();
      saveFile(`follow-suit-${now().toISOString().slice(0, 10)}.json`, text);
      if (missing) showNotice("data-saved-partly", { count: missing });
      else showNotice("data-saved");
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
        if (error instanceof ExportFileError) showNotice(error.code, error.facts, error.refusal);
        else showNotice("export-file-torn");
      }
    },
    /** Import the file: add to what is stored, or replace it. @param {"add" | "replace"} how */
    async importFile(how) {
      const { checkedFile } = getState();
      if (!checkedFile) return;
      if (how === "replace" && store.state().match) table.leaveMatch();
      const here = new Map(store.state().documents.map(({ id, changed }) => [id, changed]));
      const isAll = how === "replace";
      const taken = checkedFile.documents.filter(
        (/** @type {{ id: string, changed: number }} */ { id, changed: at }) =>
          isAll || at > (here.get(id) ?? -Infinity),
      );
      try {
        await saver.whenWritten();
        await documents.importAll(taken, isAll);
      } catch {
        return showNotice("data-full");
      }
      if (isAll) {
        forgetSeatsOf(...here.keys());
        if (checkedFile.settings) context.setSettings(checkedFile.settings);
      }
      saveStars(checkedFile.lessons);
      saveProgress(isAll ? checkedFile.puzzles : { ...checkedFile.puzzles, ...loadProgress() });
      change({ checkedFile: null });
      showNotice("data-taken", { count: taken.length });
      return saver.changeDocuments(async () => {});
    },
    /** Delete everything: matches, what was set aside, settings, progress. */
    async deleteAll() {
      if (store.state().match) table.leaveMatch();
      await saver.whenWritten();
      try {
        await saver.changeDocuments(documents.clearAll);
      } catch {
        return showNotice("data-not-cleared");
      }
      const isCleared = context.clearStored();
      change({ opened: null, checkedFile: null });
      showNotice(isCleared ? "data-cleared" : "data-not-cleared");
    },
    /** @param {string} id */
    async saveAside(id) {
      const found = await documents.loadDocument(id);
      if (!found) return;
      const day = new Date(found.head.changed).toISOString().slice(0, 10);
      saveFile(`follow-suit-set-aside-${day}.txt`, found.text);
    },
    /** @param {string} id */
    async removeAside(id) {
      await saver.changeDocuments(() => documents.removeDocuments(id));
    },
  };
}
