/**
 * Openings: first hands that were played ahead when the site was made (build/content/openings.py). One number is drawn for a visit, before
 * any script but the head's is there, and the opening of each game is fetched; the page reads that of the game begun. They are modules:
 * the head's script and the page's import the same one, which is fetched once.
 */

/** @typedef {import("../engine/index.js").Opening} Opening */

/** Draw the opening of a visit, at random and not by who comes when. @returns {number} */
export function drawOpening() {
  const number = crypto.getRandomValues(new Uint32Array(1))[0];
  return number % __FOLLOWSUIT_OPENINGS__.count;
}

/** Where each game's opening of a number lies, from the site's root. @param {number} number */
export function openingPaths(number) {
  return __FOLLOWSUIT_OPENINGS__.games.map((game) => pathOf(game, number));
}

/** @param {string} game @param {number} number */
const pathOf = (game, number) => `openings/${game}/${number}.js`;

/** The number of this visit. @returns {string} */
export const currentOpening = () => (document.documentElement.dataset["opening"] ??= String(drawOpening()));

/**
 * An opening.
 * @param {unknown} game
 * @param {string} number
 * @param {(path: string) => string} addressOf
 * @returns {Promise<Opening | null>} null where there is none, or it does not come
 */
export async function readOpening(game, number, addressOf) {
  if (!__FOLLOWSUIT_OPENINGS__.games.includes(String(game))) return null;
  try {
    return (await import(addressOf(pathOf(String(game), Number(number))))).default;
  } catch {
    return null; // no network
  }
}
