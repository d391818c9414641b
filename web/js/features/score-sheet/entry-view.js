/** Entry view: the values of a deal so far, and the field to answer, with keys for a thumb. */

import { letterOf } from "../../core/keys.js";
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { gameText } from "../../text/game-text.js";
import { button } from "../../parts/controls.js";
import { suitMark } from "../../cards/marks.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import {
  listAnswers,
  listSideFields,
  createEntry,
  isAnswerGiven,
  isWorthSaying,
  findJoinedField,
  listOptions,
  parseNumber,
  STEPS,
  listButtonValues,
} from "./entry.js";
import { isWrongDealer } from "./score-view.js";
import {
  answerWords,
  askedWords,
  changeWords,
  listPeople,
  refusedWords,
  shortWords,
  findSides,
  stepWords,
  valueWords,
} from "./words.js";

/** @import { Sheet } from "../../messages/messages.d.ts" */
/** @import { EntryDraft, SheetField, SheetPart, SheetValue } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** More numbers than this stand closer, and more answers in words than that. */
const FEW = 24;
const SOME = 6;

/** @param {Text} text @param {SheetPart} part @param {Sheet} sheet @param {SheetActions} actions */
export function entryView(text, part, sheet, actions) {
  const words = gameText(text, sheet.head.game);
  const { say } = words;
  const people = listPeople(sheet);
  const { draft, refusal, isRepeated, kept, confirming } = part;
  const entry = kept?.entry ?? createEntry();
  const fields = draft?.fields ?? [];
  const asked = fields.find(({ name }) => name === entry.asked);
  const deal = sheet.deals.find((one) => one.number === entry.deal);
  const before = deal?.before ?? sheet.standing;
  const of = findSides(sheet, fields, entry.values, before.declaring);
  /** @param {SheetField} field */
  const describeField = (field) => askedWords(words, people, field, of);
  /** @param {SheetField} field @param {SheetValue} value */
  const describeValue = (field, value) => valueWords(words, people, field, value);
  const number = entry.deal ?? sheet.deals.length + 1;
  return html`<div class="score-sheet-entry">
    <div class="score-sheet-given">
      <h3>${say("score-sheet-deal", { number })}</h3>
      ${fields
        .filter((field) => field.name !== entry.asked && isWorthSaying(field, entry.values))
        .map((field) =>
          button(
            html`${shortWords(words, field, describeField(field))} <strong>${describeValue(field, entry.values[field.name] ?? "")}</strong>`,
            () => actions.goToField(field.name),
          ),
        )}
    </div>
    ${
      isRepeated
        ? repeatedView(words, actions)
        : asked
          ? fieldView(asked)
          : html`<div class="score-sheet-asked">
              ${draft?.result ? draft.result.steps.map((step) => html`<p>${stepWords(words, people, step)} ${clauseMark(text, step.clause)}</p>`) : nothing}
              ${draft?.result ? html`<p><strong>${changeWords(words, people, draft.result.change)}</strong></p>` : nothing}
              ${refusalLine()}
              ${entry.deal === null ? nothing : html`<p class="hint">${say("score-sheet-correct")}</p>`}
              ${button(say("score-sheet-write"), () => actions.finishEntry(), { isMain: true, isHome: true, className: "score-sheet-enter" })}
            </div>`
    }
    <div class="score-sheet-foot">
      ${isRepeated ? nothing : listSideFields(fields).map(sideFieldView)}
      ${
        entry.deal === null || entry.isInsert || asked
          ? nothing
          : html`${
              deal && isWrongDealer(deal)
                ? button(say("score-sheet-settle-one"), () => actions.settleDue([number]))
                : nothing
            }
            ${button(say("score-sheet-insert"), () => actions.insertBefore(number))} ${
              confirming === `deal ${number}`
                ? button(say("score-sheet-take-out-sure", { number }), () => actions.removeDeal(number), {
                    isMain: true,
                  })
                : button(say("score-sheet-take-out"), () => actions.askToConfirm(`deal ${number}`))
            }`
      }
      ${entry.deal === null && !isRepeated ? button(say("score-sheet-referee"), actions.callReferee) : nothing}
      ${button(say("score-sheet-drop"), actions.dropEntry)}
    </div>
  </div>`;

  /** @param {string} name */
  function titleOf(name) {
    const field = fields.find((one) => one.name === name);
    return field ? describeField(field) : name;
  }

  function refusalLine() {
    return refusal
      ? html`<p class="desk-refusal" role="alert">${refusedWords(words, people, refusal, titleOf)} ${clauseMark(text, refusal.clause)}</p>`
      : nothing;
  }

  /** @param {SheetField} field */
  function fieldView(field) {
    const buttons = field.kind === "number" ? listButtonValues(field) : null;
    return html`<section class="score-sheet-asked" aria-label=${describeField(field)} @keydown=${(/** @type {KeyboardEvent} */ event) => handleKey(event, field, entry.typed, actions)}>
      ${refusalLine()}
      <h4>${describeField(field)} ${clauseMark(text, field.clause)}</h4>
      ${
        field.kind !== "number"
          ? answerButtons(field)
          : buttons
            ? choiceButtons(field, buttons, (value) => actions.answerField(field.name, value))
            : keypadView(field)
      }
      ${field.optional && field.kind === "suit" ? button(say("score-sheet-skip"), () => actions.answerField(field.name, null)) : nothing}
    </section>`;
  }

  /** The answers to a field, each by a button. @param {SheetField} field */
  function answerButtons(field) {
    const all = listAnswers(field);
    return html`<div class="score-sheet-choices" ?data-many=${all.length > SOME}>
      ${all.map((values, at) =>
        button(
          html`${field.kind === "suit" && values[field.name] !== "NT" ? suitMark(String(values[field.name])) : nothing}
            ${answerWords(words, people, field, values, all)}`,
          () => actions.answerAll(values),
          { isHome: at === 0, isPressed: isAnswerGiven(values, entry.values, all) || undefined },
        ),
      )}
    </div>`;
  }

  /** @param {SheetField} field @param {SheetValue[]} values @param {(value: SheetValue) => unknown} choose @param {boolean} [isOff] */
  function choiceButtons(field, values, choose, isOff = false) {
    const isNumber = field.kind === "number";
    return html`${isNumber && entry.typed ? html`<p class="score-sheet-number-typed" role="status">${entry.typed}</p>` : nothing}
      <div class="score-sheet-choices" ?data-numbers=${isNumber} ?data-many=${isNumber && values.length > FEW}>
        ${values.map((value, at) =>
          button(
            html`${field.kind === "suit" && value !== "NT" ? suitMark(String(value)) : nothing} ${describeValue(field, value)}`,
            () => choose(value),
            {
              isHome: at === 0 && field === asked,
              isOff,
              isPressed: entry.values[field.name] === value || undefined,
            },
          ),
        )}
      </div>`;
  }

  /** @param {SheetField} field */
  function keypadView(field) {
    const joined = findJoinedField(fields, field, entry.values);
    const isWhole = parseNumber(entry.typed) !== null;
    const keyButton = (/** @type {string} */ label, /** @type {() => unknown} */ press, name = label) =>
      button(label, press, { label: name });
    const stepKey = (/** @type {number} */ by) =>
      keyButton(by < 0 ? `−${-by}` : `+${by}`, () => actions.stepNumber(by));
    return html`<div class="score-sheet-typed">
        ${STEPS.slice(0, 2).map(stepKey)}
        <input
          data-home
          type="text"
          inputmode="none"
          placeholder=${String(entry.values[field.name] ?? "")}
          maxlength="5"
          autocomplete="off"
          aria-label=${describeField(field)}
          .value=${live(entry.typed)}
          @input=${(/** @type {Event} */ event) => actions.typeNumber(/** @type {HTMLInputElement} */ (event.target).value)}
        />
        ${STEPS.slice(2).map(stepKey)}
      </div>
      <div class="score-sheet-keys">
        ${["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => keyButton(digit, () => actions.typeDigit(digit)))}
        ${keyButton("⌫", actions.eraseDigit, say("score-sheet-rub"))} ${keyButton("0", () => actions.typeDigit("0"))}
        ${joined ? nothing : button(say("score-sheet-ok"), () => actions.answerTyped(), { isMain: true, isOff: !isWhole })}
      </div>
      ${
        joined
          ? html`<div role="group" aria-label=${describeField(joined)} data-joined>
              <p><strong>${describeField(joined)}</strong></p>
              ${choiceButtons(joined, listOptions(joined), (value) => actions.answerTyped(joined.name, value), !isWhole)}
            </div>`
          : nothing
      }`;
  }

  /** The optional fields, a button each; of a choice all values but its default. @param {SheetField} field */
  function sideFieldView(field) {
    const now = entry.values[field.name] ?? field.value;
    if (field.kind === "number") return button(describeField(field), () => actions.goToField(field.name));
    if (field.kind === "flag")
      return button(describeField(field), () => actions.answerField(field.name, now !== true), {
        isPressed: now === true,
      });
    return listOptions(field)
      .filter((value) => value !== now)
      .map((value) => button(describeValue(field, value), () => actions.answerField(field.name, value)));
  }
}

