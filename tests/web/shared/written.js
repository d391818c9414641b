/** Written: what a template of lit-html would write; every sentence in it is one that there is. */

import { replacedFigure } from "../../../web/js/parts/directives.js";

/** Which directive it is that made a value. @param {object} value */
const kindOf = (value) => /** @type {Record<string, unknown>} */ (value)["_$litDirective$"];
/** What is made anew with its key, which is not written. */
const KEYED = kindOf(replacedFigure(""));
/** An attribute that is there or not, and one whose value follows. */
const SWITCHED = /\s\?([\w-]+)=$/;
const BOUND = /\s[\w-]+=$/;

/**
 * A template as HTML: each value is put where it stands, and an attribute without a value is left out.
 * @param {unknown} part
 * @returns {string}
 */
export function written(part) {
  if (Array.isArray(part)) return part.map(written).join("");
  if (part === null || typeof part === "symbol" || typeof part === "function") return "";
  if (typeof part !== "object") return String(part);
  const { strings, values = [] } = /** @type {{ strings?: string[], values?: unknown[] }} */ (part);
  if (kindOf(part) === KEYED) return written(values[1]);
  if (!strings) return written(repeated(values) ?? values);
  const unknown = values.find((value) => typeof value === "string" && /^⟦.*⟧$/.test(value));
  if (unknown) throw new Error(`there is no sentence ${unknown}`);
  return strings.map((text, at) => withValue(text, values[at] ?? "")).join("");
}

/** What `repeat` makes of each item; undefined of another directive. @param {unknown[]} values of the directive */
function repeated([items, , template]) {
  return Array.isArray(items) && typeof template === "function"
    ? items.map((item, at) => template(item, at))
    : undefined;
}

/** @param {string} text @param {unknown} value what follows it */
function withValue(text, value) {
  // What `live` is given is what it gives.
  const given = kindOf(Object(value)) ? /** @type {{ values: unknown[] }} */ (value).values[0] : value;
  if (SWITCHED.test(text)) return text.replace(SWITCHED, given ? " $1" : "");
  return typeof value === "symbol" ? text.replace(BOUND, "") : text + written(value);
}
