/**
 * Catalog: the games and the languages there are, and where their rules are explained. The build has asked the engine and read the games' folders, so that
 * this is known before the engine is ready.
 */

/** @typedef {typeof __FOLLOWSUIT_OFFERS__} Offers */

/** By its name each game, in the order they are offered. @type {Offers["games"]} */
export const GAMES = __FOLLOWSUIT_OFFERS__.games;

/** The languages; the first is the one the pages stand in. @type {Offers["languages"]} */
export const LANGUAGES = __FOLLOWSUIT_OFFERS__.languages;

/** The game that is chosen at first. */
export const FIRST_GAME = /** @type {string} */ (Object.keys(GAMES)[0]);

/** What is offered of a game; undefined where there is no such game. @param {string} game */
export function offerOf(game) {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}

/** The game a clause belongs to, by its letter. @param {string} clause @returns {string} */
export function gameOfClause(clause) {
  return Object.keys(GAMES).find((game) => GAMES[game].letter === clause.slice(0, 1)) ?? "";
}

/**
 * The page of a game's rules, beside this program, and the place of a clause on it.
 * @param {string} game
 * @param {string} language
 * @param {string} [clause]
 */
export function rulesAddress(game, language, clause = "") {
  // The pages of the first language are directly under the game's folder.
  const folder = language === LANGUAGES[0].code ? "" : `${language}/`;
  const page = new URL(`../rules/${game}/${folder}`, import.meta.url);
  page.hash = clause;
  return page.href;
}
