/**
 * Clauses: the index of a game's clauses by phase, by card and by kind of rule, and the search above it. Both stand at
 * the end of the page of rules; the index is read without any script, the search needs one (web/js/rules.js).
 */
import { escaped } from "./markup.mjs";

/** Cards in a text of rules. */
export const CARDS = /\{\{([^}]+)\}\}/g;

/** So many letters of a clause say which it is; a character that is a word counts for more. */
const ENOUGH = 56;
/** What does not stand before an ellipsis. */
const STOPS = /[\s.,;:،؛۔।。，；：、]+$/u;
const WIDE = /[\u2e80-\u9fff\uff00-\uffef]/;

/** What each clause says, without cards, by its number. @param {any[]} tokens @returns {Map<string, string>} */
export function clausesOf(tokens) {
  const found = new Map();
  for (const [at, token] of tokens.entries()) {
    if (token.attrGet?.("class") !== "rules-clause") continue;
    const [, ...words] = tokens[at + 1].children;
    const said = words.map((/** @type {any} */ { content }) => content).join("");
    found.set(token.attrGet("id"), said.replace(CARDS, "").trim());
  }
  return found;
}

/**
 * @param {{ say: (id: string) => string, has: (id: string) => boolean }} text
 * @param {Map<string, string>} clauses what each says
 * @param {Record<string, Record<string, string[]>> | undefined} index
 */
export function finding(text, clauses, index) {
  const say = (/** @type {string} */ id) => escaped(text.say(id));
  const groups = Object.entries(index ?? {}).map(
    ([group, entries]) => `<details class="rules-by"><summary>${say(`rules-by-${group}`)}</summary>
<dl>
${Object.entries(entries)
  .map(
    ([name, listed]) =>
      `<dt>${say(`rules-${group}-${name}`)}</dt>\n${listed.map((clause) => entry(clause, clauses)).join("\n")}`,
  )
  .join("\n")}
</dl></details>`,
  );
  return `<section class="rules-index" aria-labelledby="index">
<h2 id="index" class="rules-chapter">${say("rules-index")}</h2>
<form class="rules-search" role="search" data-none="${say("rules-search-none")}" data-found="${say("rules-search-found")}">
<label>${say("rules-search")} <input type="search" name="words" autocomplete="off" enterkeyhint="search" maxlength="80"></label>
<p role="status"></p>
<ol></ol>
</form>
${groups.join("\n")}
</section>`;
}

/** @param {string} clause @param {Map<string, string>} clauses */
function entry(clause, clauses) {
  const said = clauses.get(clause);
  if (said === undefined) throw new Error(`The index names a clause ${clause}; there is none`);
  return `<dd><a href="#${clause}"><b>${clause}</b> ${escaped(beginning(said))}</a></dd>`;
}

/** The first words of a clause, whole words if it has any. @param {string} said */
function beginning(said) {
  let room = ENOUGH;
  let end = 0;
  for (const letter of said) {
    room -= WIDE.test(letter) ? 2 : 1;
    if (room < 0) break;
    end += letter.length;
  }
  if (end >= said.length) return said;
  const cut = said.slice(0, end);
  const words = WIDE.test(said) ? cut : cut.replace(/\s+\S*$/, "");
  return `${words.replace(STOPS, "")}…`;
}
