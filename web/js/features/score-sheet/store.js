/**
 * Score sheet: the sheets of this device, and the one that is open. The engine reads and writes a sheet's text and computes the
 * score; this store keeps the text, with every step.
 */

import { ifCurrent, serialQueue } from "../../core/async.js";
import { createGuard, refusalOf } from "../../core/requests.js";
import { createDealEntry } from "./entry-store.js";
import { createExport } from "./export.js";
import { createSheetSetup } from "./setup-store.js";
import {
  diffTexts,
  applyStep,
  revertStep,
  createListEntry,
  listSheets,
  splitSheet,
} from "./stored-sheets.js";

/** @import { KeptSheet, SheetHead, SheetPlace, SheetPart, ScoreSheetAnswer } from "./types.d.ts" */

/** @returns {SheetPart} */
const blankPart = () => ({
  place: "list",
  sheets: [],
  setup: null,
  kept: null,
  sheet: null,
  draft: null,
  isTurned: false,
  isRepeated: false,
  confirming: null,
  link: null,
  copied: null,
  isChangedElsewhere: false,
  isDeletedElsewhere: false,
  refusal: null,
});

/** The part of the state, with the sheets among the documents. @param {import("../../core/types.d.ts").State} state @returns {SheetPart | null} */
export const readPart = ({ scoreSheet, documents }) =>
  scoreSheet && { ...scoreSheet, sheets: listSheets(documents) };

/**
 * @typedef {object} SheetNeeds
 * @property {import("../../core/store.js").Store} store
 * @property {import("../../core/types.d.ts").EngineFunctions} engine
 * @property {import("../types.d.ts").Page["openFile"]} openFile
 * @property {() => Promise<unknown>} whenReady resolves once the engine is there
 * @property {import("../../core/storage/documents.js").Documents} documents
 * @property {Pick<import("../../core/storage/match-saver.js").MatchSaver, "rereadDocuments" | "changeDocuments" | "saveListed">} saver
 * @property {() => string} createId a name nobody has
 * @property {() => Date} getTime
 * @property {() => void} focusAsked focus the question
 * @property {(link: string) => string} linkAddress
 * @property {(words: string) => Promise<void>} copyText
 * @property {(name: string, content: string) => void} saveFile
 * @property {() => void} printPage print the page
 * @property {import("../../table/view/table-view.js").Text} text
 * @property {import("../types.d.ts").FeatureActions} features
 */

/** @typedef {ReturnType<typeof createSheetContext>} SheetContext what the parts of the store share */

