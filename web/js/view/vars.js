/** Vars: custom properties of an element, set one by one; a style attribute is what the page's policy forbids. */

import { directive, Directive } from "lit-html/directive.js";

class Vars extends Directive {
  /** What is set already: setting it again would have the style worked out anew. @type {Record<string, string>} */
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

/** For the place of an attribute: `<div ${vars({ "--n": "10" })}>`. */
export const vars = directive(Vars);
