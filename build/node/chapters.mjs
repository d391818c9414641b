/**
 * Chapters: what a game's rules have to read after the clauses, as markdown with figures, cards and clauses in it.
 * How it is written stands in rules.mjs.
 */
import { escaped } from "./markup.mjs";

const FIGURE = /\{([=+])([^}]+)\}/g;
/** A figure that is cards, several of them. */
const CARDS = /^[2-9TJQKAB][SHCDJ]( [2-9TJQKABS][SHCDJ])+$/;
const EXAMPLE = /^\[(\w+)\] */;
const CLAUSE = /§([A-Z]\d+)/g;
/** What is treated by itself in a text: clauses, alone or in brackets; cards; numbers with a sign. */
const PARTS = /([(（]§[^)）{}]+[)）][.,:;。，：；۔।،؛]?|§[A-Z]\d+|\{\{[^}]+\}\}|[+−]\d+(?:[.,]\d+)?)/;

/** @typedef {{ figures: Record<string, any>, clauses: Map<string, string>, language: string, say: (id: string) => string, raw: (html: string) => any }} Needs */

/**
 * The tokens of a chapter: its heading is one of the page's, those in it are a step lower.
 * @param {any} markdown
 * @param {{ name: string, text: string }} chapter
 * @param {Needs} needs
 * @returns {any[]}
 */
export function chapterTokens(markdown, { name, text }, needs) {
  const tokens = markdown.parse(withFigures(text, name, needs), {});
  for (const [at, token] of tokens.entries()) {
    if (token.type === "heading_open" || token.type === "heading_close") {
      const isTitle = token.tag === "h1";
      token.tag = isTitle ? "h2" : "h3";
      if (token.type === "heading_open") head(token, tokens[at + 1], isTitle ? name : "");
    }
    if (token.type === "inline")
      token.children = token.children.flatMap((/** @type {any} */ child) => linked(child, needs));
  }
  return tokens;
}

/** @param {any} open @param {any} inner @param {string} id */
function head(open, inner, id) {
  if (id) {
    open.attrSet("id", id);
    open.attrSet("class", "rules-chapter");
  }
  const example = EXAMPLE.exec(inner.content)?.[1];
  if (!example) return;
  open.attrSet("id", `example-${example}`);
  inner.content = inner.content.replace(EXAMPLE, "");
  inner.children[0].content = inner.children[0].content.replace(EXAMPLE, "");
}

/**
 * The figures in their places; cards are left for the page to draw. `preset` and a name is what that set of rules is called.
 * @param {string} text @param {string} name @param {Needs} needs
 */
function withFigures(text, name, { figures, language, say }) {
  return text.replace(FIGURE, (_, sign, id) => {
    if (id.startsWith("preset ")) return say(`rules-${id.slice("preset ".length)}`);
    if (!(id in figures))
      throw new Error(`The chapter ${name} (${language}) wants the figure ${id}; there is none`);
    if (typeof figures[id] === "string") return CARDS.test(figures[id]) ? `{{${figures[id]}}}` : figures[id];
    const { number = figures[id], decimals = 0 } = figures[id];
    const said = new Intl.NumberFormat(
      `${language}-u-nu-latn`,
      /** @type {any} */ ({
        useGrouping: false,
        signDisplay: sign === "+" ? "exceptZero" : "auto",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
    ).format(number);
    return said.replace("-", "−").replace(/[\u200e\u200f\u061c]/g, "");
  });
}

/**
 * A piece of text with its clauses as links, and what has a sign set from left to right. Clauses in brackets stay on
 * one line, and the stop after them with them.
 * @param {any} child @param {Needs} needs
 */
function linked(child, { clauses, raw }) {
  if (child.type !== "text" || !/§|[+−]\d/.test(child.content)) return [child];
  const parts = child.content.split(PARTS);
  return parts.filter(Boolean).map((/** @type {string} */ part) => {
    if (/^[+−]\d/.test(part)) return raw(`<bdi>${escaped(part)}</bdi>`);
    if (!part.includes("§")) return { ...raw(""), type: "text", content: part };
    const links = part.replace(CLAUSE, (_, clause) => {
      if (!clauses.has(clause)) throw new Error(`There is no clause ${clause}`);
      return `<a class="clause" href="#${clause}">${clause}</a>`;
    });
    return raw(part.startsWith("§") ? links : `<span class="rules-see">${links}</span>`);
  });
}
