/**
 * Keeping: the packs of this device, what is being made, and what was tried. They lie beside the score sheets; packs go
 * into the same export file.
 */

import { isObject } from "../../core/settings.js";

/** @import { Archive } from "../../core/kept/archive.js" */
/** @import { Attempt, ExerciseParts, KeptDraft, KeptPack } from "./types.d.ts" */

/** As many packs are kept, and the tries of as many. */
export const MOST_PACKS = 50;
const MOST_TRIED = 100;
/** What the names begin with, before those of a draft and the key of a pack that was tried. */
const DRAFT = "exercise draft ";
const TRIES = "exercise tries ";

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
    /** Throw a pack or a draft away. @param {string} id */
    async drop(id) {
      await archive.keepSheet(id);
      changed();
    },
    /** What was not finished, the one changed last first. @returns {Promise<KeptDraft[]>} */
    async drafts() {
      const found = (await archive.sheets()).flatMap((value) => draftIn(value) ?? []);
      return found.sort((one, other) => other.changed - one.changed);
    },
    /** Keep what is being made as it stands. @param {KeptDraft} draft @returns {Promise<boolean>} whether the device had room */
    async keepDraft(draft) {
      await archive.keepSheet(draft.id, draft);
      return archive.where() === "device";
    },
    /** A name that no other draft has. @param {string} name */
    draftId: (name) => DRAFT + name,
    /** What was tried of the exercises with this key. @param {string} key @param {number} count of them @returns {Promise<Attempt[] | null>} */
    async attempts(key, count) {
      const kept = (await archive.sheets()).find((value) => isObject(value) && value["id"] === TRIES + key);
      const attempts = isObject(kept) ? kept["attempts"] : null;
      return Array.isArray(attempts) && attempts.length === count && attempts.every(isAttempt)
        ? attempts
        : null;
    },
    /** Forget what was tried. @param {string} key */
    async dropAttempts(key) {
      await archive.keepSheet(TRIES + key);
    },
    /** Keep what was tried. @param {string} key @param {Attempt[]} attempts @param {number} now @returns {Promise<boolean>} whether the device had room */
    async keepAttempts(key, attempts, now) {
      const id = TRIES + key;
      const others = (await archive.sheets()).filter(
        (value) => isObject(value) && String(value["id"]).startsWith(TRIES) && value["id"] !== id,
      );
      await archive.keepSheet(id, { id, attempts, changed: now });
      const at = (/** @type {any} */ one) => Number(one.changed) || 0;
      const old = others.sort((one, other) => at(other) - at(one)).slice(MOST_TRIED - 1);
      await Promise.all(old.map((/** @type {any} */ one) => archive.keepSheet(one.id)));
      return archive.where() === "device";
    },
  };
}

/** What was being made, as it was kept; the engine reads its record again. @param {unknown} value @returns {KeptDraft | null} */
function draftIn(value) {
  if (!isObject(value) || !String(value["id"]).startsWith(DRAFT) || !isObject(value["parts"])) return null;
  const { id, parts, pack, at, changed } = value;
  const isWhole =
    ["title", "chapter", "task", "hint", "praise", "otherwise", "record"].every(
      (name) => typeof parts[name] === "string",
    ) &&
    [parts["right"], parts["wrong"]].every((acts) => Array.isArray(acts) && acts.every(isLegalAct)) &&
    /** @type {any[]} */ (parts["wrong"]).every(({ words }) => typeof words === "string");
  if (!isWhole) return null;
  return {
    id: String(id),
    parts: /** @type {ExerciseParts} */ (/** @type {unknown} */ (parts)),
    pack: typeof pack === "string" ? pack : "",
    at: Number.isSafeInteger(at) ? Number(at) : null,
    changed: Number.isFinite(changed) ? Number(changed) : 0,
  };
}

/** @param {unknown} value */
const isAction = (value) => isObject(value) && typeof value["kind"] === "string";

/** @param {unknown} value */
const isLegalAct = (value) =>
  isObject(value) && typeof value["text"] === "string" && isAction(value["action"]);

/** @param {unknown} value */
const isAttempt = (value) =>
  isObject(value) &&
  typeof value["isSolved"] === "boolean" &&
  Array.isArray(value["tries"]) &&
  value["tries"].every((acts) => Array.isArray(acts) && acts.every(isAction));

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
