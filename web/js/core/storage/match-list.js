/** Match list: the list of matches that are kept, as it is shown, and the end of those that will not be continued. */

/** @import { Store } from "../store.js" */
/** @import { Archive } from "./archive.js" */
/** @import { Tabs } from "./tab-locks.js" */
/** @import { Head } from "./types.d.ts" */

/**
 * @param {object} needs
 * @param {Store} needs.store
 * @param {Archive} needs.archive
 * @param {Tabs} needs.tabs
 * @param {() => number} needs.now
 */
export function createMatchList({ store, archive, tabs, now }) {
  /** The match that was handed to the archive last. @type {Promise<unknown>} */
  let handed = Promise.resolve();
  let reads = 0;
  /** Which of the lists read is shown. */
  let shown = 0;

  return { rereadHeads, nextChange, endRivals, endMatch, trackWrite };

  /** A match is handed to the archive. @param {Promise<unknown>} kept */
  function trackWrite(kept) {
    handed = kept.catch(() => {}); // the archive tells of a failure itself
  }

  /**
   * Read what is kept, and show it. A list that is older than what is shown is dropped, and one read while a match was kept is
   * read again: the match that is continued would be another.
   */
  async function rereadHeads() {
    const mine = (reads += 1);
    /** @type {Head[] | null} */
    let heads = null;
    while (!heads) {
      const before = handed;
      await before;
      // A list that cannot be read now takes nothing from the one that is shown.
      const found = await archive.loadHeads().catch(() => store.state().heads);
      if (before === handed) heads = found;
    }
    if (mine < shown) return;
    shown = mine;
    store.change({ type: "heads", heads });
  }

  /**
   * The time now, later than any match but this one was changed: a clock may be set back, and the match played last is the one
   * that is continued.
   * @param {string} [id]
   */
  function nextChange(id) {
    const newest = store.state().heads.find((head) => head.id !== id);
    return Math.max(now(), newest ? newest.changed + 1 : 0);
  }

  /**
   * A new match replaces the current ones of its game, except challenges and matches open in another tab. @param {Head}
   * by
   */
  async function endRivals(by) {
    const rivals = (await archive.loadHeads()).filter(
      ({ game, id, status, challenge }) =>
        game === by.game && id !== by.id && status === "standing" && !challenge && !by.challenge,
    );
    for (const rival of rivals) if (!(await tabs.isHeld(rival.id))) await endMatch(rival);
    if (rivals.length) await rereadHeads();
  }

  /** End a match that will not be continued; it stays in the history if a deal was finished. @param {Head} head */
  async function endMatch(head) {
    if (head.deals.length) await archive.updateHead({ ...head, status: "left" });
    else await archive.dropMatches(head.id);
  }
}
