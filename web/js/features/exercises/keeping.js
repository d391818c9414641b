/** Keeping: the packs of this device. They lie beside the score sheets, and go into the same export file. */

import { isObject } from "../../core/settings.js";

/** @import { Archive } from "../../core/kept/archive.js" */
/** @import { KeptPack } from "./types.d.ts" */

/** As many packs are kept. */
export const MOST_PACKS = 50;

/** @param {Archive} archive @param {() => void} changed other tabs are told */
export function createPackKeeping(archive, changed) {
  return {
    /** Every pack, the one changed last first. @returns {Promise<KeptPack[]>} */
    async all() {
      const found = (await archive.sheets()).flatMap((value) => packIn(value) ?? []);
      return found.sort((one, other) => other.changed - one.changed);
    },
    /** Keep a pack. @param {KeptPack} pack @returns {Promise<boolean>} whether the device had room; if not it stays until the page is closed */
    async keep(pack) {
      await archive.keepSheet(pack.id, pack);
      changed();
      return archive.where() === "device";
    },
    /** Throw a pack away. @param {string} id */
    async drop(id) {
      await archive.keepSheet(id);
      changed();
    },
  };
}

/** A pack as it was kept; null where something else was. @param {unknown} value @returns {KeptPack | null} */
function packIn(value) {
  if (!isObject(value)) return null;
  const { id, text, title, count, changed } = value;
  if (typeof id !== "string" || typeof text !== "string" || !text.startsWith("followsuit-exercises"))
    return null;
  return {
    id,
    text,
    title: typeof title === "string" ? title : "",
    count: Number.isSafeInteger(count) ? Number(count) : 0,
    changed: Number.isFinite(changed) ? Number(changed) : 0,
  };
}

/** A title as part of a file's name: letters and digits of any script. @param {string} title */
export const packFileName = (title) => title.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-") || "exercises";
