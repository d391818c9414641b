/** Text lines: a document's text as lines, which is how it is stored, and as the text that the engine reads. Pure. */

/** The lines of a text, each without its line feed. @param {string} text @returns {string[]} */
export function linesOf(text) {
  return text.replace(/\n$/, "").split("\n");
}

/** The text of lines. @param {readonly string[]} lines */
export function textOf(lines) {
  return `${lines.join("\n")}\n`;
}

/**
 * How many lines two texts have in common, from the first.
 * @param {readonly string[]} lines
 * @param {readonly string[]} others
 * @param {number} [known] how many are known to be the same
 */
export function inCommon(lines, others, known = 0) {
  let at = known;
  while (at < lines.length && at < others.length && lines[at] === others[at]) at += 1;
  return at;
}

/**
 * What the line of a field says, or nothing where the record has none.
 * @param {string} record
 * @param {"game" | "seed" | "numbers" | "draw"} field
 */
export function readHeadField(record, field) {
  const [head] = record.split(/^deal\b/m, 1);
  return new RegExp(`^${field}[ \\t]+(.*?)[ \\t]*\\r?$`, "m").exec(head)?.[1] ?? "";
}
