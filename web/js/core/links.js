/**
 * Links: what stands after `#` in the address. The letter says which feature opens it; links that carry something have the
 * version of the packing behind the letter, as Python writes it (engine/followsuit/links/link.py).
 */

import { FEATURES } from "../features/index.js";

const packed = FEATURES.filter(({ letter, isPacked }) => letter && isPacked);
const named = FEATURES.filter(({ letter, isPacked }) => letter && !isPacked);

/** A kind's letter and the version of the packing, or the letter of what is only named; then a full stop. */
const LINK = /^#[a-z]\d*\./;
/** The letters of a deal, to be looked at or to be played. */
const DEALS = packed.filter(({ isDeal }) => isDeal).map(({ letter }) => letter);

/** Whether a fragment is a link of ours. @param {string} fragment with its `#` */
export const isLink = (fragment) => LINK.test(fragment);

/** Whether a fragment carries a deal. @param {string} fragment with its `#` */
export const isDeal = (fragment) => /^#.\d/.test(fragment) && DEALS.includes(fragment[1]);

/** Whether a fragment is a link for which no engine is needed here. @param {string} fragment with its `#` */
export const needsNoEngine = (fragment) =>
  isLink(fragment) && FEATURES.some(({ letter, needsNoEngine: is }) => is && fragment[1] === letter);

/**
 * The name of the feature that opens a link. What is no link, or has a letter that no feature has, is left to past deals, where
 * the engine says what is wrong.
 * @param {string} link what follows `#`
 */
export function featureOfLink(link) {
  if (!isLink(`#${link}`)) return "history";
  const found = (link[1] === "." ? named : packed).find(({ letter }) => letter === link[0]);
  return found?.name ?? "history";
}
