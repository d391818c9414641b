/**
 * Received documents: one way for texts that are dropped, chosen as a file, pasted, or followed as a link. The engine reads
 * them and says their kind; the feature of that kind shows them, and a text that cannot be used gets a refusal.
 */

import { FEATURES, actionsNamed, featureOfLink } from "../features/index.js";
import { isObject } from "../core/json.js";
import { unlessRefused } from "../core/requests.js";
import { RequestRefused } from "../messages/engine-functions.js";
import { isNamedLink, namedLinkIn } from "../core/links.js";

/** @import { EngineFunctions, RefusalData } from "../core/types.d.ts" */
/** @import { OpenedDocument } from "../messages/messages.d.ts" */
/** @import { FeatureActions } from "../features/types.d.ts" */

/** The longest file that is sent to the engine, in bytes: far above any document, and soon refused. */
const LONGEST_FILE = 8_000_000;
/** Bytes that become letters at a time: as many arguments a function takes everywhere. */
const BYTES_AT_ONCE = 0x8000;

/**
 * @param {object} needs
 * @param {import("../core/store.js").Store} needs.store
 * @param {EngineFunctions} needs.engine
 * @param {() => Promise<unknown>} needs.whenReady resolves once the engine is there
 * @param {FeatureActions} needs.acts
 */
export function createReceiver({ store, engine, whenReady, acts }) {
  /**
   * Have something read, and shown by whoever takes its kind.
   * @param {() => Promise<OpenedDocument>} read
   * @param {string} first the feature that shows that it is on its way, and what is wrong with it
   * @param {boolean} [isFile]
   * @param {RefusalData[]} [left] what was not opened beside it
   */
  async function openDocument(read, first, isFile = false, left = []) {
    const reading = whenReady().then(read);
    // Whoever shows it may be fetched only when it is refused already.
    reading.catch(() => {});
    store.change({ type: "unread", unread: left });
    await actionsNamed(acts, first).openDocument(reading, isFile);
    // The first has said why it was refused.
    const opened = await unlessRefused(reading);
    if (!opened) return;
    store.change({ type: "unread", unread: [...opened.problems, ...left] });
    const taker = FEATURES.find(({ opens }) => opens?.includes(opened.kind))?.name ?? first;
    if (taker !== first) await actionsNamed(acts, taker).openDocument(reading, isFile);
  }

  /** A text that somebody has pasted. @param {string} text @param {{ first?: string, game?: string }} [where] the feature whose field it is, and its game */
  function openText(text, { first = "history", game } = {}) {
    const link = namedLinkIn(text);
    if (link) return openLink(link);
    return openDocument(() => engine.open({ text, ...(game ? { game } : {}) }), first);
  }

  /** A link that was followed. What only names something here its feature finds itself. @param {string} link what follows `#` */
  async function openLink(link) {
    const feature = featureOfLink(link);
    // A letter that nobody has is the engine's to refuse.
    const { openLink: open } = actionsNamed(acts, feature);
    if (isNamedLink(link) && open) await open(link);
    else await openDocument(() => engine.open({ text: link }), feature);
  }

  /** A file that was dropped or chosen. @param {File} file @param {string} [first] the feature for which it was chosen @param {File[]} [others] dropped with it */
  async function openFile(file, first = "history", others = []) {
    const names = others.map(({ name }) => name).join(", ");
    const left = names ? [{ code: "more_files", facts: { text: names } }] : [];
    if (await isExportFile(file)) {
      store.change({ type: "unread", unread: left });
      return void (await acts.history.checkFile(() => file.text()));
    }
    return openDocument(() => readFile(file), first, true, left);
  }

  /** @param {File} file */
  async function readFile(file) {
    if (file.size > LONGEST_FILE) throw new RequestRefused({ code: "file_too_long" });
    const bytes = await file.arrayBuffer().catch(() => null);
    // It was moved, or is a folder.
    if (!bytes) throw new RequestRefused({ code: "file_unreadable" });
    return engine.open({ data: base64Of(new Uint8Array(bytes)) });
  }

  return { openText, openLink, openFile };
}

/** Whether it is a file of everything that this page keeps. @param {File} file */
async function isExportFile(file) {
  const start = await file
    .slice(0, 100)
    .text()
    .catch(() => "");
  if (!start.trimStart().startsWith("{")) return false;
  const whole = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  // One that is torn says so as what it was meant to be.
  return whole === null || (isObject(whole) && "format" in whole);
}

/** @param {Uint8Array} bytes */
function base64Of(bytes) {
  let letters = "";
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  return btoa(letters);
}
