/** Controls: buttons and form fields, as every view uses them. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { fieldValue } from "./directives.js";

/** What a control is called: a text, or a template. @typedef {unknown} Words */
/** @typedef {readonly (readonly [value: string, words: unknown])[]} Choices */

/**
 * @typedef {object} ButtonOptions
 * @property {boolean} [isMain] it is the main action of its view
 * @property {boolean} [isOff] it is disabled
 * @property {boolean} [isIdle] it keeps its place while it is not shown
 * @property {boolean} [isPressed] of a button that switches something
 * @property {boolean} [isHome] it gets the focus when its view opens
 * @property {boolean} [isAnswer] it gets the focus when a question comes up
 * @property {string} [label] its accessible name, if the words do not say enough
 * @property {string} [title]
 * @property {string} [className] a class besides that of its look
 * @property {string} [look] how it looks, as a class: a row of a list, a card; a button without it
 * @property {boolean} [isCurrent] of a button that leads to one of several things: that thing is shown
 * @property {"button" | "submit"} [type]
 */

/** @param {Words} words @param {((event: never) => unknown) | null} onPress @param {ButtonOptions} [options] */
export function button(words, onPress, options = {}) {
  const { isMain = false, isOff = false, isPressed, isHome = false, isAnswer = false } = options;
  const { label = nothing, title = nothing, className = "", look = "button", type = "button" } = options;
  return html`<button class=${withClass(look, className)} aria-current=${options.isCurrent ? "true" : nothing} ?data-main=${isMain} ?data-idle=${options.isIdle} ?data-home=${isHome} ?data-asks-first=${isAnswer} type=${type} ?disabled=${isOff} aria-label=${label} title=${title} aria-pressed=${isPressed === undefined ? nothing : String(isPressed)} @click=${onPress ?? nothing}>${words}</button>`;
}

/** A button that is a picture. @param {unknown} mark @param {string} label @param {(event: never) => unknown} onPress @param {{ isTitled?: boolean, className?: string, isPressed?: boolean, isIdle?: boolean }} [options] */
export function iconButton(
  mark,
  label,
  onPress,
  { isTitled = false, className = "", isPressed, isIdle = false } = {},
) {
  const title = isTitled ? label : undefined;
  const shown = button(mark, onPress, {
    label,
    title,
    className,
    isPressed,
    isIdle,
    isOff: isIdle,
    look: "icon-button",
  });
  // A button that takes the place of another is a new one: it has neither its focus nor its press.
  return keyed(className, shown);
}

/** What stands behind a heading until it is wanted. @param {Words} heading @param {unknown} content @param {string} [className] of what is behind it */
export function fold(heading, content, className) {
  return html`<details class="fold">
    <summary>${heading}</summary>
    <div class=${className ?? nothing}>${content}</div>
  </details>`;
}

/** A form, sent by its button or with Enter. @param {string} className @param {() => unknown} onSubmit @param {unknown} content */
export function form(className, onSubmit, content) {
  const onSent = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSubmit();
  };
  return html`<form class=${className} @submit=${onSent}>${content}</form>`;
}

