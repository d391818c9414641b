/** Clauses: the numbers of the rules, and the pages where they are explained. */

import { GAMES, LANGUAGES } from "./catalog.js";

/** The game a clause belongs to, by its letter. @param {string} clause @returns {string} */
export function gameOfClause(clause) {
  return Object.keys(GAMES).find((game) => GAMES[game]?.letter === clause.slice(0, 1)) ?? "";
}

/**
 * The page of a game's rules, beside this program, and the place of a clause on it.
 * @param {string} game
 * @param {string} language
 * @param {string} [clause]
 */
export function rulesAddress(game, language, clause = "") {
  // The pages of the first language are directly under the game's folder.
  const folder = language === LANGUAGES[0]?.code ? "" : `${language}/`;
  const page = new URL(`../rules/${game}/${folder}`, import.meta.url);
  page.hash = clause;
  return page.href;
}
