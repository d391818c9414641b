/** Past: the state of the panel of past matches. Pure. */

/** @import { Past, PastChange } from "./types.d.ts" */

/** How many matches are listed at first, and how many more each time. */
export const LISTED = 20;

/** @returns {Past} */
export function firstPast() {
  return {
    tab: "matches",
    listed: LISTED,
    opened: null,
    linked: null,
    refusal: null,
    sieve: { game: "", level: "", preset: "" },
    sheets: [],
    aside: [],
    offer: null,
    checking: null,
    sure: null,
    news: null,
  };
}

/** Whether a deal came in a link: there is no list to go back to. @param {import("./types.d.ts").Opened} opened */
export function isOneDeal({ isLinked, deals }) {
  return isLinked === true && deals.length === 1;
}

/** @param {Past} past @param {PastChange} change @returns {Past} */
export function reducePast(past, change) {
  return { ...past, ...change };
}
