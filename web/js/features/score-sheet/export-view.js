/** Export view: a sheet as a table, and the ways to give it away. */

import { html, nothing } from "lit-html";
import { button, inputField } from "../../parts/controls.js";
import { copyStatus, linkButtons } from "../../parts/shared-link.js";
import { refusalSentence } from "../../text/refusals.js";
import { formatDate } from "../../text/dates.js";
import { gameText } from "../../text/game-text.js";
import { joinSentences } from "../../text/sentences.js";
import { NAME_UNITS } from "../../core/person-name.js";
import { NOTE_UNITS } from "./setup.js";
import { listPeople, personWords, scoreWords, sideWords, stepWords, wonWords } from "./words.js";

/** @import { Sheet } from "../../messages/messages.d.ts" */
/** @import { SheetPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** @param {Text} text @param {SheetPart} part @param {Sheet} sheet @param {SheetActions} actions */
export function exportView(text, part, sheet, actions) {
  const words = gameText(text, sheet.head.game);
  const { say } = words;
  const { link, copied, refusal, kept } = part;
  const tool = (/** @type {string} */ name, /** @type {() => unknown} */ onPress) =>
    button(say(name), onPress);
  return html`<div class="score-sheet-out">
    ${button(html`<span aria-hidden="true">‹</span> ${say("score-sheet-back")}`, actions.showScore, { isHome: true })}
    ${refusal ? html`<p class="desk-refusal" role="alert">${refusalSentence(words, refusal)}</p>` : nothing}
    <div class="score-sheet-tools">
      ${link ? linkButtons(say, actions) : nothing}
      ${tool("score-sheet-save", actions.saveSheet)} ${tool("score-sheet-copy-text", actions.copySheetText)} ${tool("score-sheet-csv", actions.saveCsv)}
      ${tool("score-sheet-print", actions.print)}
    </div>
    ${copied || !link ? copyStatus(say, copied, say("share-too-long")) : nothing}
    ${printedTable(words, sheet)} ${kept?.id ? headForm(words, sheet, actions) : nothing}
  </div>`;
}

/** All of it as a table. @param {Text} words @param {Sheet} sheet */
function printedTable(words, { head, sides, deals, over, standing, ...rest }) {
  const sheet = { head, sides, deals, over, standing, ...rest };
  const { say } = words;
  const people = listPeople(sheet);
  const names = /** @type {(keyof typeof sides)[]} */ (Object.keys(sides));
  const scores = (/** @type {Sheet["standing"]} */ { figures }) =>
    names.map((side) => html`<td>${scoreWords(figures[0]?.by_side[side] ?? "")}</td>`);
  return html`<section class="score-sheet-paper desk-paper">
    <h3>${[say(`game-${head.game}`), formatDate(head.date), head.note].filter(Boolean).join(" · ")}</h3>
    ${over ? html`<p>${wonWords(words, people, over.winner ?? "tie")}</p>` : nothing}
    <table class="score-sheet-table">
      <thead>
        <tr>
          <th scope="col">${say("score-sheet-column-deal")}</th>
          <th scope="col">${say("score-sheet-column-dealer")}</th>
          <th scope="col">${say("score-sheet-column-what")}</th>
          ${names.map((side) => html`<th scope="col">${sideWords(words, people, side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${deals.map(
          ({ number, before, after, steps }) =>
            html`<tr>
              <th scope="row">${number}</th>
              <td>${personWords(words, people, before.roles["dealer"] ?? "")}</td>
              <td>${joinSentences(steps.map((step) => stepWords(words, people, step)))}</td>
              ${scores(after)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** The date, the note and the names, to be changed. @param {Text} words @param {Sheet} sheet @param {SheetActions} actions */
function headForm({ say }, { head, order }, actions) {
  return html`<details>
    <summary>${say("score-sheet-head")}</summary>
    <div class="score-sheet-when">
      ${inputField(say("score-sheet-date"), head.date, { type: "date", onEntered: (date) => actions.changeHead({ date }) })}
      ${inputField(say("score-sheet-note"), head.note, { maxLength: NOTE_UNITS, onEntered: (note) => actions.changeHead({ note }) })}
    </div>
    <div class="score-sheet-seats">
      ${order.map((seat) =>
        inputField(say("seat", { seat }), head.names[seat] ?? "", {
          maxLength: NAME_UNITS,
          onEntered: (name) => actions.changeHead({ names: { [seat]: name } }),
        }),
      )}
    </div>
  </details>`;
}