/** Digits and the enter key answer a number, wherever the focus is. @param {KeyboardEvent} event @param {SheetField} field @param {string} typed @param {SheetActions} actions */
function handleKey(event, field, typed, actions) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (field.kind !== "number" || event.ctrlKey || event.metaKey || event.altKey) return;
  const digit = letterOf(event);
  if (/^\d$/.test(digit) && target.tagName !== "INPUT" && !event.repeat) void actions.typeDigit(digit);
  else if (event.key === "Enter" && (target.tagName === "INPUT" || typed)) {
    const joined = target.closest("section")?.querySelector("[data-joined] button:enabled");
    if (target.closest("[data-joined]")) return;
    event.preventDefault();
    if (joined instanceof HTMLElement) joined.focus();
    else void actions.answerTyped();
  }
}

/** Whether a deal was entered twice. @param {Text} words @param {SheetActions} actions */
function repeatedView({ say }, actions) {
  return html`<div class="score-sheet-asked" role="alertdialog" aria-label=${say("score-sheet-twice")}>
    <p><strong>${say("score-sheet-twice")}</strong></p>
    ${button(say("score-sheet-twice-not"), actions.dropEntry, { isMain: true, isHome: true, className: "score-sheet-enter" })}
    ${button(say("score-sheet-twice-yes"), () => actions.finishEntry(true))}
  </div>`;
}
