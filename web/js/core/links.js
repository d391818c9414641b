/**
 * Links: what stands after `#` in the address. The letter says which feature opens it; links that carry something have the
 * version of the packing behind the letter, as Python writes it (engine/followsuit/documents/link.py).
 */

/** @import { Feature } from "../features/types.d.ts" */

/** A kind's letter and the version of the packing, or the letter of what is only named; then a full stop. */
const LINK = /^#[a-z]\d*\./;
/** A link to house rules, whole or from `h1.` on. Only the engine can read its content. */
const HOUSE_LINK = /^(?:[^#\s]*#)?h\d{1,3}\.[\w-]+$/;

/** Whether a fragment is a link of ours. @param {string} fragment with its `#` */
export const isLink = (fragment) => LINK.test(fragment);
/** Whether a fragment leads to a seat at another device's table. @param {string} fragment with its `#` */
export const isSeatLink = (fragment) => /^#j\d/.test(fragment);
/** Whether a text holds a code by which two devices connect. @param {string} text */
export const hasPairingCode = (text) => /#[jk]\d+\./.test(text);
/** Whether a text is a link to house rules. @param {string} text */
export const isHouseLink = (text) => HOUSE_LINK.test(text);
/** Whether the page can open a link without the engine: a lesson, a day, a seat at another device's table. @param {string} link what follows `#` */
export const isNamedLink = (link) => /^(?:[a-z]\.|[jk]\d)/.test(link);
/** What a link without a packing names: a lesson, a puzzle, a day; without what a chat or mail puts behind it. @param {string} link what follows `#` */
export const nameInLink = (link) => /^[a-z]\.([\w-]+(?:\.[\w-]+)*)/.exec(link)?.[1] ?? "";

/** A link in a text, whatever stands around it, that the page can open without the engine. */
const NAMED = /(?:#|%23|&#35;)((?:[a-z]\.|[jk]\d{1,3}\.)[\w-]+(?:\.[\w-]+)*)/;
/** What only the engine reads: a document, and a link that carries one. */
const DOCUMENT = /followsuit-|(?:#|%23|&#35;)(?![jk])[a-z]\d/i;

/** The link in a text that names something here, from its letter on; empty for a text that is the engine's to read. @param {string} text */
export const namedLinkIn = (text) => (DOCUMENT.test(text) ? "" : (NAMED.exec(text)?.[1] ?? ""));

/**
 * Tells what links lead to.
 * @param {readonly Feature[]} features
 */
export function createLinks(features) {
  const packed = features.filter(({ letter, isPacked }) => letter && isPacked);
  const named = features.filter(({ letter, isPacked }) => letter && !isPacked);
  /** The letters of a deal, to be looked at or to be played. */
  const deals = packed.filter(({ isDeal }) => isDeal).map(({ letter }) => letter);
  return {
    /** Whether a fragment carries a deal. @param {string} fragment with its `#` */
    isDeal: (fragment) => /^#.\d/.test(fragment) && deals.includes(fragment[1]),

    /** Whether a fragment is a link that needs no engine on this device. @param {string} fragment with its `#` */
    needsNoEngine: (fragment) =>
      isLink(fragment) && features.some(({ letter, needsNoEngine: is }) => is && fragment[1] === letter),

    /**
     * The name of the feature that opens a link. A text that is no link, or has an unknown letter, goes to the history,
     * where the engine says what is wrong.
     * @param {string} link what follows `#`
     */
    featureOfLink(link) {
      if (!isLink(`#${link}`)) return "history";
      const found = (link[1] === "." ? named : packed).find(({ letter }) => letter === link[0]);
      return found?.name ?? "history";
    },
  };
}

/** Whether the address has a link of ours. */
export function hasLink() {
  return isLink(location.hash);
}

/**
 * @param {object} needs
 * @param {(link: string) => void} needs.open what follows `#`
 * @param {(fragment: string) => boolean} needs.isDeal whether it carries a deal
 * @returns {{ clearLink: () => void }}
 */
export function fragmentLinks({ open, isDeal }) {
  const followAddress = () => {
    if (hasLink()) open(location.hash.slice(1));
  };
  addEventListener("hashchange", followAddress);
  // While the deal of a link is opened, a laid table is shown in place of the first screen.
  document.documentElement.toggleAttribute("data-laid", isDeal(location.hash));
  followAddress();
  return {
    clearLink() {
      document.documentElement.removeAttribute("data-laid");
      if (hasLink()) history.replaceState(history.state, "", location.pathname + location.search);
    },
  };
}
