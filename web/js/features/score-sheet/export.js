/** Export: a sheet is given away, as text, as a table, as a file, to be printed, or as a link. */

import { awaitCopy } from "../../core/device.js";
import { reportLines, listPeople, sideWords } from "./words.js";
import { numberNames, tidyLine, tidyName } from "../../core/person-name.js";
import { NOTE_LENGTH } from "./setup.js";

/** @import { Sheet, SheetHeading } from "../../messages/messages.d.ts" */

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetContext} context */
export function createExport({ text, linkAddress, copyText, saveFile, printPage }, context) {
  const { engine, change, getState, applyWritten, guard, inTurn } = context;

  /** @param {string} words */
  const copyAndReport = async (words) => change({ copied: await awaitCopy(copyText(words)) });

  /** The name of a file. @param {string} ending */
  function nameFile(ending) {
    const { game = "", date = "" } = getState().sheet?.head ?? {};
    return `${[game, date].filter(Boolean).join("-")}.${ending}`;
  }

  return {
    copySheetText() {
      const { sheet } = getState();
      return sheet ? copyAndReport(`${reportLines(text, sheet).join("\n")}\n`) : undefined;
    },
    saveCsv: () =>
      guard(async () => {
        const { kept, sheet } = getState();
        if (!sheet) return;
        const { csv = "" } = await engine.editScoreSheet({ text: kept?.text, csv: columnWords(text, sheet) });
        // Excel reads a table as UTF-8 only after this mark.
        saveFile(nameFile("csv"), `\uFEFF${csv}`);
      }),
    saveSheet: () => saveFile(nameFile("sheet"), getState().kept?.text ?? ""),
    print: printPage,
    copyLink() {
      const { link } = getState();
      return link ? copyAndReport(linkAddress(link)) : undefined;
    },
    async sendLink() {
      const { link } = getState();
      if (link)
        await navigator.share({ title: text.say("score-sheet"), url: linkAddress(link) }).catch(() => {}); // thought better of
    },
    /** Change what stands at the head of the sheet. @param {SheetHeading} head */
    changeHead: (head) =>
      inTurn(async () => {
        const { kept, sheet } = getState();
        if (!kept || !sheet) return;
        const names = head.names && numberNames({ ...sheet.head.names, ...tidyNames(head.names) });
        const note = head.note === undefined ? {} : { note: tidyLine(head.note, NOTE_LENGTH) };
        await applyWritten(
          await engine.editScoreSheet({
            text: kept.text,
            head: { ...head, ...note, ...(names ? { names } : {}) },
          }),
        );
      }),
  };
}

/** @param {NonNullable<SheetHeading["names"]>} names */
function tidyNames(names) {
  return Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, tidyName(name ?? "")]));
}

/** Words for the columns of the table, by their codes. @param {import("../../table/view/table-view.js").Text} text @param {Sheet} sheet */
function columnWords(text, { head, deals, sides, standing, order }) {
  const people = listPeople({ head, order, sides });
  const codes = [
    "deal",
    "at",
    "change",
    "marks",
    ...Object.keys(standing.roles),
    ...deals.flatMap(({ values }) => Object.keys(values)),
  ];
  const columnsOf = (/** @type {string} */ code, /** @type {string} */ id) =>
    text.has(id) ? [[code, text.say(id)]] : [];
  return Object.fromEntries([
    ...Object.keys(sides).map((side) => [side, sideWords(text, people, side)]),
    ...codes.flatMap((code) => columnsOf(code, `score-sheet-column-${code}`)),
    ...standing.figures.flatMap(({ name }) => columnsOf(name, `score-sheet-figure-${name}`)),
  ]);
}
