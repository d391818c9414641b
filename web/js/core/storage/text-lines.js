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
