/** Markup: a template of the page's views as text, for pages that are written when the site is built. */

/** @param {unknown} value what a template of lit-html is filled with @returns {string} */
export function markup(value) {
  if (Array.isArray(value)) return value.map(markup).join("");
  if (typeof value === "symbol" || value === null || value === undefined) return "";
  if (typeof value !== "object") return escaped(String(value));
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (value);
  const filled = strings.map((string, index) => {
    if (index === values.length) return string;
    const isFlag = /\s\?([\w-]+)=$/.exec(string);
    if (isFlag) return string.slice(0, isFlag.index) + (values[index] ? ` ${isFlag[1]}` : "");
    return string.endsWith("=") ? `${string}"${markup(values[index])}"` : string + markup(values[index]);
  });
  return filled.join("").replace(/\s+/g, " ").trim();
}

/** @param {string} text */
export function escaped(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