/** @param {SheetNeeds} needs */
function createSheetContext({ store, engine, documents, saver, getTime, focusAsked }) {
  /** @param {Partial<SheetPart>} sheet */
  const change = (sheet) => store.change({ type: "scoreSheet", scoreSheet: sheet });
  const getState = () => readPart(store.state()) ?? blankPart();
  const guard = createGuard((refusal) => change({ refusal }));
  const queueTask = serialQueue();
  /** Runs tasks one after another, and shows a refusal. @param {() => Promise<unknown>} task */
  const inTurn = (task) => queueTask(() => guard(task));

  /** @param {SheetPlace} place @param {Partial<SheetPart>} [more] */
  function goTo(place, more = {}) {
    change({ place, refusal: null, isRepeated: false, confirming: null, copied: null, ...more });
    focusAsked();
  }

  /** The list, with why a sheet could not be opened. @param {unknown} error */
  const showInList = (error) => (goTo("list", { refusal: refusalOf(error) }), null);

  /** Save a sheet. If another tab was quicker, its version is shown; if that tab deleted it, it stays open here. @param {KeptSheet} kept */
  async function saveSheet(kept) {
    change({ kept });
    const { head, text } = splitSheet(kept);
    if (await saver.saveListed(head, text, { canRevive: false })) return true;
    await saver.rereadDocuments();
    const isGone = !getState().sheets.some(({ id }) => id === kept.id);
    change({ isDeletedElsewhere: isGone, isChangedElsewhere: !isGone });
    await openSheet(kept.id);
    return false;
  }

  /**
   * Take over the sheet that the engine has written.
   * @param {ScoreSheetAnswer} written
   * @param {Partial<KeptSheet>} [more]
   */
  function applyWritten(written, more = {}) {
    const { kept } = getState();
    if (!kept) return Promise.resolve(false);
    const step = diffTexts(kept.text, written.text);
    const steps = step ? { done: [...kept.done, step], undone: [] } : {};
    change(sheetState(written));
    return saveSheet({ ...kept, ...steps, ...storedFields(written), ...more });
  }

  /** What of the state a sheet brings. @param {ScoreSheetAnswer} written @returns {Partial<SheetPart>} */
  const sheetState = ({ sheet, link, fits }) => ({ sheet, link: fits ? link : null });

  /** What is kept of it. @param {ScoreSheetAnswer} written */
  const storedFields = ({ text, sheet }) => ({
    text,
    told: createListEntry(sheet),
    changed: getTime().getTime(),
  });

  /** Open a sheet of the device at the place where the person left it. @param {string} id */
  async function openSheet(id) {
    const before = getState().kept;
    const found = await documents.loadDocument(id);
    const [head] = listSheets(found ? [found.head] : []);
    if (!found || !head) return;
    const kept = { ...head, text: found.text };
    // Somebody may go on with it meanwhile.
    const isAsBefore = () => getState().kept === before || getState().kept?.id !== id;
    const request = engine.editScoreSheet({
      text: kept.text,
      ...(kept.entry ? { draft: draftFor(kept.entry) } : {}),
    });
    const written = await ifCurrent(isAsBefore, request).catch(showInList);
    if (!written) return;
    const { isChangedElsewhere } = getState();
    goTo(kept.entry ? "entry" : "score", {
      ...sheetState(written),
      kept,
      draft: written.draft ?? null,
      isChangedElsewhere,
    });
  }

  /** A sheet that is not kept yet. @param {string} id @param {number} began @returns {Omit<SheetHead, "told" | "changed">} */
  const newSheet = (id, began) => ({
    ...{ id, kind: "sheet", title: "", version: 0 },
    ...{ began, done: [], undone: [], entry: null },
  });

  /** @param {NonNullable<SheetHead["entry"]>} entry */
  const draftFor = ({ deal, values }) => ({ deal, values });

  return {
    engine,
    change,
    getState,
    goTo,
    saveSheet,
    applyWritten,
    newSheet,
    sheetState,
    storedFields,
    openSheet,
    draftFor,
    guard,
    showInList,
    inTurn,
  };
}

