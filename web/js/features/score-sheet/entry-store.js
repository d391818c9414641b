/** Entry store: enters a deal, or changes an earlier one, field by field as the engine asks. */

import { toEuropeanDigits } from "../../text/digits.js";
import { refusalOf } from "../../core/requests.js";
import {
  withAnswer,
  createEntry,
  findNextField,
  collectValues,
  parseNumber,
  stepBy,
  appendDigit,
} from "./entry.js";
import { formatDateField } from "./setup-store.js";

/** @import { EntryDraft, SheetField, SheetValue, ScoreSheetAnswer, Values } from "./types.d.ts" */

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetContext} context */
export function createDealEntry({ getTime, focusAsked }, context) {
  const { engine, change, getState, goTo, saveSheet, applyWritten, draftFor, inTurn } = context;

  const getEntry = () => getState().kept?.entry ?? null;
  /** @param {string} name */
  const findField = (name) => getState().draft?.fields.find((field) => field.name === name);

  /** Show the typed text at once: digits come faster than the engine answers. @param {string} typed */
  function showTyped(typed) {
    const { kept } = getState();
    if (kept?.entry) change({ kept: { ...kept, entry: { ...kept.entry, typed } } });
  }

  /** What was typed by now, for the question that comes next. */
  const getTyped = () => getEntry()?.typed ?? "";

  /** Keep how far the entry is: a tab that is closed now is there again. @param {EntryDraft | null} entry */
  function saveEntry(entry) {
    const { kept } = getState();
    return kept ? saveSheet({ ...kept, entry }) : Promise.resolve(false);
  }

  /** Ask the engine about an entry. @param {{ deal: number | null, values?: Values }} draft */
  const checkDraft = async (draft) =>
    (await engine.editScoreSheet({ text: getState().kept?.text, draft })).draft;

  /** Go on with an entry: to the next question, or to its end. @param {EntryDraft} entry @param {string} [last] the field that was answered */
  async function askNext(entry, last) {
    const draft = await checkDraft(draftFor(entry));
    if (!draft) return;
    const next = draft.refusal ? undefined : findNextField(draft.fields, entry);
    // Ask an impossible value again.
    const asked = draft.refusal ? String(draft.refusal.facts?.["field"] ?? last ?? "") : (next?.name ?? "");
    const going = { ...entry, asked: draft.fields.some(({ name }) => name === asked) ? asked : "" };
    goTo("entry", { draft, refusal: draft.refusal });
    const isDone = !going.asked && !draft.missing.length && !draft.refusal;
    if (isDone && !entry.isBack) await writeDeal(going);
    else await saveEntry({ ...going, typed: getTyped() });
  }

  /** Write the deal into the sheet. @param {EntryDraft} entry @param {boolean} [again] it is meant, though it was entered just now */
  async function writeDeal(entry, again = false) {
    const { kept } = getState();
    if (!kept) return;
    const at = `${formatDateField(getTime())} ${getTime().toTimeString().slice(0, 5)}`;
    const { deal, values, isInsert } = entry;
    const what =
      deal === null
        ? { enter: { values, at, ...(again ? { again } : {}) } }
        : { [isInsert ? "insert" : "change"]: { deal, values } };
    const written = await engine.editScoreSheet({ text: kept.text, ...what }).catch(async (error) => {
      const refusal = refusalOf(error);
      const isTwice = refusal.code === "entered_twice";
      change({ isRepeated: isTwice, refusal: isTwice ? null : refusal });
      await saveEntry({ ...entry, typed: getTyped(), isBack: true });
      focusAsked();
      return null;
    });
    if (written) await showWritten(written);
  }

  /** @param {ScoreSheetAnswer} written */
  function showWritten(written) {
    goTo("score", { draft: null });
    return applyWritten(written, { entry: null });
  }

  /** Answer a field, and the fields that its answer sets. @param {[name: string, value: SheetValue | null][]} said */
  async function answerNow(said) {
    const entry = getEntry();
    if (!entry) return;
    let going = entry;
    for (const [name, value] of said) going = withAnswer(going, name, value);
    await askNext(going, said[0]?.[0]);
  }

  /** @param {[name: string, value: SheetValue | null][]} said */
  function answerFields(said) {
    showTyped("");
    return inTurn(() => answerNow(said));
  }

  /** An entry is begun. @param {EntryDraft} entry */
  function begin(entry) {
    showTyped("");
    return inTurn(() => askNext(entry));
  }

  /** @param {(typed: string, field: SheetField) => string} typing */
  function changeTyped(typing) {
    const entry = getEntry();
    const field = entry && findField(entry.asked);
    if (!entry || !field) return undefined;
    change({ refusal: null });
    showTyped(typing(entry.typed, field));
    return inTurn(() => saveEntry(getEntry()));
  }

  /** Change deals of the sheet that nothing is entered for, and show the score. @param {{ settle: number[] } | { drop: number }} how */
  const changeDeals = (how) =>
    inTurn(async () => showWritten(await engine.editScoreSheet({ text: getState().kept?.text, ...how })));

  return {
    /** Enter the next deal. */
    enterDeal: () => begin(createEntry()),
    /** Open a deal, to change it. @param {number} deal */
    editDeal: (deal) =>
      inTurn(async () => {
        showTyped("");
        const blank = { ...createEntry(deal), isBack: true };
        const found = await checkDraft({ deal });
        if (!found) return;
        const values = collectValues(found.fields);
        const skipped = found.fields.filter(({ name }) => !(name in values)).map(({ name }) => name);
        // Of a deal that lacks something, that is asked.
        await askNext({ ...blank, values, skipped: skipped.filter((name) => !found.missing.includes(name)) });
      }),
    /** Enter a deal that was forgotten, before another. @param {number} deal */
    insertBefore: (deal) => begin({ ...createEntry(deal), isInsert: true }),
    answerField: (/** @type {string} */ name, /** @type {SheetValue | null} */ value) =>
      answerFields([[name, value]]),
    /** Answer a field and the fields that follow from it. @param {Values} values */
    answerAll: (values) => answerFields(Object.entries(values)),
    /** Answer the number that is typed, and with it the question that follows. @param {string} [name] @param {SheetValue} [value] */
    answerTyped(name, value) {
      const number = parseNumber(getTyped());
      if (number === null) return undefined;
      showTyped("");
      return inTurn(async () => {
        const entry = getEntry();
        // Typed ahead, the number answers the question that is asked by now.
        if (entry && findField(entry.asked)?.kind === "number")
          await answerNow([
            [entry.asked, number],
            ...(name === undefined ? [] : [/** @type {[string, SheetValue]} */ ([name, value ?? false])]),
          ]);
      });
    },
    /** @param {string} key */
    typeDigit: (key) => changeTyped((typed, field) => appendDigit(typed, key, field)),
    /** @param {number} by */
    stepNumber: (by) => changeTyped((typed, field) => stepBy(typed, by, field)),
    eraseDigit: () => changeTyped((typed) => typed.slice(0, -1)),
    typeNumber: (/** @type {string} */ all) =>
      changeTyped((_, field) =>
        [...toEuropeanDigits(all).replaceAll(/[^\d−-]/g, "")].reduce(
          (typed, key) => appendDigit(typed, key, field),
          "",
        ),
      ),
    /** Go back to a field. @param {string} asked */
    goToField: (asked) => {
      showTyped("");
      return inTurn(async () => {
        const entry = getEntry();
        if (!entry) return;
        change({ refusal: null, isRepeated: false });
        await saveEntry({ ...entry, asked, isBack: true });
        focusAsked();
      });
    },
    /** Write the entry into the sheet. @param {boolean} [again] */
    finishEntry: (again) =>
      inTurn(async () => {
        const entry = getEntry();
        if (entry) await writeDeal(entry, again);
      }),
    /** Throw the entry away. */
    dropEntry: () =>
      inTurn(async () => {
        goTo("score", { draft: null });
        await saveEntry(null);
      }),
    /** Confirm that deals were played by the values due now, and remove their marks. @param {number[]} deals */
    settleDue: (deals) => changeDeals({ settle: deals }),
    /** Take a deal out that was never played. @param {number} deal */
    removeDeal: (deal) => changeDeals({ drop: deal }),
  };
}
