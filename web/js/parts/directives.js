/** Directives: what views do to elements besides filling them: keyed text, the value of a field, custom properties. */

import { directive, Directive } from "lit-html/directive.js";
import { html, noChange } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

/**
 * A figure in a cell of its own, whose element is replaced when it changes: changed in place, a centred word moves, and the
 * browser counts that as a layout shift. It is isolated: from right to left too, a minus stays before its number.
 * @param {unknown} value
 * @param {unknown} [more] content after it that changes with it
 * @param {string} [key] a new element is made when this changes; the figure by default
 */
export function replacedFigure(value, more = "", key = String(value)) {
  return keyed(key, html`<bdi translate="no">${value}${more}</bdi>`);
}

/**
 * A sentence in a paragraph of its own.
 * @param {string} sentence
 * @param {unknown} [more] content after it
 */
export function replacedLine(sentence, more = "") {
  return keyed(sentence, html`<p>${sentence} ${more}</p>`);
}

/** Sets the value of a field, but not while a person types there. */
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

/** The `.value` of a field whose text is sent when the person leaves it. `stays`: keep what they typed until the value changes. */
export const fieldValue = directive(FieldValue);

/** Has a button open what stands after it; a name would be found in the first of two tables. */
class OpensNext extends Directive {
  render() {
    return noChange;
  }

  /** @param {import("lit-html/directive.js").ElementPart} part */
  update({ element }) {
    /** @type {HTMLButtonElement} */ (element).popoverTargetElement = element.nextElementSibling;
    return noChange;
  }
}

/** On a button: it opens and closes the element after it, which has the attribute `popover`. */
export const opensNext = directive(OpensNext);

/** Sets custom properties one by one, since the page's policy forbids style attributes. */
class Properties extends Directive {
  /**
   * The current values: setting them again would make the browser recalculate styles. @type {Record<string, string>}
   */
  #set = {};

  /** @param {Record<string, string>} _values */
  render(_values) {
    return undefined;
  }

  /**
   * @override
   * @param {import("lit-html/directive.js").ElementPart} part
   * @param {[values: Record<string, string>]} given
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values))
      if (this.#set[name] !== value) style.setProperty(name, value);
    this.#set = values;
  }
}

/** Used in the place of an attribute: `<div ${properties({ "--n": "10" })}>`. */
export const properties = directive(Properties);
