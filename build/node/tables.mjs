/** Tables: each table of the rules in a region that is scrolled by the arrow keys where it is wider than the screen. */

import { escaped } from "./markup.mjs";

const OPEN = "rules_table_open";
const CLOSE = "rules_table_close";
/** A link of Markdown, or a mark. */
const MARKS = /\[([^\]]*)\]\([^)]*\)|[*_`]/g;

/**
 * Put each table into a region that is called what its columns are called; where two would be called the same, they
 * are numbered, because a reader of regions hears the names alone.
 * @param {import("markdown-it")} markdown which renders the tokens
 * @param {any[]} tokens of a whole page; changed in place
 */
export function wrapTables(markdown, tokens) {
  markdown.renderer.rules[OPEN] = (all, at) =>
    `<div class="rules-table" role="region" tabindex="0" aria-label="${escaped(all[at]?.meta)}"><table>\n`;
  markdown.renderer.rules[CLOSE] = () => "</table></div>\n";
  /** @type {Map<string, number>} */
  const called = new Map();
  for (const [at, token] of tokens.entries()) {
    if (token.type === "table_close") token.type = CLOSE;
    if (token.type !== "table_open") continue;
    token.type = OPEN;
    const end = tokens.findIndex(({ type }, place) => place > at && type === "thead_close");
    const columns = tokens.slice(at, end).filter(({ type }) => type === "inline");
    const name = columns
      .map(({ content }) => content.replaceAll(MARKS, "$1").trim())
      .filter(Boolean)
      .join(", ");
    const count = (called.get(name) ?? 0) + 1;
    called.set(name, count);
    token.meta = count > 1 ? `${name} (${count})` : name;
  }
}
