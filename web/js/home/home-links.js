/**
 * Home links: orders the games, and leads the links to lessons, puzzles and days to the game played last, or to the first
 * game that has them.
 */

import { GAMES, offerOf, rulesAddress } from "../text/catalog.js";

/** The games, first those best known in a language; build/content/offer.py orders the page's HTML in the same way. @param {string} language */
export function gamesIn(language) {
  const isKnown = (/** @type {string} */ game) => offerOf(game)?.knownIn.includes(language) ?? false;
  const games = Object.keys(GAMES);
  return [...games.filter(isKnown), ...games.filter((game) => !isKnown(game))];
}

/** What a way needs of a game, by its letter. @type {Record<string, (game: string) => boolean>} */
const NEEDS = {
  l: (game) => offerOf(game)?.lessons ?? false,
  p: (game) => offerOf(game)?.puzzles ?? false,
};

/** The address of a link. @param {string} letter @param {readonly (string | undefined)[]} games the most wanted first */
export function wayOf(letter, games) {
  const has = NEEDS[letter] ?? (() => true);
  const game = games.find((one) => one !== undefined && offerOf(one) && has(one));
  return game === undefined ? null : `#${letter}.${game}`;
}

/** Put the games into the order of a language, unless they are in it. @param {Element} form @param {string} language */
export function putInOrder(form, language) {
  const wanted = gamesIn(language);
  const tiles = [...form.querySelectorAll(".game[data-game]")];
  const sorted = wanted.flatMap((game) => tiles.filter((tile) => tile.getAttribute("data-game") === game));
  if (sorted.every((tile, at) => tile === tiles[at])) return;
  const place = tiles[0]?.parentElement;
  place?.append(...sorted);
}

/** Lead each link to the game played last, or to the first. @param {Element} form @param {string | undefined} last @param {string} language */
export function putWays(form, last, language) {
  for (const link of form.querySelectorAll("[data-way]")) {
    const way = wayOf(link.getAttribute("data-way") ?? "", [last, ...gamesIn(language)]);
    if (way && link.getAttribute("href") !== way) link.setAttribute("href", way);
  }
}

/** Lead what is offered beside a game's choices to that game. @param {Element} form @param {string} game */
export function putLearnLinks(form, game) {
  const language = document.documentElement.lang;
  const offer = offerOf(game);
  for (const name of ["rules-link", "newcomer", "meanwhile"]) {
    const link = linkNamed(name);
    link.setAttribute("href", rulesAddress(game, language, link.dataset["help"] ?? ""));
    link.dataset["helpGame"] = game;
  }
  const newcomer = linkNamed("newcomer");
  if (offer?.lessons) newcomer.dataset["learn"] = game;
  else delete newcomer.dataset["learn"];
  const day = linkNamed("game-day");
  day.dataset["day"] = game;
  day.setAttribute("href", `#c.${game}`);
  const puzzles = linkNamed("game-puzzles");
  puzzles.hidden = !offer?.puzzles;
  puzzles.setAttribute("href", `#p.${game}`);

  /** @param {string} name */
  function linkNamed(name) {
    return /** @type {HTMLElement} */ (form.querySelector(`[data-part="${name}"]`));
  }
}
