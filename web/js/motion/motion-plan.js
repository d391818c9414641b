/**
 * Motion plan: the card moves between two states of a match. Pure; `card-moves.js` decides how a move looks and how long
 * it takes.
 */

import { placesOfCards, trickOnTable } from "./card-places.js";

/** @import { GameEvent, Match, Seat, View } from "../core/types.d.ts" */
/** @import { Place } from "./card-places.js" */

/**
 * @typedef {object} Move
 * @property {"deal" | "play" | "gather" | "shift"} kind
 * @property {string} card
 * @property {{ zone: Place["zone"] | "seat" | "deck" | "packet" | "pile", seat: Seat, index: number }} from
 * @property {{ zone: Place["zone"] | "seat" | "pile", seat: Seat, index: number, key?: string }} to `key`: which of two equal cards
 * @property {number} order moves of one order begin together
 */

/**
 * The moves between two states, none where nothing moved.
 * @param {Match | null} before
 * @param {Match | null} after
 * @param {readonly GameEvent[]} [events] that came with the latter
 * @returns {Move[]}
 */
export function planMoves(before, after, events = []) {
  if (!after) return [];
  if (!before || before.view.deal !== after.view.deal) return dealMoves(after);
  if (after.view.phase === "dealing") return dealtMoves(before, after, events);
  return [...gatherMoves(before, after), ...changeMoves(before, after)];
}

/**
 * Cards dealt one by one since then, to the person and to seats whose hands are hidden. The order is the number of the card
 * among all that are dealt, the first being 0.
 * @param {Match} before
 * @param {Match} after
 * @param {readonly GameEvent[]} events in which order the person got their own
 * @returns {Move[]}
 */
function dealtMoves({ view: was }, { view }, events) {
  const { rotation, you } = view;
  const from = { zone: /** @type {const} */ ("deck"), seat: view.dealer, index: 0 };
  const others = rotation
    .filter((seat) => seat !== you)
    .flatMap((seat) =>
      rangeOf(was.seats[seat].cards, view.seats[seat].cards).map((index) => ({ seat, index })),
    )
    .map(({ seat, index }) => ({
      kind: /** @type {const} */ ("deal"),
      card: "",
      from,
      to: { zone: /** @type {const} */ ("seat"), seat, index },
      order: numberOfCard(view, seat, index),
    }));
  const own = inDealtOrder(newCards(was.hand, view.hand), events).map(({ card, index, key }, at) => ({
    kind: /** @type {const} */ ("deal"),
    card,
    from,
    to: { zone: /** @type {const} */ ("hand"), seat: you, index, key },
    order: numberOfCard(view, you, was.hand.length + at),
  }));
  return [...own, ...others];
}

/**
 * The number of a card among all that are dealt one by one, the first being 0.
 * @param {Pick<View, "rotation" | "first">} view
 * @param {Seat} seat whose it is
 * @param {number} index its number among those of the seat
 */
export function numberOfCard({ rotation, first }, seat, index) {
  const turns = rotation.length;
  return index * turns + ((rotation.indexOf(seat) - rotation.indexOf(first) + turns) % turns);
}

/** @param {number} start @param {number} end */
function rangeOf(start, end) {
  return Array.from({ length: Math.max(0, end - start) }, (_, at) => start + at);
}

/** The cards that a hand has got, of two equal ones the later. @param {readonly string[]} was @param {readonly string[]} hand */
function newCards(was, hand) {
  const count = (/** @type {readonly string[]} */ cards, /** @type {string} */ card) =>
    cards.filter((one) => one === card).length;
  return hand.flatMap((card, index) => {
    const copy = count(hand.slice(0, index), card);
    return copy < count(was, card) ? [] : [{ card, index, key: `${card}${copy}` }];
  });
}

