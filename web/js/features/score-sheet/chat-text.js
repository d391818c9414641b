/** Chat text: a sheet as lines of text, for a chat. */

import { formatDate } from "../../text/dates.js";
import { gameText } from "../../text/game-text.js";
import { joinSentences } from "../../text/joined-sentences.js";
import { enteredWords, listPeople, scoreWords, sideWords, stepWords, wonWords } from "./words.js";

/** @import { Sheet } from "../../messages/messages.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */

/** @param {Text} text @param {Sheet} sheet @returns {string[]} */
export function reportLines(text, sheet) {
  const words = gameText(text, sheet.head.game);
  const people = listPeople(sheet);
  const { head, deals, standing, over } = sheet;
  const scores = Object.entries(standing.figures[0]?.by_side ?? {});
  return [
    [text.say(`game-${head.game}`), formatDate(head.date), head.note].filter(Boolean).join(", "),
    ...deals.map((deal) => `${deal.number}. ${describeDeal(text, sheet, deal)}`),
    scores.map(([side, score]) => `${sideWords(words, people, side)}: ${scoreWords(score)}`).join(" · "),
    ...(over ? [wonWords(words, people, over.winner ?? "tie")] : []),
  ];
}

/** A deal in a line. @param {Text} text @param {Sheet} sheet @param {Sheet["deals"][number]} deal */
export function describeDeal(text, sheet, { steps, values, counts }) {
  const words = gameText(text, sheet.head.game);
  const people = listPeople(sheet);
  if (!counts) return enteredWords(words, people, values);
  return joinSentences(steps.map((step) => stepWords(words, people, step)));
}