/** A drop-down list. @param {Words} label @param {Choices} choices @param {string} chosen @param {(value: string) => unknown} onChoose @param {readonly string[]} [unavailable] values that cannot be chosen */
export function selectField(label, choices, chosen, onChoose, unavailable = []) {
  return html`<label class="field"
    ><span>${label}</span
    ><select @change=${(/** @type {Event} */ event) => onChoose(valueOf(event))}>
      ${choices.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen} ?disabled=${unavailable.includes(value)}>${words}</option>`)}
    </select></label
  >`;
}

/**
 * A group of radio buttons with its title.
 * @template T
 * @param {Words} title
 * @param {string} name
 * @param {readonly (readonly [value: T, words: unknown])[]} choices
 * @param {T | unknown} chosen
 * @param {(value: T) => unknown} onChoose
 * @param {{ isOff?: boolean, isEven?: boolean, id?: string }} [options] `isEven`: all are equally wide and the title is for
 *   screen readers only
 */
export function radioGroup(
  title,
  name,
  choices,
  chosen,
  onChoose,
  { isOff = false, isEven = false, id } = {},
) {
  return html`<fieldset class="choice" data-choice=${id ?? nothing} ?data-even=${isEven} ?disabled=${isOff}>
    <legend class=${isEven ? "unseen" : nothing}>${title}</legend>
    ${radioButtons(name, choices, chosen, onChoose)}
  </fieldset>`;
}

/** @template T @param {string} name @param {readonly (readonly [value: T, words: unknown])[]} choices @param {T | unknown} chosen @param {(value: T) => unknown} onChoose */
export function radioButtons(name, choices, chosen, onChoose) {
  return choices.map(
    ([value, words]) =>
      html`<label
        ><input type="radio" name=${name} value=${String(value)} .checked=${live(value === chosen)} @change=${() => onChoose(value)} /><span
          >${words}</span
        ></label
      >`,
  );
}

/** @param {Words} words @param {boolean} isOn @param {(isOn: boolean) => unknown} onToggle @param {string} [className] */
export function checkbox(words, isOn, onToggle, className) {
  return html`<label class=${className ?? nothing}
    ><input type="checkbox" .checked=${live(isOn)} @change=${(/** @type {Event} */ { target }) => onToggle(/** @type {HTMLInputElement} */ (target).checked)} />${words}</label
  >`;
}

/**
 * A field to type in: a text, a number, a date.
 * @param {Words} label
 * @param {string} value
 * @param {object} options
 * @param {string} [options.type]
 * @param {(value: string) => unknown} [options.onInput] called with every letter
 * @param {(value: string) => unknown} [options.onEntered] called when the person leaves the field
 * @param {number} [options.maxLength]
 * @param {string} [options.inputMode]
 * @param {string} [options.name]
 * @param {string} [options.list] the id of a list of suggestions
 * @param {boolean} [options.isInvalid]
 */
export function inputField(label, value, options) {
  const { type = "text", onInput, onEntered, maxLength, inputMode, name, list } = options;
  return html`<label class="field"
    ><span>${label}</span
    ><input
      type=${type}
      name=${name ?? nothing}
      inputmode=${inputMode ?? nothing}
      maxlength=${maxLength ?? nothing}
      autocomplete="off"
      spellcheck="false"
      list=${list ?? nothing}
      aria-invalid=${options.isInvalid ? "true" : nothing}
      .value=${onEntered ? fieldValue(value) : live(value)}
      @input=${onInput ? (/** @type {Event} */ event) => onInput(valueOf(event)) : nothing}
      @change=${onEntered ? (/** @type {Event} */ event) => onEntered(valueOf(event)) : nothing}
  /></label>`;
}

/** A field for several lines. @param {Words} label @param {string} value @param {(value: string) => unknown} onInput @param {{ rows: number, dir?: "ltr", placeholder?: string, isInvalid?: boolean }} options */
export function textArea(label, value, onInput, { rows, dir, placeholder, isInvalid = false }) {
  return html`<label class="field"
    ><span>${label}</span
    ><textarea
      rows=${rows}
      dir=${dir ?? nothing}
      autocomplete="off"
      spellcheck="false"
      placeholder=${placeholder ?? nothing}
      aria-invalid=${isInvalid ? "true" : nothing}
      .value=${live(value)}
      @input=${(/** @type {Event} */ event) => onInput(valueOf(event))}
    ></textarea>
  </label>`;
}

/** A photo, which the camera may take. */
export const PHOTOS = "image/*";

/**
 * A button that opens a file.
 * @param {Words} words
 * @param {(file: File) => unknown} onChoose
 * @param {string} className a class besides `button`
 * @param {string} [accept] the kinds of files. Any by default: mail and chat programs change types and endings
 */
export function fileField(words, onChoose, className, accept) {
  const onFileChosen = (/** @type {Event} */ { target }) => {
    const input = /** @type {HTMLInputElement} */ (target);
    const file = input.files?.[0];
    if (file) onChoose(file);
    // Without this the same file could not be chosen twice in a row.
    input.value = "";
  };
  return html`<label class=${withClass("button", className)}
    ><input type="file" accept=${accept ?? nothing} capture=${accept === PHOTOS ? "environment" : nothing} @change=${onFileChosen} /><span>${words}</span></label
  >`;
}

/** The value of the field that an event comes from. @param {Event} event */
export function valueOf({ target }) {
  return /** @type {HTMLInputElement} */ (target).value;
}

/** @param {string} first @param {string} more */
function withClass(first, more) {
  return more ? `${first} ${more}` : first;
}