/** @template {{ card: string }} T @param {T[]} cards @param {readonly GameEvent[]} events @returns {T[]} */
function inDealtOrder(cards, events) {
  const left = [...cards];
  const dealt = events.flatMap((event) =>
    event.kind === "cards_dealt" ? /** @type {string[]} */ (event["cards"]) : [],
  );
  const found = dealt.flatMap((name) => {
    const at = left.findIndex(({ card }) => card === name);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return [...found, ...left];
}

/**
 * A new deal: every hand comes from the pack, card by card and seat by seat. A match that is resumed in the middle of a
 * deal is shown without moves.
 * @param {Match} after
 * @returns {Move[]}
 */
function dealMoves({ view }) {
  const isFresh = view.tricks.length === 0 && !view.trick?.plays.length;
  if (!isFresh) return [];
  const from = { zone: /** @type {const} */ ("deck"), seat: view.dealer };
  const own = view.hand.map((card, index) => ({
    kind: /** @type {const} */ ("deal"),
    card,
    from: { ...from, index },
    to: { zone: /** @type {const} */ ("hand"), seat: view.you, index },
    order: index * view.rotation.length,
  }));
  const others = view.rotation.filter((seat) => seat !== view.you);
  return [
    ...own,
    ...others.flatMap((seat, turn) =>
      Array.from({ length: view.seats[seat].cards }, (_, index) => ({
        kind: /** @type {const} */ ("deal"),
        card: "",
        from: { ...from, index },
        to: { zone: /** @type {const} */ ("seat"), seat, index },
        order: index * view.rotation.length + turn + 1,
      })),
    ),
  ];
}

/**
 * The trick goes to the winner. If there is a pile in the middle, the trick goes to the pile, and the pile to the seat
 * that takes it.
 * @param {Match} before
 * @param {Match} after
 * @returns {Move[]}
 */
function gatherMoves(before, after) {
  const lay = trickOnTable(before);
  const lies = trickOnTable(after);
  const winner = before.lingering && !after.lingering ? lay?.winner : null;
  if (!lay || !winner || lies === lay) return [];
  const zone = lay.takes === 0 ? "pile" : "seat";
  /** @param {string} card @param {Move["from"]} from @returns {Move} */
  const gatherMove = (card, from) => ({
    kind: "gather",
    card,
    from,
    to: { zone, seat: winner, index: from.index },
    order: 0,
  });
  const pile = lay.takes && lay.takes > 1 ? [gatherMove("", { zone: "pile", seat: winner, index: 0 })] : [];
  return [
    ...pile,
    ...lay.plays.flatMap(({ seat, cards }) =>
      cards.map((card, index) => gatherMove(card, { zone: "trick", seat, index })),
    ),
  ];
}

/**
 * Cards that changed their place, and cards that came out of a hidden hand.
 * @param {Match} before
 * @param {Match} after
 * @returns {Move[]}
 */
function changeMoves(before, after) {
  const were = placesOfCards(before);
  let packet = 0;
  /** @type {Move[]} */
  const moves = [];
  for (const [key, place] of placesOfCards(after)) {
    const was = were.get(key);
    const to = { zone: place.zone, seat: place.seat, index: place.index };
    if (!was && place.zone === "hand") {
      // A second packet in the middle of a deal, or the next card of the pack.
      const from = { zone: /** @type {const} */ ("packet"), seat: after.view.dealer, index: 0 };
      moves.push({ kind: "deal", card: place.card, from, to, order: packet++ });
    } else if (!was && place.zone === "trick") {
      const from = { zone: /** @type {const} */ ("seat"), seat: place.seat, index: 0 };
      moves.push({ kind: "play", card: place.card, from, to, order: place.index });
    } else if (was && (was.zone !== place.zone || was.seat !== place.seat)) {
      const from = { zone: was.zone, seat: was.seat, index: was.index };
      moves.push({ kind: "play", card: place.card, from, to, order: place.index });
    } else if (was && was.index !== place.index && place.zone === "hand") {
      moves.push({ kind: "shift", card: place.card, from: { ...to, index: was.index }, to, order: 0 });
    }
  }
  const first = Math.min(...moves.filter((move) => move.kind === "play").map((move) => move.order));
  return moves.map((move) => (move.kind === "play" ? { ...move, order: move.order - first } : move));
}
