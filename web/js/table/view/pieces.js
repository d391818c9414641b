/**
 * Pieces: what a game lays on the table besides what all games have. Its folder has a `pieces.js` then, which exports a
 * view for each place it uses, and its `style`; it is loaded when the game comes to the table.
 */

import { lazyView } from "../../parts/lazy-views.js";

/**
 * The places for them, and what each view is made of:
 * `middle`: on the table, under the trick (text, match)
 * `patches`: in the ledger, behind trump (say, view)
 * `side`: in the ledger, in the place of a court, beside the side's name (say, view, side)
 * `call`: at a seat's plate, in the place of its call (say, view, seat)
 * `prompt`: in the middle, in the place of all else, while a person is asked to put cards away (text, match); null where
 * the prompt is not one of the game's own
 * `bid`: in the place of the panel that asks for a bid (text, match, actions); null where the usual one is meant
 * `note`: above the hand (text, match)
 * `noteLine`: the same in words alone (text, match)
 * `mood`: no view, but how a deal went, in the place of a contract made or set (view); null where the usual is meant
 * `feats`: no view, but what is remarkable of how it went (view)
 * `emblem`: above a summary, in the place of the usual picture (view, mood); null where the usual one is meant
 * `result`: in the place of the summary of a deal (text, match, actions); null where the usual one is meant
 * `resultLines`: the same in words alone (text, view)
 * `account`: in a summary, below the figures (text, view)
 */
const PLACES = /** @type {const} */ ([
  "middle",
  "patches",
  "side",
  "call",
  "prompt",
  "bid",
  "note",
  "noteLine",
  "mood",
  "feats",
  "emblem",
  "result",
  "resultLines",
  "account",
]);

/**
 * A game's piece at a place; where it has none, or before it is loaded, what else stands there.
 * @param {string} game
 * @param {typeof PLACES[number]} place
 * @param {unknown} otherwise
 * @param {...unknown} given
 */
export function pieceView(game, place, otherwise, ...given) {
  return lazyView(pieceName(game, place), null, ...given) ?? otherwise;
}

/**
 * A game's pieces as what is loaded on demand.
 * @param {{ game: string, load: () => Promise<import("../../features/types.d.ts").FeatureModule> }} of
 * @returns {import("../../features/types.d.ts").Feature}
 */
export function piecesOf({ game, load }) {
  return {
    name: `pieces-${game}`,
    load,
    views: Object.fromEntries(PLACES.map((place) => [pieceName(game, place), place])),
    isWanted: ({ match, pendingStart, settings, history }) =>
      (match?.view ?? history.opened?.head)?.game === game ||
      (pendingStart !== null && settings.game === game),
  };
}

/** What the view of a game's piece is called. @param {string} game @param {string} place */
function pieceName(game, place) {
  return `${game} ${place}`;
}
