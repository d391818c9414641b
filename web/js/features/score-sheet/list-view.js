/** List: the sheets of this device, and the statistics of the people on them. */

import { html, nothing } from "lit-html";
import { refusalSentence } from "../../text/refusals.js";
import { dateWords } from "../../text/dates.js";
import { figuresOf } from "./people-totals.js";
import { scoreWords, sideWords, wonWords } from "./words.js";

/** @import { KeptSheet, SheetPart } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActs["sheet"]} SheetActs */

/** @param {Text} text @param {SheetPart} sheet @param {SheetActs} actions */
export function sheetListView(text, sheet, actions) {
  const { say } = text;
  return html`<div class="sheet-lists">
    ${sheet.refusal ? html`<p class="desk-refusal" role="alert">${refusalSentence(text, sheet.refusal)}</p>` : nothing}
    ${sheet.sheets.length ? nothing : html`<p>${say("sheet-none-line")}</p>`}
    <ul class="desk-list">
      ${sheet.sheets.map((kept) => row(text, kept, sheet.sure === kept.id, actions))}
    </ul>
    <div class="sheet-foot">
      ${sheet.sheets.length ? html`<button class="button" type="button" @click=${actions.figures}>${say("sheet-figures")}</button>` : nothing}
      <label class="button desk-file"
        ><input type="file" accept=".sheet,text/plain" @change=${(/** @type {Event} */ event) => picked(event, actions)} /><span
          >${say("sheet-open-file")}</span
        ></label
      >
      <button class="button" data-main type="button" @click=${actions.setup}>${say("sheet-new")}</button>
    </div>
  </div>`;
}

/** @param {Text} text @param {KeptSheet} kept @param {boolean} isSure @param {SheetActs} actions */
function row(text, { id, told }, isSure, actions) {
  const { say } = text;
  const sides = Object.keys(told.scores);
  return html`<li class="desk-kept">
    <button class="desk-row" type="button" @click=${() => actions.show(id)}>
      <strong>${say(`game-${told.game}`)}</strong>
      <span>${sides.map((side) => `${sideWords(text, told.people, side)} ${scoreWords(told.scores[side] ?? "")}`).join(" · ")}</span>
      <small>${[dateWords(told.date), told.note].filter(Boolean).join(" · ")}</small>
      <small>${told.won ? wonWords(text, told.people, told.won) : say("sheet-deals", { count: told.deals })}</small>
    </button>
    ${
      isSure
        ? html`<span class="sheet-sure"
            ><button class="button" data-main type="button" @click=${() => actions.remove(id)}>${say("sheet-remove-sure")}</button
            ><button class="button" type="button" @click=${() => actions.ask(null)}>${say("sheet-keep")}</button></span
          >`
        : html`<button class="button" type="button" @click=${() => actions.ask(id)}>${say("sheet-remove")}</button>`
    }
  </li>`;
}

/** @param {Event} event @param {SheetActs} actions */
function picked(event, actions) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const file = input.files?.[0];
  if (file) void actions.take(() => file.text());
  // The same file may be chosen again.
  input.value = "";
}

/** What the sheets say of people, apart from play against bots. @param {Text} text @param {SheetPart} sheet @param {SheetActs} actions */
export function figuresView({ say }, { sheets }, actions) {
  return html`<div class="sheet-lists">
    <p class="hint">${say("sheet-figures-line")}</p>
    <table class="sheet-figures">
      <thead>
        <tr>
          <th scope="col">${say("sheet-name")}</th>
          <th scope="col">${say("sheet-won")}</th>
          <th scope="col">${say("sheet-matches")}</th>
          <th scope="col">${say("sheet-dealt")}</th>
        </tr>
      </thead>
      <tbody>
        ${figuresOf(sheets).map(
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
    <div class="sheet-foot">
      <button class="button" type="button" data-home @click=${actions.list}>${say("sheet-all")}</button>
    </div>
  </div>`;
}
