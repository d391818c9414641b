/**
 * Catalog: the games and the languages there are. The build has asked the engine and read the games' folders, so that
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
