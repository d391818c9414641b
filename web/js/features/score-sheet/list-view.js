/** List: the sheets of this device, and the statistics of the people on them. */

import { html, nothing } from "lit-html";
import { button, fileField } from "../../parts/controls.js";
import { refusalSentence } from "../../text/refusals.js";
import { formatDate } from "../../text/dates.js";
import { countByPerson } from "./stored-sheets.js";
import { scoreWords, sideWords, wonWords } from "./words.js";

/** @import { SheetHead, SheetPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {SheetPart} sheet @param {SheetActions} actions */
export function sheetListView(text, sheet, actions) {
  const { say } = text;
  return html`<div class="score-sheet-lists">
    ${sheet.refusal ? html`<p class="desk-refusal" role="alert">${refusalSentence(text, sheet.refusal)}</p>` : nothing}
    ${sheet.sheets.length ? nothing : html`<p>${say("score-sheet-none-line")}</p>`}
    <ul class="desk-list">
      ${sheet.sheets.map((kept) => sheetRow(text, kept, sheet.confirming === kept.id, actions))}
    </ul>
    <div class="score-sheet-foot">
      ${sheet.sheets.length ? button(say("score-sheet-figures"), actions.showFigures) : nothing}
      ${fileField(say("score-sheet-open-file"), actions.openOwnFile, "desk-file")}
      ${button(say("score-sheet-new"), actions.startSetup, { isMain: true })}
    </div>
  </div>`;
}

/** @param {Text} text @param {SheetHead} kept @param {boolean} isSure @param {SheetActions} actions */
function sheetRow(text, { id, told }, isSure, actions) {
  const { say } = text;
  const sides = Object.keys(told.scores);
  return html`<li class="desk-kept">
    ${button(
      html`<strong>${say(`game-${told.game}`)}</strong>
      <span>${sides.map((side) => `${sideWords(text, told.people, side)} ${scoreWords(told.scores[side] ?? "")}`).join(" · ")}</span>
      <small>${[formatDate(told.date), told.note].filter(Boolean).join(" · ")}</small>
      <small>${told.won ? wonWords(text, told.people, told.won) : say("score-sheet-deals", { count: told.deals })}</small>`,
      () => actions.openSheet(id),
      { look: "desk-row" },
    )}
    ${
      isSure
        ? html`<span class="score-sheet-sure"
            >${button(say("score-sheet-remove-sure"), () => actions.removeSheet(id), { isMain: true })}${button(say("score-sheet-keep"), () => actions.askToConfirm(null))}</span
          >`
        : button(say("score-sheet-remove"), () => actions.askToConfirm(id))
    }
  </li>`;
}

/** The totals of each person on the sheets; play against bots does not count. @param {Text} text @param {SheetPart} sheet @param {SheetActions} actions */
export function peopleView({ say }, { sheets }, actions) {
  return html`<div class="score-sheet-lists">
    <p class="hint">${say("score-sheet-figures-line")}</p>
    <table class="score-sheet-figures">
      <thead>
        <tr>
          <th scope="col">${say("score-sheet-name")}</th>
          <th scope="col">${say("score-sheet-won")}</th>
          <th scope="col">${say("score-sheet-matches")}</th>
          <th scope="col">${say("score-sheet-dealt")}</th>
        </tr>
      </thead>
      <tbody>
        ${countByPerson(sheets).map(
          ({ name, won, matches, deals }) =>
            html`<tr>
                <th scope="row">${name}</th>
                <td>${won}</td>
                <td>${matches}</td>
                <td>${deals}</td>
              </tr>`,
        )}
      </tbody>
    </table>
    <div class="score-sheet-foot">
      ${button(say("score-sheet-all"), actions.showList, { isHome: true })}
    </div>
  </div>`;
}
