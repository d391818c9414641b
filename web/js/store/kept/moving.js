/** Moving: a match that an earlier version of the page kept in its old place finds its new one, once. */

import { bareHead } from "./heads.js";

/** @import { Archive } from "./archive.js" */

/**
 * @param {Archive} archive
 * @param {object} old
 * @param {() => { record: string, game: string, id: string | null } | { torn: string } | null} old.takeOldMatch
 * @param {() => void} old.dropOldMatch
 * @param {() => string} fresh
 * @param {() => number} [now]
 */
export async function moveOldMatch(archive, { takeOldMatch, dropOldMatch }, fresh, now = Date.now) {
  const old = takeOldMatch();
  if (!old) return;
  if ("torn" in old) await archive.setAside({ code: "unreadable", message: "", game: null, text: old.torn });
  else {
    const { record, game, id } = old;
    await archive.put([{ ...bareHead(id ?? fresh(), game, now()), record }], []);
  }
  // Only what lies safely in its new place is taken from the old one.
  if (archive.where() === "device") dropOldMatch();
}
