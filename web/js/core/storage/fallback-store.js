/**
 * The fallback store: the device's store while it answers and has room; memory if the device refuses or is lost, and for what
 * it has no room for. What is in memory is written once the device takes it; nothing on the device is lost meanwhile.
 *
 * A device that failed is not asked again before memory has what was to be written: the remedy may not need what is broken.
 *
 * A tab writes a document only over what it has seen: the version before. Once another tab was quicker, nothing more of the
 * document is written here until it is loaded again.
 */

import { serialQueue } from "../async.js";
import { createHeldChanges, versionOf } from "./held-changes.js";

/** @import { DocumentChange, DocumentHead, DocumentStore, Guard, Where } from "./types.d.ts" */

/** @param {unknown} error */
const isNoRoom = (error) => error instanceof Error && error.name === "QuotaExceededError";

/**
 * @param {object} needs
 * @param {() => Promise<DocumentStore>} needs.openDevice opens the device's store; rejects where it is refused
 * @param {(where: Where) => void} needs.onStorageChange where things are kept from now on
 */
export function createFallbackStore({ openDevice, onStorageChange }) {
  /** What the device lacks. */
  const { findHeld, listHeld, holdChanges, dropHeld, dropAll, completeChanges, guardHeld } =
    createHeldChanges();
  /** What the device has, as it was read or written here last: it stands in for a lost one. @type {Map<string, { head: unknown, lines: string[] | undefined }>} */
  const known = new Map();
  /** The version of each document that was read or written here last. @type {Map<string, number>} */
  const seen = new Map();
  /** Documents that another tab has written since. @type {Set<string>} */
  const outdated = new Set();
  /** @type {Where} */
  let where = "opening";
  /** @type {Promise<DocumentStore> | null} */
  let opened = null;
  let isLost = false;
  let hasAnswered = false;
  /** @type {Promise<void> | null} */
  let retrying = null;
  /** Writes run in order. */
  const inTurn = serialQueue();

  void deviceStore().catch(loseDevice);

  /** @param {Where} to */
  function setStorageState(to) {
    if (where === to) return;
    where = to;
    onStorageChange(to);
  }

  function deviceStore() {
    opened ??= Promise.resolve()
      .then(openDevice)
      .then((device) => {
        hasAnswered = true;
        if (where === "opening") setStorageState("device");
        return device;
      });
    opened.catch(() => (opened = null));
    return opened;
  }

  function loseDevice() {
    isLost = true;
    setStorageState(hasAnswered ? "lost" : "refused");
  }

  /** Try a lost device again: if it answers, it takes over what is held. */
  async function retryDevice() {
    if (isLost) await (retrying ??= reachDevice().finally(() => (retrying = null)));
  }

  async function reachDevice() {
    try {
      const device = await deviceStore();
      rememberHeads(await device.loadHeads());
      await inTurn(async () => {
        await writeWaiting(device);
        isLost = false;
        setStorageState(listHeld().length ? "full" : "device");
      });
    } catch {
      // It is still lost.
    }
  }

  /**
   * Read from the device, or remember what was read there before.
   * @template T
   * @param {(device: DocumentStore) => Promise<T>} read
   * @param {() => T} recall
   */
  async function readDevice(read, recall) {
    if (isLost) void retryDevice();
    else
      try {
        return await read(await deviceStore());
      } catch {
        loseDevice();
      }
    return recall();
  }

  /** @param {{ id: string, head: unknown }[]} heads all that the device has */
  function rememberHeads(heads) {
    const before = new Map(known);
    known.clear();
    for (const { id, head } of heads) {
      const was = before.get(id);
      known.set(id, { head, lines: versionOf(was?.head) === versionOf(head) ? was?.lines : undefined });
    }
  }

  /** @param {DocumentChange[]} changes that were written */
  function rememberChanges(changes) {
    dropHeld(changes);
    for (const { id, head, lines = known.get(id)?.lines } of changes)
      if (head) known.set(id, { head, lines });
      else known.delete(id);
  }

  /** @param {string} id */
  const knownHead = (id) => known.get(id)?.head;

  /** @param {DocumentStore} device @throws where it is lost */
  async function writeWaiting(device) {
    for (const change of listHeld()) {
      const guard = guardHeld({ id: change.id, isMet: () => false });
      try {
        if (await device.writeAll([change], guard)) rememberChanges([change]);
        else {
          dropHeld([change]);
          outdated.add(change.id);
        }
      } catch (error) {
        if (!isNoRoom(error)) throw error; // otherwise it waits on
      }
    }
  }

  /**
   * @param {DocumentChange[]} changes
   * @param {Guard} [guard]
   * @param {boolean} [isStrict] fail where there is no room, and do not take memory instead
   * @returns {Promise<boolean>} false where another tab was quicker; then nothing is written
   */
  async function writeNow(changes, guard, isStrict = false) {
    if (isLost) {
      holdChanges(changes, knownHead);
      void retryDevice();
      return true;
    }
    /** @type {DocumentStore} */
    let device;
    try {
      device = await deviceStore();
      // What waited for room is written first, unless this write only frees room.
      if (changes.some(({ head }) => head)) await writeWaiting(device);
    } catch {
      holdChanges(changes, knownHead);
      loseDevice();
      return true;
    }
    const careful = guard && guardHeld(guard);
    const complete = completeChanges(changes);
    try {
      if (!(await device.writeAll(complete, careful))) {
        dropHeld(changes);
        return false;
      }
      rememberChanges(complete);
    } catch (error) {
      if (!isNoRoom(error)) {
        holdChanges(changes, knownHead, true);
        loseDevice();
        return true;
      }
      if (isStrict) throw error;
      const found = careful && (await device.loadHead(careful.id).catch(() => undefined));
      if (careful && found !== undefined && careful.isMet(found)) {
        dropHeld(changes);
        return false;
      }
      holdChanges(changes, knownHead);
      setStorageState("full");
      return true;
    }
    await writeWaiting(device).then(() => !listHeld().length && setStorageState("device"), loseDevice);
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
      if (!findHeld(id)) known.set(id, { head: structuredClone(head), lines });
    }
    return { head, lines };
  }

  /** @param {string} id @returns {Promise<unknown>} */
  async function loadHead(id) {
    const held = findHeld(id);
    if (held) return structuredClone(held.head);
    return readDevice(
      (device) => device.loadHead(id),
      () => structuredClone(known.get(id)?.head),
    );
  }

  /** @param {string} id @throws where the device is lost and the text was never read */
  async function loadLines(id) {
    const held = findHeld(id);
    if (held && (held.lines || !held.head)) return structuredClone(held.lines);
    return readDevice(
      (device) => device.loadLines(id),
      () => {
        const found = known.get(id);
        if (found && !found.lines) throw new DOMException(`${id} cannot be read now`, "InvalidStateError");
        return structuredClone(found?.lines);
      },
    );
  }

  return {
    storageState: () => where,
    retryDevice,
    /** @param {Parameters<typeof saveNow>} all */
    saveDocument: (...all) => inTurn(() => saveNow(...all)),
    /** Load a document, whatever of it is being written first. @param {string} id */
    loadDocument: (id) => inTurn(() => loadNow(id)),
    loadLines,
    /** @param {DocumentChange[]} changes @param {boolean} [isStrict] */
    writeAll: (changes, isStrict) => inTurn(() => writeNow(changes, undefined, isStrict)),
    async loadHeads() {
      const stored = await readDevice(
        async (device) => {
          const heads = await device.loadHeads();
          rememberHeads(heads);
          return heads;
        },
        () => [...known].map(([id, { head }]) => ({ id, head: structuredClone(head) })),
      );
      const held = listHeld().flatMap(({ id, head }) => (head ? [{ id, head }] : []));
      return [...stored.filter(({ id }) => !findHeld(id)), ...structuredClone(held)];
    },
    /** Forget everything. @throws where the device is lost: what is on it stays */
    async clearAll() {
      if (hasAnswered) await (await deviceStore()).clearAll();
      dropAll();
      known.clear();
    },
  };
}
