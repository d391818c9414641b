/** Written: what a template of lit-html would write. */

/**
 * What is drawn, as it would be written: whatever a template holds is put where it stands.
 * @param {unknown} part
 * @returns {string}
 */
export function written(part) {
  if (Array.isArray(part)) return part.map(written).join("");
  if (part === null || typeof part === "symbol" || typeof part === "function") return "";
  if (typeof part !== "object") return String(part);
  const { strings, values = [] } = /** @type {{ strings?: string[], values?: unknown[] }} */ (part);
  return strings ? strings.map((text, at) => text + written(values[at] ?? "")).join("") : written(values);
}
