/** History state: the state of the panel of past matches. Pure. */

/** @import { History, HistoryChange } from "./types.d.ts" */

/** How many matches are listed at first, and how many more each time. */
export const LISTED = 20;

/** @returns {History} */
export function createHistoryState() {
  return {
    tab: "matches",
    listedCount: LISTED,
    opened: null,
    received: null,
    refusal: null,
    filter: { game: "", level: "", preset: "" },
    checkedFile: null,
    checkProgress: null,
    confirming: null,
    notice: null,
  };
}

/** Whether a deal came in a link: there is no list to go back to. @param {import("./types.d.ts").OpenedMatch} opened */
export function isOnlyDeal({ isReceived, deals }) {
  return isReceived === true && deals.length === 1;
}

/** @param {History} history @param {HistoryChange} change @returns {History} */
export function changeHistory(history, change) {
  return { ...history, ...change };
}
