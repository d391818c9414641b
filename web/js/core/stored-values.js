/**
 * Stored values: small things that a person keeps, each an object under a key of localStorage, where every tab reads it at once.
 * What storage does not take (a private window, a full disk, a broken one) is held until the page is closed or storage
 * takes it after all, and the page says so.
 */

import { isObject } from "./json.js";

/** @import { Store } from "./store.js" */

/** @typedef {Record<string, unknown>} Fields */

/** The fields that storage did not take, by their key. @type {Map<string, Fields>} */
const held = new Map();
/** What storage has, as it was read or written last: it stands in for what cannot be read any more. @type {Map<string, Fields>} */
const known = new Map();
/** @type {(isHeld: boolean) => void} */
let onHeldChange = () => {};

/** Say on the page from now on whether anything is held. @param {Store} store */
export function tellHeldValues(store) {
  let isTold = false;
  onHeldChange = (isHeld) => {
    const { valuesHeld: before, storage, notice } = store.state();
    if (isHeld !== before) store.change({ type: "valuesHeld", isHeld });
    // Where nothing at all is stored, that was said.
    if (isHeld && !isTold && storage === "device") store.change({ type: "notice", code: "unkept" });
    if (!isHeld && notice?.code === "unkept") store.change({ type: "notice", code: null });
    isTold = isHeld && (isTold || storage === "device");
  };
}

/** @param {string} key @returns {Fields} */
function readStored(key) {
  try {
    const stored = localStorage.getItem(key);
    known.set(key, stored === null ? {} : parseFields(stored));
  } catch {
    // What is known stays.
  }
  return known.get(key) ?? {};
}

/** @param {string} stored @returns {Fields} */
function parseFields(stored) {
  try {
    const value = JSON.parse(stored);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The fields of a value; none where there is nothing, or something else. @param {string} key @returns {Fields} */
export const loadFields = (key) => ({ ...readStored(key), ...held.get(key) });

/** Put fields into a value, beside those that any tab has stored. @param {string} key @param {Fields} fields */
export function saveFields(key, fields) {
  const unsaved = { ...held.get(key), ...fields };
  const all = { ...readStored(key), ...unsaved };
  try {
    const text = JSON.stringify(all);
    localStorage.setItem(key, text);
    // Some browsers drop it without a word.
    if (localStorage.getItem(key) !== text) throw new Error("not stored");
    known.set(key, all);
    held.delete(key);
  } catch {
    held.set(key, unsaved);
  }
  onHeldChange(held.size > 0);
}

/** Try once more to store what is held. */
export function retryHeld() {
  for (const key of [...held.keys()]) saveFields(key, {});
}

/** Forget values. @param {string[]} keys @returns {boolean} whether storage has them no more */
export function forgetValues(...keys) {
  for (const key of keys) {
    held.delete(key);
    try {
      localStorage.removeItem(key);
      known.delete(key);
    } catch {
      // It stays known.
    }
  }
  onHeldChange(held.size > 0);
  return !keys.some((key) => Object.keys(known.get(key) ?? {}).length);
}
