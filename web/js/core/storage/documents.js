/**
 * Documents: everything that a person keeps, each with its kind, its text, its title and when it was changed; on the
 * device, or in memory (`fallback-store.js`). A kind is a word in the head: nothing is told by how a text begins.
 */

import { createFallbackStore } from "./fallback-store.js";
import { versionOf } from "./held-changes.js";
import { isObject } from "../json.js";
import { isHead, isTime, newestFirst } from "./match-summaries.js";
import { linesOf, textOf } from "./text-lines.js";

/** @import { Aside, DocumentHead, DocumentStore, StoredDocument, Where } from "./types.d.ts" */

/** @typedef {ReturnType<typeof createDocuments>} Documents */

/** What the head of a kind has to be besides; other kinds are their features' to judge. @type {Record<string, (head: unknown) => boolean>} */
const CHECKS = { record: isHead };

/** Whether something read from the device, or from a file, is the head of a document. @param {unknown} value @returns {value is DocumentHead} */
export function isDocument(value) {
  return (
    isObject(value) &&
    ["id", "kind", "title"].every((key) => typeof value[key] === "string") &&
    value["id"] !== "" &&
    isTime(value["changed"]) &&
    Number.isSafeInteger(value["version"]) &&
    (CHECKS[String(value["kind"])]?.(value) ?? true)
  );
}

/**
 * @param {object} needs
 * @param {() => Promise<DocumentStore>} needs.openDevice
 * @param {(where: Where) => void} [needs.onStorageChange] where things are kept from now on
 * @param {() => void} [needs.onKept] the device has taken a match, or something else
 * @param {() => number} [needs.now]
 */
export function createDocuments({
  openDevice,
  onStorageChange = () => {},
  onKept = () => {},
  now = Date.now,
}) {
  const device = createFallbackStore({ openDevice, onStorageChange });

  /** @param {string} id @returns {Promise<string | null>} */
  async function loadText(id) {
    const lines = await device.loadLines(id);
    return Array.isArray(lines) ? textOf(lines) : null;
  }

  /** @template {DocumentHead} [H=any] @param {string} id @returns {Promise<StoredDocument<H> | null>} null where there is none */
  async function loadDocument(id) {
    const { head, lines } = await device.loadDocument(id);
    return isDocument(head) && lines ? { head: /** @type {H} */ (head), text: textOf(lines) } : null;
  }

  /**
   * Write a document over the version that was seen here.
   * @template {DocumentHead} H
   * @param {H} head of version 0 where it is new
   * @param {string | string[]} [text] without it, the text stays as it is
   * @param {object} [options]
   * @param {number} [options.from] the first line that is new since the version before
   * @param {boolean} [options.canRevive] whether one that another tab has thrown away is written again
   * @returns {Promise<boolean>} false where another tab has written it since; then nothing is written
   */
  async function saveDocument(head, text, { from = 0, canRevive = true } = {}) {
    const lines = typeof text === "string" ? linesOf(text) : text;
    const isSaved = await device.saveDocument(
      { id: head.id, head, ...(lines && { lines, from }) },
      canRevive,
    );
    if (isSaved && device.storageState() === "device") onKept();
    return isSaved;
  }

  /**
   * What cannot be read becomes a document that says so, and keeps its text.
   * @param {string} id
   * @param {Pick<Aside, "code" | "message" | "facts" | "game"> & { text: string }} found
   * @returns {Promise<Aside>}
   */
  async function setAside(id, { text, ...found }) {
    const version = versionOf((await device.loadDocument(id)).head) + 1;
    const head = /** @type {Aside} */ ({ id, kind: "aside", title: "", changed: now(), version, ...found });
    await device.writeAll([{ id, head, lines: linesOf(text) }]);
    return head;
  }

  return {
    storageState: device.storageState,
    retryDevice: device.retryDevice,
    loadText,
    loadDocument,
    saveDocument,
    setAside,
    clearAll: device.clearAll,

    /** The heads of all, or of a kind, the newest first. What is no document is set aside. @template {DocumentHead} [H=any] @param {string} [kind] @returns {Promise<H[]>} */
    async listHeads(kind) {
      const heads = [];
      for (const { id, head } of await device.loadHeads()) {
        heads.push(
          isDocument(head) && head.id === id
            ? head
            : await setAside(id, {
                code: "unreadable",
                message: "",
                game: null,
                text: JSON.stringify({ head, text: await loadText(id) }),
              }),
        );
      }
      return /** @type {H[]} */ (newestFirst(heads.filter((head) => !kind || head.kind === kind)));
    },

    /** Open a document to write it: a tab that opened it before cannot write it any more. @template {DocumentHead} [H=any] @param {string} id @returns {Promise<StoredDocument<H> | null>} */
    async claimDocument(id) {
      for (;;) {
        const found = /** @type {StoredDocument<H> | null} */ (await loadDocument(id));
        if (!found || (await saveDocument(found.head))) return found;
      }
    },

    /** Give a document another text. @param {string} id @param {string} text @returns {Promise<boolean>} whether the device has taken it */
    async replaceText(id, text) {
      const found = await loadDocument(id);
      const isWritten = found !== null && (await saveDocument(found.head, text));
      return isWritten && !["full", "lost"].includes(device.storageState());
    },

    /**
     * Put documents over what there is of the same id, all of them or none.
     * @template {DocumentHead & { text: string }} D
     * @param {D[]} documents
     * @param {boolean} [isAll] in the place of everything there is
     * @throws where there is no room
     */
    async importAll(documents, isAll = false) {
      const there = new Map((await device.loadHeads()).map(({ id, head }) => [id, versionOf(head)]));
      const gone = isAll ? [...there.keys()].map((id) => ({ id })) : [];
      const put = documents.map(({ text, ...head }) => ({
        id: head.id,
        head: { ...head, version: (there.get(head.id) ?? 0) + 1 },
        lines: linesOf(text),
      }));
      await device.writeAll([...gone, ...put], true);
    },

    /** @param {string[]} ids */
    async removeDocuments(...ids) {
      if (ids.length) await device.writeAll(ids.map((id) => ({ id })));
    },
  };
}
