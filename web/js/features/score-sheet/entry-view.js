/** Entry: what is said of a deal so far, and the field that is asked, with keys for a thumb. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { gameText } from "../../text/game-text.js";
import { button } from "../../parts/controls.js";
import { suitMark } from "../../cards/marks.js";
import { clauseMark } from "../../table/prompts/prompt.js";
import { answersTo, besidesIn, emptyEntry, isGiven, isSaid, joinedTo, optionsOf } from "./entry.js";
import { numberIn, STEPS, valuesAsButtons } from "./number-entry.js";
import { isNotDue } from "./score-view.js";
import {
  answerWords,
  askedWords,
  changeWords,
  peopleOn,
  refusedWords,
  shortWords,
  sidesOf,
  stepWords,
  valueWords,
} from "./words.js";

/** @import { Sheet } from "../../messages/messages.d.ts" */
/** @import { Entry, SheetField, SheetPart, SheetValue } from "./types.d.ts" */
/** @import { Text } from "../../table/view/table-view.js" */
/** @typedef {import("../types.d.ts").FeatureActions["score-sheet"]} SheetActions */

/** More numbers than this stand closer, and more answers in words than that. */
const FEW = 24;
const SOME = 6;

/** @param {Text} text @param {SheetPart} part @param {Sheet} sheet @param {SheetActions} actions */
export function entryView(text, part, sheet, actions) {
  const words = gameText(text, sheet.head.game);
  const { say } = words;
  const people = peopleOn(sheet);
  const { draft, refusal, isTwice, kept, sure } = part;
  const entry = kept?.entry ?? emptyEntry();
  const fields = draft?.fields ?? [];
  const asked = fields.find(({ name }) => name === entry.asked);
  const deal = sheet.deals.find((one) => one.number === entry.deal);
  const before = deal?.before ?? sheet.standing;
  const of = sidesOf(sheet, fields, entry.values, before.declaring);
  /** @param {SheetField} field */
  const title = (field) => askedWords(words, people, field, of);
  /** @param {SheetField} field @param {SheetValue} value */
  const said = (field, value) => valueWords(words, people, field, value);
  const number = entry.deal ?? sheet.deals.length + 1;
  return html`<div class="score-sheet-entry">
    <div class="score-sheet-given">
      <h3>${say("score-sheet-deal", { number })}</h3>
      ${fields
        .filter((field) => field.name !== entry.asked && isSaid(field, entry.values))
        .map((field) =>
          button(
            html`${shortWords(words, field, title(field))} <strong>${said(field, entry.values[field.name] ?? "")}</strong>`,
            () => actions.to(field.name),
          ),
        )}
    </div>
    ${
      isTwice
        ? twiceView(words, actions)
        : asked
          ? fieldView(asked)
          : html`<div class="score-sheet-asked">
              ${draft?.result ? draft.result.steps.map((step) => html`<p>${stepWords(words, people, step)} ${clauseMark(text, step.clause)}</p>`) : nothing}
              ${draft?.result ? html`<p><strong>${changeWords(words, people, draft.result.change)}</strong></p>` : nothing}
              ${refusalLine()}
              ${entry.deal === null ? nothing : html`<p class="hint">${say("score-sheet-correct")}</p>`}
              ${button(say("score-sheet-write"), () => actions.finish(), { isMain: true, isHome: true, className: "score-sheet-enter" })}
            </div>`
    }
    <div class="score-sheet-foot">
      ${isTwice ? nothing : besidesIn(fields).map(besides)}
      ${
        entry.deal === null || entry.isInsert || asked
          ? nothing
          : html`${
              deal && isNotDue(deal)
                ? button(say("score-sheet-settle-one"), () => actions.settleDue([number]))
                : nothing
            }
            ${button(say("score-sheet-insert"), () => actions.insert(number))} ${
              sure === `deal ${number}`
                ? button(say("score-sheet-take-out-sure", { number }), () => actions.takeOut(number), {
                    isMain: true,
                  })
                : button(say("score-sheet-take-out"), () => actions.ask(`deal ${number}`))
            }`
      }
      ${entry.deal === null && !isTwice ? button(say("score-sheet-referee"), actions.referee) : nothing}
      ${button(say("score-sheet-drop"), actions.drop)}
    </div>
  </div>`;

  /** @param {string} name */
  function titleOf(name) {
    const field = fields.find((one) => one.name === name);
    return field ? title(field) : name;
  }

  function refusalLine() {
    return refusal
      ? html`<p class="desk-refusal" role="alert">${refusedWords(words, people, refusal, titleOf)} ${clauseMark(text, refusal.clause)}</p>`
      : nothing;
  }

  /** @param {SheetField} field */
  function fieldView(field) {
    const buttons = field.kind === "number" ? valuesAsButtons(field) : null;
    return html`<section class="score-sheet-asked" aria-label=${title(field)} @keydown=${(/** @type {KeyboardEvent} */ event) => keyed(event, field, entry.typed, actions)}>
      ${refusalLine()}
      <h4>${title(field)} ${clauseMark(text, field.clause)}</h4>
      ${
        field.kind !== "number"
          ? answers(field)
          : buttons
            ? choices(field, buttons, (value) => actions.answer(field.name, value))
            : keypad(field)
      }
      ${field.optional && field.kind === "suit" ? button(say("score-sheet-skip"), () => actions.answer(field.name, null)) : nothing}
    </section>`;
  }

  /** The answers to a field, each by a button. @param {SheetField} field */
  function answers(field) {
    const all = answersTo(field);
    return html`<div class="score-sheet-choices" ?data-many=${all.length > SOME}>
      ${all.map(
        (values, at) =>
          html`<button
            class="button"
            type="button"
            ?data-home=${at === 0}
            aria-pressed=${isGiven(values, entry.values, all) ? "true" : nothing}
            @click=${() => actions.answerAll(values)}
          >
            ${field.kind === "suit" && values[field.name] !== "NT" ? suitMark(String(values[field.name])) : nothing}
            ${answerWords(words, people, field, values, all)}
          </button>`,
      )}
    </div>`;
  }

  /** @param {SheetField} field @param {SheetValue[]} values @param {(value: SheetValue) => unknown} choose @param {boolean} [isOff] */
  function choices(field, values, choose, isOff = false) {
    const isNumber = field.kind === "number";
    return html`${isNumber && entry.typed ? html`<p class="score-sheet-number-typed" role="status">${entry.typed}</p>` : nothing}
      <div class="score-sheet-choices" ?data-numbers=${isNumber} ?data-many=${isNumber && values.length > FEW}>
        ${values.map(
          (value, at) =>
            html`<button
              class="button"
              type="button"
              ?data-home=${at === 0 && field === asked}
              ?disabled=${isOff}
              aria-pressed=${entry.values[field.name] === value ? "true" : nothing}
              @click=${() => choose(value)}
            >
              ${field.kind === "suit" && value !== "NT" ? suitMark(String(value)) : nothing} ${said(field, value)}
            </button>`,
        )}
      </div>`;
  }

  /** @param {SheetField} field */
  function keypad(field) {
    const joined = joinedTo(fields, field, entry.values);
    const isWhole = numberIn(entry.typed) !== null;
    const key = (/** @type {string} */ label, /** @type {() => unknown} */ press, name = label) =>
      button(label, press, { label: name });
    const step = (/** @type {number} */ by) => key(by < 0 ? `−${-by}` : `+${by}`, () => actions.step(by));
    return html`<div class="score-sheet-typed">
        ${STEPS.slice(0, 2).map(step)}
        <input
          data-home
          type="text"
          inputmode="none"
          placeholder=${String(entry.values[field.name] ?? "")}
          maxlength="5"
          autocomplete="off"
          aria-label=${title(field)}
          .value=${live(entry.typed)}
          @input=${(/** @type {Event} */ event) => actions.write(/** @type {HTMLInputElement} */ (event.target).value)}
        />
        ${STEPS.slice(2).map(step)}
      </div>
      <div class="score-sheet-keys">
        ${["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((digit) => key(digit, () => actions.digit(digit)))}
        ${key("⌫", actions.rub, say("score-sheet-rub"))} ${key("0", () => actions.digit("0"))}
        ${joined ? nothing : button(say("score-sheet-ok"), () => actions.typed(), { isMain: true, isOff: !isWhole })}
      </div>
      ${
        joined
          ? html`<div role="group" aria-label=${title(joined)} data-joined>
              <p><strong>${title(joined)}</strong></p>
              ${choices(joined, optionsOf(joined), (value) => actions.typed(joined.name, value), !isWhole)}
            </div>`
          : nothing
      }`;
  }

  /** What may be said besides, by one button each; of a choice the others than that which holds. @param {SheetField} field */
  function besides(field) {
    const now = entry.values[field.name] ?? field.value;
    if (field.kind === "number") return button(title(field), () => actions.to(field.name));
    if (field.kind === "flag")
      return button(title(field), () => actions.answer(field.name, now !== true), {
        isPressed: now === true,
      });
    return optionsOf(field)
      .filter((value) => value !== now)
      .map((value) => button(said(field, value), () => actions.answer(field.name, value)));
  }
}

/** Digits and the enter key answer a number, wherever the focus is. @param {KeyboardEvent} event @param {SheetField} field @param {string} typed @param {SheetActions} actions */
function keyed(event, field, typed, actions) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (field.kind !== "number" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^\d$/.test(event.key) && target.tagName !== "INPUT") void actions.digit(event.key);
  else if (event.key === "Enter" && (target.tagName === "INPUT" || typed)) {
    const joined = target.closest("section")?.querySelector("[data-joined] button:enabled");
    if (target.closest("[data-joined]")) return;
    event.preventDefault();
    if (joined instanceof HTMLElement) joined.focus();
    else void actions.typed();
  }
}

/** Whether a deal was entered twice. @param {Text} words @param {SheetActions} actions */
function twiceView({ say }, actions) {
  return html`<div class="score-sheet-asked" role="alertdialog" aria-label=${say("score-sheet-twice")}>
    <p><strong>${say("score-sheet-twice")}</strong></p>
    ${button(say("score-sheet-twice-not"), actions.drop, { isMain: true, isHome: true, className: "score-sheet-enter" })}
    ${button(say("score-sheet-twice-yes"), () => actions.finish(true))}
  </div>`;
}
