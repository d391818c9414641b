/** Match list: the list of documents that are kept, as it is shown, and the end of matches that will not be continued. */

import { orderOf } from "./match-summaries.js";

/** @import { Store } from "../store.js" */
/** @import { Documents } from "./documents.js" */
/** @import { Tabs } from "./tab-locks.js" */
/** @import { DocumentHead, Head } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Documents} needs.documents
 * @param {Tabs} needs.tabs
 * @param {() => number} needs.now
 */
export function createMatchList({ store, documents, tabs, now }) {
  /** The match that was handed over last. @type {Promise<unknown>} */
  let handed = Promise.resolve();
  let reads = 0;
  /** Which of the lists read is shown. */
  let shown = 0;

  return { rereadDocuments, changeDocuments, saveListed, stampTime, endRivals, endMatch, trackWrite };

  /** A match is handed over. @param {Promise<unknown>} kept */
  function trackWrite(kept) {
    handed = kept.catch(() => {}); // the store tells of a failure itself
  }

  /**
   * Read what is kept, and show it. A list that is older than what is shown is dropped, and one read while a match was kept is
   * read again: the match that is continued would be another.
   */
  async function rereadDocuments() {
    const mine = (reads += 1);
    /** @type {DocumentHead[] | null} */
    let heads = null;
    while (!heads) {
      const before = handed;
      await before;
      // A list that cannot be read now takes nothing from the one that is shown.
      const found = await documents.listHeads().catch(() => store.state().documents);
      if (before === handed) heads = found;
    }
    if (mine < shown) return;
    shown = mine;
    store.change({ type: "documents", documents: heads });
  }

  /**
   * Write documents, and show it here and in other tabs.
   * @template T @param {() => Promise<T>} write @returns {Promise<T>}
   */
  async function changeDocuments(write) {
    const written = await write();
    await rereadDocuments();
    tabs.announceChange();
    return written;
  }

  /** Write one document, and show it here and in other tabs. @param {Parameters<Documents["saveDocument"]>} written */
  async function saveListed(...written) {
    const isSaved = await documents.saveDocument(...written);
    if (isSaved) {
      store.change({ type: "document", document: written[0] });
      tabs.announceChange();
    }
    return isSaved;
  }

  /**
   * The time now, and a place after any match but this one where that is earlier: a clock may be set back, and the match played
   * last is the one that is continued. Its date is the clock's all the same.
   * @param {string} [id]
   * @returns {Pick<Head, "changed" | "order">}
   */
  function stampTime(id) {
    const changed = now();
    const newest = store.state().heads.find((head) => head.id !== id);
    const order = newest ? orderOf(newest) + 1 : 0;
    return { changed, ...(order > changed ? { order } : {}) };
  }

  /**
   * A new match replaces the current ones of its game, except challenges and matches open in another tab. @param {Head}
   * by
   */
  async function endRivals(by) {
    const rivals = (await documents.listHeads("record")).filter(
      (/** @type {Head} */ { game, id, status, challenge }) =>
        game === by.game && id !== by.id && status === "standing" && !challenge && !by.challenge,
    );
    for (const rival of rivals) if (!(await tabs.isHeld(rival.id))) await endMatch(rival);
    if (rivals.length) await rereadDocuments();
  }

  /** End a match that will not be continued; it stays in the history if a deal was finished. @param {Head} head */
  async function endMatch(head) {
    if (head.deals.length) await documents.saveDocument({ ...head, status: "left" });
    else await documents.removeDocuments(head.id);
  }
}
