/** Entering: a deal is entered, or one of before is changed, field by field as the engine asks for them. */

import { answered, emptyEntry, nextField, valuesIn } from "./entry.js";
import { dateOf } from "./setup-store.js";
import { numberIn, stepped, withDigit } from "./number-entry.js";

/** @import { Entry, SheetField, SheetValue, SheetWritten, Values } from "./types.d.ts" */

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetHand} hand */
export function createEntering({ now, focus }, hand) {
  const { engine, change, state, go, keep, settle, draftOf, refusalOf, inTurn } = hand;

  const entryNow = () => state().kept?.entry ?? null;
  /** @param {string} name */
  const fieldOf = (name) => state().draft?.fields.find((field) => field.name === name);

  /** What stands in the field, at once: digits are typed faster than the engine answers. @param {string} typed */
  function showTyped(typed) {
    const { kept } = state();
    if (kept?.entry) change({ kept: { ...kept, entry: { ...kept.entry, typed } } });
  }

  /** What was typed by now, for the question that comes next. */
  const typedNow = () => entryNow()?.typed ?? "";

  /** Keep how far the entry is: a tab that is closed now is there again. @param {Entry | null} entry */
  function remember(entry) {
    const { kept } = state();
    return kept ? keep({ ...kept, entry, turn: kept.turn + 1 }) : Promise.resolve(false);
  }

  /** What the engine says of an entry. @param {Entry} entry */
  async function drafted(entry) {
    const { kept } = state();
    const answer = await engine.editScoreSheet({ text: kept?.text, draft: draftOf(entry) });
    const { draft = null } = /** @type {SheetWritten} */ (/** @type {unknown} */ (answer));
    if (!answer.ok) change({ refusal: refusalOf(answer) });
    return answer.ok ? draft : null;
  }

  /** Go on with an entry: to the next question, or to its end. @param {Entry} entry @param {string} [last] the field that was answered */
  async function advance(entry, last) {
    const draft = await drafted(entry);
    if (!draft) return;
    const next = draft.refusal ? undefined : nextField(draft.fields, entry);
    // What cannot be is asked again.
    const asked = draft.refusal ? String(draft.refusal.facts?.["field"] ?? last ?? "") : (next?.name ?? "");
    const going = { ...entry, asked: draft.fields.some(({ name }) => name === asked) ? asked : "" };
    go("entry", { draft, refusal: draft.refusal });
    const isDone = !going.asked && !draft.missing.length && !draft.refusal;
    if (isDone && !entry.isBack) await write(going);
    else await remember({ ...going, typed: typedNow() });
  }

  /** Write the deal into the sheet. @param {Entry} entry @param {boolean} [again] it is meant, though it was entered just now */
  async function write(entry, again = false) {
    const { kept } = state();
    if (!kept) return;
    const at = `${dateOf(now())} ${now().toTimeString().slice(0, 5)}`;
    const { deal, values, isInsert } = entry;
    const what =
      deal === null
        ? { enter: { values, at, ...(again ? { again } : {}) } }
        : { [isInsert ? "insert" : "change"]: { deal, values } };
    const answer = await engine.editScoreSheet({ text: kept.text, ...what });
    if (!answer.ok) {
      const refusal = refusalOf(answer);
      const isTwice = refusal.code === "entered_twice";
      change({ isTwice, refusal: isTwice ? null : refusal });
      await remember({ ...entry, typed: typedNow(), isBack: true });
      focus();
      return;
    }
    go("score", { draft: null });
    await settle(/** @type {SheetWritten} */ (/** @type {unknown} */ (answer)), { entry: null });
  }

  /** Answer a field, and those that are answered with it. @param {[name: string, value: SheetValue | null][]} said */
  async function answerNow(said) {
    const entry = entryNow();
    if (!entry) return;
    let going = entry;
    for (const [name, value] of said) going = answered(going, name, value);
    await advance(going, said[0]?.[0]);
  }

  /** @param {[name: string, value: SheetValue | null][]} said */
  function answer(said) {
    showTyped("");
    return inTurn(() => answerNow(said));
  }

  /** An entry is begun. @param {Entry} entry */
  function begin(entry) {
    showTyped("");
    return inTurn(() => advance(entry));
  }

  /** @param {(typed: string, field: SheetField) => string} typing */
  function type(typing) {
    const entry = entryNow();
    const field = entry && fieldOf(entry.asked);
    if (!entry || !field) return undefined;
    change({ refusal: null });
    showTyped(typing(entry.typed, field));
    return inTurn(() => remember(entryNow()));
  }

  /** Change deals of the sheet that nothing is entered for, and show the score. @param {{ settle: number[] } | { drop: number }} how */
  const changeDeals = (how) =>
    inTurn(async () => {
      const answer = await engine.editScoreSheet({ text: state().kept?.text, ...how });
      if (!answer.ok) return change({ refusal: refusalOf(answer) });
      go("score", { draft: null });
      await settle(/** @type {SheetWritten} */ (/** @type {unknown} */ (answer)), { entry: null });
      return undefined;
    });

  return {
    /** Enter the next deal. */
    enter: () => begin(emptyEntry()),
    /** Open a deal, to change it. @param {number} deal */
    edit: (deal) =>
      inTurn(async () => {
        showTyped("");
        const blank = { ...emptyEntry(deal), isBack: true };
        const draft = await engine.editScoreSheet({ text: state().kept?.text, draft: { deal } });
        const { draft: found } = /** @type {SheetWritten} */ (/** @type {unknown} */ (draft));
        if (!draft.ok || !found) return change({ refusal: refusalOf(draft) });
        const values = valuesIn(found.fields);
        const skipped = found.fields.filter(({ name }) => !(name in values)).map(({ name }) => name);
        // Of a deal that lacks something, that is asked.
        await advance({ ...blank, values, skipped: skipped.filter((name) => !found.missing.includes(name)) });
        return undefined;
      }),
    /** Enter a deal that was forgotten, before another. @param {number} deal */
    insert: (deal) => begin({ ...emptyEntry(deal), isInsert: true }),
    answer: (/** @type {string} */ name, /** @type {SheetValue | null} */ value) => answer([[name, value]]),
    /** Answer a field and those that follow from it. @param {Values} values */
    answerAll: (values) => answer(Object.entries(values)),
    /** Answer the number that is typed, and with it the question that follows. @param {string} [name] @param {SheetValue} [value] */
    typed(name, value) {
      const number = numberIn(typedNow());
      if (number === null) return undefined;
      showTyped("");
      return inTurn(async () => {
        const entry = entryNow();
        // Whoever types ahead answers the question that has come by then.
        if (entry && fieldOf(entry.asked)?.kind === "number")
          await answerNow([
            [entry.asked, number],
            ...(name === undefined ? [] : [/** @type {[string, SheetValue]} */ ([name, value ?? false])]),
          ]);
      });
    },
    /** @param {string} key */
    digit: (key) => type((typed, field) => withDigit(typed, key, field)),
    /** @param {number} by */
    step: (by) => type((typed, field) => stepped(typed, by, field)),
    rub: () => type((typed) => typed.slice(0, -1)),
    write: (/** @type {string} */ all) =>
      type((_, field) =>
        [...all.replaceAll(/[^\d−-]/g, "")].reduce((typed, key) => withDigit(typed, key, field), ""),
      ),
    /** Go back to a field. @param {string} asked */
    to: (asked) => {
      showTyped("");
      return inTurn(async () => {
        const entry = entryNow();
        if (!entry) return;
        change({ refusal: null, isTwice: false });
        await remember({ ...entry, asked, isBack: true });
        focus();
      });
    },
    /** Write what is entered. @param {boolean} [again] */
    finish: (again) =>
      inTurn(async () => {
        const entry = entryNow();
        if (entry) await write(entry, again);
      }),
    /** Throw the entry away. */
    drop: () =>
      inTurn(async () => {
        go("score", { draft: null });
        await remember(null);
      }),
    /** Deals were played with what is due now, whatever the sheet said then: their marks go. @param {number[]} deals */
    settleDue: (deals) => changeDeals({ settle: deals }),
    /** Take a deal out that was never played. @param {number} deal */
    takeOut: (deal) => changeDeals({ drop: deal }),
  };
}
