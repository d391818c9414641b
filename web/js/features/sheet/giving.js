/** Giving: a sheet is given away, as text, as a table, as a file, on paper, or as a link. */

import { sheetLines } from "./report.js";
import { NAME_LENGTH, NOTE_LENGTH, tidied } from "./setup.js";

/** @import { SheetHeading } from "../../messages/messages.d.ts" */
/** @import { SheetWritten } from "./types.d.ts" */

/** The columns of the table: the page has a word for each. */
const COLUMN = "sheet-column-";

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetHand} hand */
export function createGiving({ text, address, copy, saveFile, print }, hand) {
  const { ask, change, state, settle, refusalOf, inTurn } = hand;

  /** @param {string} words */
  const copied = (words) =>
    copy(words).then(
      () => change({ copied: "copied" }),
      () => change({ copied: "refused" }),
    );

  /** The name of a file. @param {string} ending */
  function nameOf(ending) {
    const { game = "", date = "" } = state().shown?.head ?? {};
    return `${[game, date].filter(Boolean).join("-")}.${ending}`;
  }

  return {
    copyText() {
      const { shown } = state();
      return shown ? copied(`${sheetLines(text, shown).join("\n")}\n`) : undefined;
    },
    async saveTable() {
      const { kept } = state();
      // What the engine's columns are called; it passes over words it has no column for.
      const codes = ["deal", "dealer", "thrown_in", "change", "note", ...columnsOf()];
      const csv = Object.fromEntries(
        codes.filter((code) => text.has(COLUMN + code)).map((code) => [code, text.say(COLUMN + code)]),
      );
      const answer = await ask({ op: "sheet", text: kept?.text, csv });
      if (!answer.ok) return change({ refusal: refusalOf(answer) });
      // Excel takes a table for UTF-8 where this mark stands before it.
      return saveFile(nameOf("csv"), `\uFEFF${String(answer["csv"] ?? "")}`);
    },
    saveSheet: () => saveFile(nameOf("sheet"), state().kept?.text ?? ""),
    print: () => print(),
    copyLink() {
      const { link } = state();
      return link ? copied(address(link)) : undefined;
    },
    async send() {
      const { link } = state();
      if (link) await navigator.share({ title: text.say("sheet"), url: address(link) }).catch(() => {}); // thought better of
    },
    /** Change what stands at the head of the sheet. @param {SheetHeading} head */
    head: (head) =>
      inTurn(async () => {
        const { kept, shown } = state();
        if (!kept || !shown) return;
        const names = head.names && { ...shown.head.names, ...tidy(head.names) };
        const note = head.note === undefined ? {} : { note: tidied(head.note, NOTE_LENGTH) };
        const answer = await ask({
          op: "sheet",
          text: kept.text,
          head: { ...head, ...note, ...(names ? { names } : {}) },
        });
        if (!answer.ok) change({ refusal: refusalOf(answer) });
        else await settle(/** @type {SheetWritten} */ (/** @type {unknown} */ (answer)));
      }),
  };

  /** The names of the fields that deals have. */
  function columnsOf() {
    const { shown } = state();
    return [...new Set((shown?.deals ?? []).flatMap(({ values }) => Object.keys(values)))];
  }
}

/** @param {NonNullable<SheetHeading["names"]>} names */
function tidy(names) {
  return Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [seat, tidied(name ?? "", NAME_LENGTH)]),
  );
}
