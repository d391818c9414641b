/** Sheets: the matches with real cards among those that are kept, as far as a list shows them. */

import { html } from "lit-html";
import { button } from "../../parts/controls.js";
import { isObject } from "../../core/json.js";
import { levelName, plainNumber } from "../../text/names.js";
import { formatDate } from "../../text/dates.js";

/** @import { DocumentHead } from "../../core/storage/types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @import { SheetRow } from "./types.d.ts" */
/** @import { HistoryActions } from "./view.js" */

/** The score sheets among documents, in their order. @param {readonly (DocumentHead & { told?: unknown })[]} documents @returns {SheetRow[]} */
export function listSheetRows(documents) {
  return documents.flatMap(({ kind, id, changed, told }) => {
    if (kind !== "sheet" || !isObject(told) || !Array.isArray(told["people"]) || !isObject(told["scores"]))
      return [];
    return [/** @type {SheetRow} */ ({ ...told, id, changed })];
  });
}

/** @param {Text} text @param {SheetRow} row @param {HistoryActions} actions */
export function sheetRow({ say }, { id, game, date, note, people, scores }, actions) {
  const sides = Object.entries(scores).map(([side, score]) => {
    const names = people
      .filter((one) => one.side === side)
      .map(({ name, seat }) => name || say("seat", { seat }));
    return { names: names.join(say("list-comma")), score: formatScore(score) };
  });
  return html`<li class="history-match" data-result="open">
    ${button(
      html`<span class="history-game">${say(`game-${game}`)}</span>
      <span class="history-outcome">${sides.map(({ names }) => names).join(" · ")}</span>
      <span class="history-kind">${[say("score-sheet"), note].filter(Boolean).join(" · ")}</span>
      <span class="history-score">${sides.map(({ score }) => score).join(" : ")}</span>
      <span class="history-day">${formatDate(date)}</span>`,
      () => actions.openSheet(id),
      { look: "history-open" },
    )}
  </li>`;
}

/** @param {string} score a level, or a number */
function formatScore(score) {
  return /^-?\d+$/.test(score) ? plainNumber(Number(score)) : levelName(score);
}
