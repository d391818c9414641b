/** Clauses: the numbers of the rules, and where each is to be read. */

/** The game a clause belongs to, by its letter. @type {Record<string, string>} */
const GAMES = { T: "tractor", H: "two_hundred", R: "rangvaar" };

/** The language whose pages stand directly under the game. */
const FIRST = "en";

/** @param {string} clause @returns {string} */
export function gameOf(clause) {
  return GAMES[clause.slice(0, 1)] ?? "";
}

/**
 * The page of a game's rules, beside this program, and the place of a clause on it.
 * @param {string} game
 * @param {string} language
 * @param {string} [clause]
 */
export function rulesAddress(game, language, clause = "") {
  const page = new URL(`../rules/${game}/${language === FIRST ? "" : `${language}/`}`, import.meta.url);
  page.hash = clause;
  return page.href;
}
