/** Style properties: sets the custom properties of an element. */

import { directive, Directive } from "lit-html/directive.js";

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
