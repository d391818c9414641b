/** Field value: what a field shows. An answer that arrives while a person types there leaves the field alone. */

import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

class FieldValue extends Directive {
  /** @type {string | null} */
  #last = null;

  /** @param {string} value @param {boolean} [_] */
  render(value, _ = false) {
    return value;
  }

  /** @param {import("lit-html/directive.js").PropertyPart} part @param {[value: string, stays?: boolean]} values */
  update({ element }, [value, stays = false]) {
    if (element === document.activeElement || (stays && value === this.#last)) return noChange;
    this.#last = value;
    const field = /** @type {HTMLInputElement} */ (element);
    if (field.value !== value) field.value = value;
    return noChange;
  }
}

/** The `.value` of a field whose text is sent when the person leaves it; `stays`: what they left in it stays until there is another value. */
export const fieldValue = directive(FieldValue);
