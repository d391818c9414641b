/** Giving: a sheet is given away, as text, as a table, as a file, to be printed, or as a link. */

import { sheetLines } from "./chat-text.js";
import { peopleOn, sideWords } from "./words.js";
import { NAME_LENGTH, NOTE_LENGTH, tidied } from "./setup.js";

/** @import { Sheet, SheetHeading } from "../../messages/messages.d.ts" */
/** @import { SheetWritten } from "./types.d.ts" */

/** @param {import("./store.js").SheetNeeds} needs @param {import("./store.js").SheetHand} hand */
export function createGiving({ text, linkAddress, copyText, saveFile, print }, hand) {
  const { engine, change, state, settle, refusalOf, inTurn } = hand;

  /** @param {string} words */
  const copied = (words) =>
    copyText(words).then(
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
      const { kept, shown } = state();
      if (!shown) return undefined;
      const answer = await engine.editScoreSheet({ text: kept?.text, csv: columnWords(text, shown) });
      if (!answer.ok) return change({ refusal: refusalOf(answer) });
      // Excel takes a table for UTF-8 where this mark stands before it.
      return saveFile(nameOf("csv"), `\uFEFF${String(answer["csv"] ?? "")}`);
    },
    saveSheet: () => saveFile(nameOf("sheet"), state().kept?.text ?? ""),
    print,
    copyLink() {
      const { link } = state();
      return link ? copied(linkAddress(link)) : undefined;
    },
    async send() {
      const { link } = state();
      if (link)
        await navigator.share({ title: text.say("score-sheet"), url: linkAddress(link) }).catch(() => {}); // thought better of
    },
    /** Change what stands at the head of the sheet. @param {SheetHeading} head */
    head: (head) =>
      inTurn(async () => {
        const { kept, shown } = state();
        if (!kept || !shown) return;
        const names = head.names && { ...shown.head.names, ...tidy(head.names) };
        const note = head.note === undefined ? {} : { note: tidied(head.note, NOTE_LENGTH) };
        const answer = await engine.editScoreSheet({
          text: kept.text,
          head: { ...head, ...note, ...(names ? { names } : {}) },
        });
        if (!answer.ok) change({ refusal: refusalOf(answer) });
        else await settle(/** @type {SheetWritten} */ (/** @type {unknown} */ (answer)));
      }),
  };
}

/** @param {NonNullable<SheetHeading["names"]>} names */
function tidy(names) {
  return Object.fromEntries(
    Object.entries(names).map(([seat, name]) => [seat, tidied(name ?? "", NAME_LENGTH)]),
  );
}

/** Words for the columns of the table, by their codes. @param {import("../../table/view/table-view.js").Text} text @param {Sheet} sheet */
function columnWords(text, { head, deals, sides, standing, order }) {
  const people = peopleOn({ head, order, sides });
  const codes = [
    "deal",
    "at",
    "change",
    "marks",
    ...Object.keys(standing.roles),
    ...deals.flatMap(({ values }) => Object.keys(values)),
  ];
  const named = (/** @type {string} */ code, /** @type {string} */ id) =>
    text.has(id) ? [[code, text.say(id)]] : [];
  return Object.fromEntries([
    ...Object.keys(sides).map((side) => [side, sideWords(text, people, side)]),
    ...codes.flatMap((code) => named(code, `score-sheet-column-${code}`)),
    ...standing.figures.flatMap(({ name }) => named(name, `score-sheet-figure-${name}`)),
  ]);
}