/** @param {SheetNeeds} needs */
export function createScoreSheets(needs) {
  const { store, engine, documents, saver, whenReady, features } = needs;
  const context = createSheetContext(needs);
  const { change, getState, goTo, applyWritten, sheetState, storedFields, openSheet, showInList, inTurn } =
    context;
  const showSheets = () => store.change({ type: "panel", panel: "score-sheet" });
  const setup = createSheetSetup(needs, context);

  async function rereadSheets() {
    await saver.rereadDocuments();
    return getState().sheets;
  }

  /** Show a text or a link; it is stored once somebody continues it. @param {string} text */
  async function readSheet(text) {
    const written = await engine.editScoreSheet({ text }).catch(showInList);
    if (!written) return false;
    const kept = { ...context.newSheet("", 0), ...storedFields(written) };
    goTo("score", { ...sheetState(written), kept, draft: null });
    return true;
  }

  /** One step back, or on again. @param {"done" | "undone"} from */
  async function stepThrough(from) {
    const { kept } = getState();
    const taken = kept?.[from].at(-1);
    if (!kept || !taken) return;
    const isBack = from === "done";
    const text = isBack ? revertStep(kept.text, taken) : applyStep(kept.text, taken);
    const steps = {
      done: isBack ? kept.done.slice(0, -1) : [...kept.done, taken],
      undone: isBack ? [...kept.undone, taken] : kept.undone.slice(0, -1),
    };
    const written = await engine.editScoreSheet({ text });
    goTo("score", { draft: null });
    await applyWritten({ ...written, text }, { ...steps, entry: null });
  }

  return {
    ...setup,
    ...createDealEntry(needs, context),
    ...createExport(needs, context),
    openSheet,
    /** Return to the place where the person left: an unfinished entry, the open sheet, or the list. @param {string} [id] of one that is chosen */
    async open(id) {
      const { place, kept } = getState();
      change(store.state().scoreSheet && !id ? { refusal: null } : blankPart());
      showSheets();
      await whenReady();
      const sheets = await rereadSheets();
      if (sheets.some((one) => one.id === id)) return openSheet(String(id));
      const under = sheets.find(({ entry }) => entry);
      if (kept?.id && ["score", "entry"].includes(place)) return openSheet(kept.id);
      if (under) return openSheet(under.id);
      return sheets.length ? goTo("list") : setup.startSetup();
    },
    /** A link without anything leads to the sheets of the device. */
    openLink() {
      return this.open();
    },
    /** Show a sheet that somebody sent; one from a file is saved at once. @param {Promise<import("../../messages/messages.d.ts").OpenedDocument>} reading @param {boolean} isFile */
    async openDocument(reading, isFile) {
      change(blankPart());
      showSheets();
      const read = await reading.catch(showInList);
      await rereadSheets();
      if (read?.kind === "sheet" && (await readSheet(read.text)) && isFile) await this.saveCopy();
    },
    openOwnFile: (/** @type {File} */ file) => void needs.openFile(file, "score-sheet"),
    /** Continue a received sheet: save a copy of it here. */
    async saveCopy() {
      const { kept } = getState();
      if (!kept || kept.id) return;
      const at = needs.getTime().getTime();
      await context.saveSheet({ ...kept, id: needs.createId(), began: at, changed: at });
    },
    /** Keep a sheet that another tab has thrown away, as it stands here. */
    keepAgain: () =>
      inTurn(async () => {
        const { kept } = getState();
        change({ isDeletedElsewhere: false });
        if (kept?.id) await context.saveSheet({ ...kept, id: needs.createId(), version: 0 });
      }),
    /** Back from whatever was called to it. */
    goBack() {
      showSheets();
      needs.focusAsked();
    },
    async showList() {
      await rereadSheets();
      goTo("list", {
        kept: null,
        sheet: null,
        draft: null,
        isChangedElsewhere: false,
        isDeletedElsewhere: false,
      });
    },
    showFigures: () => goTo("figures"),
    showScore: () => goTo("score", { draft: null }),
    showExport: () => goTo("out"),
    /** @param {string | null} sure */
    askToConfirm: (sure) => change({ confirming: sure }),
    /** @param {string} id */
    async removeSheet(id) {
      await saver.changeDocuments(() => documents.removeDocuments(id));
      change({ confirming: null, kept: null, sheet: null });
    },
    turnScreen: () => change({ isTurned: !getState().isTurned }),
    undoStep: () => inTurn(() => stepThrough("done")),
    redoStep: () => inTurn(() => stepThrough("undone")),
    /** Call the referee, with the facts of the match and of the deal being entered. */
    callReferee() {
      const { sheet, draft, place } = getState();
      if (!sheet) return;
      const { game, rules, names } = sheet.head;
      /** @type {import("../referee/types.d.ts").Beside} */
      const beside = {
        feature: "score-sheet",
        words: "score-sheet-back",
        asks: ["follow", "winner", "points"],
        known: (place === "entry" && draft?.referee) || sheet.referee,
        names,
      };
      void features.referee.openBeside(game, rules, beside);
    },
    close: () => store.change({ type: "panel", panel: null }),
  };
}
