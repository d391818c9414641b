/**
 * The fallback store: the device's store while it has room, and memory if the device refuses, or for what it has no room
 * for. What is in memory is written once there is room; nothing on the device is lost meanwhile.
 *
 * A tab writes a document only over what it has seen: the version before. Once another tab was quicker, nothing more of the
 * document is written here until it is loaded again.
 */

import { serialQueue } from "../async.js";
import { memoryStore } from "./memory-store.js";

/** @import { DocumentChange, DocumentHead, DocumentStore, Guard, Where } from "./types.d.ts" */

/** @param {unknown} head @returns {number} 0 where there is none */
export const versionOf = (head) =>
  Number(/** @type {{ version?: number } | undefined} */ (head)?.version) || 0;

/**
 * @param {object} needs
 * @param {() => Promise<DocumentStore>} needs.openDevice opens the device's store; rejects where it is refused
 * @param {(where: Where) => void} needs.onStorageChange where things are kept from now on
 */
export function createFallbackStore({ openDevice, onStorageChange }) {
  /** What waits for room, by id, and which version of it the device has. @type {Map<string, DocumentChange & { base: number }>} */
  const waiting = new Map();
  /** The version of each document that was read or written here last. @type {Map<string, number>} */
  const seen = new Map();
  /** Documents that another tab has written since. @type {Set<string>} */
  const outdated = new Set();
  /** @type {Where} */
  let where = "opening";
  /** Where things are kept while there is room. @type {Where} */
  let usual = "device";
  /** Writes run in order. */
  const inTurn = serialQueue();

  /** @param {Where} to */
  function setStorageState(to) {
    if (where === to) return;
    where = to;
    onStorageChange(to);
  }

  /** @type {Promise<DocumentStore>} */
  const opened = Promise.resolve()
    .then(openDevice)
    .catch(() => {
      usual = "refused";
      return memoryStore();
    })
    .then((device) => {
      setStorageState(usual);
      return device;
    });

  /** The same condition for what waits: whether the device's copy is another's. @param {Guard} guard @returns {Guard} */
  function guardWaiting(guard) {
    const held = waiting.get(guard.id);
    if (!held) return guard;
    return { ...guard, isMet: (found) => found !== undefined && versionOf(found) !== held.base };
  }

  /** Changes as the device needs them: it lacks what waits. @param {DocumentChange[]} changes @returns {DocumentChange[]} */
  function completeChanges(changes) {
    return changes.map((change) => {
      const held = waiting.get(change.id);
      if (!held || !change.head) return change;
      const lines = change.lines ?? held.lines;
      return { id: change.id, head: change.head, ...(lines && { lines }) };
    });
  }

  /** @param {DocumentChange[]} changes that the device has no room for */
  function holdChanges(changes) {
    for (const change of completeChanges(changes)) {
      const base = waiting.get(change.id)?.base ?? (change.head?.version ?? 1) - 1;
      waiting.set(change.id, { ...change, from: 0, base });
    }
  }

  /** @param {DocumentStore} device */
  async function writeWaiting(device) {
    for (const change of [...waiting.values()]) {
      const guard = guardWaiting({ id: change.id, isMet: () => false });
      const isWritten = await device.writeAll([change], guard).catch(() => null); // no room yet: it waits on
      if (isWritten !== null) waiting.delete(change.id);
      if (isWritten === false) outdated.add(change.id);
    }
  }

  /**
   * @param {DocumentChange[]} changes
   * @param {Guard} [guard]
   * @param {boolean} [isStrict] fail where there is no room, and do not take memory instead
   * @returns {Promise<boolean>} false where another tab was quicker; then nothing is written
   */
  async function writeNow(changes, guard, isStrict = false) {
    const device = await opened;
    // What waited for room is written first, unless this write only frees room.
    if (changes.some(({ head }) => head)) await writeWaiting(device);
    const careful = guard && guardWaiting(guard);
    try {
      const isWritten = await device.writeAll(completeChanges(changes), careful);
      for (const { id } of changes) waiting.delete(id);
      if (!isWritten) return false;
    } catch (error) {
      if (isStrict) throw error;
      // A device that cannot be read either says nothing against holding it here.
      const found = careful && (await device.loadHead(careful.id).catch(() => undefined));
      if (careful && found !== undefined && careful.isMet(found)) {
        for (const { id } of changes) waiting.delete(id);
        return false;
      }
      holdChanges(changes);
      setStorageState("full");
      return true;
    }
    await writeWaiting(device);
    if (!waiting.size) setStorageState(usual);
    return true;
  }

  /**
   * Write a document over the version that was seen here.
   * @param {DocumentChange & { head: DocumentHead }} change
   * @param {boolean} canRevive whether one that another tab has thrown away is written again
   */
  async function saveNow(change, canRevive) {
    const { id, head } = change;
    if (outdated.has(id)) return false;
    const before = Math.max(seen.get(id) ?? 0, head.version);
    /** @param {unknown} found */
    const isMet = (found) => (found === undefined ? !canRevive && before > 0 : versionOf(found) !== before);
    const written = { ...change, head: { ...head, version: before + 1 } };
    const isWritten = await writeNow([written], { id, isMet });
    if (isWritten) seen.set(id, before + 1);
    else outdated.add(id);
    return isWritten;
  }

  /** @param {string} id @returns {Promise<{ head: unknown, lines: string[] | undefined }>} */
  async function loadNow(id) {
    const [head, lines] = await Promise.all([loadHead(id), loadLines(id)]);
    if (head !== undefined) {
      seen.set(id, versionOf(head));
      outdated.delete(id);
    }
    return { head, lines };
  }

  /** @param {string} id @returns {Promise<unknown>} */
  async function loadHead(id) {
    const device = await opened;
    const held = waiting.get(id);
    return held ? structuredClone(held.head) : device.loadHead(id);
  }

  /** @param {string} id */
  async function loadLines(id) {
    const device = await opened;
    const held = waiting.get(id);
    return held && (held.lines || !held.head) ? held.lines : device.loadLines(id);
  }

  return {
    storageState: () => where,
    /** @param {Parameters<typeof saveNow>} all */
    saveDocument: (...all) => inTurn(() => saveNow(...all)),
    /** Load a document, whatever of it is being written first. @param {string} id */
    loadDocument: (id) => inTurn(() => loadNow(id)),
    loadLines,
    /** @param {DocumentChange[]} changes @param {boolean} [isStrict] */
    writeAll: (changes, isStrict) => inTurn(() => writeNow(changes, undefined, isStrict)),
    async loadHeads() {
      const stored = await (await opened).loadHeads();
      const held = [...waiting.values()].flatMap(({ id, head }) => (head ? [{ id, head }] : []));
      return [...stored.filter(({ id }) => !waiting.has(id)), ...structuredClone(held)];
    },
    /** Forget everything. */
    async clearAll() {
      waiting.clear();
      await (await opened).clearAll();
    },
  };
}
